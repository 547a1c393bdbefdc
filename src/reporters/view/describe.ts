import type { FindingRow, HookRow, Report } from '../../model/report.ts'
import { countOf, joinWords } from '../../text/numbers.ts'
import type { JudgedCall } from './group-findings.ts'

/** `path:line`, or the path alone. */
export function formatPlace(at: { path: string; line: number | null }): string {
  return at.line === null ? at.path : `${at.path}:${at.line}`
}

/** The report's row for a finding's hook; null for a finding of no hook (a permission rule). */
export function findHook(report: Report, finding: FindingRow): HookRow | null {
  return report.hooks.find((hook) => hook.id === finding.hook) ?? null
}

/** Which dialect said it: the judged event's, else the hook's; empty when neither is known. */
export function nameDialect(report: Report, finding: FindingRow): string {
  return finding.event?.dialect ?? findHook(report, finding)?.dialect ?? ''
}

/** Where the hook is configured: its place, its id when the report has no row for it; null for no hook. */
export function placeHook(report: Report, finding: FindingRow): string | null {
  const hook = findHook(report, finding)
  return hook === null ? finding.hook : formatPlace(hook.at)
}

/** Where the hook is configured, and what it starts: enough to open the right file. */
export function describeHookPlace(report: Report, finding: FindingRow): string | null {
  const place = placeHook(report, finding)
  const command = findHook(report, finding)?.command ?? ''
  return place === null || command === '' ? place : `${place}  ${command}`
}

/** Whose hooks judged, when not the work tree's: the name that was given for the commit, unless that is its own id, and the short id. */
export function sourceOf({ hooks_source: { from, commit } }: Report): { name: string | null; commit: string } | null {
  return commit === null ? null : { name: commit.startsWith(from) ? null : from, commit: commit.slice(0, 12) }
}

/** Why it was refused: the hook's own words, else the finding's sentence. */
export function reasonOf(finding: FindingRow): string {
  const reason = finding.event?.reason ?? ''
  return reason.trim() === '' ? finding.message : reason
}

/** What stands beside the reason: other hooks' own words, and what a hook would have made of a call that was refused. */
export function listAsides(report: Report, finding: FindingRow): string[] {
  const { voices = [], rewrite } = finding.event ?? {}
  const others = voices.filter((voice) => voice.hook !== finding.hook || voice.reason !== reasonOf(finding))
  const said = others.map(({ hook, verdict, reason }) => `${placeHook(report, { ...finding, hook }) ?? hook} said ${verdict}: ${reason}`)
  return [...said, ...(rewrite === undefined ? [] : [`a hook rewrote it to ${JSON.stringify(rewrite)}; refused, it counts for nothing`])]
}

/** What it means live, without the word that reporters put before it; null when the finding says nothing about it. */
export function liveOf(finding: FindingRow): string | null {
  return finding.live === null ? null : finding.live.replace(/^live:\s*/i, '')
}

/** `2 calls and 1 prompt`; each counted as often as it was seen. */
export function countJudged(calls: JudgedCall[]): string {
  const prompts = sumCounts(calls.filter((call) => call.kind === 'prompt'))
  const others = sumCounts(calls.filter((call) => call.kind !== 'prompt'))
  const parts = [...(others > 0 || prompts === 0 ? [countOf(others, 'call')] : []), ...(prompts > 0 ? [countOf(prompts, 'prompt')] : [])]
  return joinWords(parts)
}

/** How many calls and prompts stand behind these groups. */
export function sumCounts(calls: { count: number }[]): number {
  return calls.reduce((sum, call) => sum + call.count, 0)
}

/** `Bash`, `prompt`, `post_tool Bash`: what was judged, in a word or two. */
export function nameJudged(call: { kind: string; tool: string | null }): string {
  if (call.tool === null) return call.kind
  return call.kind === 'pre_tool' ? call.tool : `${call.kind} ${call.tool}`
}
