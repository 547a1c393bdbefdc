import { describe, expect, test } from 'vitest'
import { translateCall, vocabularies } from '../../src/vocabularies/index.ts'

// Right values: the mapping of lecode's and Luxe's tools from their documentation and source (lecode: bash, read, write, edit, grep,
// find_files, list_dir, task, todo_write, mcp:SERVER:TOOL; Luxe: the same in lower case, web_fetch, both spellings of a path).

const PATHS = (path: string) => ({ path, file_path: path })

describe('a Claude Code call in lecode and Luxe words', () => {
  test.each<[string, Record<string, unknown>, object[], object[]]>([
    ['Bash', { command: 'ls' }, [{ name: 'bash', args: { command: 'ls' } }], [{ name: 'bash', args: { command: 'ls' } }]],
    [
      'Bash',
      { command: 'npm t', timeout: 5000, run_in_background: true, description: 'tests' },
      [{ name: 'bash', args: { command: 'npm t', timeout: 5, run_in_background: true } }],
      [{ name: 'bash', args: { command: 'npm t', description: 'tests', timeout_ms: 5000 } }],
    ],
    [
      'Read',
      { file_path: '/a/b', offset: 3, limit: 4 },
      [{ name: 'read', args: { path: '/a/b', offset: 3, limit: 4 } }],
      [{ name: 'read', args: { ...PATHS('/a/b'), offset: 3, limit: 4 } }],
    ],
    [
      'Write',
      { file_path: '/a', content: 'x' },
      [{ name: 'write', args: { path: '/a', content: 'x' } }],
      [{ name: 'write', args: { ...PATHS('/a'), content: 'x' } }],
    ],
    [
      'Edit',
      { file_path: '/a', old_string: 'x', new_string: 'y' },
      [{ name: 'edit', args: { path: '/a', old_string: 'x', new_string: 'y' } }],
      [{ name: 'edit', args: { ...PATHS('/a'), old_string: 'x', new_string: 'y' } }],
    ],
    [
      'MultiEdit',
      {
        file_path: '/a',
        edits: [
          { old_string: 'x', new_string: 'y' },
          { old_string: 'p', new_string: 'q', replace_all: true },
        ],
      },
      [
        { name: 'edit', args: { path: '/a', old_string: 'x', new_string: 'y' } },
        { name: 'edit', args: { path: '/a', old_string: 'p', new_string: 'q', replace_all: true } },
      ],
      [
        { name: 'edit', args: { ...PATHS('/a'), old_string: 'x', new_string: 'y' } },
        { name: 'edit', args: { ...PATHS('/a'), old_string: 'p', new_string: 'q', replace_all: true } },
      ],
    ],
    [
      'Grep',
      { pattern: 'x', path: 'src', glob: '*.ts', '-i': true },
      [{ name: 'grep', args: { pattern: 'x', path: 'src', glob: '*.ts', ignore_case: true } }],
      [{ name: 'grep', args: { pattern: 'x', path: 'src', glob: '*.ts', ignore_case: true } }],
    ],
    ['Glob', { pattern: '*.ts' }, [{ name: 'find_files', args: { pattern: '*.ts' } }], [{ name: 'glob', args: { pattern: '*.ts' } }]],
    ['LS', { path: '/a' }, [{ name: 'list_dir', args: { path: '/a' } }], [{ name: 'list', args: { path: '/a' } }]],
    [
      'Task',
      { prompt: 'p', description: 'd', subagent_type: 'explorer' },
      [{ name: 'task', args: { prompt: 'p', description: 'd', agent: 'explorer' } }],
      [{ name: 'task', args: { prompt: 'p', description: 'd', agent: 'explorer' } }],
    ],
    [
      'TodoWrite',
      { todos: [{ content: 'a', status: 'completed' }] },
      [{ name: 'todo_write', args: { todos: [{ title: 'a', status: 'done' }] } }],
      [{ name: 'todo_write', args: { todos: [{ title: 'a', status: 'completed' }] } }],
    ],
    [
      'mcp__memo__add_note',
      { text: 'hi' },
      [{ name: 'mcp:memo:add_note', args: { text: 'hi' } }],
      [{ name: 'mcp__memo__add_note', args: { text: 'hi' } }],
    ],
  ])('%s %j', (name, args, lecode, luxe) => {
    expect(translateCall({ name, args }, 'claude-code', 'lecode')).toEqual({ calls: lecode, translated: true })
    expect(translateCall({ name, args }, 'claude-code', 'luxe')).toEqual({ calls: luxe, translated: true })
  })

  test('WebFetch has no tool in lecode: it passes under its own name, and is tagged', () => {
    const call = { name: 'WebFetch', args: { url: 'https://a.example', prompt: 'read' } }
    expect(translateCall(call, 'claude-code', 'lecode')).toEqual({ calls: [call], translated: true })
    expect(translateCall(call, 'claude-code', 'luxe').calls).toEqual([
      { name: 'web_fetch', args: { url: 'https://a.example', address: 'https://a.example', prompt: 'read' } },
    ])
  })
})

describe('what is not translated', () => {
  test('a call of the same agent is verbatim', () => {
    const call = { name: 'Bash', args: { command: 'ls', odd: [1] } }
    expect(translateCall(call, 'claude-code', 'claude-code')).toEqual({ calls: [call], translated: false })
  })

  test('a call of an agent that the transcript does not name is verbatim and not tagged', () => {
    const call = { name: 'bash', args: { command: 'ls' } }
    expect(translateCall(call, 'unknown', 'luxe')).toEqual({ calls: [call], translated: false })
  })

  test.each([
    ['an unknown tool', { name: 'Hologram', args: { a: 1 } }],
    ['a tool without the argument that it is about', { name: 'Write', args: { content: 'x' } }],
    ['a command that is no text', { name: 'Bash', args: { command: ['ls'] } }],
    ['a MultiEdit without edits', { name: 'MultiEdit', args: { file_path: '/a', edits: [] } }],
  ])('%s passes under its own name with all its arguments', (_, call) => {
    expect(translateCall(call, 'claude-code', 'luxe')).toEqual({ calls: [call], translated: true })
  })
})

test('each vocabulary understands its own words for every action that it knows', () => {
  for (const vocabulary of vocabularies.values()) {
    for (const other of vocabularies.values()) {
      const shell = other.fromAction({ kind: 'shell', command: 'ls' })?.[0]
      expect(shell && other.toAction(shell)).toEqual({ kind: 'shell', command: 'ls' })
      const write = vocabulary.fromAction({ kind: 'write', path: '/a', content: 'c' })?.[0]
      expect(write && vocabulary.toAction(write)).toEqual({ kind: 'write', path: '/a', content: 'c' })
    }
  }
})

// @github/copilot 1.0.102; VS Code's tools; what Cursor's command line prints and its hooks are told.
describe('a call in the words of Copilot and Cursor', () => {
  const edit = { file_path: '/a', old_string: 'x', new_string: 'y' }
  test.each([
    ['copilot', { name: 'bash', args: { command: 'ls' } }, { name: 'Bash', args: { command: 'ls' } }],
    ['copilot', { name: 'powershell', args: { command: 'ls' } }, { name: 'Bash', args: { command: 'ls' } }],
    [
      'copilot',
      { name: 'view', args: { path: '/a', view_range: [3, 5] } },
      { name: 'Read', args: { file_path: '/a', offset: 3, limit: 3 } },
    ],
    ['copilot', { name: 'view', args: { path: '/a', view_range: [3, -1] } }, { name: 'Read', args: { file_path: '/a', offset: 3 } }],
    ['copilot', { name: 'create', args: { path: '/a', file_text: 'c' } }, { name: 'Write', args: { file_path: '/a', content: 'c' } }],
    ['copilot', { name: 'edit', args: { path: '/a', old_str: 'x', new_str: 'y' } }, { name: 'Edit', args: edit }],
    [
      'copilot',
      { name: 'str_replace_editor', args: { command: 'create', path: '/a', file_text: 'c' } },
      { name: 'Write', args: { file_path: '/a', content: 'c' } },
    ],
    ['copilot', { name: 'memo-srv-add_note', args: { text: 'hi' } }, { name: 'mcp__memo-srv__add_note', args: { text: 'hi' } }],
    ['copilot', { name: 'run_in_terminal', args: { command: 'ls' } }, { name: 'Bash', args: { command: 'ls' } }],
    ['cursor', { name: 'Shell', args: { command: 'ls' } }, { name: 'Bash', args: { command: 'ls' } }],
    ['cursor', { name: 'shellToolCall', args: { command: 'ls', workingDirectory: '' } }, { name: 'Bash', args: { command: 'ls' } }],
    ['cursor', { name: 'Write', args: { path: '/a', contents: 'c' } }, { name: 'Write', args: { file_path: '/a', content: 'c' } }],
    ['cursor', { name: 'StrReplace', args: { path: '/a', old_string: 'x', new_string: 'y' } }, { name: 'Edit', args: edit }],
    ['cursor', { name: 'writeToolCall', args: { path: '/a', fileText: 'c' } }, { name: 'Write', args: { file_path: '/a', content: 'c' } }],
    [
      'cursor',
      { name: 'editToolCall', args: { path: '/a', afterFullFileContent: 'c' } },
      { name: 'Write', args: { file_path: '/a', content: 'c' } },
    ],
    ['cursor', { name: 'mcpToolCall', args: { toolName: 'note', args: { text: 'hi' } } }, { name: 'mcp____note', args: { text: 'hi' } }],
  ])('%s %j in Claude Code’s', (agent, call, said) => {
    expect(translateCall(call, agent, 'claude-code')).toEqual({ calls: [said], translated: true })
  })

  test('hooks of Cursor see a kind that was printed under the tool’s name', () => {
    const call = { name: 'shellToolCall', args: { command: 'ls', workingDirectory: '/w', simpleCommands: ['ls'] } }
    expect(translateCall(call, 'cursor', 'cursor')).toEqual({
      calls: [{ name: 'Shell', args: { command: 'ls', cwd: '/w' } }],
      translated: false,
    })
  })

  test('VS Code’s own words stay as they are when its hooks judge its session', () => {
    const call = { name: 'run_in_terminal', args: { command: 'ls', explanation: 'why', goal: 'g' } }
    expect(translateCall(call, 'copilot', 'vscode').calls).toEqual([call])
    expect(translateCall({ name: 'bash', args: { command: 'ls' } }, 'copilot', 'vscode').calls).toEqual([
      { name: 'run_in_terminal', args: { command: 'ls' } },
    ])
  })
})
