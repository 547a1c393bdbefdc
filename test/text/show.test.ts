import { describe, expect, it } from 'vitest'
import { showValue } from '../../src/text/show.ts'

const ring: { self?: unknown; list: unknown[] } = { list: [] }
ring.self = ring
ring.list.push(ring)

const deep = () => JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown

describe('showValue', () => {
  it.each([
    [{ a: [1, 'x', null, true], b: {} }, '{"a":[1,"x",null,true],"b":{}}'],
    ['a "b"\n', '"a \\"b\\"\\n"'],
    [undefined, 'undefined'],
    [99999999999999999n, '99999999999999999'],
    [new Date(Date.UTC(1979, 4, 27)), '"1979-05-27T00:00:00.000Z"'],
    [new Date(Number.NaN), 'an invalid date'],
  ])('shows %o', (value, expected) => {
    expect(showValue(value)).toBe(expected)
  })

  it('cuts to 80 characters, and looks at no more', () => {
    expect(showValue('x'.repeat(5_000_000))).toBe(`"${'x'.repeat(78)}…`)
    expect(showValue(Array.from({ length: 1_000_000 }, () => 1))).toHaveLength(80)
  })

  it('takes what holds itself and what is nested very deep', () => {
    expect(showValue(ring)).toHaveLength(80)
    expect(showValue(deep())).toBe(`${'['.repeat(79)}…`)
  })
})
