import { describe, expect, test } from 'vitest'
import { listActions, translateCall, vocabularies } from '../../src/vocabularies/index.ts'

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

// Right values: the schemas that Gemini CLI 0.61.0 and Qwen Code 0.24.4 give their models; older arguments from recorded sessions.
describe('a Gemini CLI call in Claude Code words, and back', () => {
  test.each<[string, Record<string, unknown>, string, Record<string, unknown>]>([
    [
      'run_shell_command',
      { command: 'ls', description: 'd', is_background: true },
      'Bash',
      { command: 'ls', description: 'd', run_in_background: true },
    ],
    ['write_file', { file_path: '/a', content: 'x' }, 'Write', { file_path: '/a', content: 'x' }],
    ['read_file', { file_path: '/a', start_line: 3, end_line: 6 }, 'Read', { file_path: '/a', offset: 3, limit: 4 }],
    ['read_file', { file_path: '/a' }, 'Read', { file_path: '/a' }],
    ['grep_search', { pattern: 'x', dir_path: 'src', include_pattern: '*.ts' }, 'Grep', { pattern: 'x', path: 'src', glob: '*.ts' }],
    ['glob', { pattern: '*.ts', dir_path: 'src' }, 'Glob', { pattern: '*.ts', path: 'src' }],
    ['mcp_memo_add_note', { text: 'hi' }, 'mcp__memo__add_note', { text: 'hi' }],
  ])('%s %j', (name, args, theirs, translated) => {
    expect(translateCall({ name, args }, 'gemini-cli', 'claude-code').calls).toEqual([{ name: theirs, args: translated }])
    expect(translateCall({ name: theirs, args: translated }, 'claude-code', 'gemini-cli').calls).toEqual([{ name, args }])
  })

  test.each<[string, Record<string, unknown>, string, Record<string, unknown>]>([
    [
      'replace',
      { file_path: '/a', instruction: 'why', old_string: 'x', new_string: 'y', allow_multiple: true },
      'Edit',
      { file_path: '/a', old_string: 'x', new_string: 'y', replace_all: true },
    ],
    [
      'replace',
      { file_path: '/a', old_string: 'x', new_string: 'y', expected_replacements: 1 },
      'Edit',
      { file_path: '/a', old_string: 'x', new_string: 'y' },
    ],
    [
      'replace',
      { file_path: '/a', old_string: 'x', new_string: 'y', expected_replacements: 2 },
      'Edit',
      { file_path: '/a', old_string: 'x', new_string: 'y', replace_all: true },
    ],
    ['read_file', { absolute_path: '/a', offset: 2, limit: 4 }, 'Read', { file_path: '/a', offset: 3, limit: 4 }],
    ['read_many_files', { paths: ['/a'] }, 'Read', { file_path: '/a' }],
    ['search_file_content', { pattern: 'x', path: 'src', include: '*.ts' }, 'Grep', { pattern: 'x', path: 'src', glob: '*.ts' }],
    ['list_directory', { dir_path: '/a' }, 'Glob', { pattern: '*', path: '/a' }],
    [
      'web_fetch',
      { prompt: 'sum up (https://a.example/x) for me' },
      'WebFetch',
      { url: 'https://a.example/x', prompt: 'sum up (https://a.example/x) for me' },
    ],
    ['invoke_agent', { agent_name: 'generalist', prompt: 'p' }, 'Agent', { description: '', prompt: 'p', subagent_type: 'generalist' }],
    ['write_todos', { todos: [{ description: 'a', status: 'pending' }] }, 'TodoWrite', { todos: [{ content: 'a', status: 'pending' }] }],
    ['memo__add_note', { text: 'hi' }, 'mcp__memo__add_note', { text: 'hi' }],
  ])('%s %j, one way', (name, args, theirs, translated) => {
    expect(translateCall({ name, args }, 'gemini-cli', 'claude-code').calls).toEqual([{ name: theirs, args: translated }])
  })

  test.each([
    ['save_memory', { fact: 'x' }],
    ['google_web_search', { query: 'x' }],
    ['web_fetch', { prompt: 'no address' }],
  ])('%s %j has no translation and passes under its own name', (name, args) => {
    expect(translateCall({ name, args }, 'gemini-cli', 'claude-code').calls).toEqual([{ name, args }])
  })

  test('several paths are as many reads, several addresses as many fetches', () => {
    const reads = translateCall({ name: 'read_many_files', args: { include: ['/a', '/b'] } }, 'gemini-cli', 'claude-code').calls
    expect(reads).toEqual(['/a', '/b'].map((path) => ({ name: 'Read', args: { file_path: path } })))
    const prompt = 'compare https://a.example/x with <https://b.example> and https://a.example/x'
    const fetches = translateCall({ name: 'web_fetch', args: { prompt } }, 'gemini-cli', 'claude-code').calls
    expect(fetches.map(({ args }) => args.url)).toEqual(['https://a.example/x', 'https://b.example'])
  })

  test('a long MCP name is cut in the middle, and what the API does not take is an underscore', () => {
    const [call] = translateCall({ name: `mcp__me/mo__${'x'.repeat(70)}`, args: {} }, 'claude-code', 'gemini-cli').calls
    expect(call?.name).toBe(`mcp_me_mo_${'x'.repeat(20)}...${'x'.repeat(30)}`)
  })
})

describe('a Qwen Code call in Claude Code words, and back', () => {
  test.each<[string, Record<string, unknown>, string, Record<string, unknown>]>([
    [
      'run_shell_command',
      { command: 'ls', is_background: true, timeout: 5000, description: 'd' },
      'Bash',
      { command: 'ls', description: 'd', timeout: 5000, run_in_background: true },
    ],
    ['edit', { file_path: '/a', old_string: 'x', new_string: 'y' }, 'Edit', { file_path: '/a', old_string: 'x', new_string: 'y' }],
    ['read_file', { file_path: '/a', offset: 2, limit: 4 }, 'Read', { file_path: '/a', offset: 3, limit: 4 }],
    ['grep_search', { pattern: 'x', path: 'src', glob: '*.ts' }, 'Grep', { pattern: 'x', path: 'src', glob: '*.ts' }],
    ['web_fetch', { url: 'https://a.example', prompt: 'p' }, 'WebFetch', { url: 'https://a.example', prompt: 'p' }],
    ['agent', { description: 'd', prompt: 'p', subagent_type: 't' }, 'Agent', { description: 'd', prompt: 'p', subagent_type: 't' }],
    ['mcp__memo__add_note', { text: 'hi' }, 'mcp__memo__add_note', { text: 'hi' }],
  ])('%s %j', (name, args, theirs, translated) => {
    expect(translateCall({ name, args }, 'qwen-code', 'claude-code').calls).toEqual([{ name: theirs, args: translated }])
    expect(translateCall({ name: theirs, args: translated }, 'claude-code', 'qwen-code').calls).toEqual([{ name, args }])
  })

  test('hooks are shown the tool that was called through tool_call, and present names', () => {
    const bridged = { name: 'tool_call', args: { name: 'mcp__memo__note', arguments: { text: 'hi' } } }
    const inner = { name: 'mcp__memo__note', args: { text: 'hi' } }
    expect(translateCall(bridged, 'qwen-code', 'qwen-code')).toEqual({ calls: [inner], translated: false })
    expect(translateCall(bridged, 'qwen-code', 'claude-code').calls).toEqual([inner])
    const old = { name: 'replace', args: { file_path: '/a', old_string: 'x', new_string: 'y' } }
    expect(translateCall(old, 'qwen-code', 'qwen-code').calls).toEqual([{ ...old, name: 'edit' }])
    const odd = { name: 'tool_call', args: { name: 'x' } }
    expect(translateCall(odd, 'qwen-code', 'qwen-code').calls).toEqual([odd])
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
      const write = vocabulary.fromAction({ kind: 'write', path: '/a', content: 'c\n' })?.[0]
      expect(write && listActions(vocabulary, write)).toEqual([{ kind: 'write', path: '/a', content: 'c\n' }])
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
