import type { HookRow, Report, SessionRow } from '../../model/report.ts'
import { countOf, formatDuration } from '../../text/numbers.ts'
import { oneLine } from '../../text/plain.ts'
import { cutToWidth, padToWidth, textWidth } from '../../text/width.ts'
import { sourceOf } from '../view/describe.ts'
import { nameSessions } from '../view/name-sessions.ts'
import { flow, type Line } from './paint.ts'

const MAX_SESSIONS = 5
const MAX_PASSED_OVER = 3
const MAX_PATH = 60
const MAX_FILES = 3
const LABEL = 10

/** What was found and what was judged: hooks by dialect, sessions, counts. */
export function renderOverview(report: Report, width: number): Line[] {
  return [
    ...labelled('hooks', [...describeHooks(report.hooks), ...describeSource(report)], width),
    ...labelled('sessions', [...describeSessions(report.sessions), ...describePassedOver(report)], width),
    ...labelled('judged', [describeWork(report)], width),
  ]
}

function describeSource(report: Report): string[] {
  const source = sourceOf(report)
  if (source === null) return []
  const { name, commit } = source
  return [`taken from ${name === null ? commit : `${oneLine(name, 60)} (${commit})`}, not from the work tree`]
}

function labelled(label: string, texts: string[], width: number): Line[] {
  return texts.flatMap((text, index) => flow([['dim', (index === 0 ? label : '').padEnd(LABEL)]], 'plain', text, width))
}

function describeHooks(hooks: HookRow[]): string[] {
  if (hooks.length === 0) return ['none found']
  const dialects = [...new Set(hooks.map((hook) => hook.dialect))]
  const longest = Math.max(...dialects.map((dialect) => dialect.length))
  return dialects.map((dialect) => {
    const own = hooks.filter((hook) => hook.dialect === dialect)
    const untrusted = own.filter((hook) => !hook.trusted).length
    const notRun = untrusted === 0 ? '' : ` (${untrusted === own.length ? 'not trusted, not run' : `${untrusted} not trusted, not run`})`
    return `${oneLine(dialect, 40).padEnd(longest)}  ${countOf(own.length, 'hook')} in ${listFiles(own)}${notRun}`
  })
}

function listFiles(hooks: HookRow[]): string {
  const files = [...new Set(hooks.map((hook) => oneLine(hook.at.path, 80)))]
  const more = files.length - MAX_FILES
  return [...files.slice(0, MAX_FILES), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

function describeSessions(sessions: SessionRow[]): string[] {
  if (sessions.length === 0) return ['none found']
  const shown = sessions.slice(0, MAX_SESSIONS)
  const rest = sessions.slice(MAX_SESSIONS)
  const names = nameSessions(sessions).map((name) => cutToWidth(oneLine(name, 200), MAX_PATH))
  const column = Math.max(...names.slice(0, MAX_SESSIONS).map((name) => textWidth(name)))
  return [
    ...shown.map((session, index) => `${padToWidth(names[index] ?? '', column)}  ${nameAgent(session)}: ${countContent([session])}`),
    ...(rest.length > 0 ? [`and ${countOf(rest.length, 'more session')}: ${countContent(rest)}`] : []),
  ]
}

function nameAgent({ agent, format }: SessionRow): string {
  return oneLine(format.startsWith(agent) ? agent : `${agent}, format ${format}`, 60)
}

function countContent(sessions: SessionRow[]): string {
  const sum = (count: (session: SessionRow) => number) => sessions.reduce((total, session) => total + count(session), 0)
  const calls = sum((session) => session.calls)
  const prompts = sum((session) => session.prompts)
  const unread = sum((session) => (session.read_to_end ? 0 : 1))
  const gaps = sum((session) => session.gap_count)
  const duplicates = sum((session) => session.duplicates)
  return [
    countOf(calls, 'call'),
    countOf(prompts, 'prompt'),
    ...(unread > 0 ? [unread === sessions.length ? 'not read to the end' : `${unread} not read to the end`] : []),
    ...(gaps > 0 ? [countOf(gaps, 'unread gap')] : []),
    ...describeConfidence(sessions),
    ...(duplicates > 0 ? [countOf(duplicates, 'duplicate')] : []),
  ].join(', ')
}

/** What of the sessions is not told wholly, and what is lacking where it is one. */
function describeConfidence(sessions: SessionRow[]): string[] {
  const weak = sessions.filter(({ confidence }) => confidence !== 'full')
  const [one] = sessions
  if (one === undefined || weak.length === 0) return []
  if (sessions.length > 1) return [`${weak.length} not fully recorded`]
  const kinds = one.lacks.map(({ kind }) => kind)
  return [kinds.length === 0 ? one.confidence : `${one.confidence} (${kinds.join(', ')})`]
}

function describePassedOver({ transcripts }: Report): string[] {
  const passed = transcripts.filter((transcript) => !transcript.taken)
  if (passed.length === 0) return []
  const shown = passed.slice(0, MAX_PASSED_OVER).map(({ path, why }) => `${oneLine(path, 60)} (${oneLine(why, 80)})`)
  return [`passed over ${countOf(passed.length, 'file')}: ${shown.join(', ')}${passed.length > MAX_PASSED_OVER ? ', …' : ''}`]
}

function describeWork({ totals }: Report): string {
  return [
    `${countOf(totals.judged, 'call or prompt', 'calls and prompts')}, ${countOf(totals.hook_runs, 'hook run')}, ${formatDuration(totals.duration_ms)}`,
    ...(totals.answers_reused > 0 ? [`${countOf(totals.answers_reused, 'answer')} from memory`] : []),
    ...(totals.rewritten > 0 ? [`${totals.rewritten} rewritten by a hook`] : []),
    ...(totals.not_judged > 0 ? [`${totals.not_judged} not judged for want of time`] : []),
    ...(totals.indeterminate > 0 ? [`${totals.indeterminate} indeterminate`] : []),
  ].join(', ')
}
