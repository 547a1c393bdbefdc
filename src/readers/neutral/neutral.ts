import type { JsonObject, MomentKind, Place, Recorded, RecordedBy } from '../../model/event.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import type { SessionStep, Step, ThreadRef, Told } from '../../model/step.ts'
import type { Reader, Sample } from '../../model/transcript.ts'
import { excerpt } from '../../text/excerpt.ts'
import { lackKinds } from '../../transcript/lacks.ts'
import { holdsCall, unreadCall } from '../../transcript/unread-call.ts'
import { writeJson } from '../../transcript/values.ts'
import { isMoment, pickTexts, sessionKeys, toldKeys } from './keys.ts'
import { findMomentProblem, readCall, readFacts, readLacks, readResult } from './moment.ts'

/** Lines that are about no moment. */
const others = new Set(['session', 'prompt', 'pre_tool', 'post_tool', 'lack', 'gap'])
const recordedWords: readonly Recorded[] = ['ran', 'failed', 'denied', 'not-run', 'unknown']
const refusers: readonly RecordedBy[] = ['user', 'rule', 'hook', 'host']
const confidences = ['full', 'partial', 'lossy'] as const

/** The neutral transcript format, into which any agent's sessions can be converted (docs/transcript-format.md). */
export const neutral: Reader = {
  id: 'neutral',
  title: 'Neutral transcript (one event per line)',
  agent: 'unknown',
  source: 'docs/transcript-format.md; schemas/transcript.schema.json',
  sign: '`event`, `session` and `agent` in each line',
  place: 'Written by a converter of yours; its own page has all keys.',
  detect,
  // A line says itself what became of its call.
  unneeded: { paths: ['result'], unlessTrue: [] },
  open() {
    const last: Owner = { id: undefined, agent: undefined }
    return { read: (line, at) => readLine(line, at, last) }
  },
}

/** Whose line was the last one: each line names its session and agent, and that is where it belongs. */
interface Owner {
  id: string | undefined
  agent: string | undefined
}

function detect({ objects }: Sample): boolean {
  return objects.some((object) => {
    const isOwned = ownString(object, 'agent') !== undefined && ownString(object, 'session') !== undefined
    return isOwned && isEvent(ownString(object, 'event') ?? '')
  })
}

function isEvent(event: string): boolean {
  return others.has(event) || isMoment(event)
}

function* readLine(line: JsonObject, at: Place, last: Owner): Generator<Step> {
  const problem = findProblem(line)
  if (problem !== null) {
    yield holdsCall(line)
      ? unreadCall(at, `a line that seems to hold a tool call was not read: ${problem.detail}`)
      : { kind: 'gap', at, ...problem }
    return
  }
  const owner: Owner = { id: ownString(line, 'session'), agent: ownString(line, 'agent') }
  if (owner.id !== last.id || owner.agent !== last.agent) yield { kind: 'session', patch: owner }
  Object.assign(last, owner)
  const told = tell(line, at)
  const event = ownString(line, 'event') ?? ''
  if (isMoment(event)) yield* readMoment(event, line, told)
  else if (event === 'session') yield { kind: 'session', patch: readSession(line) }
  else if (event === 'prompt') yield { kind: 'prompt', ...told, text: ownString(line, 'text') ?? '', queued: own(line, 'queued') === true }
  else if (event === 'pre_tool') yield* readPreTool(line, told)
  else if (event === 'post_tool') yield readPostTool(line, told)
  else yield readLoss(line, at)
}

function findProblem(line: JsonObject): { gap: string; detail: string } | null {
  const event = own(line, 'event')
  const agent = own(line, 'agent')
  if (typeof event !== 'string' || !isEvent(event))
    return { gap: 'unknown-event', detail: `no event of this format: ${excerpt(writeJson(event), 100)}` }
  if (typeof agent !== 'string') return bad(`"agent" is no string: ${writeJson(agent)}`)
  if (typeof own(line, 'session') !== 'string') return bad('"session" is no string')
  if (isMoment(event)) return badOr(findMomentProblem(line))
  switch (event) {
    case 'session':
      return findWrongWord(line, 'confidence', confidences)
    case 'prompt':
      return typeof own(line, 'text') === 'string' ? null : bad('"text" is no string')
    case 'pre_tool':
      return findCallProblem(line)
    case 'post_tool':
      return isObject(own(line, 'result')) ? null : bad('"result" is no object')
    case 'lack':
      return own(line, 'lack') === undefined ? bad('"lack" is missing') : findWrongWord(line, 'lack', lackKinds)
    default:
      return /^[a-z]+(?:-[a-z]+)*$/.test(ownString(line, 'gap') ?? '') ? null : bad('"gap" is no word')
  }
}

function findCallProblem(line: JsonObject): { gap: string; detail: string } | null {
  if (typeof own(line, 'tool') !== 'string') return bad('"tool" is no string')
  const args = own(line, 'args')
  if (!isObject(args) && args !== null) return bad('"args" is neither an object nor null')
  if (readLacks(line) === null) return bad('"lacks" is no list of known words')
  return findWrongWord(line, 'recorded', recordedWords) ?? findWrongWord(line, 'recorded_by', refusers)
}

function findWrongWord(line: JsonObject, key: string, words: readonly string[]): { gap: string; detail: string } | null {
  const word = own(line, key)
  return word === undefined || words.some((each) => each === word) ? null : bad(`"${key}" is no known word: ${writeJson(word)}`)
}

function badOr(detail: string | null): { gap: string; detail: string } | null {
  return detail === null ? null : bad(detail)
}

function bad(detail: string): { gap: string; detail: string } {
  return { gap: 'bad-record', detail: excerpt(detail, 300) }
}

function tell(line: JsonObject, at: Place): Told {
  return { at, thread: readThread(line), ...pickTexts(line, toldKeys), uuid: ownString(line, 'uuid') }
}

function readThread(line: JsonObject): ThreadRef | undefined {
  const id = ownString(line, 'thread')
  const agentType = ownString(line, 'agent_type')
  return id === undefined || id === 'main' ? undefined : { id, ...(agentType !== undefined && { agentType }) }
}

function readSession(line: JsonObject): SessionStep['patch'] {
  const { confidence: _, ...facts } = pickTexts(line, sessionKeys)
  const confidence = confidences.find((word) => word === own(line, 'confidence'))
  return { ...facts, ...(confidence !== undefined && { confidence }) }
}

function* readMoment(moment: MomentKind, line: JsonObject, told: Told): Generator<Step> {
  const isComplete = own(line, 'complete') === true
  if (moment === 'session_start' && !isComplete) {
    const { cwd: root, ts: startedAt } = told
    yield { kind: 'session', patch: { root, startedAt, ...readSession(line) } }
  }
  const call = ownString(own(line, 'at'), 'call')
  const at = call === undefined ? told.at : { ...told.at, call }
  const made = { synthetic: own(line, 'synthetic') === true, ...(isComplete && { isComplete }) }
  yield { kind: 'moment', moment, ...told, at, facts: readFacts(line), ...made }
}

function* readPreTool(line: JsonObject, told: Told): Generator<Step> {
  const { id, ...call } = readCall(line)
  yield { kind: 'call', ...told, id, ...call }
  const recorded = recordedWords.find((word) => word === own(line, 'recorded'))
  const recordedBy = refusers.find((word) => word === own(line, 'recorded_by'))
  // Only a call that ran can have a result line.
  const final = (recorded !== 'ran' && recorded !== 'failed') || own(line, 'result') === null
  const fate = { recorded: recorded ?? 'unknown', ...(recordedBy !== undefined && { recordedBy }), final }
  if (recorded) yield { kind: 'fate', at: told.at, thread: told.thread, callId: id, ...fate }
}

function readPostTool(line: JsonObject, told: Told): Step {
  const recorded = recordedWords.find((word) => word === own(line, 'recorded'))
  return { kind: 'result', ...told, callId: ownString(own(line, 'at'), 'call') ?? '', ...readResult(line), recorded }
}

/** What the converter could not read, or knew to be missing: what is read of it later must not seem to be whole. */
function readLoss(line: JsonObject, at: Place): Step {
  const place = own(line, 'at')
  const from = ownString(place, 'path')
  const detail = excerpt(
    `${from === undefined ? '' : `${from}:${writeJson(own(place, 'line') ?? 1)}: `}${ownString(line, 'detail') ?? ''}`,
    300,
  )
  const lack = lackKinds.find((kind) => kind === own(line, 'lack'))
  return lack === undefined ? { kind: 'gap', at, gap: ownString(line, 'gap') ?? '', detail } : { kind: 'lack', at, lack, detail }
}
