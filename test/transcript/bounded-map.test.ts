import { expect, it } from 'vitest'
import { BoundedMap } from '../../src/transcript/bounded-map.ts'

it('keeps the newest values, and gives each away once', () => {
  const map = new BoundedMap<number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('a', 3)
  map.set('c', 4)
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([3, undefined, 4])
  expect([map.take('a'), map.take('a'), map.get('c')]).toEqual([3, undefined, 4])
})
