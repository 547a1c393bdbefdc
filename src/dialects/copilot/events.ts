import type { EventKind } from '../../model/event.ts'
import type { CopilotHost, Form } from './hosts.ts'

/** One hook event of Copilot. */
interface CopilotEvent {
  name: string
  /** In PascalCase files; null: it has no such name. */
  claude: string | null
  kind: EventKind | 'other'
  /** VS Code's own agent has it. */
  vscode: boolean
}

/** https://docs.github.com/en/copilot/reference/hooks-reference; VS Code's: https://code.visualstudio.com/docs/agents/reference/hooks-reference */
const EVENTS: readonly CopilotEvent[] = [
  { name: 'sessionStart', claude: 'SessionStart', kind: 'session_start', vscode: true },
  { name: 'sessionEnd', claude: 'SessionEnd', kind: 'session_end', vscode: false },
  { name: 'userPromptSubmitted', claude: 'UserPromptSubmit', kind: 'prompt', vscode: true },
  { name: 'userPromptTransformed', claude: null, kind: 'other', vscode: false },
  { name: 'preToolUse', claude: 'PreToolUse', kind: 'pre_tool', vscode: true },
  { name: 'preMcpToolCall', claude: null, kind: 'other', vscode: false },
  { name: 'postToolUse', claude: 'PostToolUse', kind: 'post_tool', vscode: true },
  { name: 'postToolUseFailure', claude: 'PostToolUseFailure', kind: 'post_tool', vscode: false },
  { name: 'permissionRequest', claude: 'PermissionRequest', kind: 'permission_request', vscode: false },
  { name: 'agentStop', claude: 'Stop', kind: 'stop', vscode: true },
  { name: 'subagentStart', claude: 'SubagentStart', kind: 'subagent_start', vscode: true },
  { name: 'subagentStop', claude: 'SubagentStop', kind: 'subagent_end', vscode: true },
  { name: 'preCompact', claude: 'PreCompact', kind: 'pre_compact', vscode: true },
  { name: 'errorOccurred', claude: 'ErrorOccurred', kind: 'error', vscode: false },
  { name: 'notification', claude: 'Notification', kind: 'other', vscode: false },
]

/** An event as a file names it. */
export interface NamedEvent {
  /** As the file spells it: the spelling chooses what hooks are told. */
  spelt: string
  /** Copilot's own name of it, in whatever spelling. */
  name: string
  /** As its hooks are told it. */
  told: string
  kind: EventKind | 'other'
  form: Form
}

/** Where a hook stands. */
export interface Stand {
  event: NamedEvent
  host: CopilotHost
}

/** The event that a file names; null: the host has none of the name. VS Code reads camelCase names as its own, and always tells the same. */
export function findEvent(spelt: string, host: CopilotHost): NamedEvent | null {
  const found = EVENTS.find(({ name, claude }) => name === spelt || claude === spelt)
  if (found === undefined || (host === 'vscode' && !found.vscode)) return null
  const form = host === 'vscode' || found.name !== spelt ? 'claude' : 'native'
  return { spelt, name: found.name, told: found.claude ?? found.name, kind: found.kind, form }
}

/** Every name that a host knows, Copilot's own first. */
export function listEventNames(host: CopilotHost): string[] {
  const known = EVENTS.filter((event) => host !== 'vscode' || event.vscode)
  return [...known.map(({ name }) => name), ...known.flatMap(({ claude }) => claude ?? [])]
}

/** Copilot's own name of each event that a replay has. */
export function nameKinds(host: CopilotHost): Partial<Record<EventKind, string>> {
  const known = EVENTS.filter(
    (event) => event.kind !== 'other' && (host !== 'vscode' || event.vscode) && event.name !== 'postToolUseFailure',
  )
  return Object.fromEntries(known.map(({ name, claude, kind }) => [kind, host === 'vscode' ? claude : name]))
}
