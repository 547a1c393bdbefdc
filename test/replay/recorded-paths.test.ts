import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { claudeCode } from '../../src/dialects/claude-code/claude-code.ts'
import { lecode } from '../../src/dialects/lecode/lecode.ts'
import { luxe } from '../../src/dialects/luxe/luxe.ts'
import type { Dialect } from '../../src/model/dialect.ts'
import { judgeOver, layOut, quote, replayOver, type Scratch, say } from '../statements/harness.ts'

type Call = [tool: string, args: Record<string, unknown>]

/** A Claude Code session in the neutral format: calls that ran in a folder. */
function session(root: string, calls: Call[], cwd = root): string {
  const base = { session: 's1', agent: 'claude-code' }
  const lines = [
    { ...base, event: 'session_start', cwd: root },
    ...calls.flatMap(([tool, args], index) => [
      { ...base, event: 'pre_tool', cwd, tool, args, at: { call: `c${index}` }, recorded: 'ran' },
      { ...base, event: 'post_tool', cwd, tool, args, at: { call: `c${index}` }, recorded: 'ran', result: { text: 'ok', is_error: false } },
    ]),
  ]
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

async function rule(context: Scratch, dialect: Dialect, files: Record<string, string>, transcript: string): Promise<string[]> {
  const { events } = await judgeOver(layOut(context, { files }), dialect, transcript)
  return events.filter((each) => each.event === 'pre_tool').map((each) => each.ruling)
}

const claudeRule = (...deny: string[]) => ({ '.claude/settings.json': JSON.stringify({ permissions: { deny } }) })
const claudeHook = (condition: string) => {
  const hook = { type: 'command', command: 'echo no >&2; exit 2', if: condition }
  return { '.claude/settings.json': JSON.stringify({ hooks: { PreToolUse: [{ hooks: [hook] }] } }) }
}
const luxeRule = (pattern: string, decision = 'deny') => ({
  '.luxe/permissions.json': JSON.stringify({ permission: { read: { [pattern]: decision } } }),
})
const luxeHook = (pattern: string) => {
  const command = ['printf', '%s', '{"decision":"deny","reason":"no"}']
  return { '.luxe/hooks.json': JSON.stringify({ BeforeToolUse: [{ matcher: { read: pattern }, command }] }) }
}
const lecodeRule = (pattern: string, decision = 'deny', kind = 'glob') => ({
  '.lecode/config.json': JSON.stringify({ permissions: { rules: { [decision]: { read: [{ pattern, kind }] } } } }),
})

/** Every way to guard a folder by its path below the project. */
const GUARDS: [string, Dialect, Record<string, string>][] = [
  ['a deny rule of Claude Code', claudeCode, claudeRule('Read(secrets/**)')],
  ['a deny rule of Claude Code from the settings’ folder', claudeCode, claudeRule('Read(/secrets/**)')],
  ['a condition of a Claude Code hook', claudeCode, claudeHook('Read(secrets/**)')],
  ['a rule of Luxe', luxe, luxeRule('secrets/**')],
  ['a matcher of Luxe', luxe, luxeHook('secrets/**')],
  ['a rule of lecode', lecode, lecodeRule('secrets/*')],
]

const WINDOWS_SPELLINGS = [
  'secrets\\a.txt',
  '.\\secrets\\a.txt',
  'C:secrets\\a.txt',
  'c:secrets/a.txt',
  '..\\app\\secrets\\a.txt',
  'x\\..\\secrets/a.txt',
  'secrets/..\\secrets\\a.txt',
  '\\repo\\app\\secrets\\a.txt',
  '/repo/app/secrets/a.txt',
  'C:\\repo\\app\\secrets\\a.txt',
  'c:/Repo/APP/secrets/a.txt',
  '\\\\?\\C:\\repo\\app\\secrets\\a.txt',
  '/c/repo/app/secrets/a.txt',
  '/mnt/c/repo/app/secrets/a.txt',
  'secrets.\\a.txt',
  'secrets\\a.txt::$DATA',
  'SECRETS\\A.TXT',
]

describe.each(GUARDS)('%s', (_, dialect, files) => {
  test('sees a file of a Windows session in every spelling of its path', async (context) => {
    const calls = [...WINDOWS_SPELLINGS, 'secrets2\\a.txt', 'D:\\repo\\app\\secrets\\a.txt', '..\\secrets\\a.txt']
    const rulings = await rule(
      context,
      dialect,
      files,
      session(
        'C:\\repo\\app',
        calls.map((file_path) => ['Read', { file_path }]),
      ),
    )
    expect(Object.fromEntries(calls.map((call, index) => [call, rulings[index]]))).toEqual({
      ...Object.fromEntries(WINDOWS_SPELLINGS.map((spelling) => [spelling, 'deny'])),
      ...{ 'secrets2\\a.txt': 'allow', 'D:\\repo\\app\\secrets\\a.txt': 'allow', '..\\secrets\\a.txt': 'allow' },
    })
  })

  test('sees a file of a session on a Windows share', async (context) => {
    const calls = ['secrets\\a.txt', '\\\\server\\share\\app\\secrets\\a.txt', '//server/share/app/secrets/a.txt']
    const rulings = await rule(
      context,
      dialect,
      files,
      session(
        '\\\\server\\share\\app',
        calls.map((file_path) => ['Read', { file_path }]),
      ),
    )
    expect(rulings).toEqual(['deny', 'deny', 'deny'])
  })

  test('sees a path with backslashes when nothing tells where it was recorded', async (context) => {
    const calls: Call[] = ['secrets\\a.txt', '.\\secrets\\a.txt', 'x\\a.txt'].map((file_path) => ['Read', { file_path }])
    const transcript = session('C:\\x', calls).replaceAll(/"cwd":"[^"]*",?/g, '')
    expect(await rule(context, dialect, files, transcript.replaceAll(',}', '}'))).toEqual(['deny', 'deny', 'allow'])
  })

  test('sees a path through another letter case on macOS', async (context) => {
    const calls: Call[] = [['Read', { file_path: '/users/Dev/App/secrets/a' }]]
    expect(await rule(context, dialect, files, session('/Users/dev/app', calls))).toEqual(['deny'])
    expect(await rule(context, dialect, files, session('/home/dev/app', [['Read', { file_path: '/home/dev/App/secrets/a' }]]))).toEqual([
      'allow',
    ])
  })
})

/** A session's folder, and a path that its system takes for `secrets/a` in it. */
const ALIASES: [string, string][] = [
  ['/home/dev/app', '~/app/secrets/a'],
  ['/home/dev/app', '~dev/app/secrets/a'],
  ['C:\\Users\\dev\\app', '~\\app\\secrets\\a'],
  ['/private/tmp/app', '/tmp/app/secrets/a'],
  ['/tmp/app', '/private/tmp/app/secrets/a'],
  ['/home/dev/app', '/proc/self/cwd/secrets/a'],
  ['/home/dev/app', '/proc/1/root/home/dev/app/secrets/a'],
  ['/home/dev/app', '/home/dev//app/./x/../secrets/a'],
]

test.for(GUARDS)('%s sees a file by every name that the system has for it', async ([, dialect, files], context) => {
  for (const [root, file_path] of ALIASES) {
    expect(await rule(context, dialect, files, session(root, [['Read', { file_path }]])), file_path).toEqual(['deny'])
  }
})

test('a rule and a path may compose their letters otherwise', async (context) => {
  for (const [dialect, files] of [
    [claudeCode, claudeRule('Read(geheim-\u00e4/**)')],
    [luxe, luxeRule('geheim-\u00e4/**')],
    [lecode, lecodeRule('geheim-\u00e4/*')],
  ] as const)
    expect(await rule(context, dialect, files, session('/home/dev/app', [['Read', { file_path: 'geheim-a\u0308/x' }]]))).toEqual(['deny'])
})

/** Every way to guard a folder by the place where it was recorded. */
const RECORDED: [string, Dialect, Record<string, string>][] = [
  ['a deny rule of Claude Code', claudeCode, claudeRule('Read(//home/dev/app/secrets/**)')],
  ['a deny rule of Claude Code from home', claudeCode, claudeRule('Read(~/app/secrets/**)')],
  ['a condition of a Claude Code hook', claudeCode, claudeHook('Read(//home/dev/app/secrets/**)')],
  ['a rule of Luxe', luxe, luxeRule('/home/dev/app/secrets/**')],
  ['an ask rule of Luxe', luxe, luxeRule('/home/dev/app/secrets/**', 'ask')],
  ['a matcher of Luxe', luxe, luxeHook('/home/dev/app/secrets/**')],
  ['a rule of lecode', lecode, lecodeRule('/home/dev/app/secrets/*')],
  ['a regular expression of lecode', lecode, lecodeRule('^/home/dev/app/secrets/', 'deny', 'regex')],
  ['an ask rule of lecode', lecode, lecodeRule('/home/dev/app/secrets/*', 'ask')],
]

test.for(RECORDED)('%s may name the recorded folder', async ([, dialect, files], context) => {
  const calls: Call[] = [
    ['Read', { file_path: '/home/dev/app/secrets/a' }],
    ['Read', { file_path: 'secrets/a' }],
    ['Read', { file_path: '/home/dev/app/src/a' }],
  ]
  expect(await rule(context, dialect, files, session('/home/dev/app', calls))).toEqual(['deny', 'deny', 'allow'])
  expect(
    await rule(context, dialect, files, session('/home/dev/app', [['Read', { file_path: '../secrets/a' }]], '/home/dev/app/src')),
  ).toEqual(['deny'])
})

test('a command pattern may name the recorded folder', async (context) => {
  const call: Call = ['Bash', { command: 'cat /home/dev/app/secrets/a' }]
  const pattern = 'cat /home/dev/app/secrets/*'
  const permission = JSON.stringify({ permission: { bash: { [pattern]: 'deny' } } })
  expect(await rule(context, luxe, { '.luxe/permissions.json': permission }, session('/home/dev/app', [call]))).toEqual(['deny'])
  expect(await rule(context, claudeCode, claudeRule(`Bash(${pattern})`), session('/home/dev/app', [call]))).toEqual(['deny'])
  expect(await rule(context, claudeCode, claudeHook(`Bash(${pattern})`), session('/home/dev/app', [call]))).toEqual(['deny'])
})

test('a rule may name the recorded folder although no project lies in it, and with path_map: off', async (context) => {
  const read: Call[] = [['Read', { file_path: '/home/dev/secrets/a' }]]
  expect(await rule(context, claudeCode, claudeRule('Read(/secrets/**)'), session('/home/dev', read))).toEqual(['deny'])
  const laid = layOut(context, { files: claudeRule('Read(/secrets/**)'), git: 'commit' })
  const { events } = await replayOver(laid, session('/home/dev/app', [['Read', { file_path: '/home/dev/app/secrets/a' }]]), {
    path_map: 'off',
  })
  expect(events[0]).toMatchObject({ ruling: 'deny', args: { file_path: '/home/dev/app/secrets/a' } })
})

test('a rule of Windows may be written as its agent wants it', async (context) => {
  const calls: Call[] = [
    ['Read', { file_path: 'C:\\repo\\app\\secrets\\a' }],
    ['Read', { file_path: 'secrets\\a' }],
  ]
  const transcript = session('C:\\repo\\app', calls)
  for (const [dialect, files] of [
    [claudeCode, claudeRule('Read(//c/repo/app/secrets/**)')],
    [claudeCode, claudeRule('Read(C:\\repo\\app\\secrets\\**)')],
    [claudeCode, claudeRule('Read(secrets\\**)')],
    [luxe, luxeRule('C:\\repo\\app\\secrets\\**')],
    [luxe, luxeRule('C:/repo/app/secrets/**')],
    [luxe, luxeRule('secrets\\**')],
    [lecode, lecodeRule('C:\\Repo\\app\\secrets\\*')],
    [lecode, lecodeRule('^C:\\\\repo\\\\app\\\\secrets\\\\', 'deny', 'regex')],
  ] as const) {
    expect(await rule(context, dialect, files, transcript), JSON.stringify(files)).toEqual(['deny', 'deny'])
  }
})

test('a rewrite does not slip past a rule that names the recorded folder', async (context) => {
  const hook = `jq -c '{hookSpecificOutput: {hookEventName: "PreToolUse", permissionDecision: "allow", updatedInput: {file_path: "'"$PWD"'/secrets/a"}}}'`
  const settings = {
    permissions: { deny: ['Read(//home/dev/app/secrets/**)'] },
    hooks: { PreToolUse: [{ hooks: [{ type: 'command', command: hook }] }] },
  }
  const files = { '.claude/settings.json': JSON.stringify(settings) }
  const { events, findings } = await judgeOver(
    layOut(context, { files }),
    claudeCode,
    session('/home/dev/app', [['Read', { file_path: 'README.md' }]]),
  )
  expect(events[0]).toMatchObject({ ruling: 'deny', rewritten: { file_path: 'secrets/a' } })
  expect(findings).toMatchObject([{ id: 'rewrite-meets-deny-rule' }])
})

test('a rule from home is about home folders, and refuses nothing else', async (context) => {
  const files = claudeRule('Read(~/.ssh/**)')
  const paths = [
    '/home/dev/.ssh/id',
    '~/.ssh/id',
    '/Users/x/.ssh/id',
    '/root/.ssh/id',
    'C:\\Users\\x\\.ssh\\id',
    '/home/dev/app/.ssh/id',
    'README.md',
  ]
  const rulings = await rule(
    context,
    claudeCode,
    files,
    session(
      '/home/dev/app',
      paths.map((file_path) => ['Read', { file_path }]),
    ),
  )
  expect(rulings).toEqual(['deny', 'deny', 'deny', 'deny', 'deny', 'allow', 'allow'])
})

test('each edit of a MultiEdit keeps what its own hook said of it, also after it ran', async (context) => {
  const { scratch } = layOut(context, {})
  const edits = ['one', 'two', 'three'].map((word) => ({ old_string: word, new_string: `${word}!` }))
  const script = `case "$(cat)" in
    *'"one"'*) ${say({ verdict: 'allow' })} ;;
    *'"two"'*) ${say({ verdict: 'allow', rewritten_input: { path: 'b', old_string: 'two', new_string: 'rewritten' } })} ;;
    *) ${say({ verdict: 'deny', reason: 'no' })} ;;
  esac`
  const log = path.join(scratch, 'log')
  const hooks = { PreToolUse: [script], PostToolUse: [`jq -c .tool.args >>${quote(log)}`] }
  const files = { '.lecode/config.json': JSON.stringify({ hooks }) }
  await judgeOver(layOut(context, { files }), lecode, session('/home/dev/app', [['MultiEdit', { file_path: 'a', edits }]]))
  const seen = fs.readFileSync(log, 'utf8').trim().split('\n')
  expect(seen.map((line): unknown => JSON.parse(line))).toMatchObject([{ new_string: 'one!' }, { path: 'b', new_string: 'rewritten' }])
})
