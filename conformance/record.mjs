// `npm run conformance:record -- AGENT [CASE…] [--write]`: see README.md. Starts itself anew where nothing but loopback can be reached.
import { spawnSync } from 'node:child_process'
import * as path from 'node:path'
import { runnerImport } from 'vite'

const LOOPBACK_ONLY = 'ip link set lo up && exec "$@"'

if (process.env.CONFORMANCE_ALONE === undefined) {
  const words = ['--net', '--', 'sh', '-c', LOOPBACK_ONLY, 'sh', process.execPath, ...process.argv.slice(1)]
  const { status } = spawnSync('unshare', words, { stdio: 'inherit', env: { ...process.env, CONFORMANCE_ALONE: '1' } })
  process.exitCode = status ?? 1
} else {
  const { module } = await runnerImport(path.join(import.meta.dirname, 'harness/record.ts'))
  process.exitCode = await module.record(process.argv.slice(2), process.env)
}
