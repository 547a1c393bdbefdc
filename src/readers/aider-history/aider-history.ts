import type { Place } from '../../model/event.ts'
import { ownString } from '../../model/json.ts'
import type { CallStep, ResultStep, Step } from '../../model/step.ts'
import type { Reader, Sample } from '../../model/transcript.ts'
import { BoundedText } from '../../transcript/bounded-text.ts'
import { type EditBlock, EditBlockScan } from './edit-blocks.ts'

/** aider's chat history: Markdown of what was said and printed. Edits are made of their blocks, commands of the question about them. */
export const aiderHistory: Reader = {
  id: 'aider-history',
  title: 'aider’s chat history',
  agent: 'aider',
  source: 'https://github.com/Aider-AI/aider, aider/io.py (append_chat_history) and aider/coders/base_coder.py',
  sign: '`# aider chat started at`, or a line `> $ aider`',
  place: '`.aider.chat.history.md`. Each run in it is a session. Calls are named `edit` and `shell`: aider has no names for them.',
  confidence: 'lossy',
  detect: ({ container, objects }: Sample) =>
    container === 'text' && objects.some((object) => /^(?:# aider chat started at |> \$ aider\b)/.test(ownString(object, 'text') ?? '')),
  open() {
    const chat: Chat = {
      hasHeader: false,
      prompt: null,
      blocks: new EditBlockScan(),
      edits: [],
      applied: new Set(),
      shown: null,
      approved: null,
    }
    return { read: (record, at) => readLine(ownString(record, 'text') ?? '', at, chat), end: () => endReply(chat, null) }
  },
}

interface Chat {
  /** aider itself wrote the file: what a person typed has two blanks behind it, which tells it from a heading in a reply. */
  hasHeader: boolean
  prompt: { at: Place; text: BoundedText } | null
  blocks: EditBlockScan
  /** Of the last reply, not applied yet. */
  edits: EditBlock[]
  /** Files that it edited. */
  applied: Set<string>
  /** The last thing printed: before a question, what it is about. */
  shown: { at: Place; text: BoundedText } | null
  /** A command that somebody let run. */
  approved: { at: Place; command: string } | null
}

/** More of one reply are told before it is known whether they were applied. */
const heldEdits = 1_000

const header = '# aider chat started at '

function* readLine(line: string, at: Place, chat: Chat): Generator<Step> {
  const startedAt = line.startsWith(header) ? line.slice(header.length).trim() : undefined
  const isTyped = line.startsWith('#### ') && (line.endsWith('  ') || !chat.hasHeader)
  const typed = isTyped ? line.slice('#### '.length).trimEnd() : undefined
  if (chat.prompt !== null && typed === undefined) yield* closePrompt(chat)
  if (startedAt !== undefined) {
    yield* endReply(chat, at)
    chat.hasHeader = true
    yield { kind: 'session', patch: { id: `${at.path} ${startedAt}`, startedAt } }
    yield { kind: 'moment', moment: 'session_start', facts: {}, synthetic: false, at }
  } else if (typed !== undefined) {
    if (chat.prompt === null) yield* endReply(chat, at)
    chat.prompt ??= { at, text: new BoundedText() }
    chat.prompt.text.add(typed)
  } else if (isPrinted(line, chat)) yield* readPrinted(line.slice(2).trimEnd(), at, chat)
  else yield* readReply(line, at, chat)
}

/** An edit's text may look printed; that it was applied is told only behind it. */
function isPrinted(line: string, { blocks }: Chat): boolean {
  return blocks.isOpen ? line.startsWith('> Applied edit to ') : /^>(?: |$)/.test(line)
}

function* closePrompt(chat: Chat): Generator<Step> {
  const { prompt } = chat
  chat.prompt = null
  if (prompt === null) return
  const { text } = prompt.text
  // The answer for several questions at once is logged as if it had been typed.
  const isAnswer = text.includes('(Y)es/(N)o') && / - (?:all|skip)$/.test(text.slice(-10))
  if (!isAnswer) yield { kind: 'prompt', at: prompt.at, text }
}

function* readReply(line: string, at: Place, chat: Chat): Generator<Step> {
  chat.shown?.text.add(line)
  const block = chat.blocks.take(line, at.line ?? 1)
  if (block === null) return
  chat.edits.push(block)
  if (chat.edits.length > heldEdits) yield* tellEdits(chat.edits.splice(0), at, false)
}

function* readPrinted(text: string, at: Place, chat: Chat): Generator<Step> {
  const [, applied] = /^Applied edit to (.+)$/.exec(text) ?? []
  const [, running] = /^Running (.+)$/.exec(text) ?? []
  const [, version] = /^Aider v?(\d\S*)$/i.exec(text) ?? []
  if (applied !== undefined) yield* apply(applied, at, chat)
  else if (/^Run shell commands?\?/.test(text)) yield* readAnswer(/ (?:n|no|d|s)$/i.test(text.slice(-3)), at, chat)
  else if (running !== undefined && chat.approved !== null) {
    chat.approved.command = ''
    yield* tellCommand(running, at, { isError: null })
  } else if (version !== undefined) yield { kind: 'session', patch: { agentVersion: version } }
  else yield { kind: 'ignored', type: 'printed' }
  chat.shown = { at, text: new BoundedText() }
  chat.shown.text.add(text)
}

/** Newer versions say it once for a file, older ones for each block. Of edits in other forms only this line tells. */
function* apply(path: string, at: Place, chat: Chat): Generator<Step> {
  const rest = chat.blocks.end()
  if (rest !== null) chat.edits.push(rest)
  const done = chat.edits.filter((edit) => edit.path === path)
  chat.edits = chat.edits.filter((edit) => edit.path !== path)
  if (done.length > 0) yield* tellEdits(done, at, true)
  else if (!chat.applied.has(path))
    yield* tellResult({ kind: 'call', at, id: '', name: 'edit', args: { path }, lacks: ['edit_without_content'] }, { isError: false })
  chat.applied.add(path)
}

function* tellEdits(edits: readonly EditBlock[], { path: file }: Place, isApplied: boolean): Generator<Step> {
  for (const { line, path, search, replace, isCut } of edits) {
    const lacks = isCut ? (['args_truncated'] as const) : []
    const call: CallStep = { kind: 'call', at: { path: file, line }, id: '', name: 'edit', args: { path, search, replace }, lacks }
    yield* tellResult(call, isApplied ? { isError: false } : { isError: null, recorded: 'unknown' })
  }
}

/** Calls have no id: the result follows at once. */
function* tellResult(call: CallStep, fate: Fate): Generator<Step> {
  yield call
  yield { kind: 'result', at: call.at, callId: '', text: '', ...fate }
}

type Fate = Pick<ResultStep, 'isError' | 'recorded'>

/** The question stands behind what it is about; every line of that is a command. With `--yes` aider answers no itself. */
function* readAnswer(isNo: boolean, at: Place, chat: Chat): Generator<Step> {
  yield* closeApproved(chat)
  const subject = chat.shown ?? { at, text: new BoundedText() }
  const command = subject.text.text
  if (isNo) yield* tellCommand(command, subject.at, { isError: true, recorded: 'denied' })
  else chat.approved = { at: subject.at, command }
}

function tellCommand(command: string, at: Place, fate: Fate): Iterable<Step> {
  return tellResult({ kind: 'call', at, id: '', name: 'shell', args: { command } }, fate)
}

/** It was let run, and no line says that it did. */
function* closeApproved(chat: Chat): Generator<Step> {
  const { approved } = chat
  chat.approved = null
  if (approved !== null && approved.command !== '')
    yield* tellCommand(approved.command, approved.at, { isError: null, recorded: 'unknown' })
}

function* endReply(chat: Chat, at: Place | null): Generator<Step> {
  yield* closePrompt(chat)
  yield* closeApproved(chat)
  const rest = chat.blocks.end()
  if (rest !== null) chat.edits.push(rest)
  yield* tellEdits(chat.edits.splice(0), at ?? { path: chat.shown?.at.path ?? '' }, false)
  chat.applied.clear()
  chat.shown = null
}
