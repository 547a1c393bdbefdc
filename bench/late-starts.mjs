import * as fs from 'node:fs'
import * as path from 'node:path'
import { makeRepository, median, writeTable } from './measure.mjs'
import { replay } from './ours.mjs'
import { writeSession } from './sessions.mjs'

const BYTES = 1e9
const STARTS = 400
// Until Node has compiled what runs often, each start is faster than the one before.
const WARM_UP = 150
const LAUNCHERS = { helper: 'helper processes', node: 'this process (`HOOKWITNESS_LAUNCHER=node`)' }
const HEADS = ['hooks are started by', 'between the two', 'from one start to the next, at first', 'after it', '**late / early**']

/** Whether a start costs more when much has been read: hooks note when they start, many at the beginning of a session and many at its end. */
export async function measureLateStarts({ scratch, repeats, share }) {
  const stamps = path.join(scratch, 'stamps')
  const repo = makeRepository(scratch, { name: 'late-starts', matcher: 'Bash', command: `date +%s%N >>'${stamps}'` })
  const rows = []
  for (const bytes of [0, BYTES * share]) {
    const session = path.join(scratch, 'session.jsonl')
    const dense = { calls: STARTS, resultBytes: [200] }
    writeSession(session, { parts: [dense, { bytes, toolOf: () => 'Read' }, dense] })
    for (const [launcher, name] of Object.entries(LAUNCHERS)) {
      const runs = []
      for (let turn = 0; turn < repeats; turn += 1) {
        fs.rmSync(stamps, { force: true })
        await replay(repo, [session], { launcher })()
        runs.push(compareEnds(fs.readFileSync(stamps, 'utf8').trimEnd().split('\n').map(BigInt)))
      }
      const ms = (which) => `${median(runs.map((run) => run[which])).toFixed(2)} ms`
      const ratio = median(runs.map(({ early, late }) => late / early)).toFixed(2)
      rows.push([name, `${bytes / 1e6} MB of calls that match nothing`, ms('early'), ms('late'), `**${ratio}**`])
    }
    fs.rmSync(session)
  }
  return writeTable(HEADS, rows)
}

/** Medians, in milliseconds: a pause of the machine falls out. */
function compareEnds(stamps) {
  if (stamps.length !== 2 * STARTS) throw new Error(`${stamps.length} of ${2 * STARTS} hooks noted their start`)
  const steps = stamps.map((stamp, index) => Number(stamp - (stamps[index - 1] ?? stamp)) / 1e6)
  return { early: median(steps.slice(WARM_UP, STARTS)), late: median(steps.slice(STARTS + WARM_UP)) }
}
