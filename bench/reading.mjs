import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { CLI, makeFolder, makeRepository, median, medianRatio, runNode, takeTurns, writeTable } from './measure.mjs'
import { writeSession } from './sessions.mjs'

const SIZES = [200e6, 1_000e6]
const SPLIT_LOOP = fileURLToPath(new URL('split-loop.mjs', import.meta.url))

/** How fast a session is read, and what memory that takes, against a loop that splits lines and parses each. */
export async function measureReading(scratch, repeats) {
  const repo = makeRepository(scratch, { name: 'reading', matcher: 'NoSuchTool', command: 'true' })
  // Without hooks nothing is judged: what is left is reading.
  const bare = makeFolder(scratch, 'bare')
  const least = path.join(scratch, 'least.jsonl')
  writeSession(least, { calls: 1 })
  const read = (file) => () => runNode([CLI, 'replay', file, '--repo', bare, '--require-transcript', 'false'], { cwd: bare })
  const rows = []
  for (const size of SIZES) {
    const file = path.join(scratch, `session-${size}.jsonl`)
    writeSession(file, { bytes: size })
    const megabytes = fs.statSync(file).size / 1e6
    const runs = await takeTurns(
      {
        replay: () => runNode([CLI, 'replay', file, '--repo', repo], { cwd: repo }),
        read: read(file),
        least: read(least),
        split: () => runNode([SPLIT_LOOP, file], { cwd: bare }),
        node: () => runNode(['-e', '0'], { cwd: bare }),
      },
      repeats,
    )
    fs.rmSync(file)
    const grown = (name, from, of) => runs[name].map((run, turn) => ({ [of]: run[of] - runs[from][turn][of] }))
    const ratio = (of) => `**${medianRatio(grown('read', 'least', of), grown('split', 'node', of), of)}**`
    const speed = (name, from) => (megabytes / median(grown(name, from, 'seconds').map((run) => run.seconds))).toFixed(0)
    const peak = (name) => `${Math.max(...runs[name].map((run) => run.megabytes)).toFixed(0)} MB`
    const speeds = [speed('read', 'least'), speed('split', 'node')]
    const whole = medianRatio(runs.replay, runs.split)
    rows.push([`${megabytes.toFixed(0)} MB`, ...speeds, ratio('seconds'), ratio('cpu'), whole, peak('replay'), peak('split')])
  }
  const ratios = ['time, ours / loop', 'CPU, ours / loop', 'whole replay / loop']
  return writeTable(['session', 'ours, MB/s', 'loop, MB/s', ...ratios, 'peak memory, replay', 'of the loop'], rows)
}
