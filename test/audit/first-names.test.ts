import { expect, test } from 'vitest'
import { FirstNames } from '../../src/audit/first-names.ts'

/** Names that are all different, in an order that is not theirs. */
const shuffled = (seed: number) =>
  Array.from({ length: 3000 }, (_, index) => `tool-${String((index * 1009 + seed) % 3000).padStart(4, '0')}`)

test('which of too many names are kept, and what is counted of them, does not depend on the order in which they come', () => {
  const lists = [0, 1, 1500].map((seed) => {
    const names = new FirstNames<{ count: number }>(100)
    for (const name of [...shuffled(seed), ...shuffled(seed + 7)])
      names.count(
        name,
        () => ({ count: 1 }),
        (each) => (each.count += 1),
      )
    return names.list()
  })
  expect(lists[0]).toEqual(Array.from({ length: 100 }, (_, index) => [`tool-${String(index).padStart(4, '0')}`, { count: 2 }]))
  expect(lists[1]).toEqual(lists[0])
  expect(lists[2]).toEqual(lists[0])
})
