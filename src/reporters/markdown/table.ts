import { cutCharacters } from '../../text/cut.ts'
import { markdownCode } from '../../text/markdown.ts'
import { formatCount } from '../../text/numbers.ts'
import { oneLine } from '../../text/plain.ts'

/** How much of the report is shown. */
export interface Detail {
  /** Shown when something is left out; null for the whole. */
  name: string | null
  /** Of each table; 0 for counts only. */
  rows: number
  /** Characters of a reason or message. */
  text: number
  /** Whether the tables of hooks and sessions are shown. */
  inventory: boolean
}

const MAX_SUBJECT = 400

/** A Markdown table; cells must be safe already and hold no line end. */
export function renderTable(heads: string[], rows: string[][]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A heading with its table, cut to the rows that the detail allows; empty without rows. */
export function renderSection<Row>(
  { title, heads, detail }: { title: string; heads: string[]; detail: Detail },
  rows: Row[],
  renderRow: (row: Row) => string[],
): string {
  if (rows.length === 0) return ''
  const more = rows.length - detail.rows
  const table = renderTable(heads, rows.slice(0, detail.rows).map(renderRow))
  return [`### ${title}`, table, ...(more > 0 ? [`${formatCount(more)} more in the report.`] : [])].join('\n\n')
}

/** Foreign text of one line: a path, a name, a command. Empty stays empty. */
export function shortCode(text: string): string {
  return text.trim() === '' ? '' : markdownCode(oneLine(text, MAX_SUBJECT), { newline: 'mark' })
}

/** Foreign text of several lines, with `<br>` between them. Empty stays empty. */
export function longCode(text: string, { text: max }: Detail): string {
  return text.trim() === '' ? '' : markdownCode(cutCharacters(text.trim(), max))
}
