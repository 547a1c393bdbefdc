import { compilePathGlob } from './path-glob.ts'

/**
 * Whether one gitignore pattern (https://git-scm.com/docs/gitignore#_pattern_format) covers a path below its root: the path
 * itself or a folder above it. The path is relative to the root, with `/`, without `..`. Letter case does not count
 * (Claude Code's rules ignore it). A comment or a negated pattern covers nothing; a pattern that is too long covers all.
 */
export function coversPath(pattern: string, path: string): boolean {
  if (pattern === '' || pattern.startsWith('#') || pattern.startsWith('!')) return false
  if (path.length > MAX_LENGTH) return true
  const matches = compilePattern(pattern)
  const parts = path.split('/').slice(0, MAX_DEPTH)
  const folders = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'))
  return folders.some((folder) => matches(folder)) || (!pattern.endsWith('/') && matches(path))
}

const MAX_LENGTH = 4_096
const MAX_DEPTH = 256

function compilePattern(pattern: string): (path: string) => boolean {
  const folder = pattern.replace(/\/$/, '')
  const anchored = folder.includes('/')
  const glob = folder.replace(/^\//, '').replace(/^\.\//, '')
  // `src/**` covers what is inside `src`; measured on Claude Code 2.1.332: a file named `src` too.
  return compilePathGlob(anchored ? glob : `**/${glob}`, 'gitignore')
}
