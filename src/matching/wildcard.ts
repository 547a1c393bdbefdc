import { type Atom, matchSegments, type Segments } from './glob-match.ts'

/**
 * Luxe's wildcards for commands, tool names and addresses: `*` is any run of characters, `/` and line ends included, `?` is
 * one character, everything else is literal; anchored, case-sensitive; a trailing ` *` also matches nothing. Cost is bounded:
 * a text that would exceed it counts as a match.
 */
export function matchesWildcard(pattern: string, text: string): boolean {
  return compileWildcard(pattern)(text)
}

/** `matchesWildcard` for many texts. */
export function compileWildcard(pattern: string): (text: string) => boolean {
  const whole = readSegments(pattern)
  const bare = pattern.endsWith(' *') ? readSegments(pattern.slice(0, -2)) : null
  return (text) => matchSegments(whole, text) || (bare !== null && matchSegments(bare, text))
}

function readSegments(pattern: string): Segments {
  return pattern.split('*').map(readAtoms)
}

function readAtoms(text: string): Atom[] {
  return text
    .split(/(\?)/)
    .filter((piece) => piece !== '')
    .map((piece) => (piece === '?' ? { kind: 'any' } : { kind: 'text', text: piece }))
}
