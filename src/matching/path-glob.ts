import picomatch from 'picomatch'
import { searchPlainly, searchText } from './regex.ts'

/** Which glob language: picomatch's own; that without letter case; or gitignore's (no braces, no extended globs, no letter case). */
export type GlobLanguage = 'shell' | 'windows' | 'gitignore'

/**
 * Compiles a path glob: `*` stops at `/`, `**` does not, dot files count, a leading `!` is literal. What is too long to try,
 * and what would not end (picomatch makes a backtracking regular expression), counts as a match.
 */
export function compilePathGlob(glob: string, language: GlobLanguage): (path: string) => boolean {
  if (glob === '') return () => false
  if (glob.length > MAX_LENGTH || isTooDeep(glob)) return () => true
  const key = `${language} ${glob}`
  const known = compiled.get(key)
  if (known !== undefined) return known
  const matches = compile(glob, language)
  if (compiled.size >= MAX_COMPILED) compiled.clear()
  compiled.set(key, matches)
  return matches
}

const MAX_LENGTH = 4_096
const MAX_COMPILED = 1_000
const MAX_PLAIN_STEPS = 2_000_000
const compiled = new Map<string, (path: string) => boolean>()

/** picomatch's cost grows with the third power of the depth of `+(+(…))`. */
function isTooDeep(glob: string): boolean {
  let depth = 0
  for (const [token] of glob.matchAll(/[({]|[)}]/g)) {
    depth += token === '(' || token === '{' ? 1 : -1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

const MAX_DEPTH = 100
// What picomatch makes of a glob that it cannot compile.
const NEVER = '$^'

const LANGUAGES = {
  shell: {},
  windows: { nocase: true },
  gitignore: { nobrace: true, noextglob: true, nocase: true },
} as const

function compile(glob: string, language: GlobLanguage): (path: string) => boolean {
  const regex = picomatch.makeRe(glob, { dot: true, nonegate: true, windows: false, ...LANGUAGES[language] })
  if (regex.source === NEVER) return () => true
  const estimate = estimateSteps(glob)
  return (path) => {
    if (path === glob || path.length > MAX_LENGTH) return true
    const search = estimate(path.length) <= MAX_PLAIN_STEPS ? searchPlainly : searchText
    return search(regex, path) !== 'absent'
  }
}

/**
 * An upper bound of the steps that a path of some length takes: the stars share its characters in every possible way. A repeated group has
 * no such bound, and what `searchText` would say of picomatch's expressions is far too much.
 */
function estimateSteps(glob: string): (length: number) => number {
  if (/[()+]/.test(glob)) return () => Number.POSITIVE_INFINITY
  const count = (pattern: RegExp) => glob.match(pattern)?.length ?? 0
  const stars = count(/\*+/g)
  const choices = (count(/,/g) + 1) ** count(/\{/g)
  return (length) => {
    let steps = choices
    for (let star = 1; star <= stars; star += 1) steps *= (length + star) / star
    return steps
  }
}
