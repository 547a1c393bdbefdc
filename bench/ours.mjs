import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from './measure.mjs'

/** What is measured: the built command line. */
export const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

/** Returns what runs the whole program on sessions, as many at a time as there are; seconds. */
export function replay(repo, files, { launcher = 'auto', flags = [] } = {}) {
  const args = [CLI, 'replay', ...files, '--repo', repo, '--concurrency', String(files.length), ...flags]
  const env = { ...process.env, HOOKWITNESS_LAUNCHER: launcher }
  return () => runProgram(process.execPath, args, { cwd: path.dirname(repo), env })
}
