import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { layOut, say } from '../harness.ts'
import { ask, bash, judgeBy, namedSession, prompt, session } from './session.ts'

test('L82 a denied prompt is blocked in lecode’s words, and what was recorded in its turn is judged all the same, and marked', async (context) => {
  const hooks = { UserPromptSubmit: [say({ verdict: 'deny', reason: 'R' })], PreToolUse: [say({ verdict: 'deny', reason: 'call' })] }
  const { events, findings } = await judgeBy(context, hooks, session(prompt('go'), ...bash('ls')))
  expect(events).toMatchObject([
    { event: 'prompt', native: 'deny', ruling: 'deny', reason: 'R', told: 'error: prompt blocked by hook: R', args: { prompt: 'go' } },
    { event: 'pre_tool', ruling: 'deny', reason: 'call', after_block: true },
  ])
  expect(events[0]?.after_block).toBe(false)
  expect(findings.map((finding) => finding.id)).toEqual(expect.arrayContaining(['prompt-blocked', 'call-blocked']))
})

test('only the turn of the denied prompt is marked', async (context) => {
  const hooks = { UserPromptSubmit: [`grep -q bad && ${say({ verdict: 'deny' })} || true`] }
  const turns = [prompt('good'), ...bash('ls'), prompt('bad'), ...bash('ls', 'ok', 'c2'), prompt('good'), ...bash('ls', 'ok', 'c3')]
  const { events } = await judgeBy(context, hooks, session(...turns))
  expect(events.filter((each) => each.event === 'pre_tool').map((each) => each.after_block)).toEqual([false, true, false])
  expect(events.find((each) => each.ruling === 'deny')?.told).toBe('error: prompt blocked by hook: UserPromptSubmit hook')
})

test('L83 an ask blocks a prompt in the gate, and the report says that lecode lets it through', async (context) => {
  const line = await ask(context, 'UserPromptSubmit', [say({ verdict: 'ask', reason: 'R' })])
  expect(line).toMatchObject({ native: 'ask', ruling: 'deny', reason: 'R' })
  expect(line.findings).toMatchObject([
    { id: 'ask-refused', live: expect.stringMatching(/^lecode would allow it: .*a prompt is submitted/) },
  ])
  expect(line).toMatchObject({ told: null, not_fired: null })
})

test('L84 a deferred, allowed or unjudged prompt is submitted', async (context) => {
  for (const command of [say({ verdict: 'defer' }), say({ verdict: 'allow' }), 'cat >/dev/null']) {
    expect(await ask(context, 'UserPromptSubmit', [command])).toMatchObject({ ruling: 'allow', findings: [] })
  }
})

test('L85 a rewrite of a prompt is ignored', async (context) => {
  const line = await ask(context, 'UserPromptSubmit', [say({ verdict: 'allow', rewritten_input: { prompt: 'other' } })])
  expect(line).toMatchObject({ native: 'allow', ruling: 'allow', rewritten: null, args: { prompt: 'go' } })
})

test('L86 any failure at a prompt denies it', async (context) => {
  for (const command of ['exit 1', 'kill -9 $$', 'echo talk', say('{}'), say('[]'), 'no-such-program-here', './README.md']) {
    const line = await ask(context, 'UserPromptSubmit', [command], { on_hook_failure: 'native' })
    expect(line, command).toMatchObject({ native: 'deny', ruling: 'deny', reason: expect.stringMatching(/^hook failed: /) })
  }
})

test('L87 every recorded user message is judged, also those of a loop, where lecode fires none', async (context) => {
  const { scratch } = layOut(context, {})
  const hooks = { UserPromptSubmit: [`jq -r .prompt >>${scratch}/log`] }
  const { events } = await judgeBy(
    context,
    hooks,
    namedSession('loop-fix', prompt('one'), ...bash('ls'), prompt('two'), ...bash('ls', 'ok', 'c2')),
  )
  expect(fs.readFileSync(path.join(scratch, 'log'), 'utf8')).toBe('one\ntwo\n')
  expect(events.map((each) => [each.event, each.not_fired])).toEqual([
    ['prompt', 'not fired by lecode in a loop'],
    ['pre_tool', null],
    ['post_tool', null],
    ['prompt', 'not fired by lecode in a loop'],
    ['pre_tool', null],
    ['post_tool', null],
  ])
  const denied = { UserPromptSubmit: [say({ verdict: 'deny', reason: 'no' })] }
  const looped = await judgeBy(context, denied, namedSession('loop-fix', prompt('one')))
  expect(looped.findings).toMatchObject([{ id: 'prompt-blocked', live: 'lecode would allow it: not fired by lecode in a loop' }])
  const other = await judgeBy(context, denied, namedSession('fix-loop-', prompt('one')))
  expect(other.events).toMatchObject([{ not_fired: null }])
  expect(other.findings).toMatchObject([{ id: 'prompt-blocked', live: null }])
})
