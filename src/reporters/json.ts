import type { Report } from '../model/report.ts'
import { encodeInPieces } from '../text/json.ts'

/** The report as schemas/report.schema.json defines it: indented by two, with a final newline. */
export function renderJson(report: Report): Iterable<string> {
  return encodeInPieces(report)
}
