import type { Report } from '../model/report.ts'
import { encodeJson } from '../text/json.ts'

/** The report as schemas/report.schema.json defines it: indented by two, with a final newline. */
export function renderJson(report: Report): string {
  return `${encodeJson(report, { indent: 2 })}\n`
}
