import * as fs from 'node:fs'
import * as path from 'node:path'

const FOLDER = path.resolve(import.meta.dirname, '../../conformance')

/** A hook as it was configured and as it behaved (conformance/README.md). */
export interface RecordedHook {
  matcher?: string
  shell?: string
  script?: string
  file_mode?: string
  behaviour?: { stdout?: string; stderr?: string; exit?: number; signal?: string; sleepMs?: number }
}

/** What one agent did under the answers of its hooks. */
export interface Row {
  agent: string
  version: string
  case: string
  event: 'pre_tool' | 'prompt'
  native_event: string
  timeout_s: number
  hooks: RecordedHook[]
  call: { tool: string; args: Record<string, unknown> }
  ran: boolean
  ran_rewritten: boolean
}

/** A row that a replay cannot reach. */
export interface Exception {
  agent: string
  case: string
  why: string
}

export const exceptions: Exception[] = JSON.parse(fs.readFileSync(path.join(FOLDER, 'exceptions.json'), 'utf8'))

/** Which program was recorded, and when. */
export const recorded: { agent: string; version: string; recorded: string }[] = JSON.parse(
  fs.readFileSync(path.join(FOLDER, 'agents.json'), 'utf8'),
)

/** All rows, agent by agent. */
export function readRows(): Row[] {
  const files = fs.readdirSync(path.join(FOLDER, 'rows')).sort()
  return files.flatMap((file) => {
    const lines = fs.readFileSync(path.join(FOLDER, 'rows', file), 'utf8').split('\n')
    return lines.filter((line) => line !== '').map((line): Row => JSON.parse(line))
  })
}
