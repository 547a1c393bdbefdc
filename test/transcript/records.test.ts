import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isGap } from '../../src/transcript/gap.ts'
import { type Container, readLimits, readRecords } from '../../src/transcript/records.ts'
import { writeFolder } from './sessions.ts'

/** Each record as `line:json`, each gap as `kind line-endLine`. */
async function read(content: string | Buffer, container: Container = 'jsonl', limits = readLimits) {
  const folder = await writeFolder({ file: content })
  const seen: string[] = []
  const options = { limits, unneeded: null, skimmed: () => undefined }
  for await (const batch of readRecords({ path: 'file', file: path.join(folder, 'file') }, container, options)) {
    for (const item of batch) {
      if ('passed' in item) seen.push(`${item.line}:${item.passed}`)
      else if (!isGap(item)) seen.push(`${item.line}:${JSON.stringify(item.value)}`)
      else seen.push(`${item.kind} ${item.line}${item.endLine === undefined ? '' : `-${item.endLine}`}`)
    }
  }
  return seen
}

/** What was read, in order, without lines. */
async function readItems(content: string): Promise<string[]> {
  const seen = await read(content)
  return seen.map((item) => item.match(/^\d+:(.*)$/s)?.[1] ?? 'gap')
}

describe('records of JSON lines', () => {
  it('skip blank lines and accept the prefix of an event stream', async () => {
    expect(await read('\n{"a":1}\n \ndata: {"b":2}\ndata: [DONE]\n')).toEqual(['2:{"a":1}', '4:{"b":2}'])
  })

  it('are all taken when a writer forgot the newline between them', async () => {
    expect(await read('{"a":"}{"}{"b":2} {"c":3}\n')).toEqual(['1:{"a":"}{"}', '1:{"b":2}', '1:{"c":3}'])
  })

  it('are recovered behind a torn one, which stays a gap', async () => {
    expect(await read('{"a":1}\n{"type":"x","isSidechain":fal{"b":{"c":2}}\n{"d":4}\n')).toEqual([
      '1:{"a":1}',
      '2:{"b":{"c":2}}',
      'bad-json 2',
      '3:{"d":4}',
    ])
  })

  it('are recovered behind one that was torn inside a string with braces', async () => {
    const torn = '{"text":"function f() { return {'
    expect(await read(`${torn}{"b":"it said \\"{}\\""}\n`)).toEqual(['1:{"b":"it said \\"{}\\""}', 'bad-json 1'])
  })

  it('are joined over raw newlines inside a string', async () => {
    expect(await read('{"a":1}\n{"b":"one\n\ntwo"}\n{"c":3}\n')).toEqual(['1:{"a":1}', '2:{"b":"one\\n\\ntwo"}', '5:{"c":3}'])
  })

  it('are joined when one record is printed over several lines', async () => {
    expect(await read('{"a":1}\n{\n  "b": 2\n}\n{"c":3}\n')).toEqual(['1:{"a":1}', '2:{"b":2}', '5:{"c":3}'])
  })

  it('go on behind a torn line: a line that is a record never becomes part of another', async () => {
    expect(await read('{"a":"torn\n{"b":2}\n')).toEqual(['bad-json 1', '2:{"b":2}'])
  })

  it.each([
    ['behind the prefix of an event stream', 'data: {"b":2}', ['2:{"b":2}']],
    ['glued to another', '{"b":2}{"c":3}', ['2:{"b":2}', '2:{"c":3}']],
    ['in front of a torn one', '{"b":2}{"c":fal', ['2:{"b":2}', 'bad-json 2']],
    ['behind another torn one', '{"b":"x{"c":3}', ['2:{"c":3}', 'bad-json 2']],
    ['over two lines', '{"b":"one\ntwo"}', ['2:{"b":"one\\ntwo"}']],
  ])('go on behind a torn line with one %s', async (_, line, expected) => {
    const next = line.split('\n').length + 2
    expect(await read(`{"a":"torn\n${line}\n{"d":4}\n`)).toEqual(['bad-json 1', ...expected, `${next}:{"d":4}`])
    expect((await read(`{"a":[\n${line}\n{"d":4}\n`)).slice(-1)).toEqual([`${next}:{"d":4}`])
  })

  it.each(['{"a":"torn', '{"a":"torn\\', '{"a":', '{"a":[', '{"a":[1,', '{"a":{"x":1},', '{"a":fal', '{"a":-', '{"a', '{'])(
    'that are whole are read behind %s, on its line and on the next',
    async (torn) => {
      const items = await readItems(`${torn}{"b":2}\n`)
      expect(items).toEqual(['{"b":2}', 'gap'])
      expect(await readItems(`${torn}\n{"b":2}\n`)).toEqual(['gap', '{"b":2}'])
    },
  )

  it('are taken from behind one that goes over several lines', async () => {
    expect(await read('{"a":"one\ntwo"}{"b":2}\n{"c":3}\n')).toEqual(['1:{"a":"one\\ntwo"}', '2:{"b":2}', '3:{"c":3}'])
  })

  it('keep the end of a string that a raw newline follows on a backslash', async () => {
    expect(await read('{"a":"one\\\ntwo"}\n{"b":2}\n')).toEqual(['1:{"a":"one\\\\ntwo"}', '3:{"b":2}'])
  })

  it('are gaps when they hold more values than fit into memory, and those around them are read', async () => {
    const many = `{"x":[${'[],'.repeat(3_000_000)}1]}`
    expect(await read(`{"a":1}\n${many}\n{"b":2}${many}{"c":3}\n{"d":4}\n`)).toEqual([
      '1:{"a":1}',
      'too-many-values 2',
      '3:{"b":2}',
      '3:{"c":3}',
      'too-many-values 3',
      '4:{"d":4}',
    ])
    expect(await read(`[\n${many},{"b":2}]`, 'array')).toEqual(['too-many-values 2', '2:{"b":2}'])
    expect(await read(`{"x":[${'[],'.repeat(9_000_000)}1]}`, 'object')).toEqual(['too-many-values 1'])
  })

  it('are read when it is text that is long, however much looks like values in it', async () => {
    const text = '[],{"a":1,'.repeat(3_000_000)
    const [item] = await read(`${JSON.stringify({ text })}\n`)
    expect(item).toBe(`1:${JSON.stringify({ text })}`)
  })

  it('give one gap for a span that never becomes a record', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => `text ${index}`)
    expect(await read(`{"a":"\n${lines.join('\n')}\n{"b":2}\n`)).toEqual([
      'bad-json 1-51',
      ...Array.from({ length: 10 }, (_, index) => `bad-json ${52 + index}`),
      '62:{"b":2}',
    ])
  })

  it('pass over one line with a raw control character', async () => {
    expect(await read('{"a":1}\n{"b":"\u0001"}\n{"c":3}\n')).toEqual(['1:{"a":1}', 'bad-json 2', '3:{"c":3}'])
  })

  it('call a bad last line without newline torn', async () => {
    expect(await read('{"a":1}\n{"b":')).toEqual(['1:{"a":1}', 'torn-line 2'])
    expect(await read('{"a":1}\n{"b":\n')).toEqual(['1:{"a":1}', 'bad-json 2'])
  })

  it('are objects: anything else is a gap', async () => {
    expect(await read('1\n"x"\nnull\n[{"a":1}]\n')).toEqual(['not-an-object 1', 'not-an-object 2', 'not-an-object 3', 'not-an-object 4'])
    expect(await read('{"a":1}\n[{"type":"tool_use"}]\n')).toEqual(['1:{"a":1}', 'unread-call 2'])
    expect(await read('[{"a":1},\n[{"type":"tool_use"}]]', 'array')).toEqual(['1:{"a":1}', 'unread-call 2'])
  })

  it('keep lone surrogates and a key named __proto__, without touching any prototype', async () => {
    expect(await read('{"a":"\\ud83d","__proto__":{"polluted":true}}\n')).toEqual(['1:{"a":"\\ud83d","__proto__":{"polluted":true}}'])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('survive nesting that would eat all memory', async () => {
    expect(await read(`${'['.repeat(3_000_000)}\n{"a":1}\n`)).toEqual(['bad-json 1', '2:{"a":1}'])
    expect(await read(`{"a":${'{"a":'.repeat(500_000)}\n{"a":1}\n`)).toEqual(['bad-json 1', '2:{"a":1}'])
  })

  it('are gaps when they are longer than the cap, and the others are read', async () => {
    const limits = { ...readLimits, line: 100 }
    expect(await read(`{"a":1}\n{"b":"${'x'.repeat(200)}"}\n{"c":3}\n`, 'jsonl', limits)).toEqual([
      '1:{"a":1}',
      'line-too-long 2',
      '3:{"c":3}',
    ])
  })

  it('end with a gap that names the error when the file cannot be read', async () => {
    const folder = await writeFolder({})
    const items = []
    for await (const batch of readRecords({ path: 'shown', file: folder }, 'jsonl')) items.push(...batch)
    expect(items).toEqual([{ path: 'shown', line: 1, kind: 'read-error', detail: expect.stringContaining('EISDIR') }])
  })

  it.each([
    ['places where a record could begin', `{"x${'{"'.repeat(300_000)}`],
    ['ends of records', `{"x"${'{"a":1}]'.repeat(100_000)}}`],
    ['quotes', `{"x":1 ${'"'.repeat(1_000_000)}}`],
    ['backslashes', `{"x":"${'\\'.repeat(1_000_001)}"}`],
    ['escaped quotes', `{"x":1 ${'\\"'.repeat(500_000)}}`],
    ['digits', `{"x":${'1'.repeat(1_000_000)}x}`],
    ['beginnings that could go on', '{"a":[\n'.repeat(100_000)],
    ['tiny lines that are no JSON', '{x}\n'.repeat(100_000)],
  ])('take hostile lines in linear time: many %s', async (_, lines) => {
    const started = Date.now()
    const seen = await read(`${lines}\n`.repeat(4))
    expect(seen.every((item) => item.startsWith('bad-json'))).toBe(true)
    // What looks at a line once for each of these takes hours.
    expect(Date.now() - started).toBeLessThan(30_000)
  })
})

describe('records of one JSON list', () => {
  it('have the line where each begins, printed pretty or not', async () => {
    expect(await read('[\n  {\n    "a": 1\n  },\n  {"b": "],["}\n]\n', 'array')).toEqual(['2:{"a":1}', '5:{"b":"],["}'])
    expect(await read('\uFEFF[{"a":{"b":[1,2]}},{"c":"\\\\"},{"d":"\\""}]', 'array')).toEqual([
      '1:{"a":{"b":[1,2]}}',
      '1:{"c":"\\\\"}',
      '1:{"d":"\\""}',
    ])
  })

  it('are read across the borders of chunks', async () => {
    const elements = Array.from({ length: 5_000 }, (_, index) => ({ n: index, text: `"\\é${'x'.repeat(200)}` }))
    const seen = await read(JSON.stringify(elements), 'array')
    expect(seen).toEqual(elements.map((element) => `1:${JSON.stringify(element)}`))
  })

  it('are gaps when they are no objects, not JSON, or longer than the cap', async () => {
    expect(await read('[1,\n"x",\nnull,{"a":1}]', 'array')).toEqual(['not-an-object 1', 'not-an-object 2', 'not-an-object 3', '3:{"a":1}'])
    expect(await read('[{"a":nope},\n{"b":2}]', 'array')).toEqual(['bad-json 1', '2:{"b":2}'])
    expect(await read(`[{"a":"${'x'.repeat(200)}"},\n{"b":2}]`, 'array', { ...readLimits, line: 100 })).toEqual([
      'line-too-long 1',
      '2:{"b":2}',
    ])
  })

  it('end with a gap when the list is cut off, or something follows it', async () => {
    expect(await read('[{"a":1},\n{"b":', 'array')).toEqual(['1:{"a":1}', 'torn-line 2'])
    expect(await read('[{"a":1}', 'array')).toEqual(['1:{"a":1}', 'torn-line 1'])
    expect(await read('[{"a":1}]\nmore\n', 'array')).toEqual(['1:{"a":1}', expect.stringMatching(/^text-behind-list/)])
  })
})

describe('the record of one JSON object', () => {
  it('is parsed whole, up to a cap', async () => {
    expect(await read('\n{\n"a": 1\n}\n', 'object')).toEqual(['2:{"a":1}'])
    expect(await read('{"a":1111111111}', 'object', { ...readLimits, document: 10 })).toEqual(['document-too-large 1'])
  })
})
