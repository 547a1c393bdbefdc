import { describe, expect, it } from 'vitest'
import { claude, readAll, toLines, writeFolder } from '../transcript/sessions.ts'

// A file that turns into another format behind its first records: whichever reader has it, a call is never passed over.

const input = (command: string) => ({ command })
const block = (command: string) => ({ type: 'tool_use', id: 'toolu_1', name: 'Bash', input: input(command) })
const openai = (command: string) => {
  const call = { id: 'a', type: 'function', function: { name: 'Bash', arguments: JSON.stringify(input(command)) } }
  return { role: 'assistant', content: null, tool_calls: [call] }
}

const formats: Record<string, (command: string) => object> = {
  'claude-code-session': (command) => claude.call(1, command),
  'claude-stream-json': (command) => ({
    ...{ type: 'assistant', session_id: 's', parent_tool_use_id: null, uuid: command },
    message: { id: 'msg_1', role: 'assistant', content: [block(command)] },
  }),
  neutral: (command) => ({ session: 's', agent: 'claude-code', event: 'pre_tool', tool: 'Bash', args: input(command) }),
  'lecode-session': (command) => ({ type: 'message', seq: 1, role: 'assistant', message: openai(command) }),
  'openai-chat': openai,
  'anthropic-messages': (command) => ({ role: 'assistant', content: [block(command)] }),
  'cline-roo': (command) => ({ role: 'assistant', ts: 1, content: [block(command)] }),
  'cline-ui': (command) => ({ ts: 1, type: 'say', say: 'tool', text: JSON.stringify({ tool: 'Bash', ...input(command) }) }),
  'factory-droid': (command) => ({
    ...{ type: 'tool_call', session_id: 's', timestamp: 't' },
    ...{ id: 'a', toolId: 'Bash', toolName: 'Bash', parameters: input(command) },
  }),
  'pi-session': (command) => ({
    ...{ type: 'message', id: command, timestamp: 't' },
    message: { role: 'assistant', content: [{ type: 'toolCall', id: 'a', name: 'bash', arguments: input(command) }] },
  }),
  'amp-thread': (command) => ({ id: 'T-1', messages: [{ role: 'assistant', messageId: 0, content: [block(command)] }] }),
  'otel-genai': (command) => ({
    ...{ 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': 'bash', 'gen_ai.tool.call.id': command },
    'gen_ai.tool.call.arguments': JSON.stringify(input(command)),
  }),
}

/** What is made of text, not of keys, no reader of another format can see. */
const unseen = new Set(['cline-ui', 'otel-genai', 'factory-droid'])

const pairs = Object.keys(formats).flatMap((one) => Object.keys(formats).map((other) => [one, other] as const))

describe('a file that begins in one format', () => {
  it.each(Object.keys(formats))('%s is known as that', async (format) => {
    const { read } = await readAll({ repo: await writeFolder({ t: toLines(formats[format]?.('ls')) }), named: ['t'] })
    expect(read.map(({ source }) => [source.session.format, source.tally.calls])).toEqual([[format, 1]])
  })

  it.each(pairs.filter(([one, other]) => one !== other))('%s, and ends in %s, is not read as if that were nothing', async (one, other) => {
    const lines = [...Array.from({ length: 41 }, (_, n) => formats[one]?.(`ls ${n}`)), formats[other]?.('rm -rf build')]
    const { read } = await readAll({ repo: await writeFolder({ t: toLines(...lines) }), named: ['t'] })
    const events = read.flatMap((session) => session.events)
    const isRead = events.some((event) => event.kind === 'pre_tool' && JSON.stringify(event.call.args).includes('rm -rf build'))
    const told = read.map(
      ({ source: { tally } }) => tally.unreadable.length + (unseen.has(other) ? tally.unknown.size + tally.gapCount : 0),
    )
    expect([isRead, ...told].some(Boolean)).toBe(true)
  })
})
