import type { Action, NamedCall, Replacement, Vocabulary } from '../model/action.ts'
import { ownString } from '../model/json.ts'
import { flagArgument, given, listArgument, numberArgument } from '../vocabulary/arguments.ts'

// Tools and arguments: https://code.claude.com/docs/en/tools-reference and the schemas of Claude Code 2.1.332; MultiEdit, LS, Task and
// TodoWrite are older tools that recorded sessions still hold.
export const claudeCode: Vocabulary = {
  agent: 'claude-code',
  tools: [
    ...[
      'Bash',
      'PowerShell',
      'Read',
      'Write',
      'Edit',
      'MultiEdit',
      'NotebookEdit',
      'NotebookRead',
      'Glob',
      'Grep',
      'LS',
      'WebFetch',
      'WebSearch',
    ],
    ...[
      'Agent',
      'Task',
      'TaskCreate',
      'TaskGet',
      'TaskList',
      'TaskUpdate',
      'TaskOutput',
      'TaskStop',
      'TodoWrite',
      'BashOutput',
      'KillShell',
      'KillBash',
    ],
    ...[
      'Skill',
      'SlashCommand',
      'ToolSearch',
      'AskUserQuestion',
      'EnterPlanMode',
      'ExitPlanMode',
      'EnterWorktree',
      'ExitWorktree',
      'LSP',
      'Monitor',
    ],
    ...[
      'SendMessage',
      'SendUserMessage',
      'ListAgents',
      'ReportFindings',
      'ScheduleWakeup',
      'Workflow',
      'CronCreate',
      'CronDelete',
      'CronList',
    ],
    ...[
      'ListMcpResources',
      'ListMcpResourcesTool',
      'ReadMcpResource',
      'ReadMcpResourceTool',
      'TeamCreate',
      'TeamDelete',
      'StructuredOutput',
      'Brief',
    ],
  ],
  toAction,
  fromAction,
}

function toAction({ name, args }: NamedCall): Action | null {
  const text = (key: string) => ownString(args, key)
  const mcp = /^mcp__(.+?)__(.+)$/s.exec(name)
  if (mcp) return { kind: 'mcp', server: mcp[1] ?? '', tool: mcp[2] ?? '', args }
  const path = text('file_path') ?? text('notebook_path')
  switch (name) {
    case 'Bash':
    case 'PowerShell':
      return shell(args)
    case 'Read':
      return path === undefined
        ? null
        : { kind: 'read', path, ...given('offset', numberArgument(args, 'offset')), ...given('limit', numberArgument(args, 'limit')) }
    case 'Write':
      return path === undefined ? null : { kind: 'write', path, content: text('content') ?? '' }
    case 'Edit':
      return path === undefined ? null : { kind: 'edit', path, edits: [replacement(args)] }
    case 'MultiEdit':
      return path === undefined ? null : { kind: 'edit', path, edits: listArgument(args, 'edits').map(replacement) }
    case 'NotebookEdit':
      return path === undefined ? null : { kind: 'edit', path, edits: [{ old: '', new: text('new_source') ?? '' }] }
    case 'Grep':
      return {
        kind: 'search',
        in: 'contents',
        ...common(args),
        ...given('glob', text('glob')),
        ...given('ignoreCase', flagArgument(args, '-i')),
      }
    case 'Glob':
      return { kind: 'search', in: 'names', ...common(args) }
    case 'LS':
      return { kind: 'search', in: 'folder', ...common(args) }
    case 'WebFetch':
      return text('url') === undefined ? null : { kind: 'fetch', url: text('url') ?? '', ...given('prompt', text('prompt')) }
    case 'Task':
    case 'Agent':
      return {
        kind: 'subagent',
        prompt: text('prompt') ?? '',
        ...given('description', text('description')),
        ...given('agentType', text('subagent_type')),
      }
    case 'TodoWrite':
      return {
        kind: 'todo',
        items: listArgument(args, 'todos').map((item) => ({
          title: ownString(item, 'content') ?? '',
          status: ownString(item, 'status') ?? '',
        })),
      }
    default:
      return null
  }
}

function fromAction(action: Action): NamedCall[] | null {
  switch (action.kind) {
    case 'shell': {
      const more = {
        ...given('description', action.description),
        ...given('timeout', action.timeoutMs),
        ...given('run_in_background', action.background),
      }
      return [{ name: 'Bash', args: { command: action.command, ...more } }]
    }
    case 'read':
      return [{ name: 'Read', args: { file_path: action.path, ...given('offset', action.offset), ...given('limit', action.limit) } }]
    case 'write':
      return [{ name: 'Write', args: { file_path: action.path, content: action.content } }]
    case 'edit':
      return action.edits.map((edit) => ({
        name: 'Edit',
        args: { file_path: action.path, old_string: edit.old, new_string: edit.new, ...given('replace_all', edit.all) },
      }))
    case 'search': {
      const where = { ...given('pattern', action.pattern), ...given('path', action.path) }
      if (action.in === 'contents')
        return [{ name: 'Grep', args: { ...where, ...given('glob', action.glob), ...given('-i', action.ignoreCase) } }]
      return [{ name: 'Glob', args: action.in === 'folder' ? { pattern: '*', ...where } : where }]
    }
    case 'fetch':
      return [{ name: 'WebFetch', args: { url: action.url, prompt: action.prompt ?? '' } }]
    case 'mcp':
      return [{ name: `mcp__${action.server}__${action.tool}`, args: action.args }]
    case 'subagent':
      return [
        {
          name: 'Agent',
          args: { description: action.description ?? '', prompt: action.prompt, ...given('subagent_type', action.agentType) },
        },
      ]
    case 'todo':
      return [
        {
          name: 'TodoWrite',
          args: {
            todos: action.items.map((item) => ({ content: item.title, status: item.status === 'done' ? 'completed' : item.status })),
          },
        },
      ]
  }
}

function shell(args: unknown): Action | null {
  const command = ownString(args, 'command')
  if (command === undefined) return null
  const description = given('description', ownString(args, 'description'))
  return {
    kind: 'shell',
    command,
    ...description,
    ...given('timeoutMs', numberArgument(args, 'timeout')),
    ...given('background', flagArgument(args, 'run_in_background')),
  }
}

function common(args: unknown): { pattern?: string; path?: string } {
  return { ...given('pattern', ownString(args, 'pattern')), ...given('path', ownString(args, 'path')) }
}

function replacement(item: unknown): Replacement {
  return {
    old: ownString(item, 'old_string') ?? '',
    new: ownString(item, 'new_string') ?? '',
    ...given('all', flagArgument(item, 'replace_all')),
  }
}
