import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, medianRatio, runNode, takeTurns, writeTable } from './measure.mjs'
import { CLI } from './ours.mjs'
import { makeRepository } from './scratch.mjs'
import { writeSession } from './sessions.mjs'

const SIZES = [20e6, 200e6]
const PLAIN_LOOP = fileURLToPath(new URL('plain-loop.mjs', import.meta.url))

/** How fast a session is read, and what memory that takes: the whole program with a hook that matches no call, against a plain loop. */
export async function measureReading(scratch, repeats) {
  const repo = makeRepository(scratch, { name: 'reading', matcher: 'NoSuchTool', command: 'true' })
  const rows = []
  for (const size of SIZES) {
    const file = path.join(scratch, `session-${size}.jsonl`)
    writeSession(file, { bytes: size })
    const megabytes = fs.statSync(file).size / 1e6
    const runs = await takeTurns(
      {
        ours: () => runNode([CLI, 'replay', file, '--repo', repo], { cwd: repo }),
        loop: () => runNode([PLAIN_LOOP, file], { cwd: repo }),
      },
      repeats,
    )
    fs.rmSync(file)
    const speed = (name) => (megabytes / median(runs[name].map((run) => run.seconds))).toFixed(0)
    const peak = (name) => Math.max(...runs[name].map((run) => run.megabytes)).toFixed(0)
    const ratio = (of) => `**${medianRatio(runs.ours, runs.loop, of)}**`
    const ratios = [ratio('seconds'), ratio('cpu')]
    rows.push([`${megabytes.toFixed(0)} MB`, speed('ours'), speed('loop'), ...ratios, `${peak('ours')} MB`, `${peak('loop')} MB`])
  }
  const ratios = ['time, ours / loop', 'CPU, ours / loop']
  return writeTable(['session', 'ours, MB/s', 'plain loop, MB/s', ...ratios, 'peak memory, ours', 'of the loop'], rows)
}
