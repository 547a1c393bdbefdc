import * as fs from 'node:fs'
import * as path from 'node:path'
import { CLI, makeRepository, median, runNode, takeTurns, writeTable } from './measure.mjs'
import { writeSession } from './sessions.mjs'

const CALLS = [100, 200, 400]
const HOOKS = [0, 1, 2]

/** How the cost grows: sessions of more and more calls through more and more hooks that match each of them. Starts are counted by the hooks. */
export async function measureGrowth(scratch, repeats) {
  const rows = []
  const least = path.join(scratch, 'growth-1.jsonl')
  writeSession(least, { calls: 1 })
  for (const hooks of HOOKS) {
    const starts = path.join(scratch, `growth-${hooks}.starts`)
    const repo = makeGrowing(scratch, hooks, starts)
    const replay = (file) => async () => {
      fs.writeFileSync(starts, '')
      const run = await runNode([CLI, 'replay', file, '--repo', repo], { cwd: repo })
      return { ...run, starts: fs.statSync(starts).size }
    }
    for (const calls of CALLS) {
      const file = path.join(scratch, `growth-${calls}.jsonl`)
      writeSession(file, { calls })
      const runs = await takeTurns({ whole: replay(file), least: replay(least) }, repeats)
      const ms = (of) => median(runs.whole.map((run, turn) => (run[of] - runs.least[turn][of]) * 1000)) / (calls - 1)
      const counted = [...new Set(runs.whole.map((run) => run.starts))].join(', ')
      rows.push([calls, hooks, `**${counted}**`, ms('seconds').toFixed(2), ms('cpu').toFixed(2)].map(String))
    }
  }
  return writeTable(['calls', 'matching hooks', 'hooks started', 'ms a call', 'of it our CPU'], rows)
}

/** Each start is one byte of a file outside the tree. One hook more matches nothing. */
function makeGrowing(scratch, hooks, starts) {
  const repo = makeRepository(scratch, { name: `growth-${hooks}`, matcher: 'Never', command: 'exit 2' })
  const command = (number) => `cat >/dev/null; printf ${number} >>'${starts}'`
  const matching = Array.from({ length: hooks }, (_, number) => ({ type: 'command', command: command(number) }))
  const groups = [
    { matcher: 'Never', hooks: [{ type: 'command', command: command(9) }] },
    { matcher: 'Bash', hooks: matching },
  ]
  fs.writeFileSync(path.join(repo, '.claude/settings.json'), JSON.stringify({ hooks: { PreToolUse: groups } }))
  return repo
}
