import type { JsonObject, Place } from '../../model/event.ts'
import { ownString } from '../../model/json.ts'
import type { Step, Told } from '../../model/step.ts'
import type { Reader, Sample } from '../../model/transcript.ts'
import { nameAgent } from '../../transcript/agent-names.ts'
import { readNanoseconds } from '../../transcript/times.ts'
import { passUnknown } from '../../transcript/unread-call.ts'
import { measureValue } from '../../transcript/values.ts'
import { listItems, type TelemetryItem } from './attributes.ts'
import { agentEvent, SessionEvents } from './log-events.ts'
import { SessionSpans } from './spans.ts'

/** OpenTelemetry: spans of generative AI, and the log events of Claude Code, Gemini CLI, Qwen Code and Codex, as OTLP writes them to files. */
export const otelGenai: Reader = {
  id: 'otel-genai',
  title: 'OpenTelemetry spans and log events of agents (OTLP JSON)',
  agent: 'unknown',
  source: 'https://opentelemetry.io/docs/specs/semconv/gen-ai/; https://code.claude.com/docs/en/monitoring-usage',
  sign: '`resourceSpans` or `resourceLogs` with `gen_ai.operation.name`, or with events like `claude_code.tool_result`',
  place:
    'What a collector’s file exporter writes. The agent is told by `service.name`. Long arguments are cut, and some are there only when asked for.',
  confidence: 'partial',
  detect: ({ container, objects }: Sample) => container !== 'text' && objects.some((object) => [...listItems(object)].some(isOurs)),
  open() {
    const trace: Trace = { held: [], size: 0, order: 0, sessions: new Map() }
    return { read: (record, at) => readDocument(record, at, trace), end: () => endTrace(trace) }
  },
}

/** Items are written when they end, and told when they began. */
interface Trace {
  held: { item: TelemetryItem; at: Place; order: number }[]
  /** Characters that they take. */
  size: number
  order: number
  sessions: Map<string, Session>
}

interface Session {
  agent: string
  id: string
  spans: SessionSpans
  events: SessionEvents
}

/** What is held to be sorted: when it is more, the older half is told. */
const heldItems = 10_000
const heldSize = 64 * 1024 * 1024
/** Sessions whose history is remembered. */
const heldSessions = 100

function isOurs({ is, attributes, name }: TelemetryItem): boolean {
  return is === 'span' ? ownString(attributes, 'gen_ai.operation.name') !== undefined : agentEvent.test(name)
}

function* readDocument(document: JsonObject, at: Place, trace: Trace): Generator<Step> {
  let count = 0
  for (const item of listItems(document)) {
    count += 1
    if (!isOurs(item)) {
      yield { kind: 'ignored', type: item.is }
      continue
    }
    trace.held.push({ item, at, order: trace.order++ })
    trace.size += measureValue(item.attributes)
    if (trace.held.length > heldItems || trace.size > heldSize) yield* tellOldest(trace, Math.ceil(trace.held.length / 2))
  }
  if (count > 0) return
  yield Object.hasOwn(document, 'resourceMetrics') ? { kind: 'ignored', type: 'resourceMetrics' } : passUnknown(document, 'document', at)
}

function* tellOldest(trace: Trace, count: number): Generator<Step> {
  trace.held.sort((a, b) => compareTimes(a.item.time, b.item.time) || a.order - b.order)
  for (const { item, at } of trace.held.splice(0, count)) {
    trace.size -= measureValue(item.attributes)
    yield* tellItem(item, at, trace)
  }
}

/** Nanoseconds are too many for a number: as texts, the longer is the later. */
function compareTimes(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)
}

function* tellItem(item: TelemetryItem, at: Place, trace: Trace): Generator<Step> {
  const { attributes } = item
  const session = findSession(item, trace)
  yield* endIdle(trace)
  const { id, agent } = session
  yield { kind: 'session', patch: { ...(id !== '' && { id, agent }), agentVersion: ownString(attributes, 'app.version') } }
  const told: Told = { at, ts: ownString(attributes, 'event.timestamp') ?? readNanoseconds(item.time) }
  yield* item.is === 'span' ? session.spans.read(item, told) : session.events.read(item, told)
}

function findSession({ attributes, traceId, service, name }: TelemetryItem, { sessions }: Trace): Session {
  const told = ['gen_ai.conversation.id', 'session.id', 'conversation.id'].map((key) => ownString(attributes, key))
  const id = told.find((each) => each !== undefined) ?? traceId
  const agent = nameAgent(service) === 'unknown' ? nameAgent(agentEvent.exec(name)?.[1] ?? '') : nameAgent(service)
  const key = JSON.stringify([id, agent])
  const session = sessions.get(key) ?? { agent, id, spans: new SessionSpans(), events: new SessionEvents() }
  sessions.delete(key)
  sessions.set(key, session)
  return session
}

function* endTrace(trace: Trace): Generator<Step> {
  yield* tellOldest(trace, trace.held.length)
  for (const session of trace.sessions.values()) yield* endSession(session)
}

/** What comes of it later is told as if nothing had been told before. */
function* endIdle({ sessions }: Trace): Generator<Step> {
  const [idle] = sessions
  if (idle === undefined || sessions.size <= heldSessions) return
  sessions.delete(idle[0])
  yield* endSession(idle[1])
}

function* endSession({ id, agent, events }: Session): Generator<Step> {
  if (id !== '') yield { kind: 'session', patch: { id, agent } }
  yield* events.end()
}
