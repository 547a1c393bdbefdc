import { describe, expect, test } from 'vitest'
import { dialects } from '../../src/dialects/index.ts'

describe.each(dialects.map((dialect) => [dialect.id, dialect] as const))('%s', (_, dialect) => {
  test('names every project file that it looks for', () => {
    const parents = ['', '../', '../../']
    const asked = new Set<string>()
    dialect.load({
      read: (level, name) => {
        if (level === 'project') asked.add(name)
        return null
      },
      list: (level, folder) => {
        if (level === 'project') asked.add(`${folder}/`)
        return []
      },
      parents,
      trusted: true,
    })
    expect(asked.size).toBeGreaterThan(0)
    expect(dialect.candidates(parents).toSorted()).toEqual([...asked].toSorted())
  })
})
