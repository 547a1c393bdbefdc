import * as fs from 'node:fs'
import * as path from 'node:path'
import { listHookKinds } from './hook-kinds.mjs'
import { makeRepository, median, medianRatio, takeTurns, writeTable } from './measure.mjs'
import { replay } from './ours.mjs'
import { listRivals, runRival } from './rivals.mjs'
import { writeEnvelopes, writeSessions } from './sessions.mjs'

const CALLS = 1000
const KINDS = ['cat', 'bash and jq']
const HOOKS = [0, 1, 5]
const HEADS = ['hook', 'hooks at a matched call', 'matched calls', 'hook starts', 'C loop, s', 'ours, s', '**ours / loop**']

/** A session of 1,000 calls of which the matcher skips 70 %, against a loop in C that starts the matched hooks alone, those of one call at once. */
export async function measureReplay({ scratch, repeats, share }) {
  const loop = listRivals(scratch)['C loop']
  const calls = CALLS * share
  const [session] = writeSessions(scratch, { calls, sessions: 1, toolOf: (number) => (number % 10 < 3 ? 'Bash' : 'Read') })
  const rows = []
  for (const kind of listHookKinds(scratch).filter(({ name }) => KINDS.includes(name))) {
    for (const hooks of HOOKS) {
      const lacks = kind.lacks ?? (loop ? null : 'cc')
      const cells =
        lacks === null ? await measureHooks(kind, { hooks, session, matched: 0.3 * calls, loop, scratch, repeats }) : [`no ${lacks} here`]
      rows.push([kind.name, hooks, ...cells, ...HEADS.slice(2 + cells.length).map(() => '')])
    }
  }
  return writeTable(HEADS, rows)
}

async function measureHooks(kind, { hooks, session, matched, loop, scratch, repeats }) {
  // Claude Code runs a command once that is configured twice.
  const commands = Array.from({ length: Math.max(hooks, 1) }, (_, number) => `${kind.command} # ${number}`)
  const matcher = hooks === 0 ? 'NoSuchTool' : 'Bash'
  const repo = makeRepository(scratch, { name: `${kind.name}-${hooks}`, matcher, commands, files: kind.files })
  const report = path.join(scratch, 'report.json')
  const starts = matched * Math.max(hooks, 1)
  const envelopes = writeEnvelopes(scratch, starts)
  const runs = await takeTurns(
    {
      ours: replay(repo, [session], { flags: ['--report-path', report] }),
      loop: runRival(loop, { repo, inFlight: Math.max(hooks, 1), envelopes, command: kind.command }),
    },
    repeats,
  )
  countStarts(report, hooks === 0 ? 0 : matched)
  const seconds = (name) => median(runs[name].map((run) => run.seconds)).toFixed(2)
  return [matched, matched * hooks, seconds('loop'), seconds('ours'), `**${medianRatio(runs.ours, runs.loop)}**`]
}

/** Each hook runs once at each call that it matches, and no process is started for any other. */
function countStarts(report, matched) {
  const { hooks } = JSON.parse(fs.readFileSync(report, 'utf8'))
  for (const { id, runs } of hooks) if (runs !== matched) throw new Error(`${id} ran ${runs} times at ${matched} matched calls`)
}
