import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeFiles } from '../action/repositories.ts'
import { type Judged, judgeRepo } from '../support/judge.ts'
import { runProduct } from '../support/product.ts'
import { RUNTIMES } from '../support/runtimes.ts'
import { checkSchema } from '../support/schemas.ts'
import { makeScratch } from '../support/scratch.ts'

const [runtime = { name: 'node', node: process.execPath }] = RUNTIMES

type Call = readonly [command: string]

/** A lecode session of bash calls that all ran. */
function session(id: string, calls: readonly Call[]): string {
  const stamp = (seq: number) => `2026-09-01T12:00:${String(seq % 60).padStart(2, '0')}+00:00`
  const records: object[] = [
    { type: 'meta', id, name: id, cwd: '/home/dev/app', created_at: stamp(0), agent: 'build', model: 'x/y', schema_version: 1 },
  ]
  const say = (message: object) =>
    records.push({ type: 'message', seq: records.length, ts: stamp(records.length), usage: null, ...message })
  say({ role: 'user', message: { role: 'user', content: 'go on' } })
  for (const [index, [command]] of calls.entries()) {
    const call = { id: `${id}-c${index}`, type: 'function', function: { name: 'bash', arguments: JSON.stringify({ command }) } }
    say({ role: 'assistant', message: { role: 'assistant', content: '', tool_calls: [call] } })
    say({ role: 'tool', message: { role: 'tool', tool_call_id: call.id, name: 'bash', content: 'ok' } })
  }
  return `${records.map((record) => JSON.stringify(record)).join('\n')}\n`
}

/** Writes one line below `scratch` for each of its runs, and refuses `rm`, or asks about `mv`. */
function guard(scratch: string, name: string): string {
  return `#!/bin/sh
echo run >> ${path.join(scratch, `runs-${name}`)}
case "$(cat)" in
  *crash*) exit 3 ;;
  *'"rm '*) echo '{"verdict":"deny","reason":"no rm"}' ;;
  *'"mv '*) echo '{"verdict":"ask","reason":"where to?"}' ;;
esac
`
}

const CONFIG = '[hooks]\nPreToolUse = ["./ci/guard.sh", "./ci/second.sh"]\nPostToolUse = ["./ci/notify.sh"]\n'

function makeProject(scratch: string, config: string | null, calls: readonly Call[] = [['ls'], ['ls'], ['rm -r x'], ['mv a b']]): string {
  return writeFiles(scratch, {
    '.lecode/config.toml': CONFIG,
    'ci/guard.sh': guard(scratch, 'guard'),
    'ci/second.sh': '#!/bin/sh\ncat > /dev/null\n',
    'ci/notify.sh': guard(scratch, 'notify'),
    'transcripts/a.jsonl': session('20260901-120000-aaaaaa', calls),
    ...(config === null ? {} : { '.hookwitness.toml': config }),
  })
}

function countRuns(scratch: string, name: string): number {
  const file = path.join(scratch, `runs-${name}`)
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n').length : 0
}

const rulings = ({ events }: Judged) => events.filter((each) => each.event === 'pre_tool').map((each) => each.ruling)
const findings = ({ report }: Judged) => report.findings.map(({ id, level }) => `${level} ${id}`)

describe('options in the file', () => {
  test('hold, and the report says where each comes from', async (t) => {
    const scratch = makeScratch(t)
    const repo = makeProject(scratch, 'on_ask = "allow"\nevents = "tools"\n')
    const judged = await judgeRepo(scratch, repo, [])
    expect(rulings(judged)).toEqual(['allow', 'allow', 'deny', 'allow'])
    expect(countRuns(scratch, 'notify')).toBe(3)
    expect(judged.report.options).toMatchObject({ on_ask: 'allow', events: 'tools' })
    expect(judged.report.options_from).toMatchObject({ on_ask: 'file', events: 'file', on_hook_failure: 'default', repo: 'given' })
    expect(judged.report.notes).toContain('.hookwitness.toml settles on_ask: allow; events: tools.')
    expect(judged.report.notes).toContain('on_ask: allow (.hookwitness.toml) lets every unanswered ask pass.')
    expect(checkSchema('report', judged.report)).toEqual([])
  })

  test('give way to flags, which is told', async (t) => {
    const scratch = makeScratch(t)
    const repo = makeProject(scratch, 'on_ask = "allow"\n')
    const judged = await judgeRepo(scratch, repo, ['--on-ask', 'deny'])
    expect(rulings(judged)).toEqual(['allow', 'allow', 'deny', 'deny'])
    expect(judged.report.options_from.on_ask).toBe('given')
    expect(judged.report.notes).toContain('A flag or input wins over .hookwitness.toml, which says on_ask: allow.')
  })

  test('dialects leave hooks out, and say so', async (t) => {
    const scratch = makeScratch(t)
    const repo = makeProject(scratch, 'dialects = ["luxe"]\n')
    const judged = await judgeRepo(scratch, repo, [])
    expect(judged.done.code).toBe(3)
    expect(judged.report.notes).toContain('Hooks of lecode are configured, but dialects (.hookwitness.toml) leaves them out.')
  })

  test('require_transcript keeps a run without transcripts green', async (t) => {
    const scratch = makeScratch(t)
    const repo = makeProject(scratch, 'require_transcript = false\n')
    fs.rmSync(path.join(repo, 'transcripts'), { recursive: true })
    expect((await judgeRepo(scratch, repo, [])).done.code).toBe(0)
    expect((await judgeRepo(scratch, repo, ['--require-transcript'])).done.code).toBe(3)
  })

  test('the file of the project counts, not one above it', async (t) => {
    const scratch = makeScratch(t)
    const repo = makeProject(scratch, null)
    fs.writeFileSync(path.join(scratch, '.hookwitness.toml'), 'on_ask = "allow"\n')
    expect((await judgeRepo(scratch, repo, [])).report.options.on_ask).toBe('deny')
  })
})

describe('replay = "never"', () => {
  const entry = (command: string) => `[[hooks]]\ncommand = "${command}"\nreplay = "never"\n`

  test('at a gate: the hook is not run, and what it would have judged is indeterminate, never green', async (t) => {
    const scratch = makeScratch(t)
    const judged = await judgeRepo(scratch, makeProject(scratch, entry('./ci/guard.sh')), [])
    expect(countRuns(scratch, 'guard')).toBe(0)
    expect(rulings(judged)).toEqual(['indeterminate', 'indeterminate', 'indeterminate', 'indeterminate'])
    expect(judged.events[1]?.reason).toBe('"./ci/guard.sh" is not replayed, so what it would have said is not known')
    expect([judged.done.code, judged.report.outcome]).toEqual([4, 'indeterminate'])
    expect(findings(judged)).toContain('warning hook-not-replayed')
    expect(judged.report.findings.find((each) => each.id === 'hook-not-replayed')?.message).toContain('it would have seen 4 events')
    expect(judged.report.hooks.map(({ command, replay, runs }) => [command, replay, runs])).toEqual([
      ['./ci/guard.sh', 'never', 0],
      ['./ci/second.sh', 'always', 4],
      ['./ci/notify.sh', 'always', 0],
    ])
  })

  test('at a gate: what another hook refuses stays refused', async (t) => {
    const scratch = makeScratch(t)
    const judged = await judgeRepo(scratch, makeProject(scratch, entry('./ci/second.sh')), ['--on-ask', 'allow'])
    expect(rulings(judged)).toEqual(['indeterminate', 'indeterminate', 'deny', 'indeterminate'])
    expect(judged.report.outcome).toBe('blocked')
  })

  test('after a call: the hook is not run, which changes no outcome', async (t) => {
    const scratch = makeScratch(t)
    const repo = makeProject(scratch, entry('./ci/notify.sh'), [['ls']])
    const judged = await judgeRepo(scratch, repo, ['--events', 'tools'])
    expect([judged.done.code, countRuns(scratch, 'notify')]).toEqual([0, 0])
    expect(findings(judged)).toContain('notice hook-not-replayed')
  })

  test('a hook for which its agent does not wait stops nothing, so leaving it out neither', async (t) => {
    const scratch = makeScratch(t)
    const hook = { type: 'command', command: 'touch ran', async: true }
    const repo = writeFiles(scratch, {
      '.claude/settings.json': JSON.stringify({ hooks: { PreToolUse: [{ hooks: [hook] }] } }),
      'transcripts/a.jsonl': session('20260901-120000-aaaaaa', [['ls']]),
      '.hookwitness.toml': entry('touch ran'),
    })
    const judged = await judgeRepo(scratch, repo, [])
    expect([judged.done.code, rulings(judged)]).toEqual([0, ['allow']])
    expect(findings(judged)).toContain('notice hook-not-replayed')
  })

  test('before a prompt: the same', async (t) => {
    const scratch = makeScratch(t)
    const repo = makeProject(scratch, entry('./ci/prompt.sh'), [])
    fs.writeFileSync(path.join(repo, '.lecode/config.toml'), '[hooks]\nUserPromptSubmit = ["./ci/prompt.sh"]\n')
    const judged = await judgeRepo(scratch, repo, [])
    expect(judged.report.outcome).toBe('indeterminate')
    expect(findings(judged)).toContain('error call-indeterminate')
  })
})

describe('pure = true', () => {
  const PURE = '[[hooks]]\ncommand = "./ci/guard.sh"\npure = true\n'
  const CALLS: readonly Call[] = [['ls'], ['rm -r x'], ['ls'], ['rm -r x'], ['ls  ']]

  test('an identical envelope is answered from memory, in another session too, with the same verdicts', async (t) => {
    const scratch = makeScratch(t)
    const repo = makeProject(scratch, PURE, CALLS)
    // The same name: it is part of lecode's envelope, and neither time nor id.
    const again = session('20260901-130000-bbbbbb', CALLS).replace('"name":"20260901-130000-bbbbbb"', '"name":"20260901-120000-aaaaaa"')
    fs.writeFileSync(path.join(repo, 'transcripts/b.jsonl'), again.replaceAll('T12:', 'T13:'))
    const judged = await judgeRepo(scratch, repo, [])
    expect(judged.events.filter((each) => each.event === 'pre_tool')).toHaveLength(10)
    expect(countRuns(scratch, 'guard')).toBe(3)
    expect(judged.report.hooks[0]).toMatchObject({ pure: true, runs: 3, reused: 7, denies: 4 })
    expect(judged.report.hooks[1]).toMatchObject({ pure: false, runs: 10, reused: 0 })
    expect(judged.report.totals).toMatchObject({ hook_runs: 13, answers_reused: 7, blocked: 4 })
    expect(judged.done.stdout).toContain('13 hook runs')
    expect(judged.done.stdout).toContain('7 answers from memory')
    const verdicts = judged.events.flatMap((each) => each.verdicts).filter((each) => each.hook.endsWith('#1'))
    expect(verdicts.filter((each) => each.reused)).toHaveLength(7)
    expect(verdicts.filter((each) => each.verdict === 'deny').map((each) => each.reason)).toEqual(Array(4).fill('no rm'))
    for (const event of judged.events) expect(checkSchema('event', event)).toEqual([])
  })

  test('a failure is no answer: the hook runs again', async (t) => {
    const scratch = makeScratch(t)
    const judged = await judgeRepo(scratch, makeProject(scratch, PURE, [['crash'], ['crash']]), [])
    expect(countRuns(scratch, 'guard')).toBe(2)
    expect(judged.report.hooks[0]).toMatchObject({ runs: 2, reused: 0, failures: 2 })
  })

  test('a hook of which nothing is promised runs every time', async (t) => {
    const scratch = makeScratch(t)
    await judgeRepo(scratch, makeProject(scratch, null, CALLS), [])
    expect(countRuns(scratch, 'guard')).toBe(5)
  })
})

describe('an entry that speaks for no hook', () => {
  const run = (scratch: string, entry: string) =>
    judgeRepo(scratch, makeProject(scratch, `\n[[hooks]]\n${entry}\nreplay = "never"\n`, [['ls']]), [])

  test.each([
    ['command = "./ci/gaurd.sh"', 'Did you mean "./ci/guard.sh"? `hookwitness hooks` lists all.'],
    ['command = "./hooks/notify.sh"', 'Did you mean "./ci/notify.sh"? `hookwitness hooks` lists all.'],
    [
      'command = "./ci/guard.sh"\nevent = "PostToolUse"',
      'The command stands at PreToolUse of lecode without a matcher (.lecode/config.toml:2).',
    ],
    [
      'command = "./ci/guard.sh"\ndialect = "luxe"',
      'The command stands at PreToolUse of lecode without a matcher (.lecode/config.toml:2).',
    ],
    ['command = "make lint"', '`hookwitness hooks` lists the commands, the first is "./ci/guard.sh".'],
  ])('%j is an error that names the nearest', async (entry, mend) => {
    const ends: (() => void)[] = []
    const { report } = await run(makeScratch({ onTestFinished: (end) => void ends.push(() => void end({} as never)) }), entry)
    expect(report.findings[0]).toMatchObject({ id: 'setting-without-hook', mend })
    for (const end of ends) end()
  })

  test('the run goes on and ends as bad-input', async (t) => {
    const judged = await run(makeScratch(t), 'command = "./ci/gaurd.sh"')
    expect([judged.done.code, judged.report.outcome, judged.report.totals.judged]).toEqual([2, 'bad-input', 2])
    expect(judged.report.findings[0]).toMatchObject({
      ...{ id: 'setting-without-hook', level: 'error', message: 'no configured hook has command "./ci/gaurd.sh"' },
      at: { path: '.hookwitness.toml', line: 2, column: 1 },
    })
  })

  test('is told by hookwitness hooks, which ends with 2', async (t) => {
    const scratch = makeScratch(t)
    const repo = makeProject(scratch, '[[hooks]]\ncommand = "./ci/gaurd.sh"\npure = true\n')
    const done = await runProduct('cli.js', ['hooks'], { runtime, cwd: repo })
    expect(done.code).toBe(2)
    expect(done.stdout).toContain('error: setting-without-hook  .hookwitness.toml:1\n')
  })
})

describe('a file that cannot be used', () => {
  /** Makes something of the file's place. */
  const cases: readonly (readonly [what: string, make: (file: string) => void, told: string])[] = [
    ['a folder', (file) => fs.mkdirSync(file), 'is a folder'],
    ['a pipe', (file) => execFileSync('mkfifo', [file]), 'is no regular file'],
    ['a link to nothing', (file) => fs.symlinkSync('nowhere.toml', file), 'is a link to nothing'],
    ['a link out of the repository', (file) => fs.symlinkSync('/etc/hostname', file), 'is a link out of the repository'],
    ['a link to a folder above', (file) => fs.symlinkSync('../loose.toml', file), 'is a link out of the repository'],
    ['a link to itself', (file) => fs.symlinkSync('.hookwitness.toml', file), 'is a link out of the repository'],
    [
      'Latin-1',
      (file) => fs.writeFileSync(file, Buffer.from('# a\n# caf\xe9\n', 'latin1')),
      ':2:1: the configuration file is no UTF-8 text',
    ],
    ['UTF-16', (file) => fs.writeFileSync(file, Buffer.from('\ufeffon_ask = "allow"\n', 'utf16le')), 'is no UTF-8 text'],
    ['more than 256 KiB', (file) => fs.writeFileSync(file, `# ${'x'.repeat(300_000)}\n`), 'has 300003 bytes, more than 262144'],
  ]

  test.each(cases)('%s ends as bad-input, and no hook runs', async (_, make, told) => {
    const ends: (() => void)[] = []
    const scratch = makeScratch({ onTestFinished: (end) => void ends.push(() => void end({} as never)) })
    const repo = makeProject(scratch, null)
    fs.writeFileSync(path.join(scratch, 'loose.toml'), 'on_ask = "allow"\n')
    make(path.join(repo, '.hookwitness.toml'))
    const { done, report } = await judgeRepo(scratch, repo, [])
    expect([done.code, report.outcome, countRuns(scratch, 'guard')]).toEqual([2, 'bad-input', 0])
    expect(`${report.findings[0]?.at?.path}:${report.findings[0]?.at?.line}:1: ${report.findings[0]?.message}`).toContain(told)
    expect(report.findings[0]?.message).toContain('(config-file-unreadable)')
    const hooks = await runProduct('cli.js', ['hooks'], { runtime, cwd: repo })
    expect(hooks.code).toBe(2)
    expect(hooks.stderr).toContain('config-file-unreadable')
    for (const end of ends) end()
  })

  test('a link inside the repository and a byte order mark are read', async (t) => {
    const scratch = makeScratch(t)
    const repo = makeProject(scratch, null)
    fs.writeFileSync(path.join(repo, 'ci/settings.toml'), '\ufeffon_ask = "allow"\r\n# end\r\n')
    fs.symlinkSync('ci/settings.toml', path.join(repo, '.hookwitness.toml'))
    const { report } = await judgeRepo(scratch, repo, [])
    expect([report.options.on_ask, report.options_from.on_ask]).toEqual(['allow', 'file'])
  })

  test('all faults are told together, with file, line and column, and secrets in them are masked', async (t) => {
    const scratch = makeScratch(t)
    const token = `ghp_${'a1B2'.repeat(9)}`
    const repo = makeProject(scratch, `on_aks = "deny"\nevents = "${token}"\n\n[[hooks]]\ncommand = "x"\npur = true\npure = 1\n`)
    const { done, report } = await judgeRepo(scratch, repo, [])
    expect([done.code, report.outcome, report.options_from]).toEqual([2, 'bad-input', {}])
    expect(report.findings.map(({ at, mend }) => `${at?.path}:${at?.line}:${at?.column} ${mend}`)).toEqual([
      '.hookwitness.toml:1:1 Did you mean on_ask?',
      '.hookwitness.toml:2:1 Use "gates", "tools", "all".',
      '.hookwitness.toml:6:1 Did you mean pure?',
      '.hookwitness.toml:7:1 Use true.',
    ])
    const hooks = await runProduct('cli.js', ['hooks'], { runtime, cwd: repo })
    expect(hooks.stderr).toContain(
      'error: .hookwitness.toml:1:1: "on_aks" is no key of the configuration file (config-file-invalid)\n  next: Did you',
    )
    for (const text of [done.stdout, done.stderr, hooks.stderr, JSON.stringify(report)]) expect(text).not.toContain(token)
  })
})

describe('hookwitness hooks', () => {
  test('lists event, command and timeout, as lecode /hooks does, and what the file settles for each', async (t) => {
    const scratch = makeScratch(t)
    const repo = makeProject(
      scratch,
      'events = "tools"\n[[hooks]]\ncommand = "./ci/guard.sh"\npure = true\n[[hooks]]\ncommand = "./ci/guard.sh"\nreplay = "never"\n',
    )
    const done = await runProduct('cli.js', ['hooks'], { runtime, cwd: repo })
    expect(done.stdout).toContain('.hookwitness.toml settles events: tools.\n')
    expect(done.stdout).toContain(
      '  PreToolUse  ./ci/guard.sh\n    .lecode/config.toml:2  timeout 10 s (not replayed, pure, by .hookwitness.toml:2 .hookwitness.toml:5)\n',
    )
    expect(done.stdout).toContain('  PostToolUse  ./ci/notify.sh\n    .lecode/config.toml:3  timeout 10 s\n')
    const json = JSON.parse((await runProduct('cli.js', ['hooks', '--format', 'json'], { runtime, cwd: repo })).stdout)
    expect(json.options).toMatchObject({ events: { value: 'tools', from: 'file' }, on_ask: { value: 'deny', from: 'default' } })
    expect(json.hooks[0]).toMatchObject({ timeout_ms: 10_000, replay: 'never', pure: true, settled_at: [{ line: 2 }, { line: 5 }] })
  })

  test("shows each hook system's own timeout", async (t) => {
    const scratch = makeScratch(t)
    const hooks = (timeout: object) => ({ hooks: { PreToolUse: [{ hooks: [{ type: 'command', command: 'a', ...timeout }] }] } })
    const repo = writeFiles(scratch, {
      '.claude/settings.json': JSON.stringify(hooks({ timeout: 2.5 })),
      '.claude/settings.local.json': JSON.stringify(hooks({})),
      '.luxe/hooks.json': JSON.stringify({ BeforeToolUse: [{ command: ['b'], timeout_ms: 1500 }, { command: ['c'] }] }),
    })
    const json = JSON.parse((await runProduct('cli.js', ['hooks', '--format', 'json'], { runtime, cwd: repo })).stdout)
    expect(json.hooks.map((hook: { timeout_ms: number }) => hook.timeout_ms)).toEqual([2500, 600_000, 1500, 5000])
  })
})
