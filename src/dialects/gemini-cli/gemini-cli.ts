import { matchGeminiTool, matchGeminiValue } from '../../matching/gemini-matcher.ts'
import { compileRegex } from '../../matching/regex.ts'
import type { Dialect, Match, SeenEvent } from '../../model/dialect.ts'
import { own, ownString } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'
import { geminiCli as vocabulary } from '../../vocabularies/gemini-cli.ts'
import { makeDialect } from './dialect.ts'
import { writeGeminiEnvelope } from './envelope.ts'
import type { Family, Switches } from './family.ts'
import { geminiAnswers } from './gemini-answer.ts'
import { quoteForShell } from './quote.ts'

/** hooks/types.ts; envelopes of `other` hold the model's request, or a question to a person, which no transcript has. */
export const GEMINI_EVENTS: Family['events'] = new Map([
  ['BeforeTool', 'pre_tool'],
  ['AfterTool', 'post_tool'],
  ['BeforeAgent', 'prompt'],
  ['AfterAgent', 'stop'],
  ['SessionStart', 'session_start'],
  ['SessionEnd', 'session_end'],
  ['PreCompress', 'pre_compact'],
  ['BeforeModel', 'other'],
  ['AfterModel', 'other'],
  ['BeforeToolSelection', 'other'],
  ['Notification', 'other'],
])

const family: Family = {
  id: 'gemini-cli',
  title: 'Gemini CLI',
  settings: '.gemini/settings.json',
  vocabulary,
  events: GEMINI_EVENTS,
  unseenGates: ['BeforeModel', 'AfterModel'],
  // cli/src/commands/hooks/migrate.ts
  foreignEvents: new Map([
    ['PreToolUse', 'BeforeTool'],
    ['BeforeToolUse', 'BeforeTool'],
    ['PostToolUse', 'AfterTool'],
    ['AfterToolUse', 'AfterTool'],
    ['UserPromptSubmit', 'BeforeAgent'],
    ['Stop', 'AfterAgent'],
    ['SubagentStop', 'AfterAgent'],
    ['PreCompact', 'PreCompress'],
  ]),
  // Settings are merged before hooks are read, the user's first (settingsSchema.ts: arrays under `hooks` are concatenated).
  levels: ['user', 'project'],
  unplayed: ['plugin', 'runtime'],
  required: { command: 'command', runtime: 'name' },
  ignoredKeys: [
    'if',
    'args',
    'async',
    'asyncRewake',
    'shell',
    'once',
    'cwd',
    'bash',
    'powershell',
    'timeoutSec',
    'timeout_ms',
    'failClosed',
  ],
  readSwitches,
  readTimeout,
  runKeyOf: (handler) => `${ownString(handler, 'name') ?? ''}:${ownString(handler, 'command') ?? ''}`,
  nameOf: null,
  isAsync: () => false,
  shellOf: () => 'bash',
  matches,
  canMatch,
  answers: geminiAnswers,
  start,
  // Gemini CLI reads to the end (2 MB measured on 0.61.0); more than this is no answer.
  outputCap: 16 * 1024 * 1024,
  writeEnvelope: writeGeminiEnvelope,
  compared: {
    SessionStart: ['startup', 'resume', 'clear'],
    SessionEnd: ['exit', 'clear', 'logout', 'prompt_input_exit', 'other'],
    PreCompress: ['auto', 'manual'],
  },
}

/** Gemini CLI: `hooks` of `.gemini/settings.json`. */
export const geminiCli: Dialect = makeDialect(family, {
  source: 'https://geminicli.com/docs/hooks; @google/gemini-cli-core 0.61.0; verdicts measured on 0.61.0',
  events: {
    ...{ pre_tool: 'BeforeTool', prompt: 'BeforeAgent', post_tool: 'AfterTool', stop: 'AfterAgent' },
    ...{ session_start: 'SessionStart', session_end: 'SessionEnd', pre_compact: 'PreCompress' },
  },
  headless: { ruling: 'refused', why: 'gemini -p waits for ever for an answer' },
  feedsRewrites: true,
})

function readSwitches(settings: unknown): Switches {
  const config = own(settings, 'hooksConfig')
  const disabled = own(config, 'disabled')
  return {
    off: own(config, 'enabled') === false ? 'hooksConfig.enabled is false' : null,
    disabled: Array.isArray(disabled) ? disabled.filter((name) => typeof name === 'string') : [],
  }
}

const DEFAULT_MS = 60_000
const SHORT_MS = 1_000
/** Node's timers count in 32 bits and take what is longer for 1 ms. */
const LONGEST_MS = 2 ** 31 - 1

/** Milliseconds, as they are given to a timer. */
function readTimeout(value: unknown): { ms: number; odd: string | null } {
  if (value === undefined || value === null) return { ms: DEFAULT_MS, odd: null }
  const told = `timeout is ${showValue(value)}`
  const given = typeof value === 'boolean' || typeof value === 'object' ? Number.NaN : Number(value)
  if (Number.isNaN(given)) return { ms: 1, odd: `${told}, not a number of milliseconds` }
  if (given > LONGEST_MS) return { ms: 1, odd: `${told}: no timer is that long, so it is over at once` }
  const ms = Math.max(1, Math.trunc(given))
  return { ms, odd: ms < SHORT_MS ? `${told}: Gemini CLI counts milliseconds, so the hook has ${ms} ms and will not be heard` : null }
}

function matches(matcher: string | null, event: string, seen: SeenEvent): Match {
  if (seen.tool !== null) return matchGeminiTool(matcher, seen.tool.name)
  const value = matchedValue(event, seen)
  return value === null ? { fires: true, why: `${event} ignores matchers` } : matchGeminiValue(matcher, value)
}

function matchedValue(event: string, seen: SeenEvent): string | null {
  if (seen.moment === null) return null
  const told = writeGeminiEnvelope(event, seen, {})
  const key = event === 'SessionEnd' ? 'reason' : event === 'SessionStart' ? 'source' : 'trigger'
  return ownString(told, key) ?? null
}

/** Names of MCP tools begin with `mcp_`; a server's own name is known to nobody here. */
function canMatch(matcher: string | null): boolean {
  if (vocabulary.tools.some((tool) => matchGeminiTool(matcher, tool).fires)) return true
  return compileRegex(matcher ?? '') !== 'invalid' && /mcp|__/.test(matcher ?? '')
}

/** hookRunner.ts: these names are put into the command as quoted texts before the shell sees it, and are variables too. */
function start(command: string, { projectRoot, session, transcriptPath }: SeenEvent): { command: string; env: Record<string, string> } {
  const env: Record<string, string> = {
    GEMINI_PROJECT_DIR: projectRoot,
    GEMINI_CWD: projectRoot,
    GEMINI_PLANS_DIR: `${transcriptPath.replace(/\/[^/]*$/, '')}/plans`,
    GEMINI_SESSION_ID: session.id,
    CLAUDE_PROJECT_DIR: projectRoot,
  }
  const filled = Object.entries(env).reduce((text, [name, value]) => text.replaceAll(`$${name}`, () => quoteForShell(value)), command)
  return { command: filled, env }
}
