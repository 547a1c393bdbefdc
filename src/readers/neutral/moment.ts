import type { JsonObject, MomentFacts, RecordedHookRun, ToolCall, ToolResult } from '../../model/event.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import { lackKinds } from '../../transcript/lacks.ts'
import { ownList, ownObject } from '../../transcript/values.ts'
import { factKeys, hookRunNumbers, hookRunTexts, pickTexts } from './keys.ts'

const decisions = ['allow_once', 'allow_always', 'deny', 'auto'] as const
const outcomes = ['ok', 'blocked', 'failed', 'cancelled', 'unknown'] as const
const operations = ['write', 'edit'] as const

/** What a line tells of a moment; keys of a wrong shape are left out (`findMomentProblem` says that they are wrong). */
export function readFacts(line: JsonObject): MomentFacts {
  const { decision: _, ...texts } = pickTexts(line, factKeys)
  const decision = decisions.find((word) => word === own(line, 'decision'))
  const tokensBefore = own(line, 'tokens_before')
  const file = readFile(own(line, 'file'))
  const hookRun = readHookRun(own(line, 'hook_run'))
  return {
    ...texts,
    ...(isObject(own(line, 'result')) && { result: readResult(line) }),
    ...(typeof tokensBefore === 'number' && { tokensBefore }),
    ...(file !== null && { file }),
    ...(ownString(line, 'tool') !== undefined && { call: readCall(line) }),
    ...(decision !== undefined && { decision }),
    ...(hookRun !== null && { hookRun }),
  }
}

/** Which key of a moment's line has a wrong shape, or null. */
export function findMomentProblem(line: JsonObject): string | null {
  const isText = (key: string) => ['string', 'undefined'].includes(typeof own(line, key))
  const isNumber = (key: string) => ['number', 'undefined'].includes(typeof own(line, key))
  const isRead = (key: string, read: unknown) => own(line, key) === undefined || read !== null
  const wrong = [
    ...Object.values(factKeys).filter((key) => !isText(key)),
    ...(isNumber('tokens_before') ? [] : ['tokens_before']),
    ...(isRead('decision', decisions.find((word) => word === own(line, 'decision')) ?? null) ? [] : ['decision']),
    ...(isRead('file', readFile(own(line, 'file'))) ? [] : ['file']),
    ...(isRead('hook_run', readHookRun(own(line, 'hook_run'))) ? [] : ['hook_run']),
    ...(isRead('result', ownObject(line, 'result')) ? [] : ['result']),
  ]
  return wrong[0] === undefined ? null : `${JSON.stringify(wrong[0])} has none of the shapes that it may have`
}

/** The call that a line is about. */
export function readCall(line: JsonObject): ToolCall {
  const lacks = readLacks(line) ?? []
  const raw = ownString(line, 'raw')
  return {
    id: ownString(own(line, 'at'), 'call') ?? '',
    name: ownString(line, 'tool') ?? '',
    args: ownObject(line, 'args'),
    ...(raw !== undefined && { raw }),
    ...(lacks.length > 0 && { lacks }),
  }
}

/** What a call lacks; null for what is no list of known words. */
export function readLacks(line: JsonObject): ToolCall['lacks'] | null {
  if (own(line, 'lacks') === undefined) return []
  const listed = ownList(line, 'lacks')
  const known = lackKinds.filter((kind) => listed?.includes(kind))
  return listed?.every((word) => lackKinds.some((kind) => kind === word)) ? known : null
}

/** A call's result. */
export function readResult(line: JsonObject): ToolResult {
  const result = ownObject(line, 'result')
  const isError = own(result, 'is_error')
  const structured = own(result, 'structured')
  return {
    text: ownString(result, 'text') ?? '',
    isError: typeof isError === 'boolean' ? isError : null,
    ...(structured !== undefined && { structured }),
  }
}

function readFile(file: unknown): MomentFacts['file'] | null {
  const path = ownString(file, 'path')
  const operation = operations.find((word) => word === ownString(file, 'operation'))
  return path === undefined || operation === undefined ? null : { path, operation }
}

function readHookRun(run: unknown): RecordedHookRun | null {
  const { event, outcome: _, ...texts } = pickTexts(run, hookRunTexts)
  const outcome = outcomes.find((word) => word === ownString(run, 'outcome'))
  if (event === undefined || outcome === undefined) return null
  const numbers = Object.entries(hookRunNumbers).map(([name, key]) => [name, own(run, key)])
  return { event, outcome, ...texts, ...Object.fromEntries(numbers.filter(([, value]) => typeof value === 'number')) }
}
