import type { Report } from '../model/report.ts'
import { renderJson } from './json.ts'
import { renderMarkdown } from './markdown.ts'
import { renderTerminal } from './terminal.ts'

/** What `--format` takes. */
export type ReportFormat = 'terminal' | 'json' | 'markdown'

/** What a reporter may use of where its text goes. */
export interface RenderOptions {
  /** Whether the reader understands ANSI colours. */
  color: boolean
  /** Columns. */
  width: number
  /** Where the JSON report lies, as the reader would name it; null when none is written. */
  reportPath: string | null
}

/** Pure: the report in, the text out, in pieces to be written one after the other; they can be asked for again. */
export type Reporter = (report: Report, options: RenderOptions) => Iterable<string>

/** One reporter for each format; docs/reports.md has a row for each. */
export const reporters = {
  terminal: (report, options) => [renderTerminal(report, options)],
  json: renderJson,
  markdown: (report, options) => [renderMarkdown(report, options)],
} satisfies Record<ReportFormat, Reporter>
