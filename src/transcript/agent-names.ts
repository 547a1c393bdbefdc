import type { AgentId } from '../model/event.ts'

/** Beginnings of the names that tools around agents give them, lower case, and our ids. */
const names: readonly [string, AgentId][] = [
  ['claude', 'claude-code'],
  ['codex', 'codex'],
  ['cursor', 'cursor'],
  ['gemini', 'gemini-cli'],
  ['github copilot', 'copilot'],
  ['github-copilot', 'copilot'],
  ['copilot', 'copilot'],
  ['vs code copilot', 'copilot'],
  ['qwen', 'qwen-code'],
  ['droid', 'factory-droid'],
  ['factory', 'factory-droid'],
  ['antigravity', 'antigravity'],
  ['windsurf', 'windsurf'],
  ['kiro', 'kiro'],
  ['goose', 'goose'],
  ['cline', 'cline'],
  ['openhands', 'openhands'],
  ['crush', 'crush'],
  ['opencode', 'opencode'],
  ['amp', 'amp'],
  ['pi', 'pi'],
  ['aider', 'aider'],
  ['lecode', 'lecode'],
  ['luxe', 'luxe'],
]

/** The id of the agent that a tool around agents means by a name like `Claude Code`, `claude` or `gemini_cli`; else `unknown`. */
export function nameAgent(name: string): AgentId {
  const words = name.trim().toLowerCase().replaceAll('_', '-')
  return names.find(([start]) => words === start || words.startsWith(`${start} `) || words.startsWith(`${start}-`))?.[1] ?? 'unknown'
}
