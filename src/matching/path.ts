import { listAliases } from './path-aliases.ts'
import { compilePathGlob } from './path-glob.ts'
import { isWindowsPath, mountToDrive, spellWindowsPath } from './windows-path.ts'

/**
 * Whether a path pattern (`src/**`) finds a recorded path, tried in three spellings: as recorded, as a normalised absolute
 * path, and relative to the recorded working directory. Answers the spelling that matched. Dot files count as files.
 * On Windows letter case does not count, and a pattern may have backslashes too.
 */
export function matchPathPattern(pattern: string, path: string, cwd: string | null): { matched: boolean; spelling: string | null } {
  const spellings = spellPath(path, cwd)
  const spelling = spellPattern(pattern, path, cwd).flatMap((each) => spellings.filter(each))[0]
  return { matched: spelling !== undefined, spelling: spelling ?? null }
}

function spellPattern(pattern: string, path: string, cwd: string | null): ((path: string) => boolean)[] {
  if (!isOfWindows(path, cwd)) return [matchesGlob(pattern)]
  return [...new Set([pattern, pattern.replaceAll('\\', '/')])].map((each) => compilePathGlob(withoutDot(each), 'windows'))
}

/** A matcher for path globs: `*` stops at `/`, `**` does not. What cannot be tried to its end counts as a match. */
export function matchesGlob(pattern: string): (path: string) => boolean {
  return compilePathGlob(withoutDot(pattern), 'shell')
}

function withoutDot(pattern: string): string {
  return pattern.startsWith('./') ? pattern.slice(2) : pattern
}

/** The spellings of a recorded path, without repeats. Without a recorded working directory a relative path stays relative. */
export function spellPath(path: string, cwd: string | null): string[] {
  const folders = cwd === null ? [] : listPlaces(cwd, null)
  const spellings = listPlaces(path, cwd).flatMap((place) => {
    const relatives = folders.map((folder) => relativePath(folder, place)).filter((each) => each !== null)
    return [place, ...relatives]
  })
  const slashes = isOfWindows(path, cwd) ? path.replaceAll('\\', '/') : path
  return [...new Set([path, slashes, ...spellings])].filter((spelling) => spelling !== '')
}

/** Whether a call was recorded on Windows, as far as its path and its folder tell. */
export function isOfWindows(path: string, cwd: string | null): boolean {
  return path.includes('\\') || isWindowsPath(path) || (cwd !== null && isWindowsPath(cwd))
}

/**
 * The places that a recorded path may mean: the working directory before it where it is relative, `.` and `..` resolved, `/` as separator.
 * Several when it has backslashes and nothing tells whether they separate or belong to a name, and when the system knows it by other names.
 */
export function listPlaces(path: string, cwd: string | null): string[] {
  return [...new Set([path, ...listAliases(path, cwd)].flatMap((each) => placePath(each, cwd)))]
}

function placePath(path: string, cwd: string | null): string[] {
  const windows = isOfWindows(path, cwd) ? [normalisePath(spellWindowsPath(path, cwd))] : []
  if (isWindowsPath(path) || (cwd !== null && isWindowsPath(cwd))) return windows
  const whole = path.startsWith('/') || cwd === null ? path : `${cwd}/${path}`
  return [normalisePath(whole.replace(/^\/+/, '/')), ...windows]
}

/** The path below a folder, both as `listPlaces` spells them; `..` leads out of it; null on another drive. */
export function relativePath(folder: string, path: string): string | null {
  const [fromRoot, from] = splitRoot(isWindowsPath(path) ? mountToDrive(folder) : folder)
  const [toRoot, to] = splitRoot(path)
  if (fromRoot !== toRoot) return null
  const isSame = isCaseless(folder) ? equalsCaseless : (a: string | undefined, b: string | undefined) => a === b
  let shared = 0
  while (shared < from.length && shared < to.length && isSame(from[shared], to[shared])) shared += 1
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/')
}

/** Windows and macOS, unless somebody has set them up otherwise. */
function isCaseless(place: string): boolean {
  return /^[A-Za-z]:|^\/\/|^\/(?:Users|Volumes|private)\//i.test(place)
}

function equalsCaseless(a = '', b = ''): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** `C:/`, `//` (a server's name follows), `/` or nothing, then the names. */
function splitRoot(path: string): [string, string[]] {
  const root = /^(?:[A-Za-z]:(?:\/|$)|\/\/|\/)?/.exec(path)?.[0] ?? ''
  const names = path.slice(root.length).split('/')
  return [/^[A-Za-z]:$/.test(root) ? `${root}/` : root, names.filter((name) => name !== '')]
}

function normalisePath(path: string): string {
  const [root, names] = splitRoot(path)
  const kept: string[] = []
  for (const name of names) {
    if (name === '.') continue
    if (name !== '..') kept.push(name)
    else if (kept.length > 0 && kept.at(-1) !== '..') kept.pop()
    else if (root === '') kept.push(name)
  }
  return root + kept.join('/')
}
