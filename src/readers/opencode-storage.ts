import type { JsonObject, Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { Step } from '../model/step.ts'
import type { Reader, Sample } from '../model/transcript.ts'
import { OpencodeSessions } from '../transcript/opencode.ts'
import { passUnknown } from '../transcript/unread-call.ts'
import { ownObject } from '../transcript/values.ts'

/** OpenCode's own store, until it became a database: a file for each session, message and part. */
export const opencodeStorage: Reader = {
  id: 'opencode-storage',
  title: 'OpenCode’s own files (before its database)',
  agent: 'opencode',
  source: 'https://opencode.ai/docs/troubleshooting; packages/opencode/src/storage/storage.ts',
  sign: 'one small object a file: a session with `directory`, a message with `sessionID` and `role`, or a part',
  place:
    '`~/.local/share/opencode/storage`, with `session/PROJECT/SESSION.json`, `message/SESSION/MESSAGE.json` and `part/MESSAGE/PART.json`. Sessions in `opencode.db` are exported first: `opencode export`.',
  detect,
  open() {
    const sessions = new OpencodeSessions()
    return { read: (record, at) => readPiece(record, at, sessions), end: () => sessions.end() }
  },
}

/** A file holds one piece, on one line or on many. */
/** One piece, or all pieces of a store. */
function detect({ objects }: Sample): boolean {
  return objects.length > 0 && objects.every((piece) => isSession(piece) || isMessage(piece) || isPart(piece))
}

function* readPiece(piece: JsonObject, at: Place, sessions: OpencodeSessions): Generator<Step> {
  if (isMessage(piece)) yield* sessions.takeMessage(piece, at)
  else if (isPart(piece)) yield* sessions.takePart({ messageID: nameFolder(at.path), ...piece }, at)
  else if (isSession(piece)) yield* sessions.takeSession(piece, at)
  else yield passUnknown(piece, `storage/${ownString(piece, 'type') ?? ''}`, at)
}

function isSession(piece: JsonObject): boolean {
  const isOpen = typeof own(ownObject(piece, 'time'), 'created') === 'number' && ownString(piece, 'id') !== undefined
  return (
    isOpen && ownString(piece, 'directory') !== undefined && ['projectID', 'version'].some((key) => ownString(piece, key) !== undefined)
  )
}

function isMessage(piece: JsonObject): boolean {
  const role = ownString(piece, 'role')
  const isOfSession = ownString(piece, 'sessionID') !== undefined && ownString(piece, 'id') !== undefined
  return isOfSession && (role === 'user' || role === 'assistant') && typeof own(ownObject(piece, 'time'), 'created') === 'number'
}

/** Those of texts may name neither their message nor their session. */
function isPart(piece: JsonObject): boolean {
  const type = ownString(piece, 'type')
  if (type === undefined || ownString(piece, 'id') === undefined || Object.hasOwn(piece, 'role')) return false
  if (ownString(piece, 'messageID') !== undefined) return true
  if (type === 'tool') return ownString(piece, 'callID') !== undefined && ownString(ownObject(piece, 'state'), 'status') !== undefined
  const isTimed = typeof own(ownObject(piece, 'time'), 'start') === 'number'
  return type === 'text' && ownString(piece, 'text') !== undefined && (isTimed || /^prt[_-]/.test(ownString(piece, 'id') ?? ''))
}

/** `…/part/MESSAGE/PART.json` */
function nameFolder(path: string): string | undefined {
  return path.split(/[\\/]/).at(-2)
}
