import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isObject } from '../../src/model/json.ts'
import { claudeCodeSession } from '../../src/readers/claude-code-session/claude-code-session.ts'
import { parseDamagedLine, parseJson } from '../../src/transcript/damage.ts'
import { LineSkimmer } from '../../src/transcript/skim.ts'

const unneeded = { paths: ['message.content[].content', 'extra', 'list[][].text'], unlessTrue: ['is_error'] }
const skimmer = new LineSkimmer(unneeded)

/** What is left of a line; null when it is left to JSON.parse. */
function skim(line: string): unknown {
  const text = skimmer.skim(Buffer.from(line))
  return text === null ? null : (parseJson(text) ?? null)
}

const long = 'He said: "no", and {"type":"tool_use","name":"Bash","input":{}} \\ "," \\"} ] \u00e9 \n'.repeat(40)

describe('a line is skimmed', () => {
  it('without the long texts that are not needed, and with everything else', () => {
    const line = (text: string, extra: unknown) => ({
      type: 'user',
      message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't', content: text, is_error: false }, { text: 'kept' }] },
      extra,
      uuid: 'u',
    })
    expect(skim(JSON.stringify(line(long, { stdout: long, list: [{ a: long }], n: [1, [2], {}], s: 'short' })))).toEqual(
      line('', { stdout: '', list: [{ a: '' }], n: [1, [2], {}], s: 'short' }),
    )
    expect(skim(JSON.stringify(line(long, 5), null, '\t').replaceAll('\n', ' '))).toEqual(line('', 5))
  })

  it('up to a call that stands behind 20 MB of text', () => {
    const text = 'x "y" '.repeat(3_500_000)
    const call = { type: 'tool_use', id: 'c', name: 'Bash', input: { command: 'rm -rf /' } }
    expect(skim(JSON.stringify({ message: { content: [{ content: text }, call] } }))).toEqual({
      message: { content: [{ content: '' }, call] },
    })
  })

  it.each([
    ['there is no text to leave out', '{"extra":{"a":"short"},"type":"user"}'],
    ['a long text is needed', JSON.stringify({ extra: long, text: long.repeat(4) })],
    ['a key says that the texts count', JSON.stringify({ extra: long, message: { content: [{ is_error: true }] } })],
    ['it does so twice, first or last', `{"extra":${JSON.stringify(long)},"is_error":true,"is_error":false}`],
    ['it does so between blanks', `{"extra":${JSON.stringify(long)},"is_error" : true}`],
    ['a key is written with an escape', `{"extra":${JSON.stringify(long)},"is_err\\u006fr":true}`],
    ['a key before the text is written with an escape', `{"\\u0065xtra":${JSON.stringify(long)}}`],
    ['the record is torn in the text', JSON.stringify({ extra: long }).slice(0, -9)],
    ['a record is glued behind the torn text', `${JSON.stringify({ extra: long }).slice(0, -2)}{"type":"assistant"}`],
    ['a record is glued behind the text', `{"extra":${JSON.stringify(long)}{"type":"assistant"}`],
    ['a record is glued behind the torn list', `{"extra":[{"a":${JSON.stringify(long)},{"type":"assistant"}`],
    ['a record has ended in what seems to be the text', `{"extra":${JSON.stringify(long)} } ${JSON.stringify(long)}}`],
    ['two records stand in it', `${JSON.stringify({ extra: long })}{"type":"assistant"}`],
    ['a list of long texts stands in it', JSON.stringify({ extra: { a: long, b: [long.repeat(4), long] } })],
    ['a list goes on behind the text', `{"extra":[{"a":${JSON.stringify(long)}},5,{"b":1}]}`],
    ['the text is the arguments of something', JSON.stringify({ extra: { name: 'x', arguments: `${' '.repeat(300)}{` } })],
    ['a key behind the text is odd', JSON.stringify({ extra: { a: long, 'b c': 1 } })],
    ['it is nested deep', `${'{"extra":'.repeat(70)}${JSON.stringify(long)}${'}'.repeat(70)}`],
  ])('not at all when %s', (_, line) => {
    expect(skim(line)).toBeNull()
  })

  it('by the last of two keys of one name, as JSON.parse reads it', () => {
    const text = JSON.stringify(long)
    expect(skim(`{"extra":${text},"message":{"content":[{"content":${text}}]},"message":{"content":[{"type":"tool_use"}]}}`)).toEqual({
      extra: '',
      message: { content: [{ type: 'tool_use' }] },
    })
  })

  it('with the inside of a needed text that looks like the end of one', () => {
    const needed = `","extra":"${long.slice(0, 300)}`
    expect(skim(JSON.stringify({ type: needed, extra: long, uuid: needed }))).toEqual({ type: needed, extra: '', uuid: needed })
  })
})

// Pieces that could be taken for the end of a text, or for a key.
const piece = fc.oneof(
  fc.constantFrom(
    '"',
    '\\',
    ':',
    '":',
    '","',
    '"}',
    '"]',
    '{"a":',
    '},{"b":1',
    '\\"',
    '\\\\',
    '\\u0022',
    ' ',
    '\n',
    '\u2028',
    '💥',
    '\u0000',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
const text = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 12 }), fc.constantFrom(1, 1, 300))
  .map(([parts, times]) => parts.join('').repeat(times))
const key = fc.constantFrom('message', 'content', 'extra', 'list', 'text', 'type', 'is_error', 'a', 'b"c', ':', 'input', '')
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium' },
    text,
    fc.constantFrom(true, false, null, 0, -1.5e9, {}, [], '', ':', '":"'),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.array(fc.tuple(key, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
}))
const record = fc
  .tuple(
    value,
    fc.array(
      fc.record({
        type: fc.constantFrom('tool_result', 'text'),
        content: fc.oneof(text, value),
        text,
        is_error: fc.constantFrom(false, null, 'true'),
      }),
    ),
    value,
  )
  .map(([list, content, extra]) => ({ list, message: { content }, extra, uuid: 'u' }))
const line = fc.tuple(record, fc.constantFrom('', ' ')).map(([each, blank]) => JSON.stringify(each, null, blank).replaceAll('\n', ''))

describe('any line', () => {
  it('that is JSON keeps everything but texts at the places that are named', () => {
    let skimmed = 0
    fc.assert(
      fc.property(line, (each) => {
        const left = skim(each)
        if (left === null) return
        skimmed += 1
        expect(left).toEqual(empty(JSON.parse(each), left, ''))
      }),
      { numRuns: 1_500 },
    )
    expect(skimmed).toBeGreaterThan(30)
  })

  it('that is none hides no record in a text that is left out', () => {
    const damaged = fc
      .tuple(line, fc.nat(), fc.nat({ max: 40 }), fc.oneof(piece, line), fc.array(line, { maxLength: 1 }))
      .map(([each, at, cut, put, glued]) => {
        const start = at % (each.length + 1)
        return each.slice(0, start) + put + each.slice(start + cut) + glued.join('')
      })
    fc.assert(
      fc.property(damaged, (each) => {
        if (!isObject(skim(each.replaceAll('\n', ' ')))) return
        const { values, lost } = parseDamagedLine(each)
        if (lost !== null) expect(values.filter(isObject)).toEqual([])
      }),
      { numRuns: 1_500 },
    )
  })
})

it('the paths of a format that are no word are none', () => {
  for (const path of claudeCodeSession.unneeded?.paths ?? []) expect(path).toMatch(/^\w+(?:\[\])*(?:\.\w+(?:\[\])*)*$/)
})

/** The value, with the texts left out that may be and that are. */
function empty(whole: unknown, left: unknown, path: string): unknown {
  if (
    whole !== left &&
    left === '' &&
    unneeded.paths.some((each) => path === each || path.startsWith(`${each}.`) || path.startsWith(`${each}[`))
  )
    return typeof whole === 'string' ? '' : whole
  if (Array.isArray(whole)) return whole.map((item, index) => empty(item, Array.isArray(left) ? left[index] : undefined, `${path}[]`))
  if (!isObject(whole)) return whole
  const inner = ([name, item]: [string, unknown]) => [
    name,
    empty(item, isObject(left) ? left[name] : undefined, path === '' ? name : `${path}.${name}`),
  ]
  return Object.fromEntries(Object.entries(whole).map(inner))
}
