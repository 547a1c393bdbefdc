import { coversPath } from './gitignore.ts'
import { absolutePath, relativePath } from './path.ts'
import { matchesWildcard } from './wildcard.ts'

/** Where the paths of a rule begin; all absolute, null when not known. */
export interface ClaudeRoots {
  /** The recorded working directory. */
  cwd: string | null
  /** The folder that holds the `.claude` folder of the settings file. */
  root: string | null
  home: string | null
}

/**
 * Whether the path of a `Read(…)`, `Edit(…)` or `Write(…)` rule covers a recorded path, as measured on Claude Code 2.1.332
 * (test/matching/claude-if.json): gitignore syntax; `//x` from the file system's root, `~/x` from home, `/x` from the
 * settings' folder, else from the working directory; one that begins with `*` is also tried on the whole absolute path.
 * A path whose base is not known is covered.
 */
export function coversClaudePath(pattern: string, path: string, roots: ClaudeRoots): boolean {
  const target = absolutePath(path, roots.cwd)
  if (pattern.startsWith('//')) return covers(pattern.slice(1), target, '/')
  if (pattern.startsWith('~/')) return coversHome(pattern.slice(1), path, target, roots.home)
  if (pattern.startsWith('/')) return covers(pattern, target, roots.root)
  const plain = pattern.replace(/^\.\//, '/')
  return covers(plain, target, roots.cwd) || (pattern.startsWith('*') && matchesWildcard(pattern, target))
}

function covers(pattern: string, target: string, base: string | null): boolean {
  if (base === null) return true
  const relative = relativePath(absolutePath(base, null), target)
  if (relative === null || relative === '' || relative.startsWith('../') || relative === '..') return false
  return coversPath(pattern, relative)
}

function coversHome(pattern: string, path: string, target: string, home: string | null): boolean {
  if (path.startsWith('~/')) return coversPath(pattern, absolutePath(path.slice(2), null))
  return covers(pattern, target, home)
}
