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
    ['a call behind 200,000 other values', { list: [{ type: 'tool_use' }, ...Array.from({ length: 200_000 }, () => ({}))] }],
    ['a name and arguments without a type', [[{ name: 'Bash', input: { command: 'rm' } }]]],
    ['a name and arguments as a text', { name: 'bash', arguments: '{}' }],
    ['a call of the neutral format under another event', { event: 'PRE_TOOL', tool: 'Bash', args: {} }],
  ])('that holds %s is a gap', (_, record) => expect(pass(record)).toBe('gap'))

  test.each([
    ['nothing', {}],
    ['a tool that may be called', { name: 'Bash', input_schema: { type: 'object' }, arguments: [{ name: 'command' }] }],
    ['text about calls', { type: 'summary', text: 'it made a tool_use and tool_calls' }],
    ['an empty list of calls', { role: 'assistant', tool_calls: [] }],
    ['a value that is no object', 'tool_use'],
  ])('that holds %s is counted', (_, record) => expect(pass(record)).toBe('ignored'))
})
