import { fail, findDecisionWord, findProcessFailure, holdsDecision, NO_OPINION, noteUnheard, parseAnswer } from '../../dialect/answer.ts'
import type { SeenEvent } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import type { Answer, AnswerNote, Decision, Ending, Failure, FailureKind } from '../../model/hook.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'

/** Where a hook stands, and whether its failures are to block. */
export interface Stand {
  event: string
  failClosed: boolean
}

/**
 * How Cursor reads one hook's ending (https://cursor.com/docs/hooks): JSON on stdout at exit 0, exit code 2 denies, and every other failure lets
 * the action pass unless the entry says `failClosed`. Newer builds are said to block on an answer that is no JSON; the gate refuses it anyway.
 */
export function interpretCursor(ending: Ending, seen: SeenEvent, stand: Stand): Answer {
  const isGate = seen.kind === 'pre_tool' || seen.kind === 'prompt'
  const answer = readEnding(ending, seen, stand)
  if (answer.failure === null || answer.verdict !== 'none' || !isGate || !stand.failClosed) return answer
  return {
    ...answer,
    verdict: 'deny',
    reason: `hook failed: ${answer.failure.detail}`,
    notes: answer.notes.filter(({ id }) => id !== 'deny-lost'),
  }
}

function readEnding(ending: Ending, seen: SeenEvent, stand: Stand): Answer {
  const failure = findProcessFailure(ending)
  const said = readStdout(ending.stdout, seen, stand)
  if (failure === null) return said === null ? readSilence(ending, seen, stand) : said
  if (ending.kind === 'exited' && ending.code === 2) return denyByExit(ending, said, failure)
  return { ...NO_OPINION, failure, notes: said?.verdict === 'deny' ? [tellLostDeny(ending)] : [] }
}

/** The reason is what stands on stderr, else what the JSON says. */
function denyByExit(ending: Ending, said: Answer | null, failure: Failure): Answer {
  const stderr = ending.stderr.trim()
  const notes = holdsDecision(stderr) ? [UNHEARD_STDERR] : []
  const launch = failure.kind === 'launch-failed' ? failure : null
  return { ...NO_OPINION, verdict: 'deny', reason: stderr === '' ? (said?.reason ?? null) : stderr, failure: launch, notes }
}

const UNHEARD_STDERR: AnswerNote = {
  id: 'answer-on-stderr',
  message: 'stderr holds decision JSON, which Cursor reads on stdout only; the exit code 2 is what blocks',
}

function tellLostDeny(ending: Ending): AnswerNote {
  const how = ending.kind === 'exited' ? `exited ${ending.code}` : `ended as ${ending.kind}`
  return { id: 'deny-lost', message: `answered deny but ${how}: Cursor counts that as a failure and the deny is lost` }
}

/** With `failClosed`, the editor blocks on silence and the command line does not. */
function readSilence(ending: Ending, seen: SeenEvent, { failClosed }: Stand): Answer {
  const isGate = seen.kind === 'pre_tool' || seen.kind === 'prompt'
  const notes = noteUnheard(ending.stderr, 'Cursor')
  return { ...NO_OPINION, notes: isGate && failClosed ? [...notes, SILENT] : notes }
}

const SILENT: AnswerNote = {
  id: 'silent-fail-closed',
  message: 'printed nothing, and failClosed is set: the editor blocks that, the command line lets it pass',
}

/** Null: nothing was printed. */
function readStdout(stdout: string, seen: SeenEvent, stand: Stand): Answer | null {
  const text = stdout.replace(/^\ufeff/, '').trim()
  if (text === '') return null
  const isGate = seen.kind === 'pre_tool' || seen.kind === 'prompt'
  const parsed = parseAnswer(text)
  if (isObject(parsed?.value)) return isGate ? readDecision(parsed.value, seen, stand) : { ...NO_OPINION, context: contextOf(parsed.value) }
  // Where nothing can be stopped, hooks print for people.
  if (!isGate) return NO_OPINION
  const what = parsed === undefined ? 'is no JSON' : 'is no JSON object'
  return mistaken('invalid-json', `what it prints ${what}: ${showValue(text)}`)
}

function readDecision(answer: JsonObject, seen: SeenEvent, { event }: Stand): Answer {
  const said = seen.kind === 'prompt' ? readPrompt(answer) : readPermission(answer, event)
  if (said !== null) return said
  const word = own(answer, 'continue') === false ? '"continue": false' : findDecisionWord(answer)
  if (word === null) return { ...NO_OPINION, context: contextOf(answer), rewrite: rewriteOf(answer, event) }
  return mistaken(
    'unrecognized-output',
    `${word} says nothing to Cursor at ${event}, which reads ${seen.kind === 'prompt' ? '"continue"' : '"permission"'}`,
  )
}

function readPrompt(answer: JsonObject): Answer | null {
  const goesOn = own(answer, 'continue')
  if (typeof goesOn !== 'boolean') return null
  // `permission` is not looked at here.
  if (goesOn) return own(answer, 'permission') === 'deny' ? null : { ...NO_OPINION, verdict: 'allow' }
  return { ...NO_OPINION, verdict: 'deny', reason: reasonOf(answer) }
}

const PERMISSIONS: ReadonlyMap<unknown, Decision> = new Map([
  ['allow', 'allow'],
  ['deny', 'deny'],
  ['ask', 'ask'],
])

/** An ask is taken at commands and MCP tools only. */
function readPermission(answer: JsonObject, event: string): Answer | null {
  const said = own(answer, 'permission')
  if (said === undefined) return null
  const verdict = PERMISSIONS.get(said)
  if (verdict === undefined) return mistaken('invalid-verdict', `permission is ${showValue(said)}; Cursor knows allow, deny and ask`)
  const isAsked = event === 'beforeShellExecution' || event === 'beforeMCPExecution'
  const failure =
    verdict === 'ask' && !isAsked ? fail('unsupported-verdict', `Cursor asks nobody at ${event}, whatever the hook says`, 0) : null
  return { ...NO_OPINION, verdict, reason: reasonOf(answer), rewrite: verdict === 'deny' ? null : rewriteOf(answer, event), failure }
}

function reasonOf(answer: JsonObject): string | null {
  const [reason] = ['agent_message', 'user_message', 'agentMessage', 'userMessage'].flatMap((key) => ownString(answer, key) ?? [])
  return reason ?? null
}

function rewriteOf(answer: JsonObject, event: string): Answer['rewrite'] {
  const input = own(answer, 'updated_input')
  return event === 'preToolUse' && isObject(input) ? { how: 'replace', args: input } : null
}

function contextOf(answer: JsonObject): string | null {
  return ownString(answer, 'additional_context') ?? null
}

function mistaken(kind: FailureKind, detail: string): Answer {
  return { ...NO_OPINION, failure: fail(kind, detail, 0) }
}
