import { guardLine } from '../../text/log.ts'
import { cleanText, oneLine } from '../../text/plain.ts'
import { wrapText } from '../../text/width.ts'

const STYLES = {
  bold: ['\u001b[1m', '\u001b[22m'],
  dim: ['\u001b[2m', '\u001b[22m'],
  red: ['\u001b[31m', '\u001b[39m'],
  redBold: ['\u001b[1;31m', '\u001b[22;39m'],
  yellowBold: ['\u001b[1;33m', '\u001b[22;39m'],
  greenBold: ['\u001b[1;32m', '\u001b[22;39m'],
  yellow: ['\u001b[33m', '\u001b[39m'],
  cyan: ['\u001b[36m', '\u001b[39m'],
  plain: ['', ''],
} as const

export type Style = keyof typeof STYLES

/** A stretch of one line, with the style it has where colours are understood. */
export type Span = readonly [style: Style, text: string]

/** One line of output, already short enough. */
export type Line = readonly Span[]

export const EMPTY: Line = []

/** Lines as text, with ANSI styles or without, each ended by a newline. Whatever they hold, none is a workflow command. */
export function paint(lines: Line[], { color }: { color: boolean }): string {
  return lines.map((line) => `${paintLine(line, color)}\n`).join('')
}

function paintLine(line: Line, color: boolean): string {
  const plain = line.map(([, text]) => text).join('')
  const guarded = guardLine(plain).trimEnd()
  if (!color || guarded !== plain.trimEnd()) return guarded
  return line.map(([style, text]) => (text === '' ? '' : STYLES[style].join(text))).join('')
}

/** One text under a hanging indent: `lead` on the first line, blanks of the same width on the others. `lead` holds no wide characters. */
export function flow(lead: Line, style: Style, text: string, width: number): Line[] {
  const indent = lead.reduce((sum, [, part]) => sum + part.length, 0)
  return wrapText(text, Math.max(width - indent, 20)).map((part, index) => [
    ...(index === 0 ? lead : [['plain', ' '.repeat(indent)] as const]),
    [style, part],
  ])
}

/** As `flow`, for a text of several lines: at most `max` of them, then `…`. Blank lines go. Each line is cut at `maxLine` characters. */
export function flowLines(lead: Line, text: string, { max, maxLine, width }: { max: number; maxLine: number; width: number }): Line[] {
  const lines = cleanText(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const shown = [...lines.slice(0, max).map((line) => oneLine(line, maxLine)), ...(lines.length > max ? ['…'] : [])]
  const blank: Line = lead.map(([, part]) => ['plain', ' '.repeat(part.length)])
  return shown.flatMap((line, index) => flow(index === 0 ? lead : blank, 'plain', line, width))
}
