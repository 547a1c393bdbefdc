import type { NotAsked } from '../model/dialect.ts'
import type { FindingDraft } from '../model/judgement.ts'
import { toVerdictLine } from '../replay/event-line.ts'
import type { DryRun, Rehearsed } from '../replay/rehearse.ts'
import { excerpt } from '../text/excerpt.ts'
import { encodeInPieces } from '../text/json.ts'
import { logText } from '../text/log.ts'
import { makeSafe, makeSafeDeep } from '../text/safe.ts'
import { findingToJson, placeToJson } from './describe-finding.ts'

/** Characters of a reason that are printed: as many as a finding has in a report. */
const REASON = 8192

/** Dry runs for a person: that of one dialect as lecode prints its own, line by line; several under a heading each. */
export function describeDryRuns(dryRuns: readonly DryRun[], findings: readonly FindingDraft[]): string[] {
  const isBroken = findings.some((each) => each.level === 'error')
  const nothing = isBroken ? [] : ['no hooks configured']
  const [only, ...others] = dryRuns.map((each) => ({ title: each.dialect.title, lines: describeDryRun(each, nothing) }))
  if (only === undefined) return toLines(nothing)
  if (others.length === 0) return toLines(only.lines)
  return [only, ...others].map(({ title, lines }, index) => `${index === 0 ? '' : '\n'}${toLines([title, ...lines.map(indent)]).join('')}`)
}

function describeDryRun({ dialect, rehearsed, notAsked }: DryRun, nothing: string[]): string[] {
  if (rehearsed.length + notAsked.length === 0) return nothing
  return [...rehearsed.map((each) => describeAnswer(each, dialect.unopposed)), ...notAsked.map(describeNotAsked)]
}

/** As `lecode --hooks-test` has it: `EVENT: VERDICT — REASON (handler failed)`. */
function describeAnswer({ event, about, verdicts, merged }: Rehearsed, unopposed: string): string {
  const verdict = merged.native === 'none' ? unopposed : merged.native
  const reason = merged.reason === null || merged.reason === '' ? '' : ` — ${shown(merged.reason)}`
  const failed = verdicts.some((each) => each.failure !== null) ? ' (handler failed)' : ''
  return `${event}${about === null ? '' : ` ${shown(about)}`}: ${verdict}${reason}${failed}`
}

function describeNotAsked({ hook, why }: NotAsked): string {
  const matcher = hook.matcher === null ? '' : ` [${shown(hook.matcher)}]`
  return `${hook.event}${matcher}  ${shown(hook.command)}: not asked, ${shown(why)}`
}

/** Dry runs for a program: schemas/test.schema.json. */
export function dryRunsToJson(
  dryRuns: readonly DryRun[],
  { findings, code }: { findings: readonly FindingDraft[]; code: number },
): Iterable<string> {
  return encodeInPieces({
    schema: 'hookwitness/test/1',
    exit_code: code,
    events: dryRuns.flatMap(({ dialect, rehearsed }) => rehearsed.map((each) => answerToJson(each, dialect.id))),
    not_asked: dryRuns.flatMap(({ notAsked }) => notAsked.map(notAskedToJson)),
    findings: findings.map(findingToJson),
  })
}

function answerToJson({ event, about, call, verdicts, merged }: Rehearsed, dialect: string) {
  return {
    ...{ dialect, event, about: safe(about), native: merged.native, reason: safe(merged.reason) },
    ...{ tool: safe(call?.name ?? null), args: call === null ? null : makeSafeDeep(call.args) },
    failed: verdicts.some((each) => each.failure !== null),
    rewritten: merged.rewritten === null ? null : makeSafeDeep(merged.rewritten),
    verdicts: verdicts.map(toVerdictLine),
  }
}

function notAskedToJson({ hook, why }: NotAsked) {
  const { id, dialect, event, command, at } = hook
  return { hook: makeSafe(id), dialect, event, command: makeSafe(command), at: placeToJson(at), why: makeSafe(why) }
}

function safe(text: string | null): string | null {
  return text === null ? null : makeSafe(text)
}

function shown(text: string): string {
  return logText(excerpt(text, REASON, makeSafe))
}

function toLines(lines: readonly string[]): string[] {
  return lines.map((line) => `${line}\n`)
}

function indent(line: string): string {
  return `  ${line}`
}
