import type { JsonObject } from '../model/event.ts'
import { type Doubt, matchClaudeCommand } from './claude-command.ts'
import { type ClaudeRoots, type Covering, coversClaudePath } from './claude-path.ts'
import { compileRegex, searchText } from './regex.ts'
import { matchesWildcard } from './wildcard.ts'

/** Whether something runs, and why: one sentence without its full stop; may hold foreign text. */
export interface ClaudeMatch {
  fires: boolean
  why: string
}

/** Whether a permission rule speaks to a call. */
export interface ClaudeRuleMatch extends ClaudeMatch {
  /** Set when the rule only counts as a match because something is unclear. */
  doubt: Doubt | null
  /**
   * False: Claude Code 2.1.332 was seen not to run a handler there: its documentation has the form of the `if`, the rule cannot
   * be read, or the call was refused before any hook. `fires` tells what the rule covers all the same, so that no guard is skipped here.
   */
  live: boolean
}

/**
 * Claude Code's matcher of a hook group (https://code.claude.com/docs/en/hooks#matcher-patterns) against the field that its
 * event compares (a tool name, a session's source …): absent, empty and `*` match all; letters, digits, `_`, `-`, blanks,
 * `,` and `|` make a list of exact names; anything else is a JavaScript regular expression, unanchored. One that does not
 * compile never fires. `event` decides the characters of a list. One that runs too long counts as a match.
 */
export function matchClaude(matcher: string | null, name: string, event = 'PreToolUse'): ClaudeMatch {
  if (matcher === null || matcher === '' || matcher === '*') return { fires: true, why: 'the matcher covers all' }
  const names = listNames(name)
  if ((NARROW_LISTS.has(event) ? NARROW_LIST : LIST).test(matcher)) return matchList(matcher, name, names)
  const regex = compileRegex(matcher)
  if (regex === 'too-large') return { fires: true, why: `"${matcher}" is too large to try, so the hook runs` }
  if (regex === 'invalid') return { fires: false, why: `"${matcher}" is no valid regular expression, so it never fires` }
  for (const candidate of names) {
    const result = searchText(regex, candidate)
    if (result === 'unfinished') return { fires: true, why: `"${matcher}" took too long on "${candidate}", so the hook runs` }
    if (result === 'found') return { fires: true, why: `the regular expression "${matcher}" finds "${candidate}"` }
  }
  return { fires: false, why: `the regular expression "${matcher}" does not find "${name}"` }
}

/** Whether a matcher can fire for any of the tools that are known, or for a tool of an MCP server. */
export function canMatchClaude(matcher: string | null, tools: readonly string[]): boolean {
  if (matcher === null || tools.some((tool) => matchClaude(matcher, tool).fires)) return true
  // An MCP tool is called mcp__SERVER__TOOL: as an exact name it needs all three parts.
  if (LIST.test(matcher)) return splitList(matcher).some((item) => /^mcp__.+__./.test(item))
  return compileRegex(matcher) !== 'invalid' && matcher.includes('__')
}

/**
 * One permission rule, as a handler's `if` (https://code.claude.com/docs/en/hooks#hook-handler-fields): `Tool` or `Tool(…)`.
 * Measured rows: test/matching/claude-if.json. A rule or an argument that cannot be read fires. `root` is the folder that
 * holds the settings' `.claude`, `home` null when it is not known.
 */
export function matchClaudeRule(
  rule: string,
  tool: { name: string; args: JsonObject | null },
  roots: { cwd: string | null; root: string | null; home?: string | null },
): ClaudeRuleMatch {
  if (rule === '') return covers('the rule is empty')
  const [, named, content] = RULE.exec(rule) ?? []
  if (named === undefined) return unclear('opaque', `"${rule}" cannot be read, so the hook runs`, { live: false })
  if (!listNames(tool.name).includes(named)) return matchServer(rule, named, tool.name)
  if (content === undefined || content === '' || content === '*') return covers(`"${rule}" covers the tool ${tool.name}`)
  if (tool.args === null) return unclear('unreadable', 'the arguments cannot be read, so the hook runs')
  return matchContent(rule, content, { name: tool.name, args: tool.args }, { home: null, ...roots })
}

const RULE = /^([^()]+)(?:\(([\s\S]*)\))?$/

/** Whether a rule has the form `Tool` or `Tool(…)`, or is empty. Claude Code 2.1.332 never runs a handler whose `if` has another. */
export function isClaudeRule(rule: string): boolean {
  return rule === '' || RULE.test(rule)
}

/** The names under which a tool is known: Claude Code still honours the old ones. */
function listNames(name: string): string[] {
  const current = RENAMED.get(name) ?? name
  const old = [...RENAMED].filter(([, renamed]) => renamed === current).map(([before]) => before)
  return [...new Set([name, current, ...old])]
}

// Changelog of Claude Code: tools that were renamed.
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['Task', 'Agent'],
  ['KillShell', 'TaskStop'],
  ['KillBash', 'TaskStop'],
  ['Brief', 'SendUserMessage'],
  ['ListMcpResources', 'ListMcpResourcesTool'],
  ['ReadMcpResource', 'ReadMcpResourceTool'],
])

const LIST = /^[A-Za-z0-9_\- ,|]+$/
const NARROW_LIST = /^[A-Za-z0-9_|]+$/
const NARROW_LISTS = new Set(['FileChanged', 'StopFailure'])

function matchList(matcher: string, name: string, names: readonly string[]): ClaudeMatch {
  const hit = splitList(matcher).find((item) => names.includes(item))
  if (hit === undefined) {
    const near = splitList(matcher).find((item) => names.some((each) => isOtherCase(item, each)))
    return { fires: false, why: `"${matcher}" does not list "${name}"${near === undefined ? '' : `: "${near}" is in another case`}` }
  }
  return { fires: true, why: `"${matcher}" lists "${hit}"` }
}

function isOtherCase(one: string, other: string): boolean {
  return one !== other && one.toLowerCase() === other.toLowerCase()
}

function splitList(matcher: string): string[] {
  return matcher.split(/[|,]/).map((item) => item.trim())
}

interface Call {
  name: string
  args: JsonObject
}

function matchContent(rule: string, content: string, tool: Call, roots: ClaudeRoots): ClaudeRuleMatch {
  if (tool.name === 'Bash') return matchCommand(content, tool.args)
  if (FILE_TOOLS.has(tool.name)) return matchFile(rule, content, tool.args, roots)
  if (tool.name === 'WebFetch' && content.startsWith('domain:')) return matchDomain(rule, content.slice(7), tool.args)
  const parameter = matchParameter(rule, content, tool.args)
  if (parameter !== null) return parameter
  if (tool.name === 'Agent' || tool.name === 'Task')
    return compareName(rule, content, readString(tool.args, 'subagent_type') ?? 'general-purpose')
  if (tool.name === 'Skill') return compareName(rule, content, readString(tool.args, 'skill') ?? readString(tool.args, 'command'))
  return unclear('opaque', `what "${rule}" asks about is not known, so the hook runs`, { live: false })
}

function matchCommand(content: string, args: JsonObject): ClaudeRuleMatch {
  const command = readString(args, 'command')
  if (command === null) return unclear('unreadable', 'the call has no command, so the hook runs')
  const match = matchClaudeCommand(content.replace(/\\([()])/g, '$1'), command)
  // Claude Code 2.1.332 refuses a command with a carriage return before any hook (InputValidationError).
  return { ...match, live: match.live && !command.includes('\r') }
}

const FILE_TOOLS = new Set(['Read', 'Edit', 'Write', 'MultiEdit', 'NotebookEdit', 'NotebookRead', 'Grep', 'Glob', 'LS'])
const PATH_KEYS = ['file_path', 'notebook_path', 'path']

function matchFile(rule: string, content: string, args: JsonObject, roots: ClaudeRoots): ClaudeRuleMatch {
  const paths = PATH_KEYS.map((key) => readString(args, key)).filter((path) => path !== null)
  // A search without a path is one of the working directory.
  const isNamed = PATH_KEYS.some((key) => Object.hasOwn(args, key))
  if (paths.length === 0) return unclear(isNamed ? 'unreadable' : 'opaque', 'the call has no path, so the hook runs')
  const find = (wanted: Covering) => paths.find((path) => coversClaudePath(content, path, roots) === wanted)
  const hit = find('yes')
  if (hit !== undefined) return covers(`"${rule}" covers "${hit}"`)
  const open = find('unknown')
  if (open === undefined) return misses(`"${rule}" does not cover "${paths[0]}"`)
  return unclear('opaque', `where "${rule}" begins is not known, so that it may cover "${open}" and the hook runs`)
}

function matchDomain(rule: string, domain: string, args: JsonObject): ClaudeRuleMatch {
  const url = readString(args, 'url')
  if (url === null || !URL.canParse(url))
    return unclear('unreadable', 'the call has no readable address, so the hook runs', { live: false })
  return compareName(rule, domain.toLowerCase(), new URL(url).hostname)
}

function compareName(rule: string, pattern: string, name: string | null): ClaudeRuleMatch {
  if (name === null) return unclear('unreadable', 'the call does not name what the rule asks about, so the hook runs', { live: false })
  if (!matchesWildcard(pattern, name)) return misses(`"${rule}" does not cover "${name}"`)
  return covers(`"${rule}" covers "${name}"`, { live: false })
}

/** `Tool(param:value)`; null when the rule has another form. */
function matchParameter(rule: string, content: string, args: JsonObject): ClaudeRuleMatch | null {
  const [, key, wanted] = /^([A-Za-z_]\w*):([\s\S]*)$/.exec(content) ?? []
  if (key === undefined || wanted === undefined || !Object.hasOwn(args, key)) return null
  const value = args[key]
  return compareName(rule, wanted, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
}

/** `mcp__server` and `mcp__server__*` cover a server's tools. */
function matchServer(rule: string, named: string, tool: string): ClaudeRuleMatch {
  const isServer = named.startsWith('mcp__') && (tool.startsWith(`${named}__`) || (named.includes('*') && matchesWildcard(named, tool)))
  return isServer ? covers(`"${rule}" covers the tool ${tool}`, { live: false }) : misses(`"${rule}" is about another tool than ${tool}`)
}

function readString(args: JsonObject, key: string): string | null {
  const value = Object.hasOwn(args, key) ? args[key] : undefined
  return typeof value === 'string' ? value : null
}

function covers(why: string, { live } = { live: true }): ClaudeRuleMatch {
  return { fires: true, doubt: null, live, why }
}

function misses(why: string): ClaudeRuleMatch {
  return { fires: false, doubt: null, live: true, why }
}

function unclear(doubt: Doubt, why: string, { live } = { live: true }): ClaudeRuleMatch {
  return { fires: true, doubt, live, why }
}
