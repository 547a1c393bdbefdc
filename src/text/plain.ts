import { cutCharacters } from './cut.ts'

/** How line ends and tabs come out of `cleanText`: as they are, or as something visible in one line. */
export interface CleanOptions {
  newline?: 'keep' | 'show'
  tab?: 'keep' | 'space'
}

const LINE_END = ' ⏎ '
// One line needs the beginning only, though cleaning may shorten it.
const LOOK_AHEAD = 8

const BEL = '\u0007'
const ESC = '\u001b'
const CSI = '\u009b'
const ST = '\u009c'
// ECMA-48 §5.6: strings for the terminal (OSC, DCS, SOS, PM, APC) up to BEL or ST. Their text is shown: a command can hide in one.
// One that is not ended before the next begins is none, so that each character is looked at once.
const BEGINS = '\u0090\u0098\u009d\u009e\u009f'
const STRING_BEGIN = String.raw`(?:${ESC}[\]PX^_]|[${BEGINS}])`
const STRING_BODY = `[^${BEL}${ESC}${ST}${BEGINS}]*`
const TERMINAL_STRINGS = new RegExp(String.raw`${STRING_BEGIN}(${STRING_BODY})(?:${BEL}|${ESC}\\|${ST})`, 'g')
// ECMA-48 §5.4 and §5.5: control sequences, which hold digits only, and two-character escapes.
const TERMINAL_SEQUENCES = new RegExp(String.raw`(?:${ESC}\[|${CSI})[0-?]*[ -/]*[@-~]|${ESC}[ -/]*[0-~]`, 'g')
const END_OF_LINK = '8;;'
const CONTROLS = /(?![\n\t])\p{Cc}/gu
// Unicode: format characters, and everything a renderer draws as nothing (soft hyphen, zero width, tags, variation selectors).
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu
const LONE_SURROGATES = /\p{Surrogate}/gu
const EMOJI_STYLE = '\ufe0f'
const ENDS_IN_PICTURE = /\p{Extended_Pictographic}$/u

/**
 * Foreign text as plain text: terminal sequences and control characters go (the text of an OSC string stays, in `⟦…⟧`), bidirectional
 * controls and characters of no width become visible (`\u202e`), lone surrogates become U+FFFD. CR and CRLF count as line ends.
 * Cleaning twice changes nothing.
 */
export function cleanText(text: string, { newline = 'keep', tab = 'keep' }: CleanOptions = {}): string {
  const visible = text
    .replace(/\r\n?/g, '\n')
    .replace(TERMINAL_STRINGS, (_, body: string) => (body === END_OF_LINK ? '' : `⟦${body}⟧`))
    .replace(TERMINAL_SEQUENCES, '')
    .replace(CONTROLS, '')
    .replace(INVISIBLE, showCharacter)
    .replace(LONE_SURROGATES, '\ufffd')
  const tabbed = tab === 'keep' ? visible : visible.replaceAll('\t', ' ')
  return newline === 'keep' ? tabbed : tabbed.trim().replace(/(?<! ) *\n\s*/g, LINE_END)
}

/** Foreign text in one line of at most `max` characters (code points), `…` included; line ends become ` ⏎ `. */
export function oneLine(text: string, max: number): string {
  const head = text.slice(0, max * LOOK_AHEAD)
  const clean = cleanText(head, { newline: 'show', tab: 'space' })
  return cutCharacters(head.length < text.length ? `${clean}…` : clean, max)
}

function showCharacter(character: string, offset: number, whole: string): string {
  if (character === EMOJI_STYLE && ENDS_IN_PICTURE.test(whole.slice(Math.max(0, offset - 2), offset))) return character
  const code = (character.codePointAt(0) ?? 0).toString(16)
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`
}
