import { parse, type Word, type WordPart } from 'unbash'

/** What one word of a command comes to before the shell's expansions run. */
export interface ReadWord {
  /** Quotes removed; expansions as written. */
  text: string
  /** Whether `$(…)`, a backtick, `$VAR` or `<(…)` decides what it becomes. */
  dynamic: boolean
  /** The program that it names when it comes first: what stands behind the last `/`; null when an expansion or a glob decides that. */
  name: string | null
}

/** How many more words with braces are written out: one budget for a command line. */
export interface BraceBudget {
  words: number
}

/**
 * Reads a word; several come back when braces expand (`{rm,-rf}`). A word that would become more than 64, that is long, or
 * for which the budget is spent, counts as dynamic, unexpanded.
 */
export function readWord(word: Word, budget: BraceBudget): ReadWord[] {
  const parts = word.parts ?? []
  if (!parts.some((part) => part.type === 'BraceExpansion'))
    return [{ text: word.value, dynamic: parts.some(isDynamic), name: readName(word) }]
  budget.words -= 1
  const spellings = budget.words < 0 ? null : expandBraces(word.text)
  if (spellings === null) return [{ text: word.value, dynamic: true, name: null }]
  return spellings.map(readSpelling)
}

const MAX_SPELLINGS = 64
const MAX_BRACED_LENGTH = 512

/** Bash's brace expansion of a word as written; null when it is too large to write out. */
function expandBraces(written: string): string[] | null {
  if (written.length > MAX_BRACED_LENGTH) return null
  let done: string[] = []
  let open = [written]
  while (open.length > 0) {
    if (open.length + done.length > MAX_SPELLINGS) return null
    const next: string[] = []
    for (const spelling of open) {
      const alternatives = expandFirstBrace(spelling)
      if (alternatives === null) done = [...done, spelling]
      else next.push(...alternatives)
    }
    open = next
  }
  return done
}

function expandFirstBrace(written: string): string[] | null {
  for (let start = findUnquoted(written, '{', 0); start >= 0; start = findUnquoted(written, '{', start + 1)) {
    if (written[start - 1] === '$') continue
    const inside = splitBrace(written, start)
    if (inside === null) continue
    return inside.items.map((item) => written.slice(0, start) + item + written.slice(inside.end))
  }
  return null
}

function splitBrace(written: string, start: number): { items: string[]; end: number } | null {
  const cuts: number[] = [start]
  let depth = 0
  for (let at = start; at < written.length; at = nextUnquoted(written, at)) {
    const character = written[at]
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    if (character === ',' && depth === 1) cuts.push(at)
    if (depth > 0) continue
    const items = cuts.map((cut, index) => written.slice(cut + 1, cuts[index + 1] ?? at))
    if (items.length > 1) return { items, end: at + 1 }
    const range = listRange(items[0] ?? '')
    return range === null ? null : { items: range, end: at + 1 }
  }
  return null
}

/** `1..3`, `a..c`; steps and long ranges are left alone. */
function listRange(text: string): string[] | null {
  const numbers = /^(-?\d{1,6})\.\.(-?\d{1,6})$/.exec(text)
  const letters = /^([A-Za-z])\.\.([A-Za-z])$/.exec(text)
  const from = numbers ? Number(numbers[1]) : letters?.[1]?.charCodeAt(0)
  const to = numbers ? Number(numbers[2]) : letters?.[2]?.charCodeAt(0)
  if (from === undefined || to === undefined || Math.abs(from - to) >= MAX_SPELLINGS) return null
  const step = from <= to ? 1 : -1
  const values = Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step)
  return values.map((value) => (numbers ? String(value) : String.fromCharCode(value)))
}

function findUnquoted(written: string, wanted: string, from: number): number {
  for (let at = 0; at < written.length; at = nextUnquoted(written, at)) {
    if (at >= from && written[at] === wanted) return at
  }
  return -1
}

/** The next place outside quotes. */
function nextUnquoted(written: string, at: number): number {
  let next = written[at] === '\\' ? at + 2 : at + 1
  for (;;) {
    const quote = written[next]
    if (quote !== "'" && quote !== '"') return next
    const close = written.indexOf(quote, next + 1)
    if (close < 0) return written.length
    next = close + 1
  }
}

function readSpelling(spelling: string): ReadWord {
  const [statement] = parse(`: ${spelling}`).commands
  const command = statement?.command
  if (command?.type !== 'Command') return { text: spelling, dynamic: true, name: null }
  const [word, ...more] = command.suffix
  if (word === undefined) return { text: '', dynamic: false, name: '' }
  if (word.type !== 'Word' || more.length > 0) return { text: spelling, dynamic: true, name: null }
  const parts = word.parts ?? []
  return { text: word.value, dynamic: parts.some((part) => part.type === 'BraceExpansion' || isDynamic(part)), name: readName(word) }
}

/** What is known of a part of a word: its text, or null for what an expansion or a glob decides. */
interface Piece {
  text: string | null
  /** Whether it may become several words. */
  splits: boolean
}

function readName({ parts = [], value }: Word): string | null {
  const pieces = parts.flatMap((part) => listPieces(part, { quoted: false }))
  const open = pieces.findLastIndex((piece) => piece.text === null)
  if (open < 0) return baseName(value)
  if (pieces.some((piece) => piece.splits)) return null
  const tail = pieces
    .slice(open + 1)
    .map((piece) => piece.text ?? '')
    .join('')
  return tail.includes('/') ? baseName(tail) : null
}

function listPieces(part: WordPart, { quoted }: { quoted: boolean }): Piece[] {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return [{ text: part.value, splits: false }]
    case 'DoubleQuoted':
    case 'LocaleString':
      return part.parts.flatMap((inner) => listPieces(inner, { quoted: true }))
    case 'Glob':
    case 'ExtendedGlob':
      return [{ text: null, splits: false }]
    default:
      // `"$@"` is several words too; a home folder has no blanks.
      return [{ text: null, splits: quoted ? /[@*]/.test(part.text) : !/^\$(?:HOME|\{HOME\})$/.test(part.text) }]
  }
}

function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
}

function isDynamic(part: WordPart): boolean {
  switch (part.type) {
    case 'SimpleExpansion':
    case 'ParameterExpansion':
    case 'CommandExpansion':
    case 'ArithmeticExpansion':
    case 'ProcessSubstitution':
      return true
    case 'DoubleQuoted':
    case 'LocaleString':
      return part.parts.some(isDynamic)
    case 'Glob':
    case 'ExtendedGlob':
    case 'BraceExpansion':
      return (part.parts ?? []).some(isDynamic)
    default:
      return false
  }
}
