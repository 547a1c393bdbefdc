import { expect, test } from 'vitest'
import { after, bash, judgeOne, prompt, replay, sh, TELL_STDIN } from './harness.ts'

const told = (text: string | null | undefined) => JSON.parse(text ?? 'null')

test('X55 UserPromptSubmit reads {"Other": {"content": …}}', async (t) => {
  const { ruled } = await judgeOne(t, { hooks: { UserPromptSubmit: [TELL_STDIN] } }, prompt('say "héllo"\n'))
  expect(told(ruled.reason)).toEqual({ Other: { content: 'say "héllo"\n' } })
})

test('X56 BeforeToolUse reads {"ToolUse": {"tool_name": …, "args": …}}', async (t) => {
  const { ruled } = await judgeOne(t, { hooks: { BeforeToolUse: [TELL_STDIN] } }, bash('ls', { timeout: 9, nested: { a: [1] } }))
  expect(told(ruled.reason)).toEqual({ ToolUse: { tool_name: 'bash', args: { command: 'ls', timeout: 9, nested: { a: [1] } } } })
})

test('X57 AfterToolUse reads the tool, the result and is_error, and no arguments', async (t) => {
  const ls = bash('ls')
  const { judgements } = await replay(t, { hooks: { AfterToolUse: [TELL_STDIN] } }, [ls, after(ls, 'a.txt\n')])
  expect(told(judgements[1]?.verdicts[0]?.reason)).toEqual({ ToolResult: { tool_name: 'bash', result: 'a.txt\n', is_error: false } })
})

test('X64 nothing that a hook reads is redacted', async (t) => {
  const secret = ['gh', 'p_', 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789'].join('')
  const look = sh(`grep -q '${secret}' && echo '{"decision":"deny","reason":"seen"}'`)
  const echo = bash(`echo ${secret}`)
  const ls = bash('ls')
  const gates = await replay(t, { hooks: { BeforeToolUse: [look], UserPromptSubmit: [look] } }, [prompt(`use ${secret}`), echo])
  const result = await replay(t, { hooks: { AfterToolUse: [look] } }, [ls, after(ls, secret)])
  const seen = [...gates.judgements, ...result.judgements.slice(1)].map((each) => each.verdicts[0]?.reason)
  expect(seen).toEqual(['seen', 'seen', 'seen'])
})
