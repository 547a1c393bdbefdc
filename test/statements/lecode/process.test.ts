import * as fs from 'node:fs'
import * as path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAlive, layOut, replayOver, say } from '../harness.ts'
import { ask, bash, config, judgeBy, prompt, ROOT, session } from './session.ts'

const DENY = { verdict: 'deny', reason: 'no' }
/** Denies with a text that only the shell knows. */
const denyWith = (word: string) => `printf '{"verdict":"deny","reason":"%s"}' "${word}"`

test('L16 a hook is run as /bin/sh -c COMMAND', async (context) => {
  expect(await ask(context, 'PreToolUse', [denyWith('$0')])).toMatchObject({ reason: '/bin/sh' })
  const isDash = fs.realpathSync('/bin/sh').endsWith('dash')
  const { verdicts } = await ask(context, 'PreToolUse', ['[[ a == a ]]'])
  if (isDash) expect(verdicts).toMatchObject([{ verdict: 'deny', reason: expect.stringMatching(/^hook failed: exit code 127: /) }])
})

test('L17 a relative script is looked for in the project root', async (context) => {
  const files = { ...config({ PreToolUse: ['./ci/check-tool.sh'] }), 'ci/check-tool.sh': `#!/bin/sh\n${say(DENY)}\n` }
  const below = Object.fromEntries(Object.entries(files).map(([name, text]) => [`services/api/${name}`, text]))
  for (const laid of [layOut(context, { files }), layOut(context, { files: below, project: 'services/api', git: 'commit' })]) {
    const { events } = await replayOver(laid, session(prompt('go'), ...bash('ls')))
    expect(events.find((each) => each.event === 'pre_tool')).toMatchObject({ ruling: 'deny', reason: 'no' })
  }
})

test('L18 a hook stands in the project of the checkout, not in the recorded folder', async (context) => {
  const laid = layOut(context, { files: { 'only-here.txt': 'here' } })
  const saw = path.join(laid.scratch, 'saw')
  fs.mkdirSync(path.join(laid.project, '.lecode'))
  const hooks = { PreToolUse: [`printf '%s\\n' "$PWD" "$(cat only-here.txt)" >${saw}; cat >>${saw}`] }
  fs.writeFileSync(path.join(laid.project, '.lecode/config.json'), JSON.stringify({ hooks }))
  await replayOver(laid, session(prompt('go'), ...bash('ls')))
  const [pwd = '', text, envelope = ''] = fs.readFileSync(saw, 'utf8').split('\n')
  expect(path.basename(pwd)).toBe('app')
  expect(pwd).not.toBe(ROOT)
  expect(text).toBe('here')
  expect(JSON.parse(envelope)).toMatchObject({ cwd: pwd })
})

test('L19 stdin is one JSON object and then its end, without a final newline', async (context) => {
  const scratch = layOut(context, {}).scratch
  await ask(context, 'PreToolUse', [`cat >${scratch}/stdin`])
  const stdin = fs.readFileSync(path.join(scratch, 'stdin'), 'latin1')
  expect(stdin).toMatch(/^\{[\x20-\x7e]*\}$/)
  expect(JSON.parse(stdin)).toMatchObject({ event: 'PreToolUse' })
})

test('L20 a hook that ignores 300 kB of stdin abstains', async (context) => {
  const { events } = await judgeBy(context, { PreToolUse: ['exit 0'] }, session(prompt('go'), ...bash(`: ${'x'.repeat(300_000)}`)))
  expect(events.find((each) => each.event === 'pre_tool')).toMatchObject({
    native: 'none',
    ruling: 'allow',
    verdicts: [{ verdict: 'none', failure: null }],
  })
})

test('L24 a child that left stdout alone holds nobody up, and is ended', async (context) => {
  const { verdicts } = await ask(context, 'PreToolUse', ['sleep 60.2417 >/dev/null 2>&1 & exit 0'])
  expect(verdicts).toMatchObject([{ verdict: 'none', failure: null }])
  expect(verdicts[0]?.ms).toBeLessThan(5000)
  expect(findAlive('60.2417')).toEqual([])
})

test('L26 more than 1,000,000 bytes on stdout are no JSON any more', async (context) => {
  const print = (bytes: number) => `head -c ${bytes} /dev/zero | tr '\\0' x`
  const long = (bytes: number) => `printf '{"verdict":"allow","reason":"'; ${print(bytes)}; printf '"}'`
  const { verdicts, ruling } = await ask(context, 'PreToolUse', [long(1_000_000), long(900_000)])
  expect(verdicts[0]).toMatchObject({ verdict: 'deny', reason: 'hook failed: invalid JSON output', failure: { kind: 'output-too-large' } })
  expect(verdicts[1]).toMatchObject({ verdict: 'allow', failure: null })
  expect(ruling).toBe('deny')
})

test('L27 wrong UTF-8 on stdout is replaced before it is read as JSON', async (context) => {
  const { verdicts } = await ask(context, 'PreToolUse', [`printf '{"verdict":"deny","reason":"a\\377b"}'`, `printf '\\377'`])
  expect(verdicts).toMatchObject([
    { verdict: 'deny', reason: 'a\ufffdb', failure: null },
    { verdict: 'deny', reason: 'hook failed: invalid JSON output' },
  ])
})

test('L28 a hook that cannot be started is a failed hook', async (context) => {
  const { verdicts, ruling } = await ask(context, 'PreToolUse', ['rm -rf "$PWD"', say({ verdict: 'allow' })])
  expect(verdicts).toMatchObject([
    { verdict: 'none', failure: null },
    { verdict: 'deny', reason: expect.stringMatching(/^hook failed: /), failure: { kind: 'spawn-error' } },
  ])
  expect(ruling).toBe('deny')
})

test('L29 a hook inherits the environment without credentials, and no variable is added for lecode', async (context) => {
  const laid = layOut(context, {})
  const hooks = { PreToolUse: [`env >${laid.scratch}/env`] }
  fs.mkdirSync(path.join(laid.project, '.lecode'))
  fs.writeFileSync(path.join(laid.project, '.lecode/config.json'), JSON.stringify({ hooks }))
  const env = { GITHUB_TOKEN: 'x', ACTIONS_RUNTIME_TOKEN: 'x', INPUT_REPO: 'x', AWS_SECRET_ACCESS_KEY: 'x', TZ: 'Asia/Tokyo' }
  await replayOver(laid, session(prompt('go'), ...bash('ls')), {}, env)
  const names = fs
    .readFileSync(path.join(laid.scratch, 'env'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/=.*/, ''))
  expect(names).toEqual(expect.arrayContaining(['PATH', 'TZ']))
  expect(names.filter((name) => /^(?:LECODE|CLAUDE|GITHUB|ACTIONS|INPUT|AWS)_/.test(name))).toEqual([])
})

// The runs below take lecode's 10 s: all of them begin at once, before the tests above.
const cleanUps: (() => void)[] = []
const context = { onTestFinished: (cleanUp: () => void) => void cleanUps.push(cleanUp) }
const slow = new Map<number, ReturnType<typeof ask>>()

beforeAll(() => {
  slow.set(21, ask(context, 'PreToolUse', ['exec sleep 60.2117']))
  slow.set(22, ask(context, 'PreToolUse', ['sleep 60.2217 & sleep 60.2218; wait']))
  slow.set(23, ask(context, 'PreToolUse', [`${say({ verdict: 'allow' })}; sleep 60.2317 & exit 0`]))
  slow.set(25, ask(context, 'PreToolUse', ['setsid sleep 60.2517 & setsid sleep 60.2518']))
  slow.set(36, ask(context, 'UserPromptSubmit', ['exec sleep 60.3617']))
  slow.set(3636, ask(context, 'PostToolUse', ['exec sleep 60.3618']))
})

afterAll(async () => {
  await Promise.allSettled(slow.values())
  for (const cleanUp of cleanUps) cleanUp()
})

const TIMED_OUT = { verdict: 'deny', reason: 'hook failed: timed out after 10.0s', failure: { kind: 'timeout' } }

async function expectTimeOut(number: number): Promise<void> {
  const line = await slow.get(number)
  expect(line).toMatchObject({ native: 'deny', ruling: 'deny', reason: TIMED_OUT.reason, verdicts: [TIMED_OUT] })
  expect(line?.verdicts[0]?.ms).toBeGreaterThan(9900)
  expect(line?.verdicts[0]?.ms).toBeLessThan(14_000)
}

test('L21 a hook that never reads and sleeps is timed out at 10 s', async () => {
  await expectTimeOut(21)
})

test('L22 a hook that sleeps is killed at 10 s with its children', async () => {
  await expectTimeOut(22)
  expect([...findAlive('60.2217'), ...findAlive('60.2218')]).toEqual([])
})

test('L23 a child that holds stdout open is a time-out, though the shell ended with 0', async () => {
  await expectTimeOut(23)
  expect(findAlive('60.2317')).toEqual([])
})

test('L25 a child in a session of its own is ended too', async () => {
  await expectTimeOut(25)
  expect([...findAlive('60.2517'), ...findAlive('60.2518')]).toEqual([])
})

test('L36 a time-out denies a call and a prompt, and is a failed abstention after a call', async () => {
  await expectTimeOut(36)
  const after = await slow.get(3636)
  expect(after).toMatchObject({ native: 'none', ruling: 'allow', verdicts: [{ verdict: 'none', failure: { kind: 'timeout' } }] })
})
