import { execFileSync, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import type { Report } from '../../src/model/report.ts'
import { runProduct } from '../support/product.ts'
import { ROOT, RUNTIMES } from '../support/runtimes.ts'
import { makeScratch } from '../support/scratch.ts'
import { commitAll } from '../support/set-up-case.ts'

const [runtime = { name: 'node', node: process.execPath }] = RUNTIMES
const SESSION = [
  { event: 'session_start', session: 's', agent: 'claude-code', cwd: '/home/dev/app' },
  { event: 'pre_tool', session: 's', agent: 'claude-code', tool: 'Bash', at: { call: 'c1' }, args: { command: 'true' }, recorded: 'ran' },
]

/** A project whose one hook tries to leave a file in the checkout, and denies with what came of it. */
function layOut(context: Parameters<typeof makeScratch>[0]): { app: string; left: string } {
  const app = path.join(makeScratch(context), 'app')
  const left = path.join(app, 'left-behind')
  const command = `(echo x >'${left}') 2>/dev/null && echo 'it could write' >&2 || echo 'it could not write' >&2; exit 2`
  const hooks = { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command }] }] }
  fs.mkdirSync(path.join(app, '.claude'), { recursive: true })
  fs.writeFileSync(path.join(app, '.claude/settings.json'), JSON.stringify({ hooks }))
  fs.writeFileSync(path.join(app, 'session.jsonl'), SESSION.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return { app, left }
}

async function replay(app: string, sandbox: string, env: Record<string, string> = {}): Promise<Report> {
  const flags = ['replay', 'session.jsonl', '--sandbox', sandbox, '--format', 'json']
  return JSON.parse((await runProduct('cli.js', flags, { runtime, cwd: app, env })).stdout)
}

test('off: hooks run as the gate does, and the report says so', async (context) => {
  const { app, left } = layOut(context)
  const report = await replay(app, 'off')
  expect(report.sandbox).toEqual({ asked: 'off', level: 'none', by: null, why: [] })
  expect(report.outcome).toBe('blocked')
  expect(fs.existsSync(left)).toBe(true)
})

test('strict: a hook is shut in or the run is bad input, whatever this machine has; auto says which level it got', async (context) => {
  const { app, left } = layOut(context)
  const [strict, auto] = [await replay(app, 'strict'), await replay(app, 'auto')]
  const hasWalls = auto.sandbox.level === 'full'
  expect(strict.outcome).toBe(hasWalls ? 'blocked' : 'bad-input')
  expect(auto.outcome).toBe('blocked')
  expect(auto.notes.filter((note) => note.startsWith('sandbox: auto. '))).toHaveLength(1)
  expect(fs.existsSync(left)).toBe(!hasWalls)
  expect(auto.sandbox.why.length > 0).toBe(!hasWalls)
  if (hasWalls) expect(JSON.stringify(strict.findings)).toContain('it could not write')
  else expect(strict.why).toContain('sandbox-unavailable')
})

test('a hook that reads the transcript finds it inside as well', async (context) => {
  const { app } = layOut(context)
  const command = `file=$(sed 's/.*"transcript_path":"\\([^"]*\\)".*/\\1/'); grep -c pre_tool "$file" >&2; exit 2`
  const hooks = { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command }] }] }
  fs.writeFileSync(path.join(app, '.claude/settings.json'), JSON.stringify({ hooks }))
  for (const sandbox of ['off', 'auto']) {
    const { findings } = await replay(app, sandbox)
    expect(findings.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([expect.stringMatching(/: 1$/)])
  }
})

test('test and explain shut hooks in as a replay does', async (context) => {
  const { app } = layOut(context)
  const explained = await runProduct('cli.js', ['explain', 'session.jsonl:2', '--sandbox', 'auto', '--format', 'json'], {
    runtime,
    cwd: app,
  })
  expect(JSON.parse(explained.stdout).notes.join('\n')).toContain('sandbox: auto. ')
  expect((await runProduct('cli.js', ['test', '--sandbox', 'auto'], { runtime, cwd: app })).stderr).toContain('sandbox: auto. ')
  expect(await runProduct('cli.js', ['hooks', '--sandbox', 'auto'], { runtime, cwd: app })).toMatchObject({ code: 2 })
})

test('where nothing can shut hooks in, strict runs none of them and says why, and auto runs them', async (context) => {
  const { app, left } = layOut(context)
  const strict = await replay(app, 'strict', { HOOKWITNESS_LAUNCHER: 'node' })
  expect(strict).toMatchObject({ outcome: 'bad-input', exit_code: 2 })
  expect(strict.why).toContain('HOOKWITNESS_LAUNCHER is node, and only helpers can be shut in')
  expect(fs.existsSync(left)).toBe(false)
  const auto = await replay(app, 'auto', { HOOKWITNESS_LAUNCHER: 'node' })
  expect(auto).toMatchObject({ outcome: 'blocked', sandbox: { asked: 'auto', level: 'none', by: null } })
  expect(fs.existsSync(left)).toBe(true)
})

test('strict: git finds the objects of a linked work tree whose repository borrows them, wherever these lie', async (context) => {
  const { app } = layOut(context)
  const beside = (name: string) => path.join(app, '..', name)
  const git = (folder: string, ...words: string[]) => execFileSync('git', ['-C', folder, ...words], { stdio: 'ignore' })
  const command = 'git show HEAD:session.jsonl >/dev/null && echo shown >&2; exit 2'
  const hooks = { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command }] }] }
  fs.writeFileSync(path.join(app, '.claude/settings.json'), JSON.stringify({ hooks }))
  commitAll(app, 'base')
  git(app, 'clone', '--shared', '.', beside('borrower'))
  git(beside('borrower'), 'worktree', 'add', beside('linked'))
  const report = await replay(beside('linked'), 'strict')
  if (report.outcome === 'bad-input') expect(report.why).toContain('sandbox-unavailable')
  else expect(JSON.stringify(report.findings)).toContain('shown')
})

test('an unknown launcher is refused', async (context) => {
  const { app } = layOut(context)
  const report = await replay(app, 'off', { HOOKWITNESS_LAUNCHER: 'rocket' })
  expect(report).toMatchObject({ outcome: 'bad-input', exit_code: 2 })
  expect(report.why).toContain('HOOKWITNESS_LAUNCHER is "rocket"')
})

test('helpers that are asked for by name and cannot run are bad input', async (context) => {
  const { app } = layOut(context)
  const hide = ['unshare', '--mount', 'sh', '-c', 'mount --bind /dev/null /usr/bin/perl && exec "$@"', 'sh']
  const line = [...hide, runtime.node, path.join(ROOT, 'dist/cli.js'), 'replay', 'session.jsonl', '--format', 'json']
  const run = (launcher: string) =>
    spawnSync(line[0] ?? '', line.slice(1), { cwd: app, env: { ...process.env, HOOKWITNESS_LAUNCHER: launcher }, encoding: 'utf8' })
  const { stdout, stderr } = run('helper')
  if (stdout === '') return context.skip(`this machine lets nobody hide a file: ${stderr}`)
  expect(JSON.parse(stdout)).toMatchObject({ outcome: 'bad-input', exit_code: 2, why: expect.stringContaining('helpers cannot run here') })
  expect(JSON.parse(run('auto').stdout)).toMatchObject({ outcome: 'blocked' })
})

test('every launcher gives the same report of the example, times aside', async () => {
  const reports = await Promise.all(
    ['helper', 'node', 'node-pipes'].map(async (launcher) => {
      const flags = ['replay', '--repo', 'examples/agent-pr', '--format', 'json']
      const { stdout } = await runProduct('cli.js', flags, { runtime, cwd: ROOT, env: { HOOKWITNESS_LAUNCHER: launcher } })
      return stdout.replaceAll(/"\w*_?ms": ?[\d.]+/g, '')
    }),
  )
  expect(reports[1]).toBe(reports[0])
  expect(reports[2]).toBe(reports[0])
})

test('where limits are already lower than ours they stay as they are', async (context) => {
  const { app } = layOut(context)
  const flags = ['--nproc=2000', '--fsize=500000000', runtime.node, path.join(ROOT, 'dist/cli.js')]
  // Only root may raise a limit: without its capability root is like anybody else.
  const drop = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-sys_resource', '--inh-caps=-all'] : []
  const [program = '', ...args] = [...drop, 'prlimit', ...flags, 'replay', 'session.jsonl', '--sandbox', 'auto', '--format', 'json']
  const { stdout, stderr, error } = spawnSync(program, args, { cwd: app, encoding: 'utf8' })
  if (error !== undefined) return context.skip(`this machine cannot set limits: ${error.message}`)
  expect(stderr).toBe('')
  const report = JSON.parse(stdout)
  expect(report).toMatchObject({ outcome: 'blocked', totals: { hook_failures: 0 } })
  expect(report.sandbox.level).toBe((await replay(app, 'auto')).sandbox.level)
})
