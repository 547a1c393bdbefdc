import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readReport } from '../support/product.ts'
import { ROOT, RUNTIMES } from '../support/runtimes.ts'
import { makeScratch } from '../support/scratch.ts'
import { environmentOf, makePlace, REPLAY, start } from './started.ts'

const RED = ['ls', 'rm -rf build']
const GREEN = ['ls']

describe.each([
  ['red', RED, 1],
  ['green', GREEN, 2],
] as const)('a %s run', (_, calls, code) => {
  test('whose event lines meet a full disk is judged to the end and says so', async (context) => {
    const place = makePlace(makeScratch(context), { calls: [...calls] })
    const done = await start('cli.js', place, { args: [...REPLAY, '--events-out', '/dev/full'] }).ended
    expect(done.code).toBe(code)
    expect(done.stdout).toContain(code === 1 ? 'no recursive delete' : 'events_out: /dev/full cannot be written (ENOSPC)')
    expect(done.stderr).toBe(
      'error: events_out: /dev/full cannot be written (ENOSPC) (output-unwritable)\n  next: Name a file that can be written with events_out.\n',
    )
  })

  test('whose report meets a full disk prints what it found', async (context) => {
    const place = makePlace(makeScratch(context), { calls: [...calls] })
    const done = await start('cli.js', place, { args: [...REPLAY, '--report-path', '/dev/full'] }).ended
    expect(done.code).toBe(code)
    expect(done.stdout).toContain(code === 1 ? 'no recursive delete' : 'passed')
    expect(done.stderr).toContain('error: report_path: /dev/full cannot be written (ENOSPC) (output-unwritable)\n')
  })

  test('whose output file meets a full disk prints it after all', async (context) => {
    const place = makePlace(makeScratch(context), { calls: [...calls] })
    const done = await start('cli.js', place, { args: [...REPLAY, '--output', '/dev/full'] }).ended
    expect(done.code).toBe(code)
    expect(done.stdout).toContain(code === 1 ? 'no recursive delete' : 'passed')
    expect(done.stderr).toContain('error: output: /dev/full cannot be written (ENOSPC) (output-unwritable)\n')
  })

  test('that prints to a full disk says so on stderr, and in the report', async (context) => {
    const place = makePlace(makeScratch(context), { calls: [...calls] })
    const report = path.join(place.scratch, 'report.json')
    const done = runShell(place, '"$@" > /dev/full', ['--report-path', report])
    expect(done.status).toBe(code)
    expect(done.stderr).toContain('error: stdout: standard output cannot be written (ENOSPC) (output-unwritable)\n')
    expect(readReport(report)).toMatchObject({ outcome: code === 1 ? 'blocked' : 'bad-input', exit_code: code })
  })

  test.for(['"$@" | true; exit "${PIPESTATUS[0]}"', '"$@" >&-', '"$@" >&- 2>&-'])(
    'whose reader is gone keeps its code: %s',
    (script, context) => {
      const place = makePlace(makeScratch(context), { calls: [...calls] })
      expect(runShell(place, script).status).toBe(code === 1 ? 1 : 0)
    },
  )

  test('whose JSON nobody reads to its end is no success, and says so', (context) => {
    const place = makePlace(makeScratch(context), { calls: [...calls] })
    const done = runShell(place, '"$@" | true; exit "${PIPESTATUS[0]}"', ['--format', 'json'])
    expect(done.status).toBe(code)
    expect(done.stderr).toContain('error: stdout: standard output cannot be written (EPIPE) (output-unwritable)\n')
  })

  test('whose event lines lose their reader is judged to the end and is no success', (context) => {
    const place = makePlace(makeScratch(context), { calls: [...calls] })
    const done = runShell(place, '"$@" --events-out >(true)')
    expect(done.status).toBe(code)
    expect(done.stderr).toMatch(/error: events_out: \S+ cannot be written \(EPIPE\)/)
  })

  test('whose JSON does not fit into its output file prints all of it after all', async (context) => {
    const place = makePlace(makeScratch(context), { calls: [...calls] })
    const done = await start('cli.js', place, { args: [...REPLAY, '--format', 'json', '--output', '/dev/full'] }).ended
    expect(done.code).toBe(code)
    expect(JSON.parse(done.stdout)).toMatchObject({ schema: 'hookwitness/report/1', exit_code: code === 1 ? 1 : 0 })
  })

  test.for([
    ['GITHUB_STEP_SUMMARY', '/dev/full', 'ENOSPC'],
    ['GITHUB_STEP_SUMMARY', '/proc/none/summary', 'ENOENT'],
    ['GITHUB_OUTPUT', '/dev/full', 'ENOSPC'],
    ['INPUT_REPORT_PATH', '/dev/full', 'ENOSPC'],
  ] as const)('of the action whose %s is %s delivers the rest', async ([variable, file, why], context) => {
    const scratch = makeScratch(context)
    const place = makePlace(scratch, { calls: [...calls] })
    const files = { GITHUB_STEP_SUMMARY: path.join(scratch, 'summary'), GITHUB_OUTPUT: path.join(scratch, 'output') }
    for (const name of Object.values(files)) fs.writeFileSync(name, '')
    const done = await start('index.js', place, { env: { RUNNER_TEMP: scratch, ...files, [variable]: file } }).ended
    expect(done.code).toBe(code)
    const option = variable.replace('INPUT_REPORT_PATH', 'report_path')
    const annotations = done.stdout.split('\n').filter((line) => line.includes('output-unwritable'))
    expect(annotations).toHaveLength(1)
    expect(annotations[0]).toMatch(
      new RegExp(`^::error title=hookwitness%3A output-unwritable::${option}: ${file} cannot be written .*${why}`),
    )
    if (code === 1) expect(done.stdout).toContain('no recursive delete')
    if (variable !== 'GITHUB_OUTPUT') expect(fs.readFileSync(files.GITHUB_OUTPUT, 'utf8')).toContain(code === 1 ? 'blocked' : 'bad-input')
    if (variable !== 'GITHUB_STEP_SUMMARY') expect(fs.readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8')).not.toBe('')
  })
})

test('a report that can never be written refuses the run before any hook runs, in one error', async (context) => {
  const scratch = makeScratch(context)
  const place = makePlace(scratch, { guard: `#!/bin/sh\ntouch ${scratch}/ran\n` })
  const output = path.join(scratch, 'output')
  fs.writeFileSync(output, '')
  const env = { INPUT_REPORT_PATH: '/proc/none/r.json', GITHUB_OUTPUT: output }
  const done = await start('index.js', place, { env }).ended
  expect(done.code).toBe(2)
  const errors = done.stdout.split('\n').filter((line) => line.startsWith('::error'))
  expect(
    errors.filter((line) => line.includes('report_path: /proc/none/r.json cannot be written (ENOENT) (output-unwritable)')),
  ).toHaveLength(1)
  expect(done.stdout).not.toContain('title=hookwitness%3A output-unwritable')
  expect(fs.readFileSync(output, 'utf8')).toContain('bad-input')
  expect(fs.existsSync(`${scratch}/ran`)).toBe(false)
})

test.for([
  ['a file', (app: string) => fs.symlinkSync('../victim', path.join(app, 'report.json')), 'report.json'],
  ['a folder', (app: string) => fs.symlinkSync('..', path.join(app, 'reports')), 'reports/victim'],
  [
    'a link outside that leads to one',
    (app: string) => {
      fs.symlinkSync('../victim', path.join(app, 'report.json'))
      fs.symlinkSync('app/report.json', path.join(app, '../latest'))
    },
    '../latest',
  ],
] as const)('an output whose place a pull request turned into a link is refused: %s', async ([, turn, output], context) => {
  const place = makePlace(makeScratch(context))
  fs.writeFileSync(path.join(place.scratch, 'victim'), 'as it was')
  turn(place.app)
  const runs = [
    start('index.js', place, { env: { INPUT_REPORT_PATH: output } }),
    start('cli.js', place, { args: [...REPLAY, '--events-out', output] }),
  ]
  for (const { ended } of runs)
    expect(await ended).toMatchObject({ code: 2, stdout: expect.stringMatching(/is\s+a\s+link\s+inside\s+the\s+repository/) })
  expect(fs.readFileSync(path.join(place.scratch, 'victim'), 'utf8')).toBe('as it was')
})

test('an output that is a transcript, or another output, is refused and nothing is emptied', async (context) => {
  const place = makePlace(makeScratch(context), { calls: [...GREEN] })
  const transcript = path.join(place.app, 'transcripts/s.jsonl')
  const before = fs.readFileSync(transcript, 'utf8')
  const onto = await start('cli.js', place, {
    args: [...REPLAY, 'transcripts/s.jsonl', '--report-path', 'transcripts/../transcripts/s.jsonl'],
  }).ended
  expect(onto).toMatchObject({ code: 2, stdout: expect.stringMatching(/it\s+is\s+the\s+transcript\s+transcripts\/s\.jsonl\s+too/) })
  expect(fs.readFileSync(transcript, 'utf8')).toBe(before)
  const twice = await start('cli.js', place, { args: [...REPLAY, '--report-path', '../r', '--events-out', '../r'] }).ended
  expect(twice).toMatchObject({ code: 2, stdout: expect.stringMatching(/it\s+is\s+report_path\s+too/) })
  const device = await start('cli.js', place, { args: [...REPLAY, '--report-path', '/dev/null', '--events-out', '/dev/null'] }).ended
  expect(device.code).toBe(0)
})

test('without RUNNER_TEMP the action keeps its report out of the checkout', async (context) => {
  const place = makePlace(makeScratch(context))
  const before = fs.readdirSync(place.app)
  expect((await start('index.js', place).ended).code).toBe(1)
  expect(fs.readdirSync(place.app)).toEqual(before)
  expect(fs.readdirSync(place.tmp)).toEqual(['hookwitness-report.json'])
})

test.for(['--events-out', '--report-path'])('a run whose named pipe nobody reads ends by a signal: %s', async (flag, context) => {
  const place = makePlace(makeScratch(context), { calls: [...GREEN] })
  const pipe = path.join(place.scratch, 'pipe')
  spawnSync('mkfifo', [pipe])
  const { child, ended } = start('cli.js', place, { args: [...REPLAY, flag, pipe] })
  // Most likely it waits by then; the signal must end it at every moment.
  await new Promise((resolve) => setTimeout(resolve, 2000))
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 143 })
  expect(fs.readdirSync(place.tmp)).toEqual([])
  const again = start('cli.js', place, { args: [...REPLAY, flag, pipe] })
  const text = spawnSync('cat', [pipe], { encoding: 'utf8' }).stdout
  expect((await again.ended).code).toBe(0)
  expect(text.trimEnd()).toMatch(/^\{[\s\S]*\}$/)
})

test('event lines go to a reader as they are judged', (context) => {
  const place = makePlace(makeScratch(context))
  expect(runShell(place, '"$@" --events-out >(cat > ../lines)').status).toBe(1)
})

test.each(RUNTIMES)('what is only asked for as text has to arrive, on $name', ({ node }) => {
  const run = (script: string) =>
    spawnSync('bash', ['-c', script, 'bash', node, path.join(ROOT, 'dist/cli.js'), '--help'], { encoding: 'utf8' })
  expect(run('"$@"').status).toBe(0)
  expect(run('"$@" > /dev/full')).toMatchObject({ status: 2, stderr: expect.stringContaining('output-unwritable') })
  expect(run('"$@" | true; exit "${PIPESTATUS[0]}"').status).toBe(0)
})

/** Runs the main job as `"$@"` of a bash line in a place. */
function runShell(place: ReturnType<typeof makePlace>, script: string, more: string[] = []) {
  const words = [RUNTIMES[0]?.node ?? process.execPath, path.join(ROOT, 'dist/cli.js'), ...REPLAY, ...more]
  return spawnSync('bash', ['-c', script, 'bash', ...words], { cwd: place.app, env: environmentOf(place), encoding: 'utf8' })
}
