import type { Place } from '../../model/event.ts'
import { ownString } from '../../model/json.ts'
import type { Step } from '../../model/step.ts'
import type { Reader, Sample } from '../../model/transcript.ts'
import { BoundedText } from '../../transcript/bounded-text.ts'
import { Reply } from './reply.ts'

const header = '# aider chat started at '

/** aider's chat history: Markdown of what was said and printed. Edits are made of their blocks, commands of the question about them. */
export const aiderHistory: Reader = {
  id: 'aider-history',
  title: 'aider’s chat history',
  agent: 'aider',
  source: 'https://github.com/Aider-AI/aider, aider/io.py (append_chat_history) and aider/coders/base_coder.py',
  sign: '`# aider chat started at`, or a line `> $ aider`',
  place: '`.aider.chat.history.md`. Each run in it is a session. Calls are named `edit` and `shell`: aider has no names for them.',
  confidence: 'lossy',
  detect: ({ container, objects }: Sample) => container === 'text' && objects.some(isStart),
  open() {
    const chat: Chat = { hasHeader: false, prompt: null, reply: new Reply(), path: '' }
    return { read: (record, at) => readLine(ownString(record, 'text') ?? '', at, chat), end: () => endTurn(chat) }
  },
}

function isStart(record: unknown): boolean {
  const text = ownString(record, 'text') ?? ''
  return text.startsWith(header) || /^> \$ aider\b/.test(text)
}

interface Chat {
  /** aider itself wrote the file: what a person typed has two blanks behind it, which tells it from a heading in a reply. */
  hasHeader: boolean
  prompt: { at: Place; text: BoundedText } | null
  reply: Reply
  path: string
}

function* readLine(line: string, at: Place, chat: Chat): Generator<Step> {
  chat.path = at.path
  const startedAt = line.startsWith(header) ? line.slice(header.length).trim() : undefined
  const isTyped = line.startsWith('#### ') && (line.endsWith('  ') || !chat.hasHeader)
  if (chat.prompt !== null && !isTyped) yield* closePrompt(chat)
  if (startedAt !== undefined) {
    yield* endTurn(chat)
    chat.hasHeader = true
    yield { kind: 'session', patch: { id: `${at.path} ${startedAt}`, startedAt } }
    yield { kind: 'moment', moment: 'session_start', facts: {}, synthetic: false, at }
  } else if (isTyped) {
    if (chat.prompt === null) yield* chat.reply.end(at)
    chat.prompt ??= { at, text: new BoundedText() }
    chat.prompt.text.add(line.slice('#### '.length).trimEnd())
  } else if (chat.reply.isPrinted(line)) yield* readPrinted(line.slice(2).trimEnd(), at, chat)
  else yield* chat.reply.takeText(line, at)
}

function* readPrinted(text: string, at: Place, { reply }: Chat): Generator<Step> {
  const [, agentVersion] = /^Aider v(\d\S*)$/.exec(text) ?? []
  if (agentVersion !== undefined) yield { kind: 'session', patch: { agentVersion } }
  yield* reply.takePrinted(text, at)
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

function* endTurn(chat: Chat): Generator<Step> {
  yield* closePrompt(chat)
  yield* chat.reply.end({ path: chat.path })
}
