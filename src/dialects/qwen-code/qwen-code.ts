import { matchQwen } from '../../matching/gemini-matcher.ts'
import { compileRegex } from '../../matching/regex.ts'
import type { Dialect, Match, SeenEvent } from '../../model/dialect.ts'
import { own, ownString } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'
import { qwenCode as vocabulary } from '../../vocabularies/qwen-code.ts'
import { makeDialect } from '../gemini-cli/dialect.ts'
import type { Family } from '../gemini-cli/family.ts'
import { qwenAnswers } from './answer.ts'
import { writeQwenEnvelope } from './envelope.ts'
import { listToolNames } from './tool-names.ts'

/** hooks/types.ts in the bundle; no transcript tells of those that are `other`. */
export const QWEN_EVENTS: Family['events'] = new Map([
  ['PreToolUse', 'pre_tool'],
  ['PostToolUse', 'post_tool'],
  ['PostToolUseFailure', 'post_tool'],
  ['UserPromptSubmit', 'prompt'],
  ['Stop', 'stop'],
  ['SessionStart', 'session_start'],
  ['SessionEnd', 'session_end'],
  ['SubagentStart', 'subagent_start'],
  ['SubagentStop', 'subagent_end'],
  ['PreCompact', 'pre_compact'],
  ['PostCompact', 'post_compact'],
  ['PostToolBatch', 'other'],
  ['UserPromptExpansion', 'other'],
  ['StopFailure', 'other'],
  ['SessionDelete', 'other'],
  ['Notification', 'other'],
  ['PermissionRequest', 'other'],
  ['PermissionDenied', 'other'],
  ['TodoCreated', 'other'],
  ['TodoCompleted', 'other'],
  ['InstructionsLoaded', 'other'],
  ['MessageDisplay', 'other'],
])

const family: Family = {
  id: 'qwen-code',
  title: 'Qwen Code',
  settings: '.qwen/settings.json',
  vocabulary,
  events: QWEN_EVENTS,
  unseenGates: ['UserPromptExpansion', 'PermissionRequest', 'PostToolBatch', 'TodoCreated', 'TodoCompleted'],
  foreignEvents: new Map([
    ['BeforeTool', 'PreToolUse'],
    ['BeforeToolUse', 'PreToolUse'],
    ['AfterTool', 'PostToolUse'],
    ['AfterToolUse', 'PostToolUse'],
    ['BeforeAgent', 'UserPromptSubmit'],
    ['AfterAgent', 'Stop'],
    ['PreCompress', 'PreCompact'],
  ]),
  // hookRegistry.ts, getSourcePriority
  levels: ['project', 'user'],
  unplayed: ['http', 'function', 'prompt'],
  required: { command: 'command', http: 'url', prompt: 'prompt' },
  ignoredKeys: ['if', 'args', 'asyncRewake', 'cwd', 'bash', 'powershell', 'timeoutSec', 'timeout_ms', 'failClosed'],
  readSwitches: (settings) => ({ off: own(settings, 'disableAllHooks') === true ? 'disableAllHooks is true' : null, disabled: [] }),
  readTimeout,
  runKeyOf: (handler) => `${ownString(handler, 'name') ?? ''}:${ownString(handler, 'command') ?? ''}`,
  // hookRegistry.ts: what has a name is known by that alone.
  nameOf: (handler) => ownString(handler, 'name') || (ownString(handler, 'command') ?? JSON.stringify(handler)),
  isAsync: (handler) => own(handler, 'async') === true,
  shellOf: (handler) => (own(handler, 'shell') === 'powershell' ? 'pwsh' : 'bash'),
  matches,
  canMatch,
  answers: qwenAnswers,
  // hookRunner.ts: bash reads them as variables, so the command is left as it is.
  start: (command, { projectRoot }) => ({
    command,
    env: { GEMINI_PROJECT_DIR: projectRoot, CLAUDE_PROJECT_DIR: projectRoot, QWEN_PROJECT_DIR: projectRoot },
  }),
  // hookRunner.ts, MAX_OUTPUT_LENGTH; an answer of 2 MB was measured to be lost.
  outputCap: 1024 * 1024,
  writeEnvelope: writeQwenEnvelope,
  compared: {
    SessionStart: ['startup', 'resume', 'clear', 'compact'],
    SessionEnd: ['prompt_input_exit', 'clear', 'logout', 'other'],
    PreCompact: ['auto', 'manual'],
    PostCompact: ['auto', 'manual'],
    SubagentStart: ['general-purpose'],
    SubagentStop: ['general-purpose'],
  },
}

/** Qwen Code: `hooks` of `.qwen/settings.json`. */
export const qwenCode: Dialect = makeDialect(family, {
  source: 'https://qwenlm.github.io/qwen-code-docs/en/users/features/hooks; @qwen-code/qwen-code 0.24.4; verdicts measured on 0.24.4',
  events: {
    ...{ pre_tool: 'PreToolUse', prompt: 'UserPromptSubmit', post_tool: 'PostToolUse', stop: 'Stop', session_start: 'SessionStart' },
    ...{ session_end: 'SessionEnd', subagent_start: 'SubagentStart', subagent_end: 'SubagentStop' },
    ...{ pre_compact: 'PreCompact', post_compact: 'PostCompact' },
  },
  headless: { ruling: 'refused', why: 'qwen -p refuses what a hook asks about' },
  // Nothing that a hook says changes a call.
  feedsRewrites: false,
})

const DEFAULT_MS = 60_000
/** hook-timeout.ts: from here on a number is read as the milliseconds that it once was. */
const MILLISECONDS_FROM = 1_000
const LONGEST_MS = 2 ** 31 - 1
/** A hook for which somebody wrote so many milliseconds may well have been meant to have so many seconds. */
const DOUBTFUL_MS = 3_600

function readTimeout(value: unknown): { ms: number; odd: string | null } {
  if (value === undefined) return { ms: DEFAULT_MS, odd: null }
  const told = `timeout is ${showValue(value)}`
  const given = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof given !== 'number' || !Number.isFinite(given) || given <= 0 || given * 1000 <= 0 || given > LONGEST_MS) {
    return { ms: DEFAULT_MS, odd: `${told}, not a positive number of seconds` }
  }
  if (given < MILLISECONDS_FROM) return { ms: given * 1000, odd: null }
  return { ms: given, odd: given <= DOUBTFUL_MS ? `${told}: from ${MILLISECONDS_FROM} on Qwen Code reads milliseconds` : null }
}

function matches(matcher: string | null, event: string, seen: SeenEvent): Match {
  if (seen.tool === null) {
    // A subagent's turn ends in SubagentStop alone.
    if (event === 'Stop' && seen.thread.subagent) return { fires: false, why: 'a subagent fires SubagentStop instead' }
    const value = matchedValue(event, seen)
    return value === null ? { fires: true, why: `${event} ignores matchers` } : matchQwen(matcher, [value])
  }
  const isFailed = seen.result?.isError === true
  if (seen.kind === 'post_tool' && (event === 'PostToolUseFailure') !== isFailed) {
    return { fires: false, why: `the call ${isFailed ? 'failed' : 'succeeded'}` }
  }
  return matchQwen(matcher, listToolNames(seen.tool.name))
}

/** hookPlanner.ts, getHookMatcherTarget. */
const COMPARED_KEYS: Record<string, string> = {
  ...{ SessionStart: 'source', SessionEnd: 'reason', PreCompact: 'trigger', PostCompact: 'trigger' },
  ...{ SubagentStart: 'agent_type', SubagentStop: 'agent_type' },
}

function matchedValue(event: string, seen: SeenEvent): string | null {
  const key = Object.hasOwn(COMPARED_KEYS, event) ? COMPARED_KEYS[event] : undefined
  return key === undefined ? null : (ownString(writeQwenEnvelope(event, seen), key) ?? null)
}

function canMatch(matcher: string | null): boolean {
  if (vocabulary.tools.some((tool) => matchQwen(matcher, listToolNames(tool)).fires)) return true
  return compileRegex(matcher ?? '') !== 'invalid' && (matcher ?? '').includes('mcp_')
}
