import { coversPath } from './gitignore.ts'
import { isOfWindows, listPlaces, relativePath } from './path.ts'
import { findHome } from './path-aliases.ts'
import { matchesWildcard } from './wildcard.ts'

/** Where the paths of a rule begin; all absolute, null when not known. */
export interface ClaudeRoots {
  /** The recorded working directory. */
  cwd: string | null
  /** The folder that holds the `.claude` folder of the settings file. */
  root: string | null
  home: string | null
}

/** Whether a rule's path covers a recorded one; `unknown` when the place where the rule begins is not known. */
export type Covering = 'yes' | 'no' | 'unknown'

/**
 * Whether the path of a `Read(…)`, `Edit(…)` or `Write(…)` rule covers a recorded path, as measured on Claude Code 2.1.332
 * (test/matching/claude-if.json): gitignore syntax; `//x` from the file system's root, `~/x` from home, `/x` from the
 * settings' folder, else from the working directory; one that begins with `*` is also tried on the whole absolute path.
 * `C:\x` is `/c/x` to its rules (https://code.claude.com/docs/en/permissions#read-and-edit); one that was written with backslashes is taken
 * for what it means.
 */
export function coversClaudePath(pattern: string, path: string, roots: ClaudeRoots): Covering {
  const written = isOfWindows(path, roots.cwd) ? [...new Set([pattern, straightenPattern(pattern)])] : [pattern]
  const found = written.flatMap((each) => listPlaces(path, roots.cwd).map((target) => coversPlace(each, { path, target }, roots)))
  return found.find((each) => each === 'yes') ?? found.find((each) => each === 'unknown') ?? 'no'
}

function straightenPattern(pattern: string): string {
  return pattern.replaceAll('\\', '/').replace(/^([A-Za-z]):(?=\/)/, '//$1')
}

function coversPlace(pattern: string, { path, target }: { path: string; target: string }, roots: ClaudeRoots): Covering {
  if (pattern.startsWith('//')) return covers(pattern.slice(1), toPosix(target), '/')
  if (pattern.startsWith('~/')) return coversHome(pattern.slice(1), path, target, roots.home)
  if (pattern.startsWith('/')) return covers(pattern, target, roots.root)
  const below = covers(pattern.replace(/^\.\//, '/'), target, roots.cwd)
  return pattern.startsWith('*') && matchesWildcard(pattern, toPosix(target)) ? 'yes' : below
}

function covers(pattern: string, target: string, base: string | null): Covering {
  if (base === null) return 'unknown'
  const inside = listPlaces(base, null)
    .map((place) => relativePath(place, target))
    .some((relative) => relative !== null && relative !== '' && !/^\.\.(?:\/|$)/.test(relative) && coversPath(pattern, relative))
  return inside ? 'yes' : 'no'
}

function coversHome(pattern: string, path: string, target: string, home: string | null): Covering {
  if (/^~[/\\]/.test(path)) return listPlaces(path.slice(2), null).some((rest) => coversPath(pattern, rest)) ? 'yes' : 'no'
  return covers(pattern, target, home ?? findHome(target))
}

function toPosix(target: string): string {
  return target.replace(/^([A-Za-z]):/, (_, drive: string) => `/${drive.toLowerCase()}`).replace(/^\/\//, '/')
}
