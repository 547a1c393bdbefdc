/** A text with its escapes undone, and where each of its characters came from. */
export interface Unescaped {
  text: string
  /** The place in the original text where the character at this place of `text` begins. */
  origin(place: number): number
}

// JSON and JavaScript (`\n`, `\u003d`, `\u{1f600}`), shells (`\x67`, `\-`, a `\` at the end of a line), addresses (`%3D`).
// A terminal's control sequence (ECMA-48 §5.4) whose ESC is written so: a terminal shows nothing for it.
const TERMINAL_SEQUENCE = String.raw`(?:\\(?:u001b|u\{0{0,4}1b\}|x1b|033|e)|%1b)\[[0-?]*[ -/]*[@-~]`
const CHARACTER = String.raw`\\(?:u[0-9a-f]{4}|u\{[0-9a-f]{1,6}\}|x[0-9a-f]{2}|[\s\S])|%[0-9a-f]{2}`
const ESCAPE = new RegExp(`${TERMINAL_SEQUENCE}|${CHARACTER}`, 'gi')
const MAX_CODE_POINT = 0x10ffff
const SINGLE: Record<string, string> = { n: '\n', r: '\r', t: '\t', '\n': '' }
// cleanText shows these as escapes; they hide nothing from whoever reads the secret. The first is U+00AD.
const INVISIBLE = /^[\p{Cf}\p{Default_Ignorable_Code_Point}]$/u
const FIRST_INVISIBLE = 0xad

/** Undoes one level of escaping, whatever the language; null when there is none. */
export function undoEscapes(text: string): Unescaped | null {
  // Behind the nth escape, `text` goes on at places[n], the original at origins[n].
  const places = [0]
  const origins = [0]
  let shift = 0
  const plain = text.replace(ESCAPE, (written: string, offset: number) => {
    const character = readEscape(written)
    places.push(offset - shift + character.length)
    origins.push(offset + written.length)
    shift += written.length - character.length
    return character
  })
  if (places.length === 1) return null
  return {
    text: plain,
    origin(place) {
      const last = findLast(places, place)
      return (origins[last] ?? 0) + place - (places[last] ?? 0)
    },
  }
}

function readEscape(written: string): string {
  if (written.length > 2 && written.includes('[')) return ''
  if (written.length === 2) return SINGLE[written.charAt(1)] ?? written.charAt(1)
  const code = Number.parseInt(written.replace(/^(?:%|\\x|\\u\{?)/i, ''), 16)
  if (code > MAX_CODE_POINT) return '\ufffd'
  const character = String.fromCodePoint(code)
  return code >= FIRST_INVISIBLE && INVISIBLE.test(character) ? '' : character
}

/** The last index whose value is at most `limit`; the values ascend. */
function findLast(values: readonly number[], limit: number): number {
  let low = 0
  let high = values.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((values[middle] ?? 0) <= limit) low = middle
    else high = middle - 1
  }
  return low
}
