import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { matchesFnmatch } from '../../src/matching/fnmatch.ts'

describe('matchesFnmatch', () => {
  it.each([
    ['rm *', 'rm -rf /tmp/x', true],
    ['rm *', 'cd /tmp && rm -rf x', false],
    ['rm *', 'rm', false],
    ['rm *', 'rm a\nb', true],
    ['Rm *', 'rm x', false],
    ['[!a]*', 'bc', true],
    ['[!a]*', 'ac', false],
    ['[^a]', '^', true],
    ['[]a]', ']', true],
    ['[!]a]', ']', false],
    ['[a-c]x', 'bx', true],
    ['[c-a]x', 'bx', false],
    ['[a-]', '-', true],
    ['[', '[', true],
    ['[a', '[a', true],
    ['\\*', '\\x', true],
    ['?', '😀', true],
    ['src/**', 'src/a/b', true],
    ['{a,b}', 'a', false],
  ])('%j on %j: %s', (pattern, text, expected) => {
    expect(matchesFnmatch(pattern, text)).toBe(expected)
  })

  const python = spawnSync('python3', ['-c', 'import fnmatch'])
  it.skipIf(python.status !== 0)('agrees with Python on 4,000 patterns (skipped where python3 is missing)', () => {
    const pairs = makePairs(4_000)
    const script = 'import fnmatch,json,sys\nprint(json.dumps([fnmatch.fnmatchcase(t,p) for p,t in json.load(sys.stdin)]))'
    const { stdout } = spawnSync('python3', ['-W', 'ignore', '-c', script], { input: JSON.stringify(pairs), encoding: 'utf8' })
    expect(pairs.map(([pattern, text]) => matchesFnmatch(pattern, text))).toEqual(JSON.parse(stdout))
  })
})

/** The same pairs each time: short texts over few letters, so that about a third matches. */
function makePairs(count: number): [string, string][] {
  let seed = 7
  const pick = (letters: string[]) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return letters[(seed >> 8) % letters.length] ?? ''
  }
  const make = (letters: string[], length: number) => Array.from({ length }, () => pick(letters)).join('')
  return Array.from({ length: count }, (_, index) => [
    make(['a', 'b', '*', '?', '[', ']', '!', '-', '^', '*', '[ab]', '[!a]', '\\'], index % 7),
    make(['a', 'b', '-', ']', '\n', '!', '\\'], index % 5),
  ])
}
