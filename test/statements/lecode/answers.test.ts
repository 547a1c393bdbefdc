import { expect, test } from 'vitest'
import { type Scratch, say } from '../harness.ts'
import { ask, bash, judgeBy, prompt, session } from './session.ts'

const NO_VERDICT = "missing or invalid 'verdict' in output"

/** What each of several hooks is taken to say to a call, by itself. */
async function readCall(context: Scratch, ...commands: string[]) {
  return (await ask(context, 'PreToolUse', commands)).verdicts
}

/** What failing commands come to at both enforced events, and after a call. */
async function expectFailures(context: Scratch, commands: readonly string[], text: string, kind: string): Promise<void> {
  const hooks = { UserPromptSubmit: commands, PreToolUse: commands, PostToolUse: commands }
  // The gate judges no result of a call that it blocked, so the post event has a session of its own.
  const enforced = await judgeBy(context, hooks, session(prompt('go'), ...bash('ls')))
  const reason = `hook failed: ${text}`
  expect(enforced.events.map((each) => each.event)).toEqual(['prompt', 'pre_tool'])
  for (const line of enforced.events) {
    expect(line).toMatchObject({ native: 'deny', ruling: 'deny', reason })
    expect(line.verdicts).toMatchObject(commands.map(() => ({ verdict: 'deny', reason, failure: { kind } })))
  }
  const after = await ask(context, 'PostToolUse', commands)
  expect(after).toMatchObject({ native: 'none', ruling: 'allow', reason: null })
  expect(after.verdicts).toMatchObject(commands.map(() => ({ verdict: 'none', reason: null, failure: { kind } })))
}

test('L30 a hook killed by a signal denies with a negative exit code', async (context) => {
  await expectFailures(context, ['kill -9 $$'], 'exit code -9', 'signal')
  expect(await readCall(context, 'kill -15 $$')).toMatchObject([{ reason: 'hook failed: exit code -15' }])
})

test('L31 a failing exit denies with its code and stderr', async (context) => {
  await expectFailures(context, ['echo broken >&2; exit 3'], 'exit code 3: broken', 'exit-nonzero')
})

test('L32 a failing exit without stderr denies with its code alone', async (context) => {
  await expectFailures(context, ['exit 3', "printf ' \\n' >&2; exit 3"], 'exit code 3', 'exit-nonzero')
})

test('L33 a reason carries the first 200 characters of the trimmed stderr', async (context) => {
  const text = Array.from({ length: 100 }, (_, index) => `line ${index} é`)
    .join(' ')
    .slice(0, 1000)
  const pictures = '😀'.repeat(300)
  const [plain, wide] = await readCall(context, `echo >&2; ${say(`  ${text}`)} >&2; exit 3`, `${say(pictures)} >&2; exit 3`)
  expect(plain?.reason).toBe(`hook failed: exit code 3: ${text.slice(0, 200)}`)
  expect(wide?.reason).toBe(`hook failed: exit code 3: ${'😀'.repeat(200)}`)
})

test('L34 exit 2 with an allow is a failure: it has no meaning of its own', async (context) => {
  await expectFailures(context, [`${say({ verdict: 'allow' })}; exit 2`], 'exit code 2', 'exit-nonzero')
})

test('L35 exit 1 with a deny is a failure whose own reason is lost', async (context) => {
  await expectFailures(context, [`${say({ verdict: 'deny', reason: 'x' })}; exit 1`], 'exit code 1', 'exit-nonzero')
})

test('L37 exit 0 with nothing on stdout abstains', async (context) => {
  expect(await readCall(context, 'exit 0', '', 'echo talk >&2')).toMatchObject(
    Array(3).fill({ verdict: 'none', failure: null, reason: null }),
  )
})

test('L38 exit 0 with blanks and newlines only abstains', async (context) => {
  expect(await readCall(context, `printf ' \\n\\t\\r\\n  '`)).toMatchObject([{ verdict: 'none', failure: null }])
})

test('L39 an answer that is not one JSON text denies', async (context) => {
  const answer = '{"verdict":"allow"}'
  const twice = [`${answer}${answer}`, `${answer}\n${answer}`]
  const texts = ['not json', "{'verdict':'deny'}", ...twice, `starting up\n${answer}`, `\ufeff${answer}`]
  await expectFailures(context, texts.map(say), 'invalid JSON output', 'invalid-json')
})

test('L40 JSON that is no object denies', async (context) => {
  await expectFailures(context, ['[1,2]', '"deny"', '5', 'null'].map(say), NO_VERDICT, 'invalid-verdict')
})

test('L41 an object without a verdict denies', async (context) => {
  await expectFailures(context, ['{"reason":"no verdict"}', '{}'].map(say), NO_VERDICT, 'invalid-verdict')
})

test('L42 a rewrite without a verdict denies, and is dropped', async (context) => {
  const text = '{"rewritten_input":{"command":"true"}}'
  await expectFailures(context, [say(text)], NO_VERDICT, 'invalid-verdict')
  expect(await ask(context, 'PreToolUse', [say(text)])).toMatchObject({ rewritten: null })
})

test('L43 a verdict of another word or type denies', async (context) => {
  const words = ['block', 'approve', '', null, true, ['deny'], 0]
  await expectFailures(
    context,
    words.map((verdict) => say({ verdict })),
    NO_VERDICT,
    'invalid-verdict',
  )
})

test('L44 the case of a verdict does not matter', async (context) => {
  const verdicts = await readCall(context, ...['DENY', 'Ask', 'aLLow', 'DEFER'].map((verdict) => say({ verdict })))
  expect(verdicts.map((each) => each.verdict)).toEqual(['deny', 'ask', 'allow', 'defer'])
  expect(verdicts.filter((each) => each.failure !== null)).toEqual([])
})

test('L45 blanks around a verdict are not taken off', async (context) => {
  await expectFailures(context, [say({ verdict: ' deny' }), say({ verdict: 'allow ' })], NO_VERDICT, 'invalid-verdict')
})

test('L46 a deny needs no reason: lecode then names the event', async (context) => {
  const line = await ask(context, 'PreToolUse', [say({ verdict: 'deny' })])
  expect(line).toMatchObject({
    native: 'deny',
    ruling: 'deny',
    reason: 'denied without a reason',
    told: 'denied by hook: PreToolUse hook',
    verdicts: [{ reason: null, failure: null }],
  })
})

test('L47 a reason is made a text, and what is false is none', async (context) => {
  const reasons = [5, 0, null, '', false, [], {}, true]
  const verdicts = await readCall(context, ...reasons.map((reason) => say({ verdict: 'deny', reason })))
  expect(verdicts.map((each) => each.reason)).toEqual(['5', null, null, null, null, null, null, 'True'])
  expect(verdicts.filter((each) => each.failure !== null || each.verdict !== 'deny')).toEqual([])
})

test('L48 a rewrite that is no object is ignored, and told', async (context) => {
  const line = await ask(
    context,
    'PreToolUse',
    ['nope', ['a'], 5].map((rewritten_input) => say({ verdict: 'allow', rewritten_input })),
  )
  expect(line).toMatchObject({ native: 'allow', ruling: 'allow', rewritten: null })
  expect(line.verdicts.filter((each) => each.failure !== null || each.verdict !== 'allow')).toEqual([])
  expect(line.findings.map(({ id, level, message }) => `${level} ${id}: ${message}`).sort()).toEqual(
    ['"nope"', '5', '["a"]'].map((shown) => `warning answer-key-ignored: lecode ignores a rewritten_input that is not an object: ${shown}`),
  )
  expect((await ask(context, 'PreToolUse', [say({ verdict: 'allow', rewritten_input: null })])).findings).toEqual([])
})

test('L49 a rewrite to an empty object leaves no arguments', async (context) => {
  const line = await ask(context, 'PreToolUse', [say({ verdict: 'allow', rewritten_input: {} })])
  expect(line).toMatchObject({ native: 'allow', ruling: 'allow', args: { command: 'ls' } })
  expect(line.rewritten).toEqual({})
})

test('L50 of two verdicts in one object the last counts', async (context) => {
  const verdicts = await readCall(context, say('{"verdict":"allow","verdict":"deny"}'), say('{"verdict":"deny","verdict":"allow"}'))
  expect(verdicts.map((each) => each.verdict)).toEqual(['deny', 'allow'])
})

test('L51 a verdict of NaN denies', async (context) => {
  await expectFailures(context, [say('{"verdict":NaN}')], 'invalid JSON output', 'invalid-json')
})

test('L52 other keys are ignored', async (context) => {
  const other = { hookSpecificOutput: { permissionDecision: 'deny' }, decision: 'block', continue: false, __proto__: null }
  const line = await ask(context, 'PreToolUse', [say({ verdict: 'allow', ...other })])
  expect(line).toMatchObject({ native: 'allow', ruling: 'allow', rewritten: null, verdicts: [{ failure: null }] })
})
