import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { runProduct } from '../support/product.ts'
import { claude, toLines, writeFolder } from '../transcript/sessions.ts'

const runtime = { name: 'this Node', node: process.execPath }
const [FIRST, SECOND] = ['a3b2c4d5e6f7', '0123456789ab']

function git(cwd: string, ...args: string[]): string {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@b.c', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...who, ...args], { cwd, encoding: 'utf8' }).trim()
}

/** A commit that holds files, without touching the work tree. */
function commitFiles(cwd: string, files: Record<string, string>): string {
  const env = { ...process.env, GIT_INDEX_FILE: path.join(cwd, '.git/scratch-index') }
  for (const [name, text] of Object.entries(files)) {
    const blob = execFileSync('git', ['hash-object', '-w', '--stdin'], { cwd, input: text, encoding: 'utf8' }).trim()
    execFileSync('git', ['update-index', '--add', '--cacheinfo', `100644,${blob},${name}`], { cwd, env })
  }
  const tree = execFileSync('git', ['write-tree'], { cwd, env, encoding: 'utf8' }).trim()
  fs.rmSync(env.GIT_INDEX_FILE)
  return git(cwd, 'commit-tree', tree, '-m', 'checkpoints')
}

const hooks = JSON.stringify({
  hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: 'grep -q push && { echo no >&2; exit 2; }; exit 0' }] }] },
})
const first = [claude.prompt('go'), claude.call(1, 'ls'), claude.result(1, 'ok')]
const second = [...first, claude.call(2, 'git push --force'), claude.result(2, 'done'), claude.call(3, 'echo REDACTED')]

async function makeProject(trailers: string[] = [FIRST, SECOND]) {
  const cwd = await writeFolder({ '.claude/settings.json': hooks })
  git(cwd, 'init', '-q', '-b', 'main')
  git(cwd, 'add', '-A')
  git(cwd, 'commit', '-qm', 'base')
  git(cwd, 'tag', 'start')
  for (const id of trailers) git(cwd, 'commit', '-q', '--allow-empty', '-m', `Work\n\nEntire-Checkpoint: ${id}`)
  return cwd
}

const v1 = {
  'a3/b2c4d5e6f7/metadata.json': '{}',
  'a3/b2c4d5e6f7/0/full.jsonl': toLines(...first),
  'a3/b2c4d5e6f7/0/prompt.txt': 'go',
  '01/23456789ab/metadata.json': '{}',
  '01/23456789ab/0/full.jsonl': toLines(...second),
  'ff/ffffffffff/0/full.jsonl': toLines(claude.call(9, 'git push of another branch')),
}

test('the checkpoints that the commits name are judged, each call once, and no others', async () => {
  const cwd = await makeProject()
  git(cwd, 'update-ref', 'refs/remotes/origin/entire/checkpoints/v1', commitFiles(cwd, v1))
  const { code, stdout } = await runProduct('cli.js', ['replay', '--base', 'start', '--format', 'json', 'entire'], { runtime, cwd })
  const report = JSON.parse(stdout)
  expect([code, report.outcome]).toEqual([1, 'blocked'])
  expect(report.sessions.map((session: { path: string; calls: number }) => [session.path, session.calls])).toEqual([
    ['entire/a3/b2c4d5e6f7/0/full.jsonl', 1],
    ['entire/01/23456789ab/0/full.jsonl', 2],
  ])
  expect(report.findings.find(({ id }: { id: string }) => id === 'call-blocked').at).toMatchObject({
    path: 'entire/01/23456789ab/0/full.jsonl',
    line: 4,
  })
  expect(report.findings.some(({ id }: { id: string }) => id === 'transcript-passed-over')).toBe(false)
  const only = await runProduct('cli.js', ['events', '--base', 'start', '--head', 'HEAD~1', 'entire'], { runtime, cwd })
  expect([only.code, only.stdout.split('\n').filter((line) => line.includes('"pre_tool"')).length]).toEqual([0, 1])
})

test('arguments that Entire redacted are told as lacking', async () => {
  const cwd = await makeProject([SECOND])
  git(cwd, 'update-ref', 'refs/heads/entire/checkpoints/v1', commitFiles(cwd, v1))
  const { stdout } = await runProduct('cli.js', ['events', '--base', 'start', 'entire'], { runtime, cwd })
  const calls = stdout
    .split('\n')
    .filter((line) => line.includes('"pre_tool"'))
    .map((line) => JSON.parse(line))
  expect(calls.map(({ lacks }) => lacks)).toEqual([undefined, undefined, ['redacted']])
})

test('of the newer layout the session’s own file is read, and the compact one where that is not there', async () => {
  const compact = (id: string, command: string) =>
    JSON.stringify({
      ...{ v: 1, agent: 'claude-code', cli_version: '0.6.0', type: 'assistant', ts: '2026-01-05T10:00:01Z', id: 'msg_1' },
      content: [{ type: 'tool_use', id, name: 'Bash', input: { command }, result: { output: 'ok', status: 'success' } }],
    })
  const cwd = await makeProject([FIRST])
  const main = {
    'a3/b2c4d5e6f7/0/transcript.jsonl': compact('toolu_1', 'ls'),
    'a3/b2c4d5e6f7/1/transcript.jsonl': compact('toolu_8', 'id'),
  }
  git(cwd, 'update-ref', 'refs/entire/checkpoints/v2/main', commitFiles(cwd, main))
  git(
    cwd,
    'update-ref',
    'refs/entire/checkpoints/v2/full/current',
    commitFiles(cwd, { 'a3/b2c4d5e6f7/0/raw_transcript': toLines(...first) }),
  )
  const { code, stdout } = await runProduct('cli.js', ['events', '--base', 'start', 'entire'], { runtime, cwd })
  const lines = stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
  expect(code).toBe(0)
  expect(lines.filter(({ event }) => event === 'pre_tool').map(({ at, args }) => [at.path, args.command])).toEqual([
    ['entire/a3/b2c4d5e6f7/0/raw_transcript', 'ls'],
    ['entire/a3/b2c4d5e6f7/1/transcript.jsonl', 'id'],
  ])
  expect(lines.filter(({ event }) => event === 'session').map(({ format }) => format)).toEqual(
    expect.arrayContaining(['claude-code-session', 'entire-compact']),
  )
})

test('what is missing is named with the git command that mends it', async () => {
  const cwd = await makeProject()
  const ask = async (...args: string[]) => {
    const { code, stderr } = await runProduct('cli.js', ['events', ...args, 'entire'], { runtime, cwd })
    return [code, stderr]
  }
  expect(await ask()).toEqual([2, expect.stringContaining('--base origin/main')])
  expect(await ask('--base', 'gone')).toEqual([2, expect.stringMatching(/"gone" is no commit[\s\S]*git fetch --unshallow/)])
  expect(await ask('--base', 'start', '--head=--output=/tmp/x')).toEqual([2, expect.stringContaining('(checkpoints-unreadable)')])
  expect(await ask('--base', 'start')).toEqual([2, expect.stringMatching(/the checkout has none[\s\S]*git fetch origin/)])
  git(cwd, 'update-ref', 'refs/heads/entire/checkpoints/v1', commitFiles(cwd, { 'a3/b2c4d5e6f7/0/full.jsonl': toLines(...first) }))
  expect(await ask('--base', 'start')).toEqual([2, expect.stringMatching(/not there: 0123456789ab[\s\S]*git fetch origin/)])
  expect(await ask('--base', 'HEAD')).toEqual([3, 'no transcript was found\n'])
})
