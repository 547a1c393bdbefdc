/**
 * What a tool is called beside its own name, for matchers only (tools/tool-names.ts and permissions/rule-parser.ts in the bundle of 0.24.4):
 * the name that people are shown, that with `Tool` behind it, names of before, and Claude Code's.
 */
const NAMED: ReadonlyMap<string, readonly [shown: string, ...others: string[]]> = new Map([
  ['run_shell_command', ['Shell', 'Bash']],
  ['edit', ['Edit', 'replace']],
  ['write_file', ['WriteFile', 'Write']],
  ['read_file', ['ReadFile', 'Read']],
  ['grep_search', ['Grep', 'search_file_content', 'SearchFiles']],
  ['glob', ['Glob', 'FindFiles']],
  ['list_directory', ['ListFiles', 'ReadFolder']],
  ['todo_write', ['TodoList', 'TodoWrite', 'TodoWriteTool']],
  ['agent', ['Agent', 'task', 'Task', 'TaskTool']],
  ['get_goal', ['Goal', 'GetGoal']],
])

/** All names of a tool, its own first. An MCP tool has no other. */
export function listToolNames(tool: string): [string, ...string[]] {
  const named = NAMED.get(tool)
  if (named === undefined && !IS_BUILT_IN.test(tool)) return [tool]
  const [shown, ...others] = named ?? [showName(tool)]
  return [tool, shown, `${shown}Tool`, ...others]
}

const IS_BUILT_IN = /^(?!mcp_)[a-z]+(?:_[a-z]+)*$/

/** `web_fetch` → `WebFetch`, `omni_clip_image` → `ClipImage`. */
function showName(tool: string): string {
  return tool.replace(/^omni_/, '').replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
