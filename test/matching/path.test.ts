import { describe, expect, it } from 'vitest'
import { coversPath } from '../../src/matching/gitignore.ts'
import { matchesGlob, matchPathPattern, spellPath } from '../../src/matching/path.ts'

describe('matchesGlob', () => {
  it.each([
    ['src/**', 'src/.hid/a', true],
    ['src/*.ts', 'src/x/a.ts', false],
    ['**/*.jsonl', 'a/b/c.jsonl', true],
    ['./a/*.jsonl', 'a/b.jsonl', true],
    ['{a,b}/*', 'b/x', true],
    ['!a', '!a', true],
    ['!a', 'b', false],
    ['', 'a', false],
  ])('%j on %j: %s', (pattern, path, expected) => {
    expect(matchesGlob(pattern)(path)).toBe(expected)
  })

  it('counts a path or a glob of unlikely length as a match', () => {
    expect(matchesGlob('a/**')('x'.repeat(5_000))).toBe(true)
    expect(matchesGlob('*'.repeat(70_000))('x')).toBe(true)
  })

  it('ends soon on a hostile path: what was not tried to its end counts as a match', () => {
    expect(matchesGlob('**/a/**/a/**/a/**/b')(`${'a/'.repeat(2_000)}c`)).toBe(true)
    expect(matchesGlob('+(a|aa)+(a|aa)b')('a'.repeat(4_000))).toBe(false)
  })

  it.each([
    ['*a*a*a*a*b', 'a'.repeat(256)],
    ['**/*a*/**/*b*/**/*c*', 'abc/'.repeat(1_000)],
    [`${'{a,aa}'.repeat(40)}b`, 'a'.repeat(60)],
    [`${'(a|a)'.repeat(30)}b`, 'a'.repeat(30)],
    ['(a|aa)+b', 'a'.repeat(250)],
    ['[a]+[a]+[a]+[a]+[a]+[a]+b', 'a'.repeat(300)],
  ])(
    'takes a bounded time for many hostile paths: %s',
    (glob, path) => {
      const begin = performance.now()
      for (let index = 0; index < 200; index += 1) matchesGlob(glob)(`${path}${index}`)
      for (let index = 0; index < 5; index += 1) coversPath(glob, `${`${path.slice(0, 12)}/`.repeat(200)}${index}`)
      expect(performance.now() - begin).toBeLessThan(5_000)
    },
    30_000,
  )

  it('still tells short paths apart by a glob that had its time', () => {
    for (let index = 0; index < 10; index += 1) expect(matchesGlob('*a*a*a*a*b')(`${'a'.repeat(256)}${index}`)).toBe(true)
    expect(matchesGlob('*a*a*a*a*b')('src/x')).toBe(false)
    expect(matchesGlob('*a*a*a*a*b')('aaaab')).toBe(true)
  })

  it('costs little where nothing is hostile', () => {
    const begin = performance.now()
    for (let index = 0; index < 20_000; index += 1)
      matchesGlob('src/**/*.test.{ts,tsx}')(`src/components/buttons/primary/button-${index}.ts`)
    expect(performance.now() - begin).toBeLessThan(5_000)
  })
})

describe('a recorded path', () => {
  it('has three spellings', () => {
    expect(spellPath('lib/../src/a.ts', '/repo')).toEqual(['lib/../src/a.ts', '/repo/src/a.ts', 'src/a.ts'])
    expect(spellPath('/repo/src/a.ts', '/repo/')).toEqual(['/repo/src/a.ts', 'src/a.ts'])
    expect(spellPath('../x', '/repo/sub')).toEqual(['../x', '/repo/x'])
  })

  it('stays as it is without a recorded working directory', () => {
    expect(spellPath('./src/a.ts', null)).toEqual(['./src/a.ts', 'src/a.ts'])
  })

  it('may come from Windows', () => {
    expect(matchPathPattern('src/**', 'C:\\repo\\src\\a.ts', 'C:\\repo')).toEqual({ matched: true, spelling: 'src/a.ts' })
    expect(matchPathPattern('src/**', 'D:\\repo\\src\\a.ts', 'C:\\repo').matched).toBe(false)
  })
})

describe('coversPath follows gitignore', () => {
  it.each([
    ['*.ts', 'a/b.ts', true],
    ['/a.ts', 'b/a.ts', false],
    ['src', 'lib/src/a', true],
    ['src/', 'src', false],
    ['src/', 'src/a', true],
    ['src/*', 'src/deep/a', true],
    ['src/deep', 'lib/src/deep', false],
    ['**/b', 'a/b', true],
    ['a/**/b', 'a/b', true],
    ['{a,b}', 'a', false],
    ['[ab].ts', 'b.ts', true],
    ['\\#a', '#a', true],
    ['#a', '#a', false],
    ['!a', 'a', false],
    ['', 'a', false],
  ])('%j on %j: %s', (pattern, path, expected) => {
    expect(coversPath(pattern, path)).toBe(expected)
  })
})
