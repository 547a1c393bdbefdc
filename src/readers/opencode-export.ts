import type { JsonObject, Place } from '../model/event.ts'
import { isObject, own, ownString } from '../model/json.ts'
import type { Step } from '../model/step.ts'
import type { OpenReader, Reader, Sample } from '../model/transcript.ts'
import { parseJson, valueLimit } from '../transcript/damage.ts'
import { OpencodeSessions } from '../transcript/opencode.ts'
import { readLimits } from '../transcript/records.ts'
import { holdsCall, unreadCall } from '../transcript/unread-call.ts'
import { asObject, ownList, ownObject } from '../transcript/values.ts'

/** Printed on stderr before the document; some versions end it with no newline. */
const banner = /^\s*Exporting session: [^\s{]*\s*(?=\{|$)/

/** The document of `opencode export`. */
export const opencodeExport: Reader = {
  id: 'opencode-export',
  title: 'OpenCode’s export of a session',
  agent: 'opencode',
  source: 'https://opencode.ai/docs/cli; packages/opencode/src/cli/cmd/export.ts',
  sign: 'one object with `info` (its `id` is `ses_…`) and `messages` that have `info` and `parts`',
  place: 'What `opencode export SESSION` prints; the banner of stderr may stand before it.',
  detect,
  open,
}

function detect({ container, objects }: Sample): boolean {
  const [first] = objects
  if (container === 'text') return banner.test(ownString(first, 'text') ?? '')
  return isExport(first)
}

function isExport(document: unknown): boolean {
  const info = own(document, 'info')
  const messages = ownList(document, 'messages')
  if (messages === null || ownString(info, 'id') === undefined) return false
  const isSession = ownString(info, 'id')?.startsWith('ses_') || ownString(info, 'directory') !== undefined
  return isSession && messages.every((message) => ownObject(message, 'info') !== null && ownList(message, 'parts') !== null)
}

function open(): OpenReader {
  const text = new Text()
  return {
    *read(record, at) {
      const line = own(record, 'info') === undefined ? ownString(record, 'text') : undefined
      if (line === undefined) yield* readDocument(record, at)
      else text.take(line, at)
    },
    end: () => text.end(),
  }
}

function* readDocument(document: JsonObject, at: Place): Generator<Step> {
  const sessions = new OpencodeSessions()
  const info = ownObject(document, 'info') ?? {}
  yield* sessions.takeSession(info, at)
  for (const message of ownList(document, 'messages') ?? []) yield* readMessage(message, ownString(info, 'id'), sessions, at)
  yield* sessions.end()
}

function* readMessage(message: unknown, sessionID: string | undefined, sessions: OpencodeSessions, at: Place): Generator<Step> {
  const info = ownObject(message, 'info')
  if (info === null) {
    const detail = 'a message has no record of its own'
    yield holdsCall(message) ? unreadCall(at, detail) : { kind: 'gap', at, gap: 'bad-record', detail }
    return
  }
  yield* sessions.takeMessage({ sessionID, ...info }, at)
  const messageID = ownString(info, 'id')
  for (const part of ownList(message, 'parts') ?? []) {
    if (isObject(part)) yield* sessions.takePart({ sessionID, messageID, ...part }, at)
    else yield { kind: 'gap', at, gap: 'bad-record', detail: 'a part of a message is no object' }
  }
}

/** The document behind a banner: its lines are gathered, since it can be read only whole. */
class Text {
  readonly #lines: string[] = []
  #at: Place | null = null
  #length = 0

  take(line: string, at: Place): void {
    const rest = this.#at === null ? line.replace(banner, '') : line
    if (this.#at === null && rest.trim() === '') return
    this.#at ??= at
    this.#length += rest.length + 1
    if (this.#length <= readLimits.document) this.#lines.push(rest)
  }

  *end(): Generator<Step> {
    if (this.#at === null) return
    const document = this.#length > readLimits.document ? null : asObject(parseJson(this.#lines.join('\n'), 4 * valueLimit))
    if (document !== null && isExport(document)) yield* readDocument(document, this.#at)
    // Cut off, or with other output in it: which calls are lost is not known.
    else yield unreadCall(this.#at, 'the document behind the banner is cut off, damaged or too large, and was not read')
  }
}
