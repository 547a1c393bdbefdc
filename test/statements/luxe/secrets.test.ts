import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maskSecrets } from '../../../src/text/secrets.ts'
import { judge } from '../../support/judge.ts'
import { say } from './harness.ts'
import { linesOf } from './product.ts'

// Joined at run time, so that no secret scanner takes this file for a leak.
const join = (...parts: string[]) => parts.join('')
const AB = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789'
const token = (letter: string) => join('gh', 'p_', letter.repeat(8), AB.slice(0, 28))
const IN_REASON = token('R')
const IN_CONTEXT = token('C')
const IN_COMMAND = token('K')
const IN_PROMPT = token('P')

/** Everything that one run shows: its output, annotations, report, events and summary. */
let shown = ''
const scratch = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'hw-test-')))
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }))

beforeAll(async () => {
  const hooks = {
    BeforeToolUse: [say({ decision: 'deny', reason: `token ${IN_REASON} seen` }, { matcher: { bash: 'curl *' } })],
    AfterToolUse: [say({ decision: 'allow', context: `token ${IN_CONTEXT} seen` })],
    UserPromptSubmit: [say({ decision: 'deny', reason: 'no' })],
  }
  const transcript = linesOf(
    { event: 'prompt', text: `use ${IN_PROMPT}` },
    { event: 'pre_tool', at: { call: 'c1' }, tool: 'bash', args: { command: `curl -H ${IN_COMMAND} x` }, recorded: 'ran' },
    { event: 'post_tool', at: { call: 'c1' }, result: { text: 'ok', is_error: false } },
    { event: 'pre_tool', at: { call: 'c2' }, tool: 'bash', args: { command: 'ls' }, recorded: 'ran' },
    { event: 'post_tool', at: { call: 'c2' }, result: { text: 'ok', is_error: false } },
  )
  const files = { '.luxe/hooks.json': JSON.stringify(hooks), 't.jsonl': transcript }
  const { done, report } = await judge(scratch, files, ['app/t.jsonl', '--events', 'tools'])
  const markdown = await judge(makeFolder(path.join(scratch, 'markdown')), files, [
    'app/t.jsonl',
    '--events',
    'tools',
    '--format',
    'markdown',
  ])
  shown = [done, markdown.done].map((each) => each.stdout + each.stderr).join('') + JSON.stringify(report)
  shown += fs.readFileSync(path.join(scratch, 'events.jsonl'), 'utf8')
})

function makeFolder(folder: string): string {
  fs.mkdirSync(folder)
  return folder
}

test('X120 a secret in a reason is scrubbed wherever it is shown', () => {
  expect(shown).toContain('token [redacted github-token] seen')
  expect(shown).not.toContain(IN_REASON)
})

test('X121 a secret in context is scrubbed too', () => {
  expect(shown).toContain('"context":"token [redacted github-token] seen"')
  expect(shown).not.toContain(IN_CONTEXT)
})

test('X122 recorded commands and prompts are scrubbed where they are shown', () => {
  expect(shown).toContain('curl -H [redacted github-token] x')
  expect(shown).toContain('use [redacted github-token]')
  expect(shown).not.toContain(IN_COMMAND)
  expect(shown).not.toContain(IN_PROMPT)
})

const JWT = join('eyJ', 'hbGciOiJSUzI1NiJ9', '.eyJ', 'zdWIiOiIxMjM0NTY3ODkwIn0', '.', AB)

const TOKENS = {
  'an AWS AKIA id': join('AK', 'IA', 'Z7QJ4N2MHT6WPX3L'),
  'an AWS ASIA id': join('AS', 'IA', 'Z7QJ4N2MHT6WPX3L'),
  ...Object.fromEntries(['p', 'o', 'u', 's', 'r'].map((letter) => [`a GitHub gh${letter}_ token`, join('gh', letter, '_', AB)])),
  'a GitHub github_pat_ token': join('github', '_pat_', '11ABCDEFG0', AB, '_', AB),
  ...Object.fromEntries(['b', 'p', 'a'].map((letter) => [`a Slack xox${letter} token`, join('xox', letter, '-123456789012-', AB)])),
  'an sk- key': join('sk-', 'proj-', AB),
  'an sk-ant- key': join('sk-', 'ant-api03-', AB),
  'a Google AIza key': join('AI', 'za', 'SyA', AB.slice(4)),
  'an npm_ token': join('np', 'm_', AB),
  'a JWT': JWT,
  'a PEM private key': join('-----BEGIN RSA ', `PRIVATE KEY-----\nMIIEow${AB}/+==\n`, '-----END RSA ', 'PRIVATE KEY-----'),
}

/** What stands around such a secret stays. */
const WITHIN = [
  ['https://bob:', 'hunter2hunter2', '@example.invalid/x'],
  ['Authorization: Bearer ', 'abcdefgh', ''],
  ...['PASSWORD', 'TOKEN', 'SECRET', 'API_KEY'].map((name) => [`DB_${name}=`, 'correct-horse', ' npm start'] as const),
  ...['PASSWORD', 'TOKEN', 'SECRET', 'API_KEY'].map((name) => [`${name}=`, 'correct-horse', ''] as const),
] as const

test('X123 every kind of secret is scrubbed', () => {
  for (const [kind, secret] of Object.entries(TOKENS))
    expect(maskSecrets(`seen ${secret} here`), kind).toMatch(/^seen \[redacted [a-z-]+\] here$/)
  for (const [begin, secret, end] of WITHIN) {
    const masked = maskSecrets(`${begin}${secret}${end}`)
    expect(masked, begin).not.toContain(secret)
    expect(masked.startsWith(begin) && masked.endsWith(end), masked).toBe(true)
  }
})
