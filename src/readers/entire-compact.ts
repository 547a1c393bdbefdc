import type { JsonObject, Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { Step, Told } from '../model/step.ts'
import type { Reader, Sample } from '../model/transcript.ts'
import { readArguments } from '../transcript/chat.ts'
import { readTyped } from '../transcript/claude-prompts.ts'
import { passUnknown, unreadCall } from '../transcript/unread-call.ts'
import { ownList, ownObject, writeJson } from '../transcript/values.ts'

/** Entire's names of agents that have another one here. */
const agents: ReadonlyMap<string, string> = new Map([['gemini', 'gemini-cli']])

/** Entire's compact transcripts: a session of any agent, each call with its result. */
export const entireCompact: Reader = {
  id: 'entire-compact',
  title: 'Entire’s compact transcript',
  agent: 'unknown',
  source: 'https://github.com/entireio/cli, refs/entire/checkpoints/v2/main: N/transcript.jsonl, `v: 1`',
  sign: '`v: 1`, `agent`, `cli_version` and a list `content`',
  place: 'In the checkpoints of Entire (`transcripts: entire`), where the session’s own file is not there.',
  // Folder, permission mode and what a person answered are left out of it.
  confidence: 'partial',
  detect: ({ objects }: Sample) => objects.some(isCompact),
  open({ path }) {
    let agent: string | undefined
    return {
      *read(record, at) {
        const told = ownString(record, 'agent')
        if (told !== undefined && agent === undefined) {
          agent = agents.get(told) ?? told
          yield { kind: 'session', patch: { id: path, agent, startedAt: ownString(record, 'ts') } }
        }
        yield* readRecord(record, at, agent)
      },
    }
  },
}

function isCompact(object: JsonObject): boolean {
  const isTold = ownString(object, 'agent') !== undefined && Object.hasOwn(object, 'cli_version')
  return own(object, 'v') === 1 && isTold && ownList(object, 'content') !== null
}

function* readRecord(record: JsonObject, at: Place, agent: string | undefined): Generator<Step> {
  const type = ownString(record, 'type') ?? ''
  const content = ownList(record, 'content')
  const told: Told = { at, ts: ownString(record, 'ts') }
  if (content === null || (type !== 'user' && type !== 'assistant')) {
    yield passUnknown(record, type, at)
    return
  }
  const texts = content.flatMap((block) => ownString(block, 'text') ?? [])
  if (type === 'assistant') yield { kind: 'message', ...told, id: ownString(record, 'id'), text: texts.join('\n') }
  else {
    const typed = agent === 'claude-code' ? readTyped(content) : texts.join('\n')
    if (typed !== null && typed !== '') yield { kind: 'prompt', ...told, text: typed }
  }
  for (const block of content) yield* readBlock(block, type, told)
}

function* readBlock(block: unknown, type: string, told: Told): Generator<Step> {
  const kind = ownString(block, 'type') ?? 'text'
  const id = ownString(block, 'id') ?? ''
  const name = ownString(block, 'name')
  if (kind === 'text') return
  if (kind !== 'tool_use' || type !== 'assistant') yield passUnknown(block, `${type}/${kind}`, told.at)
  else if (name === undefined) yield unreadCall(told.at, 'a tool call has no name')
  else {
    yield { kind: 'call', ...told, id, name, ...readArguments(own(block, 'input')) }
    const result = ownObject(block, 'result')
    if (result !== null) yield readResult(result, id, told)
  }
}

function readResult(result: JsonObject, callId: string, told: Told): Step {
  const status = own(result, 'status')
  const output = own(result, 'output')
  const text = typeof output === 'string' ? output : writeJson(output)
  return { kind: 'result', ...told, callId, text, isError: status === 'error' ? true : status === 'success' ? false : null }
}
