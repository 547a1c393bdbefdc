import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { type AgentEvent, isToolEvent, type MomentEvent, type PromptEvent, type ToolEvent } from '../../src/model/event.ts'
import type { RecordedSession, TranscriptSource } from '../../src/model/transcript.ts'
import { readers } from '../../src/readers/index.ts'
import type { Search } from '../../src/transcript/candidates.ts'
import { type OpenedTranscripts, type OpenOptions, openTranscripts } from '../../src/transcript/open.ts'

/** One session, read to its end. */
export interface ReadSession {
  source: TranscriptSource & RecordedSession
  /** Prompts and calls. */
  events: (PromptEvent | ToolEvent)[]
  moments: MomentEvent[]
}

/** Writes files below a new folder, which goes when the test is over. */
export async function writeFolder(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'transcripts-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
  return folder
}

/** One JSON value per line. */
export function toLines(...records: unknown[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('')
}

/** Finds and reads everything. */
export async function readAll(
  search: Partial<Search> & { repo: string },
  options?: Partial<OpenOptions>,
): Promise<OpenedTranscripts & { read: ReadSession[] }> {
  const opened = await openTranscripts({ named: [], cwd: search.repo, env: {}, matches: matchSuffix, ...search }, readers, options)
  const read: ReadSession[] = []
  for (const source of opened.sources) {
    const all: AgentEvent[] = []
    for await (const event of source.events()) all.push(event)
    for (const recorded of source.sessions) {
      const own = all.filter((event) => event.session === recorded.session)
      const events = own.filter((event) => event.kind === 'prompt' || isToolEvent(event))
      const moments = own.filter((event) => event.kind !== 'prompt' && !isToolEvent(event))
      read.push({ source: { ...source, ...recorded }, events, moments })
    }
  }
  return { ...opened, read }
}

/** Reads one named file of one session. */
export async function readOne(content: string | Buffer, name = 't.jsonl'): Promise<ReadSession> {
  const [session, second] = await readSessions(content, name)
  if (!session || second) throw new Error(`not one session: ${[session, second].map((each) => each?.source.session.id)}`)
  return session
}

/** Reads one named file. */
export async function readSessions(content: string | Buffer, name = 't.jsonl'): Promise<ReadSession[]> {
  const repo = await writeFolder({ [name]: content })
  const { read, problems } = await readAll({ repo, named: [name] })
  if (read.length === 0) throw new Error(`no session: ${JSON.stringify(problems)}`)
  return read
}

/** Each event as one short line: kind, then what it is about. */
export function outline(events: readonly AgentEvent[]): string[] {
  return events.map((event) => {
    const about = describe(event)
    return `${event.thread.id === 'main' ? '' : `[${event.thread.id}] `}${event.kind} ${about}`
  })
}

function describe(event: AgentEvent): string {
  if (event.kind === 'prompt') return event.text
  return isToolEvent(event) ? `${event.call.name} ${JSON.stringify(event.call.args)} ${event.recorded}` : JSON.stringify(event.facts)
}

/** Kind and lines of each gap. */
export function listGaps({ source }: ReadSession): string[] {
  return source.tally.gaps.map(({ kind, line, endLine }) => `${kind} ${line}${endLine === undefined ? '' : `-${endLine}`}`)
}

/** What the session's record lacks: kind and first line. */
export function listLacks({ source }: ReadSession): string[] {
  return [...source.tally.lacks].map(([kind, { at }]) => `${kind} ${at.line}`)
}

/** A stand-in for matching/: `*` matches anything. */
function matchSuffix(glob: string): (file: string) => boolean {
  const pattern = new RegExp(
    `^${glob
      .split('*')
      .map((part) => part.replace(/[.\\+?^${}()|[\]]/g, '\\$&'))
      .join('.*')}$`,
  )
  return (file) => pattern.test(file)
}

/** Claude Code session records, numbered so that ids and uuids follow from the number. */
export const claude = {
  call(n: number, command: string, more: Record<string, unknown> = {}) {
    const content = [{ type: 'tool_use', id: `toolu_${n}`, name: 'Bash', input: { command } }]
    return { ...claude.envelope(`call-${n}`), type: 'assistant', message: { id: `msg_${n}`, role: 'assistant', content }, ...more }
  },
  result(n: number, text: string, more: Record<string, unknown> = {}) {
    const { is_error, ...rest } = more
    const content = [{ type: 'tool_result', tool_use_id: `toolu_${n}`, content: text, ...(is_error === undefined ? {} : { is_error }) }]
    return { ...claude.envelope(`result-${n}`), type: 'user', message: { role: 'user', content }, ...rest }
  },
  prompt(text: string, more: Record<string, unknown> = {}) {
    return { ...claude.envelope(`prompt-${text}`), type: 'user', message: { role: 'user', content: text }, ...more }
  },
  envelope(uuid: string) {
    const timestamp = '2026-01-05T10:00:01.000Z'
    return {
      parentUuid: null,
      isSidechain: false,
      cwd: '/home/dev/app',
      sessionId: 'session-1',
      version: '2.1.220',
      gitBranch: 'main',
      uuid,
      timestamp,
    }
  },
}
