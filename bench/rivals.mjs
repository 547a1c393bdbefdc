import { fileURLToPath } from 'node:url'
import { runProgram } from './measure.mjs'
import { compile, findProgram } from './programs.mjs'

/** Other ways to start a hook for each of many envelopes, by name; the first is what all are compared with. Only those that this machine can run. */
export function listRivals(scratch) {
  const loop = compile(pathOf('spawn-loop.c'), scratch)
  const bash = findProgram('bash', ['-c', 'command -v bash'])
  const xargs = findProgram('sh', ['-c', 'command -v bash && command -v xargs'])
  const python = findProgram('python3', ['-c', 'import sys; print(sys.executable)'])
  return Object.fromEntries(
    [
      ['C loop', loop !== null && [loop]],
      ['while read', bash !== null && ['bash', pathOf('while-read.sh')]],
      ['xargs -P', xargs !== null && ['bash', pathOf('xargs.sh')]],
      ['python loop', python !== null && [python, pathOf('python-loop.py')]],
      ['Node loop', [process.execPath, pathOf('node-loop.mjs')]],
    ].filter(([, words]) => words !== false),
  )
}

/** Returns what runs a rival; seconds. */
export function runRival([program, ...words], { repo, inFlight, envelopes, command }) {
  const env = { ...process.env, CLAUDE_PROJECT_DIR: repo }
  return () => runProgram(program, [...words, String(inFlight), envelopes, command], { cwd: repo, env })
}

function pathOf(name) {
  return fileURLToPath(new URL(`rivals/${name}`, import.meta.url))
}
