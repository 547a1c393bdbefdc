import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { type Finished, runProduct } from '../support/product.ts'
import { RUNTIMES } from '../support/runtimes.ts'
import { checkSchema } from '../support/schemas.ts'
import { makeScratch, readTree } from '../support/scratch.ts'
import { commitAll } from '../support/set-up-case.ts'
import { environmentOf, listLeft, makePlace, NOTHING, start, untilHere, waitHere } from './started.ts'

const [runtime = { name: 'node', node: process.execPath }] = RUNTIMES

const deny = (reason: string) => `echo '{"verdict":"deny","reason":"${reason}"}'`
const lecodeFile = (hooks: Record<string, string[]>) => ({ '.lecode/config.json': JSON.stringify({ hooks }) })
const LUXE = {
  '.luxe/hooks.json': JSON.stringify({
    BeforeToolUse: [{ command: ['sh', '-c', `echo '{"decision":"deny","reason":"no rm"}'`], matcher: { bash: 'rm *' } }],
    LoopControl: [{ command: ['true'] }],
  }),
}
const CLAUDE = {
  '.claude/settings.json': JSON.stringify({
    hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: 'echo no >&2; exit 2', if: 'Bash(git push *)' }] }] },
  }),
}

function layOut(context: Parameters<typeof makeScratch>[0], files: Record<string, string>): string {
  const app = path.join(makeScratch(context), 'app')
  for (const [name, text] of Object.entries({ 'README.md': 'a project\n', ...files })) {
    fs.mkdirSync(path.dirname(path.join(app, name)), { recursive: true })
    fs.writeFileSync(path.join(app, name), text)
  }
  return app
}

function run(cwd: string, ...flags: string[]): Promise<Finished> {
  return runProduct('cli.js', ['test', ...flags], { runtime, cwd })
}

test('several hook systems have a heading each, and hooks that were not asked are told', async (context) => {
  const app = layOut(context, { ...lecodeFile({ PreToolUse: [deny('no tools')] }), ...LUXE, ...CLAUDE })
  const { stdout, stderr, code } = await run(app)
  expect(stdout).toBe(`Claude Code
  PreToolUse Bash (git push example): deny — no

lecode
  PreToolUse: deny — no tools

Luxe
  BeforeToolUse bash (rm example): deny — no rm
  LoopControl  true: not asked, what the agent shows hooks at LoopControl is not known here
`)
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  expect(await run(app, '--dialect', 'lecode')).toMatchObject({ stdout: 'PreToolUse: deny — no tools\n', stderr: '', code: 0 })
})

test('JSON fits its schema', async (context) => {
  const app = layOut(context, { ...lecodeFile({ PreToolUse: [deny('no tools')], Stop: ['exit 3'], Bogus: ['x'] }), ...LUXE, ...CLAUDE })
  const { stdout, stderr, code } = await run(app, '--format', 'json')
  const printed = JSON.parse(stdout)
  expect(checkSchema('test', printed)).toEqual([])
  expect(printed).toMatchObject({
    exit_code: 1,
    events: [
      { dialect: 'claude-code', event: 'PreToolUse', tool: 'Bash', args: { command: 'git push example' }, native: 'deny', failed: false },
      { dialect: 'lecode', event: 'PreToolUse', tool: 'example_tool', native: 'deny', reason: 'no tools' },
      { dialect: 'lecode', event: 'Stop', native: 'none', failed: true, verdicts: [{ failure: { kind: 'exit-nonzero', exit_code: 3 } }] },
      { dialect: 'luxe', event: 'BeforeToolUse', args: { command: 'rm example' }, native: 'deny' },
    ],
    not_asked: [{ hook: 'luxe:LoopControl:.luxe/hooks.json#1' }],
    findings: [{ id: 'unknown-event' }, { id: 'hook-failed', level: 'error' }],
  })
  expect({ stderr, code }).toEqual({ stderr: '', code: 1 })
})

test('what a hook says is made safe, and endless output is a failure', async (context) => {
  const said = JSON.stringify({ verdict: 'deny', reason: '\u001b[31mred\u0007\u202e\n::error::x\n##[error]y' })
  const flood = "head -c 10000000 /dev/zero | tr '\\0' a"
  const hooks = { PreToolUse: ['cat said.json'], PostToolUse: [flood], Stop: [`${flood} >&2; exit 1`] }
  const app = layOut(context, { ...lecodeFile(hooks), 'said.json': said })
  const { stdout, stderr, code } = await run(app)
  expect(stdout).toBe(`PreToolUse: deny — red\\u202e
: :error::x
## [error]y
PostToolUse: allow (handler failed)
Stop: allow (handler failed)
`)
  expect(stderr).toContain('PostToolUse: hook failed (output-too-large)')
  expect(stderr.length).toBeLessThan(5000)
  expect(code).toBe(1)
})

test('a hook that changes the tree changes a copy of it only, which is told', async (context) => {
  const app = layOut(context, lecodeFile({ PreToolUse: ['rm -rf * .git; echo x >new'], Stop: [deny('still here')] }))
  commitAll(app, 'all')
  const before = readTree(app)
  const { stdout, stderr, code } = await run(app)
  expect(readTree(app)).toEqual(before)
  expect(stdout).toBe('PreToolUse: allow\nStop: deny — still here\n')
  expect(stderr).toMatch(/^notice: hook-changed-files\n {2}a hook changed .*README\.md.*new/m)
  expect(code).toBe(0)
})

test('a run that is ended leaves nothing behind', async (context) => {
  const place = makePlace(makeScratch(context))
  fs.mkdirSync(path.join(place.app, '.lecode'))
  fs.writeFileSync(path.join(place.app, '.lecode/config.json'), JSON.stringify({ hooks: { Stop: [waitHere(place)] } }))
  const { child, ended } = start('cli.js', place, { args: ['test', '--dialects', 'lecode'], env: environmentOf(place) })
  await untilHere(place)
  child.kill('SIGINT')
  expect(await ended).toMatchObject({ stdout: '', code: 130 })
  expect(await listLeft(place)).toEqual(NOTHING)
})

test('hooks that may not run are not asked, which is no success', async (context) => {
  const app = layOut(context, lecodeFile({ PreToolUse: [`touch ${path.join(makeScratch(context), 'ran')}`] }))
  const { stdout, code } = await run(app, '--trust-project', 'false')
  expect(stdout).toMatch(/^PreToolUse {2}touch .*: not asked, the project is not trusted \(trust_project: false\)\n$/)
  expect(code).toBe(3)
})

test('hooks that the configuration file keeps from running are not asked', async (context) => {
  const files = lecodeFile({ PreToolUse: ['exit 1'], Stop: ['true'] })
  const app = layOut(context, { ...files, '.hookwitness.toml': '[[hooks]]\ncommand = "exit 1"\nreplay = "never"\n' })
  const { stdout, code } = await run(app)
  expect(stdout).toBe('Stop: allow\nPreToolUse  exit 1: not asked, it is not replayed (replay = "never")\n')
  expect(code).toBe(0)
})

test('a configuration that cannot be used is told and ends with 2', async (context) => {
  const { stdout, stderr, code } = await run(layOut(context, { '.lecode/config.toml': '[hooks]\nPreToolUse = "x"\n' }))
  expect(stderr).toContain('error: config-invalid  .lecode/config.toml:2')
  expect({ stdout, code }).toEqual({ stdout: '', code: 2 })
})

test('without any hook configuration the exit code is 0, and where to look is told', async (context) => {
  const { stdout, stderr, code } = await run(layOut(context, {}))
  expect({ stdout, code }).toEqual({ stdout: 'no hooks configured\n', code: 0 })
  expect(stderr).toContain('No hook configuration was found')
})

test('hooks of a commit are asked where a commit is named', async (context) => {
  const app = layOut(context, lecodeFile({ Stop: [deny('of the commit')] }))
  commitAll(app, 'all')
  fs.writeFileSync(path.join(app, '.lecode/config.json'), '{"hooks":{}}')
  expect(await run(app)).toMatchObject({ stdout: 'no hooks configured\n' })
  expect(await run(app, '--hooks-from', 'HEAD')).toMatchObject({ stdout: 'Stop: deny — of the commit\n' })
})

test.each([
  [['a.jsonl'], 'test takes no "a.jsonl"'],
  [['--events', 'all'], 'test takes no --events'],
  [['--format', 'markdown'], 'test has no format markdown'],
  [['--dialects', 'lecod'], 'Did you mean lecode?'],
  [['--dialekts', 'lecode'], 'Did you mean --dialects?'],
])('%j is refused before any hook runs', async (flags, told) => {
  const scratch = fs.mkdtempSync('/tmp/hw-test-')
  const app = path.join(scratch, 'app')
  fs.mkdirSync(path.join(app, '.lecode'), { recursive: true })
  fs.writeFileSync(path.join(app, '.lecode/config.json'), JSON.stringify({ hooks: { Stop: [`touch ${scratch}/ran`] } }))
  const { stdout, stderr, code } = await run(app, ...flags)
  expect({ stdout, code }).toEqual({ stdout: '', code: 2 })
  expect(stderr).toContain(told)
  expect(fs.existsSync(path.join(scratch, 'ran'))).toBe(false)
  fs.rmSync(scratch, { recursive: true })
})
