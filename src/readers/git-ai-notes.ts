import type { JsonObject, Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { Step, Told } from '../model/step.ts'
import type { OpenReader, Reader } from '../model/transcript.ts'
import { nameAgent } from '../transcript/agent-names.ts'
import { readArguments } from '../transcript/chat.ts'
import { readTyped } from '../transcript/claude-prompts.ts'
import { parseJson } from '../transcript/damage.ts'
import { isNoteDivider, isNoteWithMessages } from '../transcript/git-ai.ts'
import { readLimits } from '../transcript/records.ts'
import { callsElsewhere, passUnknown, unreadCall } from '../transcript/unread-call.ts'
import { asObject, ownList, ownObject } from '../transcript/values.ts'

/** git-ai's notes on commits, as long as they held the conversations: calls without ids and results, and edits without what they wrote. */
export const gitAiNotes: Reader = {
  id: 'git-ai-notes',
  title: 'git-ai notes with messages (before 1.3.4)',
  agent: 'unknown',
  source: 'https://github.com/git-ai-project/git-ai, src/authorship; refs/notes/ai',
  sign: 'attestation lines, `---`, then JSON with `"schema_version": "authorship/…"`',
  place: '`git notes --ref=ai show COMMIT > FILE`. Newer notes hold no messages and are refused.',
  confidence: 'lossy',
  detect: isNoteWithMessages,
  open() {
    const note: Note = { line: 0, lines: [], size: 0 }
    return { read: (record, at) => gather(record, at, note), end: () => readNote(note) } satisfies OpenReader
  },
}

/** The document behind the divider, of which every line is a record. */
interface Note {
  /** The divider's line; 0 as long as it was not read. */
  line: number
  path?: string
  lines: string[]
  /** Characters gathered. */
  size: number
}

function* gather(record: JsonObject, at: Place, note: Note): Generator<Step> {
  const text = ownString(record, 'text') ?? ''
  note.path = at.path
  if (note.line === 0) {
    if (isNoteDivider(text)) note.line = at.line ?? 1
    else yield { kind: 'ignored', type: 'attestation' }
    return
  }
  const before = note.size
  note.size += text.length + 1
  if (note.size <= readLimits.line) note.lines.push(text)
  else if (before <= readLimits.line) {
    const detail = `a note of more than ${readLimits.line} characters is not read`
    yield { kind: 'gap', at, gap: 'document-too-large', detail }
  }
}

function* readNote({ line, path = '', lines, size }: Note): Generator<Step> {
  const at: Place = { path, line: line + 1 }
  if (size > readLimits.line) return
  const document = asObject(parseJson(lines.join('\n')))
  if (document === null) {
    yield unreadCall(at, 'the JSON of the note is damaged or not there, and the calls in it were not read')
    return
  }
  const prompts = Object.entries(ownObject(document, 'prompts') ?? {})
  const isTold = prompts.some(([, prompt]) => (ownList(prompt, 'messages') ?? []).length > 0)
  if (!isTold) yield callsElsewhere(at, 'the note holds no messages, so what the agent did is not recorded here')
  for (const [hash, prompt] of prompts) yield* readPrompt(hash, prompt, at)
}

function* readPrompt(hash: string, prompt: unknown, at: Place): Generator<Step> {
  const agent = own(prompt, 'agent_id')
  const id = ownString(agent, 'id') ?? hash
  yield { kind: 'session', patch: { id, agent: nameAgent(ownString(agent, 'tool') ?? '') } }
  const messages = ownList(prompt, 'messages') ?? []
  // git-ai moved long conversations to a store of its own (`messages_url`).
  if (messages.length === 0) yield { kind: 'lack', at, lack: 'history_base_missing', detail: `the note has no messages of session ${id}` }
  for (const message of messages) yield* readMessage(message, id, at)
}

function* readMessage(message: unknown, id: string, at: Place): Generator<Step> {
  const type = ownString(message, 'type') ?? ''
  const ts = ownString(message, 'timestamp')
  const told: Told = { at, ts }
  if (type === 'user') {
    const typed = readTyped(ownString(message, 'text'))
    yield typed === null ? { kind: 'ignored', type: 'user/own' } : { kind: 'prompt', ...told, text: typed }
  } else if (type === 'assistant') yield { kind: 'message', ...told, text: ownString(message, 'text') ?? '' }
  else if (type === 'thinking' || type === 'plan') yield { kind: 'ignored', type }
  else if (type === 'tool_use') yield readCall(message, told, id)
  else yield passUnknown(message, type, at)
}

function readCall(message: unknown, told: Told, id: string): Step {
  const name = ownString(message, 'name')
  if (name === undefined) return unreadCall(told.at, 'a tool call has no name')
  const input = own(message, 'input')
  // The notes of later commits repeat a session; without ids, its time tells a call.
  const uuid = told.ts === undefined ? undefined : `${id} ${told.ts}`
  // Codex’s patches are texts.
  const args = typeof input === 'string' ? { args: { input } } : readArguments(input)
  return { kind: 'call', ...told, uuid, id: '', name, ...args }
}
