import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { testWith } from '../../support/dry-run.ts'
import { layOut, type Scratch, say } from '../harness.ts'
import { ask, bash, config, judgeBy, prompt, result, session, turn } from './session.ts'

/** Every envelope of a session, with the event that was configured for it; `more` are commands that run before. */
async function readEnvelopes(context: Scratch, transcript: string, more: Record<string, string[]> = {}) {
  const { scratch } = layOut(context, {})
  const log = `${scratch}/log`
  const events = ['UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'PostToolUseFailure']
  const hooks = Object.fromEntries(events.map((event) => [event, [...(more[event] ?? []), `cat >>${log}; echo >>${log}`]]))
  const { findings } = await judgeBy(context, hooks, transcript)
  const texts = fs.readFileSync(path.join(scratch, 'log'), 'utf8').split('\n')
  return { findings, envelopes: texts.filter((text) => text !== '').map((text): Record<string, unknown> => JSON.parse(text)) }
}

const eventsOf = (envelopes: Record<string, unknown>[]) => envelopes.map((envelope) => envelope.event)

test('L88 whatever a hook says after a call, nothing is blocked', async (context) => {
  for (const command of [say({ verdict: 'deny', reason: 'R' }), say({ verdict: 'ask' }), 'echo garbage', 'exit 1']) {
    for (const event of ['PostToolUse', 'PostToolUseFailure'] as const) {
      const line = await ask(context, event, [command])
      expect(line, command).toMatchObject({ ruling: 'allow', rewritten: null })
      expect(line.findings.filter((finding) => finding.level === 'error')).toEqual([])
      const failed = command.startsWith('e')
      expect(
        line.findings.some((finding) => finding.id === 'hook-failed' && finding.level === 'warning'),
        command,
      ).toBe(failed)
    }
  }
})

test('L89 an error result fires PostToolUseFailure instead of PostToolUse', async (context) => {
  const transcript = session(
    prompt('go'),
    ...bash('make', 'boom\n[exit code 2]'),
    turn(['c2', 'read', { path: 'x' }]),
    result('c2', 'read', 'error: no such file'),
  )
  const { envelopes } = await readEnvelopes(context, transcript)
  expect(eventsOf(envelopes)).toEqual(['UserPromptSubmit', 'PreToolUse', 'PostToolUseFailure', 'PreToolUse', 'PostToolUseFailure'])
  expect(envelopes[2]?.result).toEqual({ content: 'boom\n[exit code 2]', is_error: true })
  expect(envelopes[4]?.result).toEqual({ content: 'error: no such file', is_error: true })
})

test('L90 a tool that raised gives its exception as reason, and no result', async (context) => {
  const { envelopes } = await readEnvelopes(context, session(prompt('go'), ...bash('ls', 'error: ValueError: bad\nvalue')))
  expect(eventsOf(envelopes)).toEqual(['UserPromptSubmit', 'PreToolUse', 'PostToolUseFailure'])
  expect(envelopes[2]).toMatchObject({ reason: 'ValueError: bad\nvalue' })
  expect(Object.keys(envelopes[2] ?? {})).toEqual(['event', 'ts', 'session', 'cwd', 'tool', 'reason'])
})

test('L91 a blocked call fires neither of the two', async (context) => {
  const deny = { PreToolUse: [say({ verdict: 'deny' })] }
  for (const output of ['ok', 'boom\n[exit code 2]']) {
    const { envelopes } = await readEnvelopes(context, session(prompt('go'), ...bash('ls', output)), deny)
    expect(eventsOf(envelopes)).toEqual(['UserPromptSubmit', 'PreToolUse'])
  }
  const { envelopes } = await readEnvelopes(context, session(prompt('go'), ...bash('ls', 'denied by hook: R')))
  expect(eventsOf(envelopes)).toEqual(['UserPromptSubmit', 'PreToolUse'])
})

test('L98 an envelope has its four base keys, no key that does not apply, and outside a session null for one', async (context) => {
  const { envelopes } = await readEnvelopes(context, session(prompt('go'), ...bash('ls')))
  expect(envelopes.map((envelope) => Object.keys(envelope))).toEqual([
    ['event', 'ts', 'session', 'cwd', 'prompt'],
    ['event', 'ts', 'session', 'cwd', 'tool'],
    ['event', 'ts', 'session', 'cwd', 'tool', 'result'],
  ])
  for (const envelope of envelopes) {
    expect(envelope.session).toEqual({ id: '20260901-120000-a1b2c3', name: 'fix-ci' })
    expect(envelope.ts).toMatch(/^2026-09-01T12:00:0\d\+00:00$/)
    expect(envelope.cwd).toMatch(/^\/.*\/app$/)
  }
  const { project, scratch } = layOut(context, { files: config({}) })
  fs.writeFileSync(path.join(project, '.lecode/config.json'), JSON.stringify({ hooks: { Stop: [`cat >${scratch}/outside`] } }))
  await testWith('--repo', project, '--dialects', 'lecode')
  expect(JSON.parse(fs.readFileSync(path.join(scratch, 'outside'), 'utf8'))).toMatchObject({ event: 'Stop', session: null })
})

test('L99 the tool of a bash call is its name and its arguments', async (context) => {
  const { envelopes } = await readEnvelopes(context, session(prompt('go'), ...bash('ls')))
  expect(envelopes[1]?.tool).toEqual({ name: 'bash', args: { command: 'ls' } })
})

test('L100 a tool without arguments has an empty object', async (context) => {
  for (const args of ['{}', '{ }', '', ' ']) {
    const { envelopes } = await readEnvelopes(
      context,
      session(prompt('go'), turn(['c1', 'tasks_list', args]), result('c1', 'tasks_list', 'none')),
    )
    expect(envelopes[1]?.tool, args).toEqual({ name: 'tasks_list', args: {} })
  }
})

test('L101 the result of a call that succeeded is its text, and no error', async (context) => {
  const { envelopes } = await readEnvelopes(context, session(prompt('go'), ...bash('ls', 'a.txt\nb.txt é')))
  expect(envelopes[2]).toMatchObject({ event: 'PostToolUse' })
  expect(envelopes[2]?.result).toEqual({ content: 'a.txt\nb.txt é', is_error: false })
})

test('L102 after a rewrite a hook is shown the new arguments with the recorded result', async (context) => {
  const rewrite = { PreToolUse: [say({ verdict: 'allow', rewritten_input: { command: 'pwd' } })] }
  const { envelopes, findings } = await readEnvelopes(context, session(prompt('go'), ...bash('ls', 'a.txt')), rewrite)
  expect(envelopes[2]).toMatchObject({ tool: { args: { command: 'pwd' } }, result: { content: 'a.txt', is_error: false } })
  expect(findings).toMatchObject([{ id: 'call-rewritten', message: expect.stringContaining('"pwd" instead of "ls"') }])
  expect(findings[0]?.live).toContain('result belongs to the original arguments')
})

test('L103 a result of parts is shown as its text parts', async (context) => {
  const parts = [
    { type: 'text', text: '[image: a.png, 3 kB]' },
    { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } },
    { type: 'text', text: 'end' },
  ]
  const { envelopes } = await readEnvelopes(
    context,
    session(prompt('go'), turn(['c1', 'read', { path: 'a.png' }]), result('c1', 'read', parts)),
  )
  expect(envelopes[2]?.result).toEqual({ content: '[image: a.png, 3 kB]\nend', is_error: false })
})
