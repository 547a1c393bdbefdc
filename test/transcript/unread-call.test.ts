import { describe, expect, test } from 'vitest'
import { passUnknown } from '../../src/transcript/unread-call.ts'

const at = { path: 't.jsonl', line: 3 }
const pass = (record: unknown) => passUnknown(record, 'odd', at).kind

describe('a record of an unknown type', () => {
  test.each([
    ['an OpenAI call', { role: 'assistant', tool_calls: [{ id: 'a', function: { name: 'bash', arguments: '{}' } }] }],
    ['the older function_call', { role: 'assistant', function_call: { name: 'bash', arguments: '{}' } }],
    ['an Anthropic call somewhere inside', { data: [{ content: [{ type: 'tool_use', id: 'a', name: 'Bash', input: {} }] }] }],
    ['a Codex call', { payload: { type: 'local_shell_call', action: { command: ['rm'] } } }],
    ['a call of the neutral format', { event: 'pre_tool', tool: 'Bash' }],
    ['more than can be looked through', { list: Array.from({ length: 20_000 }, () => ({})) }],
  ])('that holds %s is a gap', (_, record) => expect(pass(record)).toBe('gap'))

  test.each([
    ['nothing', {}],
    ['text about calls', { type: 'summary', text: 'it made a tool_use and tool_calls' }],
    ['an empty list of calls', { role: 'assistant', tool_calls: [] }],
    ['a value that is no object', 'tool_use'],
  ])('that holds %s is counted', (_, record) => expect(pass(record)).toBe('ignored'))
})
