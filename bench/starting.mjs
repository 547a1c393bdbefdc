import { listHookKinds } from './hook-kinds.mjs'
import { makeRepository, median, medianRatio, takeTurns, writeTable } from './measure.mjs'
import { replay } from './ours.mjs'
import { listRivals, runRival } from './rivals.mjs'
import { writeEnvelopes, writeSessions } from './sessions.mjs'

const IN_FLIGHT = [1, 2, 4]
const RIVALS = ['while read', 'xargs -P', 'python loop', 'Node loop']
const HEADS = ['hook', 'calls', 'in flight', 'C loop, ms a hook', '**ours**', 'ours, one more', 'without helper', ...RIVALS]

/** What it costs to start hooks, the whole program from start to report, against a loop in C that only starts them, and what others take. */
export async function measureStarting({ scratch, repeats, share }) {
  const rivals = listRivals(scratch)
  const rows = []
  for (const kind of listHookKinds(scratch)) {
    for (const inFlight of IN_FLIGHT) {
      const cells = kind.lacks === null && rivals['C loop'] ? await measureKind(kind, { inFlight, rivals, scratch, repeats, share }) : null
      rows.push(cells ?? [kind.name, '', inFlight, `no ${kind.lacks ?? 'cc'} here`, ...HEADS.slice(4).map(() => '')])
    }
  }
  return writeTable(HEADS, rows)
}

async function measureKind(kind, { inFlight, rivals, scratch, repeats, share }) {
  const calls = Math.ceil((kind.calls * share) / 8) * 8
  const repo = makeRepository(scratch, { ...kind, name: `${kind.name}-${inFlight}`, matcher: 'Bash' })
  const envelopes = writeEnvelopes(scratch, calls)
  const all = writeSessions(scratch, { calls, sessions: inFlight })
  const half = writeSessions(scratch, { calls: calls / 2, sessions: inFlight })
  const others = Object.entries(rivals).map(([name, words]) => [
    name,
    runRival(words, { repo, inFlight, envelopes, command: kind.command }),
  ])
  const contestants = { ours: replay(repo, all), half: replay(repo, half), node: replay(repo, all, { launcher: 'node' }) }
  const runs = await takeTurns({ ...contestants, ...Object.fromEntries(others) }, repeats)

  const loop = runs['C loop']
  const more = runs.ours.map(({ seconds }, turn) => ({ seconds: 2 * (seconds - runs.half[turn].seconds) }))
  const ms = ((median(loop.map((run) => run.seconds)) * 1000) / calls).toFixed(2)
  const ratios = [`**${medianRatio(runs.ours, loop)}**`, medianRatio(more, loop), medianRatio(runs.node, loop)]
  return [kind.name, calls, inFlight, ms, ...ratios, ...RIVALS.map((name) => (runs[name] ? medianRatio(runs[name], loop) : 'none here'))]
}
