import * as path from 'node:path'
import { CLI, makeRepository, median, runNode, takeTurns, writeTable } from './measure.mjs'
import { writeSession } from './sessions.mjs'

const FACTORS = [1, 2, 4]
// What stays the same while one of them grows. Results are long where bytes are to be felt and short where they are not.
const AT_FIRST = { calls: 250, hooks: 1, bytes: 100 }
const GROWING = {
  calls: (factor) => ({ ...AT_FIRST, calls: AT_FIRST.calls * factor }),
  hooks: (factor) => ({ ...AT_FIRST, hooks: AT_FIRST.hooks * factor }),
  'bytes of a result': (factor) => ({ ...AT_FIRST, bytes: 100_000 * factor }),
}
const TIMES = FACTORS.map((factor) => `× ${factor}`)
const HEADS = ['what grows', 'from', ...TIMES, '**time × 4 / × 1**', 'beyond the start', ...TIMES.map((each) => `peak ${each}`)]

/** How time and memory of a replay grow with calls, hooks and bytes: one of them doubled twice, the others as they were. */
export async function measureGrowth({ scratch, repeats, share }) {
  const empty = await takeTurns({ empty: prepare('empty', { calls: 1, hooks: 1, bytes: 100 }, scratch) }, repeats)
  const least = median(empty.empty.map((run) => run.seconds))
  const rows = []
  for (const [name, grow] of Object.entries(GROWING)) {
    const sizes = FACTORS.map((factor) => scale(grow(factor), share))
    const contestants = Object.fromEntries(sizes.map((size, index) => [TIMES[index], prepare(`${name}-${index}`, size, scratch)]))
    const runs = await takeTurns(contestants, repeats)
    const seconds = TIMES.map((time) => median(runs[time].map((run) => run.seconds)))
    const peaks = TIMES.map((time) => `${Math.max(...runs[time].map((run) => run.megabytes)).toFixed(0)} MB`)
    const { calls, hooks, bytes } = sizes[0]
    const ratios = [seconds[2] / seconds[0], (seconds[2] - least) / (seconds[0] - least)].map((ratio) => ratio.toFixed(2))
    const from = `${calls} calls, ${hooks} hook, results of ${bytes} bytes`
    rows.push([name, from, ...seconds.map((each) => `${each.toFixed(2)} s`), `**${ratios[0]}**`, ratios[1], ...peaks])
  }
  return writeTable(HEADS, rows)
}

function scale(size, share) {
  return { ...size, calls: Math.ceil(size.calls * share) }
}

function prepare(name, { calls, hooks, bytes }, scratch) {
  const commands = Array.from({ length: hooks }, (_, number) => `cat >/dev/null # ${number}`)
  const repo = makeRepository(scratch, { name, matcher: 'Bash', commands })
  const session = path.join(scratch, `${name}.jsonl`)
  writeSession(session, { calls, resultBytes: [bytes] })
  return () => runNode([CLI, 'replay', session, '--repo', repo], { cwd: repo })
}
