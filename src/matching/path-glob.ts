import picomatch from 'picomatch'
import { searchText } from './regex.ts'

/** Which glob language: picomatch's own, or gitignore's (no braces, no extended globs, letter case does not count). */
export type GlobLanguage = 'shell' | 'gitignore'

/**
 * Compiles a path glob: `*` stops at `/`, `**` does not, dot files count, a leading `!` is literal. What is too long to try,
 * and what would not end (picomatch makes a backtracking regular expression), counts as a match.
 */
export function compilePathGlob(glob: string, language: GlobLanguage): (path: string) => boolean {
  if (glob === '') return () => false
  if (glob.length > MAX_LENGTH) return () => true
  const regex = picomatch.makeRe(glob, { dot: true, nonegate: true, windows: false, ...LANGUAGES[language] })
  const isCheap = (glob.match(/\*+/g)?.length ?? 0) <= 3 && !/[+*?!@]\(/.test(glob)
  return (path) => {
    if (path === glob || path.length > MAX_LENGTH) return true
    return isCheap && path.length <= MAX_CHEAP_PATH ? regex.test(path) : searchText(regex, path) !== 'absent'
  }
}

const MAX_LENGTH = 4_096
const MAX_CHEAP_PATH = 300

const LANGUAGES = {
  shell: {},
  gitignore: { nobrace: true, noextglob: true, nocase: true },
} as const
