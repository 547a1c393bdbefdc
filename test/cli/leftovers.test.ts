import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { makeScratch } from '../support/scratch.ts'
import { listLeft, makePlace, NOTHING, REPLAY, start, wrapGit } from './started.ts'

/** Runs without a signal, each of which ends on another way: arguments, a git that fails, what must come out. */
const ENDS: { name: string; args?: string[]; git?: [pattern: string, line: string]; code: number; says: string }[] = [
  { name: 'as it should', code: 1, says: 'blocked' },
  { name: 'as the list of hooks', args: ['hooks', '--repo', '.'], code: 0, says: 'guard.sh' },
  { name: 'with event lines that cannot be opened', args: [...REPLAY, '--events-out', '/proc/none/x'], code: 2, says: 'output-unwritable' },
  { name: 'with a git that fails in the workspace', git: ['*init*', 'exit 9'], code: 2, says: 'git-failed' },
  { name: 'with hooks from a commit that is none', args: [...REPLAY, '--hooks-from', 'nowhere'], code: 2, says: 'hooks-from-unreadable' },
  { name: 'with an unknown dialect', args: [...REPLAY, '--dialects', 'nothing'], code: 2, says: 'unknown-dialect' },
]

test.for(ENDS)('a run that ends $name leaves nothing', async ({ args, git, code, says }, context) => {
  const scratch = makeScratch(context)
  const place = makePlace(scratch)
  if (git !== undefined) wrapGit(place, ...git)
  const done = await start('cli.js', place, args === undefined ? {} : { args }).ended
  expect(done.code, done.stderr).toBe(code)
  expect(done.stdout + done.stderr).toContain(says)
  expect(await listLeft(place)).toEqual(NOTHING)
})

test.for(['cli.js', 'index.js'] as const)('a fault of our own while a hook and git run leaves nothing (%s)', async (door, context) => {
  const scratch = makeScratch(context)
  const place = makePlace(scratch, { guard: `#!/bin/sh\ntouch ${scratch}/here; sleep 120 & sleep 120\n` })
  const fault = path.join(scratch, 'fault.mjs')
  const code = `setInterval(() => { if (existsSync('${scratch}/here')) throw new Error('a fault') }, 5).unref()`
  fs.writeFileSync(fault, `import { existsSync } from 'node:fs'\n${code}\n`)
  const done = await start(door, place, { env: { NODE_OPTIONS: `--import=${fault}`, RUNNER_TEMP: scratch } }).ended
  expect(done.code).toBe(70)
  expect(door === 'cli.js' ? done.stderr : done.stdout).toContain('a fault')
  expect(await listLeft(place)).toEqual(NOTHING)
})

test('when one session meets a fault, the hooks of the others end and judge nothing more', async (context) => {
  const scratch = makeScratch(context)
  // The second workspace cannot be made, while the first session's hook still runs.
  const place = makePlace(scratch, { guard: `#!/bin/sh\ntouch ${scratch}/first\nsleep 120\n` })
  const session = fs.readFileSync(path.join(place.app, 'transcripts/s.jsonl'), 'utf8')
  fs.writeFileSync(
    path.join(place.app, 'transcripts/t.jsonl'),
    session.replaceAll('"s1"', '"s2"').replaceAll('"u', '"v').replaceAll('toolu_', 'toolv_'),
  )
  const waits = `if ! mkdir ${scratch}/once 2>/dev/null; then until [ -e ${scratch}/first ]; do sleep 0.05; done; exit 9; fi`
  wrapGit(place, '*init*', waits)
  const done = await start('cli.js', place, { args: [...REPLAY, '--concurrency', '2', '--events-out', `${scratch}/events`] }).ended
  expect(done).toMatchObject({ code: 2 })
  expect(done.stdout).toContain('git-failed')
  const tools = fs
    .readFileSync(`${scratch}/events`, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"pre_tool"'))
  expect(tools).toEqual([])
  expect(await listLeft(place)).toEqual(NOTHING)
})

test('what a hook leaves without write permission, as Go does, is removed, whatever its name', async (context) => {
  const scratch = makeScratch(context)
  const deep = 'mkdir -p "$HOME/go/pkg/mod/cache" && cd "$HOME/go/pkg/mod" && touch cache/x && mkdir "$(printf "\\377")" && touch */y'
  const place = makePlace(scratch, { guard: `#!/bin/sh\n${deep}\nchmod -R a-w "$HOME/go"\n`, calls: ['ls'] })
  // Root may write everywhere.
  const uid = process.getuid?.() === 0 ? 65534 : undefined
  if (uid !== undefined) for (const folder of [scratch, place.app, place.tmp]) fs.chownSync(folder, uid, uid)
  const done = await start('cli.js', place, uid === undefined ? {} : { uid }).ended
  expect(done.code, done.stdout + done.stderr).toBe(0)
  expect(done.stderr).toBe('')
  expect(await listLeft(place)).toEqual(NOTHING)
})

test('a temp folder that cannot be used is told as such', async (context) => {
  const scratch = makeScratch(context)
  const place = makePlace(scratch)
  const done = await start('cli.js', place, { env: { TMPDIR: `${scratch}/none` } }).ended
  expect(done.code).toBe(2)
  expect(done.stdout).toContain(`TMPDIR: no scratch folder can be made in ${scratch}/none (ENOENT)`)
})
