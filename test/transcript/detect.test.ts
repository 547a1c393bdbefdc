import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readers } from '../../src/readers/index.ts'
import { detectTranscript } from '../../src/transcript/detect.ts'
import { claude, toLines, writeFolder } from './sessions.ts'

/** `reader container` or `why: message`. */
async function detect(content: string | Buffer, name = 'file') {
  const folder = await writeFolder({ [name]: content })
  const found = await detectTranscript({ path: name, file: path.join(folder, name) }, readers)
  return found.reader === null ? `${found.why}: ${found.message}` : `${found.reader.id} ${found.sample.container}`
}

const chat = [
  { role: 'user', content: 'hi' },
  { role: 'assistant', content: 'ho' },
]
const init = { type: 'system', subtype: 'init', session_id: 's', tools: ['Bash'], cwd: '/' }

describe('a format is told by the content', () => {
  it('whatever the file is called and however it is packed', async () => {
    expect(await detect(`\n\n${toLines(init)}`, 'claude-output.json')).toBe('claude-stream-json jsonl')
    expect(await detect(JSON.stringify([init], null, 2), 'full.jsonl')).toBe('claude-stream-json array')
    expect(await detect(JSON.stringify({ messages: chat }, null, 2), 'x.jsonl')).toBe('openai-chat object')
    expect(await detect(JSON.stringify({ messages: chat }), 'x.jsonl')).toBe('openai-chat jsonl')
    expect(await detect(toLines(...chat))).toBe('openai-chat jsonl')
    expect(await detect(JSON.stringify(chat))).toBe('openai-chat array')
    const printed = chat.map((message) => JSON.stringify(message)).join(',\n')
    expect(await detect(`{"messages":[\n${printed}\n]}\n`)).toBe('openai-chat object')
    expect(await detect(`{"model":"m",\n"messages":[\n${printed}\n],\n"n":1}`)).toBe('openai-chat object')
    expect(await detect(`{"messages":[${JSON.stringify(chat[0])}\n]}`)).toBe('openai-chat object')
    expect(await detect(`[\n${printed}\n]\n`)).toBe('openai-chat array')
    expect(await detect(`${' '.repeat(10_000)}{"messages":[\n${printed}\n]}`)).toBe('openai-chat object')
    expect(await detect(`${'\n'.repeat(100_000)}[\n${printed}\n]`)).toBe('openai-chat array')
    expect(await detect(`[${printed}]`)).toBe('openai-chat array')
    expect(await detect(`\uFEFF${toLines(claude.call(1, 'ls')).replaceAll('\n', '\r\n')}`)).toBe('claude-code-session jsonl')
  })

  it('by more than the first record: Claude files begin with anything', async () => {
    const side = Array.from({ length: 30 }, () => ({ type: 'file-history-snapshot', messageId: 'm', snapshot: {} }))
    expect(await detect(toLines(...side, claude.call(1, 'ls')))).toBe('claude-code-session jsonl')
    expect(await detect(toLines({ type: 'summary', summary: 'x', leafUuid: 'u' }))).toBe('claude-code-session jsonl')
  })

  it('though lines of it are damaged', async () => {
    expect(await detect(`{"half":\n${toLines(claude.call(1, 'ls'))}`)).toBe('claude-code-session jsonl')
    expect(await detect(`log line\nlog line\nlog line\n${toLines(claude.call(1, 'ls'))}`)).toBe('claude-code-session jsonl')
  })

  it('by a reader that knows the format: others that look alike are never taken for it', async () => {
    const cursor = [
      { type: 'system', subtype: 'init', session_id: 's', cwd: '/' },
      { type: 'user', message: { role: 'user', content: [] }, session_id: 's' },
    ]
    expect(await detect(toLines(...cursor))).toBe('cursor-stream-json jsonl')
    const qwen = { uuid: 'u', parentUuid: null, sessionId: 's', type: 'user', message: { role: 'user', parts: [{ text: 'x' }] } }
    expect(await detect(toLines(qwen))).toBe('qwen-code-session jsonl')
    expect(await detect(toLines({ kind: 'issue', id: 1 }))).toMatch(/^unknown: /)
  })
})

describe('a file of several formats', () => {
  const neutral = { event: 'prompt', session: 's', agent: 'lecode', text: 'hi' }
  const lecode = { type: 'meta', schema_version: 1, id: 'l' }
  it.each([
    ['lecode-session (1 of the first 3), claude-code-session (2 of the first 3)', [lecode, claude.call(1, 'ls'), claude.call(2, 'ls')]],
    ['claude-code-session (1 of the first 2), lecode-session (1 of the first 2)', [claude.call(1, 'ls'), lecode]],
    ['neutral (1 of the first 3), openai-chat (2 of the first 3)', [neutral, ...chat]],
    ['claude-stream-json (1 of the first 2), claude-code-session (1 of the first 2)', [init, claude.call(1, 'ls')]],
  ])('is read by none: %s', async (found, records) => {
    const message = `mixed: holds records of several formats: ${found}`
    expect(await detect(toLines(...records))).toBe(message)
    expect(await detect(JSON.stringify(records))).toBe(message)
  })

  it('is none when a message without a call could be of either', async () => {
    const anthropic = { role: 'assistant', content: [{ type: 'tool_use', id: 't', name: 'Bash', input: {} }] }
    expect(await detect(toLines(...chat, anthropic))).toBe('anthropic-messages jsonl')
    const openai = { role: 'assistant', content: null, tool_calls: [] }
    expect(await detect(toLines(...chat, openai))).toBe('openai-chat jsonl')
    expect(await detect(toLines(anthropic, openai))).toMatch(/^unknown: /)
  })

  it('is none when other records only are of no known format', async () => {
    expect(await detect(toLines({ a: 1 }, { b: 1 }, claude.call(1, 'ls'), { c: 1 }))).toBe('claude-code-session jsonl')
  })
})

describe('a file in no known format says why', () => {
  it('names the formats that were tried', async () => {
    expect(await detect('{"a":1}\n')).toBe(
      `unknown: is in no known transcript format (tried: ${readers.map(({ id }) => id).join(', ')}); its first records are { "a": number }`,
    )
  })

  it('names what is packed or a database', async () => {
    expect(await detect(gzipSync(gzipSync('{"a":1}')))).toBe('unsupported: is packed twice, which is not read')
    expect(await detect(Buffer.from('PK\u0003\u0004...'))).toBe('unsupported: is a zip archive, which is not read')
    expect(await detect('SQLite format 3\0....')).toBe('unsupported: is a SQLite database, which is not read')
  })

  it('tells empty from unreadable', async () => {
    expect(await detect('')).toBe('empty: holds no record')
    expect(await detect('\n \n')).toBe('empty: holds no record')
    expect(await detect('[]')).toBe('empty: holds no record')
    expect(await detect('not json\n{"half":\nstill not\n')).toBe('unreadable: has no readable record')
    expect(await detect('[2026-01-05T10:00:00] started\n')).toBe('unreadable: has no readable record')
  })

  it('tells a fault of the file system from one of the content', async () => {
    const folder = await writeFolder({})
    const found = await detectTranscript({ path: 'gone', file: path.join(folder, 'gone') }, readers)
    expect(found).toMatchObject({ reader: null, why: 'unopened', message: expect.stringContaining('ENOENT') })
  })
})
