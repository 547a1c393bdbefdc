import { type AgentEvent, callOf, type ToolCall } from '../../src/model/event.ts'
import { readers } from '../../src/readers/index.ts'
import { NeutralWriter } from '../../src/readers/neutral/write.ts'
import { encodeJson } from '../../src/text/json.ts'
import { maskExactly } from '../../src/text/safe.ts'
import { maskStrings } from '../../src/text/secrets.ts'
import { confidenceOfSession } from '../../src/transcript/lacks.ts'
import { openTranscripts } from '../../src/transcript/open.ts'
import { writeFolder } from '../transcript/sessions.ts'

/** What is the same of an event before and after it was written as a line, as text: all of it but its place. */
function describeEvent(event: AgentEvent): string {
  const { session, at, ...rest } = event
  const own = { session: session.id, agent: session.agent, callId: at.call, ...rest }
  return JSON.stringify(sortKeys(maskStrings(withoutRedacted(own, callOf(event)), maskExactly, 510)))
}

/** That arguments were masked is told, and no other difference. */
function withoutRedacted<T extends object>(event: T, call: ToolCall | null): T {
  if (call === null) return event
  const { lacks, ...rest } = call
  const others = (lacks ?? []).filter((kind) => kind !== 'redacted')
  const bare = { ...rest, ...(others.length > 0 && { lacks: others }) }
  if ('call' in event) return { ...event, call: bare }
  return 'facts' in event ? { ...event, facts: { ...(event.facts as object), call: bare } } : event
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, sortKeys(item)]))
}

/** What reading a transcript came to. */
export interface Outcome {
  events: string[]
  sessions: unknown[]
}

type Source = Awaited<ReturnType<typeof openTranscripts>>['sources'][number]

/** Reads transcripts, writes the events of each as lines, reads those: both must come to the same. */
export async function readTwice(named: readonly string[], cwd: string): Promise<{ first: Outcome; again: Outcome; lines: string[] }> {
  const { sources } = await openTranscripts({ named, cwd, repo: cwd, env: {}, matches: () => () => false }, readers)
  const [first, again]: [Outcome, Outcome] = [
    { events: [], sessions: [] },
    { events: [], sessions: [] },
  ]
  const all: string[] = []
  for (const source of sources) {
    const writer = new NeutralWriter()
    const lines: string[] = []
    const write = (more: object[]) => lines.push(...more.map((line) => encodeJson(line)))
    await readInto(first, source, (event) => write(writer.take(event)))
    write(writer.end(source.sessions))
    for (const copy of await openLines(lines)) await readInto(again, copy, () => undefined)
    all.push(...lines)
  }
  return { first, again, lines: all }
}

/** Calls and prompts of lines that stand in one file. */
export async function countGates(lines: readonly string[]): Promise<number> {
  const read: Outcome = { events: [], sessions: [] }
  for (const source of await openLines(lines)) await readInto(read, source, () => undefined)
  return read.events.filter((event) => /"kind":"(?:prompt|pre_tool)"/.test(event)).length
}

async function openLines(lines: readonly string[]): Promise<Source[]> {
  if (lines.length === 0) return []
  const repo = await writeFolder({ 'again.jsonl': lines.map((line) => `${line}\n`).join('') })
  const search = { named: ['again.jsonl'], cwd: repo, repo, env: {}, matches: () => () => false }
  return (await openTranscripts(search, readers)).sources
}

async function readInto(outcome: Outcome, source: Source, take: (event: AgentEvent) => void): Promise<void> {
  for await (const event of source.events()) {
    outcome.events.push(describeEvent(event))
    take(event)
  }
  outcome.sessions.push(...source.sessions.filter(({ tally }) => tally.calls + tally.prompts > 0).map(describeSession))
}

function describeSession({ session, tally }: Source['sessions'][number]): unknown {
  const { format: _, path: __, ...facts } = session
  const lacks = [...tally.lacks.keys()].filter((kind) => kind !== 'redacted').sort()
  const confidence = confidenceOfSession(session, tally)
  const worth = confidence !== 'lossy' && tally.lacks.has('redacted') ? 'redacted' : confidence
  const { calls, prompts, hookRuns, unreadable } = tally
  return sortKeys(maskStrings({ ...facts, calls, prompts, hookRuns, lacks, worth, isUnreadable: unreadable.length > 0 }, maskExactly))
}
