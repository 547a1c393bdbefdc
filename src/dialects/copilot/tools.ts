import type { NamedCall } from '../../model/action.ts'

/** Claude Code's names of Copilot's tools, by which PascalCase files speak: https://docs.github.com/en/copilot/reference/hooks-reference */
const CLAUDE_NAMES: Record<string, string> = {
  ...{ bash: 'Bash', powershell: 'Bash', view: 'Read', create: 'Write', edit: 'Edit', str_replace_editor: 'Edit', apply_patch: 'Edit' },
  ...{ grep: 'Grep', rg: 'Grep', glob: 'Glob', web_fetch: 'WebFetch', web_search: 'WebSearch', ask_user: 'AskUserQuestion' },
  ...{ update_todo: 'TodoWrite', task: 'Agent' },
}

/** A tool as PascalCase files name it. Its arguments keep Copilot's own keys (recorded from 1.0.71). */
export function toClaudeName({ name }: Pick<NamedCall, 'name'>): string {
  return (Object.hasOwn(CLAUDE_NAMES, name) ? CLAUDE_NAMES[name] : undefined) ?? name
}

/** Every name under which a tool is found by the matchers of PascalCase files. */
export function listClaudeNames(name: string): string[] {
  return [...new Set([toClaudeName({ name }), name, ...(name === 'task' ? ['Task'] : [])])]
}
