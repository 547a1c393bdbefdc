import type { HookRow, SessionRow } from '../../model/report.ts'
import { formatCount } from '../../text/numbers.ts'
import { formatPlace } from '../view/describe.ts'
import { nameSessions } from '../view/name-sessions.ts'
import { renderTable, shortCode } from './table.ts'

/** Every configured hook, and what it did. */
export function renderHooks(hooks: HookRow[]): string {
  const heads = ['dialect', 'event', 'matcher', 'command', 'where', 'runs', 'denies', 'asks', 'failures', 'p50 / p95 ms']
  const title = '### Hooks'
  return hooks.length === 0 ? `${title}\n\nNone found.` : `${title}\n\n${renderTable(heads, hooks.map(renderHook))}`
}

/** Every session that was read, and what was in it. */
export function renderSessions(sessions: SessionRow[]): string {
  const heads = ['transcript', 'agent', 'format', 'evidence', 'calls', 'prompts', 'judged', 'gaps', 'duplicates']
  const title = '### Sessions'
  return sessions.length === 0 ? `${title}\n\nNone found.` : `${title}\n\n${renderTable(heads, renderRows(sessions))}`
}

function renderHook(hook: HookRow): string[] {
  const latency = hook.p50_ms === null ? '' : `${Math.round(hook.p50_ms)} / ${Math.round(hook.p95_ms ?? hook.p50_ms)}`
  return [
    shortCode(hook.dialect),
    shortCode(hook.event),
    hook.matcher === null ? 'any' : shortCode(hook.matcher),
    shortCode(hook.command),
    shortCode(formatPlace(hook.at)),
    describeRuns(hook),
    ...[hook.denies, hook.asks, hook.failures].map(formatCount),
    latency,
  ]
}

function describeRuns({ trusted, replay, runs, reused }: HookRow): string {
  if (!trusted) return 'not trusted, not run'
  if (replay === 'never') return 'not replayed'
  return reused === 0 ? formatCount(runs) : `${formatCount(runs)} and ${formatCount(reused)} from memory`
}

function renderRows(sessions: SessionRow[]): string[][] {
  const names = nameSessions(sessions)
  return sessions.map((session, index) => [
    ...[names[index] ?? '', session.agent, session.format].map(shortCode),
    session.evidence,
    ...[session.calls, session.prompts, session.judged, session.gap_count, session.duplicates].map(formatCount),
  ])
}
