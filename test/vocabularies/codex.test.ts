import { describe, expect, test } from 'vitest'
import type { NamedCall } from '../../src/model/action.ts'
import { codex } from '../../src/vocabularies/codex/codex.ts'
import { listActions, translateCall } from '../../src/vocabularies/index.ts'
import { readPatch, writePatch } from '../../src/vocabulary/patch.ts'

// Right values: codex-rs/core/src/tools and codex-rs/apply-patch in github.com/openai/codex; envelopes recorded from Codex 0.171.0.

const call = (name: string, args: Record<string, unknown>): NamedCall => ({ name, args })
const bash = (command: string) => call('Bash', { command })
const shown = (name: string, args: Record<string, unknown>) => translateCall(call(name, args), 'codex', 'codex').calls
const toClaude = (name: string, args: Record<string, unknown>) => translateCall(call(name, args), 'codex', 'claude-code').calls
const PATCH = [
  '*** Begin Patch',
  '*** Add File: new.txt',
  '+one',
  '+two',
  '*** Update File: src/a.ts',
  '*** Move to: src/b.ts',
  '@@ function f()',
  ' const x = 1',
  '-const y = 2',
  '+const y = 3',
  '@@',
  '-gone',
  '*** End of File',
  '*** Delete File: .env',
  '*** End Patch',
].join('\n')

describe('Codex’s own hooks are shown', () => {
  test.each<[string, Record<string, unknown>, NamedCall]>([
    ['exec_command', { cmd: 'ls', workdir: '/w', yield_time_ms: 1000 }, bash('ls')],
    ['shell_command', { command: 'ls', workdir: '/w' }, bash('ls')],
    ['shell', { command: ['bash', '-lc', 'git push --force'], timeout_ms: 1 }, bash("bash -lc 'git push --force'")],
    ['container.exec', { command: ['ls', '-l'] }, bash('ls -l')],
    ['local_shell', { command: ['bash', '-lc', 'rm -rf y'], working_directory: '/w' }, bash("bash -lc 'rm -rf y'")],
    ['local_shell', { action: { type: 'exec', command: ['echo', "it's"] } }, bash('echo "it\'s"')],
    ['apply_patch', { input: PATCH }, call('apply_patch', { command: PATCH })],
    ['mcp__memo__note', { text: 'hello' }, call('mcp__memo__note', { text: 'hello' })],
    ['spawn_agent', { message: 'say hi' }, call('spawn_agent', { message: 'say hi' })],
    ['view_image', { path: 'a.png' }, call('view_image', { path: 'a.png' })],
    ['Bash', { command: 'ls' }, bash('ls')],
    // What Codex could not read it shows to nobody; it stays as it is.
    ['exec_command', { nope: 1 }, call('exec_command', { nope: 1 })],
    ['shell', { command: ['ls', 1] }, call('shell', { command: ['ls', 1] })],
  ])('%s %j', (name, args, wanted) => {
    expect(shown(name, args)).toEqual([wanted])
  })

  test('the calls that a program of code mode makes, as far as they are written out', () => {
    const input = [
      'const patch = "*** Begin Patch\\n*** Add File: a\\n+x\\n*** End Patch";',
      'await tools.apply_patch(patch);',
      "const r = await tools.exec_command({ cmd: 'ls -l', 'yield_time_ms': 10, });",
      'await tools.apply_patch(["*** Begin Patch", "*** Delete File: b", "*** End Patch"].join("\\n"));',
      'await tools.apply_patch(String.raw`*** Begin Patch\n*** Delete File: c\\d\n*** End Patch`);',
      'await tools.mcp__memo__note({ text: `hi`, deep: [{ a: null, b: true }] });',
      'await tools.exec_command({ cmd: `echo ${r}` });',
      'await tools.exec_command(make());',
    ].join('\n')
    expect(shown('exec', { input })).toEqual([
      call('apply_patch', { command: '*** Begin Patch\n*** Add File: a\n+x\n*** End Patch' }),
      bash('ls -l'),
      call('apply_patch', { command: '*** Begin Patch\n*** Delete File: b\n*** End Patch' }),
      call('apply_patch', { command: '*** Begin Patch\n*** Delete File: c\\d\n*** End Patch' }),
      call('mcp__memo__note', { text: 'hi', deep: [{ a: null, b: true }] }),
    ])
    expect(shown('exec', { input: 'return 1' })).toEqual([call('exec', { input: 'return 1' })])
  })

  test('a program that nobody would write is read in no time', () => {
    const start = Date.now()
    for (const input of ['tools.x('.repeat(50_000), `const a=${'['.repeat(200_000)}`, 'const a=["'.repeat(30_000), '('.repeat(300_000)])
      shown('exec', { input })
    expect(Date.now() - start).toBeLessThan(5_000)
  })
})

describe('a patch', () => {
  test('is a change of each file that it names', () => {
    expect(readPatch(PATCH)).toEqual([
      { kind: 'write', path: 'new.txt', content: 'one\ntwo\n' },
      {
        kind: 'edit',
        path: 'src/a.ts',
        edits: [
          { old: 'const x = 1\nconst y = 2', new: 'const x = 1\nconst y = 3' },
          { old: 'gone', new: '' },
        ],
      },
      expect.objectContaining({ kind: 'edit', path: 'src/b.ts' }),
      { kind: 'edit', path: '.env', edits: [{ old: '', new: '' }] },
    ])
    expect(readPatch('rm -rf x')).toEqual([])
  })

  test('with CRLF line ends names the same files', () => {
    expect(readPatch(PATCH.replaceAll('\n', '\r\n')).map((each) => each.path)).toEqual(['new.txt', 'src/a.ts', 'src/b.ts', '.env'])
  })

  test.each<Parameters<typeof writePatch>[0]>([
    { kind: 'write', path: 'a b.txt', content: 'one\n\ntwo\n' },
    {
      kind: 'edit',
      path: 'a',
      edits: [
        { old: 'x\ny', new: 'z' },
        { old: '', new: 'q' },
      ],
    },
  ])('that is made of a change says the same: %j', (change) => {
    expect(readPatch(writePatch(change))).toEqual([change])
  })
})

describe('Claude Code’s hooks are shown', () => {
  test.each<[string, Record<string, unknown>, NamedCall[]]>([
    ['exec_command', { cmd: 'ls' }, [bash('ls')]],
    ['shell', { command: ['bash', '-lc', 'git push --force'] }, [bash('git push --force')]],
    ['shell', { command: ['/bin/zsh', '-c', 'ls | wc'] }, [bash('ls | wc')]],
    ['shell', { command: ['C:\\Program Files\\PowerShell\\7\\pwsh.exe', '-Command', 'dir'] }, [bash('dir')]],
    ['shell', { command: ['rm', '-rf', 'my dir'], timeout_ms: 9 }, [call('Bash', { command: "rm -rf 'my dir'", timeout: 9 })]],
    ['write_stdin', { session_id: 1, chars: 'rm -rf x\n' }, [bash('rm -rf x\n')]],
    ['write_stdin', { session_id: 1, chars: '' }, [call('write_stdin', { session_id: 1, chars: '' })]],
    ['view_image', { path: 'a.png' }, [call('Read', { file_path: 'a.png' })]],
    [
      'spawn_agent',
      { message: 'hi', agent_type: 'explorer' },
      [call('Agent', { description: '', prompt: 'hi', subagent_type: 'explorer' })],
    ],
    [
      'update_plan',
      { plan: [{ step: 'a', status: 'completed' }] },
      [call('TodoWrite', { todos: [{ content: 'a', status: 'completed' }] })],
    ],
    ['mcp__memo__note', { text: 'x' }, [call('mcp__memo__note', { text: 'x' })]],
    ['web_search', { query: 'x' }, [call('web_search', { query: 'x' })]],
    ['apply_patch', { input: 'no patch' }, [call('apply_patch', { command: 'no patch' })]],
  ])('%s %j', (name, args, wanted) => {
    expect(toClaude(name, args)).toEqual(wanted)
  })

  test('one call for each change of a patch, also inside of a program', () => {
    const calls = [
      call('Write', { file_path: 'new.txt', content: 'one\ntwo\n' }),
      expect.objectContaining({ name: 'Edit', args: expect.objectContaining({ file_path: 'src/a.ts' }) }),
      call('Edit', { file_path: 'src/a.ts', old_string: 'gone', new_string: '' }),
      expect.objectContaining({ name: 'Edit', args: expect.objectContaining({ file_path: 'src/b.ts' }) }),
      expect.objectContaining({ name: 'Edit', args: expect.objectContaining({ file_path: 'src/b.ts' }) }),
      call('Edit', { file_path: '.env', old_string: '', new_string: '' }),
    ]
    expect(toClaude('apply_patch', { input: PATCH })).toEqual(calls)
    const input = `await tools.apply_patch(${JSON.stringify(PATCH)}); await tools.exec_command({cmd: "ls"}); await tools.get_goal({})`
    expect(toClaude('exec', { input })).toEqual([...calls, bash('ls'), call('get_goal', {})])
    expect(listActions(codex, call('exec', { input })).map((action) => action.kind)).toEqual(['write', 'edit', 'edit', 'edit', 'shell'])
  })
})

describe('Codex’s hooks are shown of a Claude Code session', () => {
  const toCodex = (name: string, args: Record<string, unknown>) => translateCall(call(name, args), 'claude-code', 'codex').calls

  test.each<[string, Record<string, unknown>, NamedCall]>([
    ['Bash', { command: 'ls', description: 'd' }, bash('ls')],
    [
      'Write',
      { file_path: '/a', content: 'x\n' },
      call('apply_patch', { command: '*** Begin Patch\n*** Add File: /a\n+x\n*** End Patch' }),
    ],
    [
      'Edit',
      { file_path: '/a', old_string: 'x', new_string: 'y' },
      call('apply_patch', { command: '*** Begin Patch\n*** Update File: /a\n@@\n-x\n+y\n*** End Patch' }),
    ],
    ['Agent', { prompt: 'p', subagent_type: 't', description: 'd' }, call('spawn_agent', { message: 'p', agent_type: 't' })],
    ['Read', { file_path: '/a' }, call('Read', { file_path: '/a' })],
    ['WebFetch', { url: 'u', prompt: 'p' }, call('WebFetch', { url: 'u', prompt: 'p' })],
  ])('%s %j', (name, args, wanted) => {
    expect(toCodex(name, args)).toEqual([wanted])
  })
})

test('what has a translation in part is shown in part, and as a whole', () => {
  const input = 'await tools.exec_command({cmd: "ls"}); await tools.some_new_tool({a: 1})'
  expect(translateCall(call('exec', { input }), 'codex', 'lecode').calls).toEqual([
    call('bash', { command: 'ls' }),
    call('some_new_tool', { a: 1 }),
  ])
})

test.each([
  ["/bin/bash -lc 'git push --force'", 'git push --force'],
  ['bash -lc ls', 'ls'],
  [`/bin/zsh -lc "echo 'a' \\$HOME"`, "echo 'a' $HOME"],
  ['"C:\\\\Program Files\\\\PowerShell\\\\7\\\\pwsh.exe" -Command \'Get-ChildItem\'', 'Get-ChildItem'],
  // More than three words, or something that a shell would act on: as it stands.
  ['bash -lc ls -a', 'bash -lc ls -a'],
  ["bash -lc 'ls'; rm -rf x", "bash -lc 'ls'; rm -rf x"],
  ["bash -lc 'ls", "bash -lc 'ls"],
])('what `codex exec` prints as started is shown without its shell: %s', (command, inner) => {
  const call = { name: 'command_execution', args: { command } }
  expect(codex.asShown?.(call)).toEqual([{ name: 'Bash', args: { command: inner } }])
  expect(translateCall(call, 'codex', 'claude-code').calls).toMatchObject([{ name: 'Bash', args: { command: inner } }])
})
