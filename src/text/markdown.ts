import { cleanText } from './plain.ts'

/** Where the text stands decides what a line end becomes: `<br>` in tables and prose, ` ⏎ ` where one line is wanted. */
export interface MarkdownOptions {
  newline?: 'br' | 'mark'
}

// Everything else than these is written as a numeric reference: CommonMark never reads a reference as syntax (§2.5).
const NOT_PLAIN = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic} \n.,;/?()=+'%⏎…→·–—-]/gu
const WEB_ADDRESS = /\b(www)\./gi
// GitHub turns text outside <code> into mentions and references after Markdown is done; a comment between breaks the name.
const REFERENCE = /&#(?:64|35);|\bGH-(?=\d)/gi
// CommonMark §5.2, §4.3: these begin a list or a heading only when they begin the line.
const LIST_AT_START = /^(?:[-+=–]|\d{1,9}[.)])/

/** Foreign text in a `<code>` element: shown character by character, never syntax, link, mention or image. */
export function markdownCode(text: string, options: MarkdownOptions = {}): string {
  return `<code>${inertText(text, options)}</code>`
}

/** A sentence of ours that may hold foreign words, outside `<code>`: as inert as there, without mentions and references. */
export function markdownProse(text: string, options: MarkdownOptions = {}): string {
  return inertText(text, options).replace(REFERENCE, '$&<!-- -->').replace(LIST_AT_START, '<!-- -->$&')
}

function inertText(text: string, { newline = 'br' }: MarkdownOptions): string {
  return cleanText(text, { newline: newline === 'br' ? 'keep' : 'show', tab: 'space' })
    .trim()
    .replace(NOT_PLAIN, (character) => `&#${character.codePointAt(0) ?? 0xfffd};`)
    .replace(WEB_ADDRESS, '$1&#46;')
    .replace(/\n/g, '<br>')
}
