import * as path from 'node:path'
import { CLI, runProgram } from './measure.mjs'

/** Returns what runs the whole program on sessions, as many at a time as there are; seconds. */
export function replay(repo, files, { launcher = 'auto', flags = [] } = {}) {
  const args = [CLI, 'replay', ...files, '--repo', repo, '--concurrency', String(files.length), ...flags]
  const env = { ...process.env, HOOKWITNESS_LAUNCHER: launcher }
  return () => runProgram(process.execPath, args, { cwd: path.dirname(repo), env })
}
