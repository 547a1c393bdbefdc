import { flowLines, type Line, type Style } from './paint.ts'

const MAX_TEXT = 600
const MAX_LINES = 8
const LABEL = 11

/** What a row looks like: columns before its label, and the style of its text. */
export interface RowForm {
  indent: number
  style?: Style
  width: number
}

/** A foreign text behind a label, as much of it as helps: the first lines, each cut. No line where there is no text. */
export function row(label: string, text: string, { indent, style = 'plain', width }: RowForm): Line[] {
  const lead: Line = [['dim', `${' '.repeat(indent)}${label.padEnd(LABEL)}`]]
  return flowLines(lead, text, { max: MAX_LINES, maxLine: MAX_TEXT, width }).map((line) =>
    line.map(([own, part], index) => [index === line.length - 1 ? style : own, part] as const),
  )
}
