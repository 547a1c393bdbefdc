import { cutCharacters } from './cut.ts'

// Unicode UAX #11: East Asian wide and full-width blocks, and emoji, take two columns.
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u
const NO_WIDTH = /\p{M}/u

/** Columns that a cleaned text takes in a terminal. */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text) width += characterWidth(character)
  return width
}

/** The text in at most `width` columns, with `…` when cut. */
export function cutToWidth(text: string, width: number): string {
  if (textWidth(text) <= width) return text
  return cutCharacters(text, countFitting(text, width - 1) + 1)
}

/** The text with blanks after it, up to `width` columns. */
export function padToWidth(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)))
}

/** Breaks a cleaned text at spaces into lines of at most `width` columns; longer words are broken inside. At least one line. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((long) => breakWord(long, width))) {
    const joined = line === '' ? word : `${line} ${word}`
    if (textWidth(joined) <= width) {
      line = joined
      continue
    }
    lines.push(line)
    line = word
  }
  return [...lines, line]
}

function breakWord(word: string, width: number): string[] {
  const pieces: string[] = []
  let rest = [...word]
  while (textWidth(rest.join('')) > width) {
    const fitting = Math.max(1, countFitting(rest.join(''), width))
    pieces.push(rest.slice(0, fitting).join(''))
    rest = rest.slice(fitting)
  }
  return [...pieces, rest.join('')]
}

/** How many characters (code points) fit. */
function countFitting(text: string, width: number): number {
  let used = 0
  let count = 0
  for (const character of text) {
    used += characterWidth(character)
    if (used > width) break
    count += 1
  }
  return count
}

function characterWidth(character: string): number {
  if (NO_WIDTH.test(character)) return 0
  return WIDE.test(character) ? 2 : 1
}
