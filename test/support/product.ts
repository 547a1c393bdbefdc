import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import type { EventLine, Report } from '../../src/model/report.ts'
import { ROOT, type Runtime } from './runtimes.ts'

/** How a run of the built product ended. */
export interface Finished {
  code: number | null
  stdout: string
  stderr: string
  ms: number
}

/** Runs one of the two built entry points as a user's machine does: a clean environment, no stdin. */
export function runProduct(
  door: 'cli.js' | 'index.js',
  args: readonly string[],
  given: { runtime: Runtime; cwd: string; env?: Record<string, string> },
): Promise<Finished> {
  const begin = Date.now()
  const env = { PATH: process.env.PATH ?? '', HOME: given.cwd, ...given.env }
  const child = spawn(given.runtime.node, [path.join(ROOT, 'dist', door), ...args], {
    cwd: given.cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, ...output, ms: Date.now() - begin }))
  })
}

/** Event lines of a file; none when it was not written. */
export function readEvents(file: string): EventLine[] {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as EventLine)
}

/** A JSON report. */
export function readReport(file: string): Report {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Report
}
