import * as path from 'node:path'
import { CLI, makeFolder, makeRepository, median, medianRatio, ROOT, runNode, takeTurns, writeTable } from './measure.mjs'

const ACTION = path.join(ROOT, 'dist/index.js')
/** A start takes little, so that many can be had. */
const TIMES = 4

/** What it takes until a door has done the least that it can do, against Node with nothing to do. */
export async function measureStartup(scratch, repeats) {
  const repo = makeRepository(scratch, { name: 'startup', matcher: 'NoSuchTool', command: 'true' })
  const bare = makeFolder(scratch, 'startup-bare')
  const refused = { cwd: bare, code: 2, env: { INPUT_REPO: 'no such folder', RUNNER_TEMP: bare } }
  const starts = {
    'node -e 0': () => runNode(['-e', '0'], { cwd: bare }),
    'hookwitness --version': () => runNode([CLI, '--version'], { cwd: bare }),
    'hookwitness --help': () => runNode([CLI, '--help'], { cwd: bare }),
    'hookwitness hooks': () => runNode([CLI, 'hooks', '--repo', repo], { cwd: repo }),
    'action, refused at once': () => runNode([ACTION], refused),
  }
  const runs = await takeTurns(starts, TIMES * repeats)
  const rows = Object.entries(runs).map(([name, list]) => {
    const ms = (median(list.map((run) => run.seconds)) * 1000).toFixed(0)
    const peak = Math.max(...list.map((run) => run.megabytes)).toFixed(0)
    return [`\`${name}\``, ms, `**${medianRatio(list, runs['node -e 0'])}**`, medianRatio(list, runs['node -e 0'], 'cpu'), `${peak} MB`]
  })
  return writeTable(['start', 'ms', 'time / node -e 0', 'CPU / node -e 0', 'peak memory'], rows)
}
