import { compilePathGlob } from './path-glob.ts'

/**
 * Whether a path pattern (`src/**`) finds a recorded path, tried in three spellings: as recorded, as a normalised absolute
 * path, and relative to the recorded working directory. Answers the spelling that matched. Dot files count as files.
 */
export function matchPathPattern(pattern: string, path: string, cwd: string | null): { matched: boolean; spelling: string | null } {
  const matches = matchesGlob(pattern)
  const spelling = spellPath(path, cwd).find(matches)
  return { matched: spelling !== undefined, spelling: spelling ?? null }
}

/** A matcher for path globs: `*` stops at `/`, `**` does not. What cannot be tried to its end counts as a match. */
export function matchesGlob(pattern: string): (path: string) => boolean {
  return compilePathGlob(pattern.startsWith('./') ? pattern.slice(2) : pattern, 'shell')
}

/** The spellings of a recorded path, without repeats. Without a recorded working directory a relative path stays relative. */
export function spellPath(path: string, cwd: string | null): string[] {
  const raw = toSlashes(path)
  const absolute = absolutePath(path, cwd)
  const relative = cwd === null ? null : relativePath(normalisePath(toSlashes(cwd)), absolute)
  return [...new Set([path, raw, absolute, relative ?? absolute])].filter((spelling) => spelling !== '')
}

/** The path with the recorded working directory before it where it is relative, `.` and `..` resolved, `/` as separator. */
export function absolutePath(path: string, cwd: string | null): string {
  const raw = toSlashes(path)
  return normalisePath(isAbsolute(raw) || cwd === null ? raw : `${toSlashes(cwd)}/${raw}`)
}

/** The path below a folder, both absolute and normalised; `..` leads out of it; null on another drive. */
export function relativePath(folder: string, path: string): string | null {
  if (folder.split('/')[0] !== path.split('/')[0]) return null
  const from = folder.split('/').filter((part) => part !== '')
  const to = path.split('/').filter((part) => part !== '')
  let shared = 0
  while (shared < from.length && shared < to.length && from[shared] === to[shared]) shared += 1
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/')
}

/** A transcript from Windows names `C:\repo\a`; elsewhere a backslash is a character of the name. */
function toSlashes(path: string): string {
  return /^[A-Za-z]:\\|^\\\\/.test(path) ? path.replaceAll('\\', '/') : path
}

function isAbsolute(path: string): boolean {
  return path.startsWith('/') || /^[A-Za-z]:\//.test(path)
}

function normalisePath(path: string): string {
  const absolute = isAbsolute(path)
  const kept: string[] = []
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') kept.push(part)
    else if (kept.length > 0 && kept.at(-1) !== '..') kept.pop()
    else if (!absolute) kept.push(part)
  }
  const joined = kept.join('/')
  return path.startsWith('/') ? `/${joined}` : joined
}
