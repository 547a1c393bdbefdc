import { expect, it } from 'vitest'
import { findLineages } from '../../src/transcript/lineage.ts'

it('transcripts that share an id are of one lineage, however many others stand between', () => {
  expect(findLineages([['a'], ['b'], ['a', 'c'], [], ['c']])).toEqual([0, 1, 0, 3, 0])
})

it('one that shares an id with two lineages makes them one', () => {
  expect(findLineages([['a'], ['b'], ['c'], ['b', 'c'], ['c', 'a']])).toEqual([0, 0, 0, 0, 0])
})

it('a long chain of forks is joined in short time', () => {
  const chain = Array.from({ length: 200_000 }, (_, index) => [`${index}`, `${index + 1}`])
  expect(new Set(findLineages(chain))).toEqual(new Set([0]))
  expect(new Set(findLineages(chain.toReversed()))).toEqual(new Set([0]))
})
