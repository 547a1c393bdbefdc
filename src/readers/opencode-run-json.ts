import type { JsonObject, Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { Step } from '../model/step.ts'
import type { OpenReader, Reader, Sample } from '../model/transcript.ts'
import { OpencodeSessions, tellFailure } from '../transcript/opencode.ts'
import { readMilliseconds } from '../transcript/times.ts'
import { passUnknown } from '../transcript/unread-call.ts'
import { ownObject } from '../transcript/values.ts'

/** Each holds one part of a message, told when it is done. */
const partTypes = new Set(['step_start', 'step_finish', 'tool_use', 'text', 'reasoning'])

/** What `opencode run --format json` prints. */
export const opencodeRunJson: Reader = {
  id: 'opencode-run-json',
  title: 'OpenCode’s run, printed as JSON',
  agent: 'opencode',
  source: 'https://opencode.ai/docs/cli; packages/opencode/src/cli/cmd/run.ts',
  sign: '`step_start`, `tool_use` or `text` records with `sessionID`, `timestamp` and a `part`',
  place: 'What `opencode run --format json` prints. The prompt is not in it.',
  detect,
  open,
}

function detect({ objects }: Sample): boolean {
  return objects.some((object) => {
    const isTold = ownString(object, 'sessionID') !== undefined && typeof own(object, 'timestamp') === 'number'
    return isTold && (partTypes.has(ownString(object, 'type') ?? '') ? ownObject(object, 'part') !== null : isFailure(object))
  })
}

function isFailure(object: JsonObject): boolean {
  return ownString(object, 'type') === 'error' && ownObject(object, 'error') !== null
}

function open(): OpenReader {
  const sessions = new OpencodeSessions()
  /** Sessions of which no prompt was seen, and where they begin. */
  const promptless = new Map<string, Place>()
  return {
    *read(record, at) {
      const session = ownString(record, 'sessionID') ?? ''
      const part = ownObject(record, 'part')
      const ts = readMilliseconds(own(record, 'timestamp'))
      yield* sessions.enter(session)
      if (!promptless.has(session) && promptless.size < 1_000) promptless.set(session, at)
      if (isFailure(record)) yield tellFailure(own(record, 'error'), sessions.tell(session, at, ts))
      else if (part === null || !partTypes.has(ownString(record, 'type') ?? ''))
        yield passUnknown(record, ownString(record, 'type') ?? '', at)
      else yield* readPart(part, session, sessions, at, ts)
    },
    *end() {
      yield* sessions.end()
      for (const [session, at] of promptless) {
        yield* sessions.enter(session)
        yield { kind: 'lack', at, lack: 'prompt_missing', detail: 'what the run was told to do is not printed' }
      }
    },
  }
}

/** All that is printed is the model's; its messages are told by their parts alone. */
function* readPart(part: JsonObject, session: string, sessions: OpencodeSessions, at: Place, ts: string | undefined): Generator<Step> {
  const message = ownString(part, 'messageID') ?? ''
  if (!sessions.knows(message)) yield* sessions.takeMessage({ id: message, sessionID: session, role: 'assistant' }, at)
  for (const step of sessions.takePart({ sessionID: session, ...part }, at, ts)) {
    // Nobody is there to be asked: the run answers by itself, in the words of a person’s refusal.
    if (step.kind === 'result' && step.recordedBy === 'user') yield { ...step, recordedBy: 'host' }
    else yield step
  }
}
