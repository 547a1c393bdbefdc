import { matchRegex } from '../../matching/regex-matcher.ts'
import type { Action } from '../../model/action.ts'
import type { Match, SeenEvent } from '../../model/dialect.ts'
import { cursor as vocabulary } from '../../vocabularies/cursor/cursor.ts'
import { listActions } from '../../vocabularies/index.ts'

/** Whether a hook runs at an event. */
export function matchEvent(event: string, matcher: string | null, seen: SeenEvent): Match {
  const missed = findOther(event, seen)
  if (missed !== null) return { fires: false, why: missed }
  if (matcher === null || matcher === '' || matcher === '*') return { fires: true, why: 'the matcher covers all' }
  const texts = comparedTexts(event, seen)
  if (texts === null) return { fires: true, why: `${event} has nothing for a matcher` }
  if (texts.length === 0) return { fires: true, why: 'the call does not hold what the matcher asks about, so the hook runs' }
  const match = matchRegex(matcher, texts)
  return match === 'invalid' ? { fires: true, why: `${JSON.stringify(matcher)} is no valid regular expression, so the hook runs` } : match
}

/** Whether a matcher can fire for any tool that is known; one for commands can always. */
export function canMatch(event: string, matcher: string | null): boolean {
  if (matcher === null || matcher === '' || matcher === '*' || !BY_TOOL.has(event)) return true
  const names = [...vocabulary.tools, ...TYPES.values()]
  const found = matchRegex(matcher, names)
  return found === 'invalid' || found.fires || /MCP|mcp|:/.test(matcher)
}

const BY_TOOL: ReadonlySet<string> = new Set(['preToolUse', 'postToolUse', 'postToolUseFailure'])

/** https://cursor.com/docs/hooks has one type for whatever writes to a file; recorded sessions have a name for each way to. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ...['StrReplace', 'MultiStrReplace', 'ApplyPatch', 'EditNotebook'].map((name) => [name, 'Write'] as const),
  ['CallMcpTool', 'MCP:'],
])

/** Why the event is about something else; null: it is about this. */
function findOther(event: string, { tool, result }: SeenEvent): string | null {
  if (tool === null) return null
  const failed = result?.isError === true
  if (event === 'postToolUse' && failed) return 'the call failed'
  if (event === 'postToolUseFailure' && !failed) return 'the call succeeded'
  const wanted = Object.hasOwn(ABOUT, event) ? ABOUT[event] : undefined
  if (wanted === undefined) return null
  const kind = kindOfCall(tool)
  return kind !== null && wanted.kinds.includes(kind) ? null : `the call is no ${wanted.what}`
}

const ABOUT: Record<string, { kinds: readonly Action['kind'][]; what: string }> = {
  beforeShellExecution: { kinds: ['shell'], what: 'shell command' },
  afterShellExecution: { kinds: ['shell'], what: 'shell command' },
  beforeMCPExecution: { kinds: ['mcp'], what: 'call of an MCP tool' },
  afterMCPExecution: { kinds: ['mcp'], what: 'call of an MCP tool' },
  beforeReadFile: { kinds: ['read'], what: 'reading of a file' },
  afterFileEdit: { kinds: ['write', 'edit'], what: 'edit of a file' },
}

/** What a call does, by its tool where its arguments do not tell. */
function kindOfCall(tool: { name: string; args: { [key: string]: unknown } }): Action['kind'] | null {
  const action = listActions(vocabulary, tool)[0] ?? null
  if (action !== null) return action.kind
  if (tool.name === 'Shell') return 'shell'
  if (tool.name === 'Read') return 'read'
  return tool.name === 'Write' || TYPES.get(tool.name) === 'Write' ? 'edit' : null
}

/** What a matcher is tried on; null where there is nothing. https://cursor.com/docs/hooks#matcher-configuration */
function comparedTexts(event: string, { tool, thread }: SeenEvent): string[] | null {
  if (tool !== null) {
    const action = listActions(vocabulary, tool)[0] ?? null
    if (event === 'beforeShellExecution' || event === 'afterShellExecution') return action?.kind === 'shell' ? [action.command] : []
    const names = [tool.name, ...(TYPES.has(tool.name) ? [TYPES.get(tool.name) ?? ''] : [])]
    return action !== null && 'path' in action && action.path !== undefined && !BY_TOOL.has(event) ? [...names, action.path] : names
  }
  if (event === 'beforeSubmitPrompt') return ['UserPromptSubmit']
  if (event === 'stop') return ['Stop']
  return event === 'subagentStart' || event === 'subagentStop' ? [thread.agentType ?? 'generalPurpose'] : null
}
