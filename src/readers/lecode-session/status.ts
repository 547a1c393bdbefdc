import type { MomentFacts } from '../../model/event.ts'
import type { CallStep, ReadRecorded } from '../../model/step.ts'
import { readArguments } from '../../transcript/chat.ts'
import { isSilentCommand } from '../../transcript/silent-command.ts'

// lecode stores no error flag with a result of the main agent; these texts, first match first, are how its own source words each outcome
// (KalvadTech/lecode: agent/tools, permission/checker.py, hooks). A program can print them too, so this is an inference; that a call never
// happened is inferred only where its tool cannot have printed the text.

type Call = Pick<CallStep, 'name' | 'args' | 'raw'>

const denied = [
  'denied by hook: ',
  'denied: hook requires approval (',
  'denied by user (',
  'denied: requires approval (',
  'denied: deny rule matched:',
  'denied: tool denied by agent overlay:',
  'denied: read-only:',
  'denied: mode: readonly',
  'denied: doom loop:',
]

const badArguments = ['error: invalid tool arguments JSON:', 'error: tool arguments must be']
const notRun = ["error: unknown tool '", 'error: tool arguments too large', ...badArguments]

/** Tools that word their results themselves: `read` numbers each line, `grep` begins each with a path from the root. */
const wordedTools = new Set(['edit', 'grep', 'read', 'todo_write', 'write'])

/** Tools whose results hold what others wrote: programs, file names, models, people. MCP tools are like them. */
const freeTools = /^(?:bash|find_files|list_dir|task|tasks_\w+|ask_user|advisor|memory_\w+|lsp_\w+|\w*workers?\w*|mcp.*)$/

/** A refusal is shorter; a longer text may have been cut, and its mark with it. */
const refusalLength = 500

/** What a stored result says of its call. */
export interface ResultStatus {
  isError: boolean
  recorded: 'ran' | 'failed' | ReadRecorded
}

/** The answer of the person who was asked about a call, from the stored text of its result; undefined when it tells of none. */
export function inferPermission(text: string): MomentFacts['decision'] {
  return text.startsWith('denied by user (') ? 'deny' : undefined
}

/**
 * The status of a result: `tool` is the name stored with it, `flag` the error flag, which only subagents' runs have. That the call never happened
 * hangs on the call itself.
 */
export function readStatus(tool: string, text: string, flag: unknown): ResultStatus {
  if (flag === false) return { isError: false, recorded: 'ran' }
  const hasFailed = readFailure(tool, text)
  const isRefusal = [...denied, ...notRun].some((start) => text.startsWith(start))
  if (isRefusal && !(tool === 'bash' && hasFailed)) return { isError: true, recorded: (call) => readRefusal(call, text, flag) }
  const isError = flag === true || hasFailed
  return { isError, recorded: isError ? 'failed' : 'ran' }
}

function readFailure(tool: string, text: string): boolean {
  if (tool === 'bash') return hasFailureMark(text) || /^error: [A-Z][A-Za-z0-9]*(?:Error|Exception): /.test(text)
  return text.startsWith('error: ')
}

function readRefusal(call: Call, text: string, flag: unknown): 'denied' | 'not-run' | 'unknown' {
  if (badArguments.some((start) => text.startsWith(start))) return isUnreadable(call) || isWorded(call, text, flag) ? 'not-run' : 'unknown'
  // A tool that lecode does not have prints nothing.
  if (text === `error: unknown tool '${call.name}'`) return freeTools.test(call.name) ? 'unknown' : 'not-run'
  if (!isWorded(call, text, flag)) return 'unknown'
  return text.startsWith('denied') ? 'denied' : 'not-run'
}

/**
 * True when lecode cannot have read the arguments either. Its JSON reader takes more than JSON.parse: `NaN` and `Infinity` are numbers to it
 * (https://docs.python.org/3/library/json.html), and what is nested too deep for us need not be for it.
 */
function isUnreadable({ args, raw }: Call): boolean {
  return args === null && raw !== undefined && raw !== '' && readArguments(raw.replace(/NaN|Infinity/g, '0')).args === null
}

/** True when the text is lecode's own: a command that failed leaves a mark behind what it printed, so an error without one was no command's. */
function isWorded(call: Call, text: string, flag: unknown): boolean {
  if (call.name === 'bash') return (flag === true && text.length < refusalLength) || isSilentCommand(call)
  return wordedTools.has(call.name)
}

function hasFailureMark(text: string): boolean {
  const mark = /\[([^[\]]*)\]$/.exec(text.slice(-300))?.[1]
  const isFailure = (part: string) => /^(?:exit code -?\d+|timed out after [\d.]+s|killed: no output for [\d.]+s)$/.test(part)
  return mark?.split('; ').every(isFailure) ?? false
}
