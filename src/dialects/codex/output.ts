import type { JsonObject } from '../../model/event.ts'
import { isObject, own } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'

/** What a key of an answer may hold. `null` is the same as leaving it out, but for the keys that have a value without being given. */
type Form = 'text' | 'flag' | 'any' | readonly string[] | { readonly [key: string]: Form }

const GENERAL = { continue: 'flag', stopReason: 'text', suppressOutput: 'flag', systemMessage: 'text' } as const
const SPECIFIC = { hookEventName: 'text', additionalContext: 'text' } as const

/**
 * The keys of an answer by event: the schemas of Codex 0.171.0, all of which say `additionalProperties: false`. `defer` is in none of them; it is let
 * through, since it is a decision that Codex does not support like `ask`.
 */
const FORMS: Readonly<Record<string, { readonly [key: string]: Form }>> = {
  PreToolUse: {
    ...GENERAL,
    decision: ['approve', 'block'],
    reason: 'text',
    hookSpecificOutput: {
      ...SPECIFIC,
      permissionDecision: ['allow', 'deny', 'ask', 'defer'],
      permissionDecisionReason: 'text',
      updatedInput: 'any',
    },
  },
  PermissionRequest: {
    ...GENERAL,
    hookSpecificOutput: {
      hookEventName: 'text',
      decision: { behavior: ['allow', 'deny'], message: 'text', interrupt: 'flag', updatedInput: 'any', updatedPermissions: 'any' },
    },
  },
  PostToolUse: {
    ...GENERAL,
    decision: ['block'],
    reason: 'text',
    hookSpecificOutput: { ...SPECIFIC, updatedToolOutput: 'any', updatedMCPToolOutput: 'any' },
  },
  UserPromptSubmit: { ...GENERAL, decision: ['block'], reason: 'text', hookSpecificOutput: SPECIFIC },
  SessionStart: { ...GENERAL, hookSpecificOutput: SPECIFIC },
  SubagentStart: { ...GENERAL, hookSpecificOutput: SPECIFIC },
  Stop: { ...GENERAL, decision: ['block'], reason: 'text' },
  SubagentStop: { ...GENERAL, decision: ['block'], reason: 'text' },
  PreCompact: GENERAL,
  PostCompact: GENERAL,
  Interrupt: { systemMessage: 'text' },
}

/** Why Codex throws all of an answer away, and whether that is the word of its decision. */
export interface Misfit {
  why: string
  isDecision: boolean
}

/** The first part of an answer that does not fit the schema of its event; null when all of it does. One key too many is enough. */
export function findMisfit(answer: JsonObject, eventName: string): Misfit | null {
  const form = Object.hasOwn(FORMS, eventName) ? FORMS[eventName] : undefined
  // SessionEnd has no schema of answers.
  if (form === undefined) return null
  const misfit = checkKeys(answer, form, '')
  if (misfit !== null) return misfit
  const specific = own(answer, 'hookSpecificOutput') ?? null
  const named = own(specific, 'hookEventName')
  if (specific === null || named === eventName) return null
  return {
    why: `hookSpecificOutput.hookEventName is ${named === undefined ? 'missing' : showValue(named)} at ${eventName}`,
    isDecision: false,
  }
}

function checkKeys(object: JsonObject, form: { readonly [key: string]: Form }, path: string): Misfit | null {
  for (const [key, value] of Object.entries(object)) {
    const name = `${path}${key}`
    if (!Object.hasOwn(form, key)) return { why: `the key ${showValue(name)} is unknown to Codex`, isDecision: false }
    const misfit = checkValue(value, form[key] ?? 'any', name)
    if (misfit !== null) return misfit
  }
  return null
}

function checkValue(value: unknown, form: Form, name: string): Misfit | null {
  const wrong = (wanted: string): Misfit => ({ why: `${name} is ${showValue(value)}, not ${wanted}`, isDecision: isList(form) })
  if (form === 'any') return null
  // A flag has a value without being given, so that null is none for it.
  if (form === 'flag') return typeof value === 'boolean' ? null : wrong('true or false')
  if (value === null) return null
  if (form === 'text') return typeof value === 'string' ? null : wrong('a text')
  if (isList(form))
    return typeof value === 'string' && form.includes(value) ? null : wrong(form.filter((word) => word !== 'defer').join(' or '))
  return isObject(value) ? checkKeys(value, form, `${name}.`) : wrong('an object')
}

function isList(form: Form): form is readonly string[] {
  return Array.isArray(form)
}
