import * as fs from 'node:fs'
import * as path from 'node:path'

const FOLDER = path.resolve(import.meta.dirname, '..')

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
  /** Processes of hooks that were alive when the agent had ended. */
  processes_left: number
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
  return recorded.flatMap(({ agent }) => readRowsOf(agent))
}

/** The rows of one agent. */
export function readRowsOf(agent: string): Row[] {
  const lines = fs.readFileSync(fileOf(agent), 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line): Row => JSON.parse(line))
}

/** Writes an agent's rows anew. */
export function writeRowsOf(agent: string, rows: readonly Row[]): void {
  fs.writeFileSync(fileOf(agent), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}

function fileOf(agent: string): string {
  return path.join(FOLDER, 'rows', `${agent}.jsonl`)
}
