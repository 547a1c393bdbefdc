import type { Action, NamedCall, Vocabulary } from '../model/action.ts'
import { ownString } from '../model/json.ts'
import { flagArgument, given, listArgument, numberArgument } from '../vocabulary/arguments.ts'
import {
  fromGrep,
  fromRange,
  fromReplacement,
  fromSearch,
  toEdit,
  toFetch,
  toGrep,
  toRead,
  toReplacement,
  toSearch,
  toSubagent,
  toWrite,
} from '../vocabulary/shapes.ts'

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
      return toRead(args, path)
    case 'Write':
      return toWrite(args, path)
    case 'Edit':
      return toEdit(path, [toReplacement(args)])
    case 'MultiEdit':
      return toEdit(path, listArgument(args, 'edits').map(toReplacement))
    case 'NotebookEdit':
      return toEdit(path, [{ old: '', new: text('new_source') ?? '' }])
    case 'Grep':
      return toGrep(args, text('path'), '-i')
    case 'Glob':
      return toSearch('names', args, text('path'))
    case 'LS':
      return toSearch('folder', args, text('path'))
    case 'WebFetch':
      return toFetch(args, text('url'))
    case 'Task':
    case 'Agent':
      return toSubagent(args, 'subagent_type')
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
      return [{ name: 'Read', args: { file_path: action.path, ...fromRange(action) } }]
    case 'write':
      return [{ name: 'Write', args: { file_path: action.path, content: action.content } }]
    case 'edit':
      return action.edits.map((edit) => ({ name: 'Edit', args: { file_path: action.path, ...fromReplacement(edit) } }))
    case 'search':
      if (action.in === 'contents') return [{ name: 'Grep', args: fromGrep(action, '-i') }]
      return [{ name: 'Glob', args: action.in === 'folder' ? { pattern: '*', ...fromSearch(action) } : fromSearch(action) }]
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
