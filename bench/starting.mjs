import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { CLI, makeRepository, median, medianRatio, must, runNode, runProgram, takeTurns, writeTable } from './measure.mjs'
import { writeSession } from './sessions.mjs'

const CALLS = 500
const HOOK = 'cat >/dev/null'
const IN_FLIGHT = [1, 2]

/** What starting hooks costs: a replay of 500 calls through `cat >/dev/null`, against a loop that only starts it as often. */
export async function measureStarting(scratch, repeats) {
  const repo = makeRepository(scratch, { name: 'starting', matcher: 'Bash', command: HOOK })
  const lines = path.join(scratch, 'envelopes.jsonl')
  const rows = []
  const loop = findLoop(scratch)
  for (const atOnce of IN_FLIGHT) {
    // One session is one hook at a time; as many sessions are as many at once.
    const sessions = Array.from({ length: atOnce }, (_, index) => path.join(scratch, `${atOnce}-${index}.jsonl`))
    const least = path.join(scratch, `${atOnce}-least.jsonl`)
    for (const [index, file] of sessions.entries()) writeOwnSession(file, CALLS / atOnce, index)
    writeOwnSession(least, 1, 9)
    fs.writeFileSync(lines, Array.from({ length: CALLS }, (_, number) => envelopeOf(number)).join(''))
    const replay = (files) => () => runNode([CLI, 'replay', ...files, '--repo', repo, '--concurrency', String(atOnce)], { cwd: repo })
    const runs = await takeTurns(
      { whole: replay(sessions), least: replay([least]), loop: () => runProgram(...loop.start(atOnce, lines), { cwd: repo }) },
      repeats,
    )
    const calls = runs.whole.map((run, turn) => ({ seconds: run.seconds - runs.least[turn].seconds }))
    const ms = (list) => ((median(list.map((run) => run.seconds)) * 1000) / CALLS).toFixed(2)
    const ratio = (list) => `**${medianRatio(list, runs.loop)}**`
    rows.push([String(atOnce), ms(runs.loop), ms(calls), ratio(calls), ratio(runs.whole)])
  }
  return writeTable(['in flight', `${loop.name}, ms a hook`, 'ours, ms a hook', 'ours / loop', 'ours with start and end / loop'], rows)
}

/** Sessions of one run must differ in their ids, or the second repeats the first. */
function writeOwnSession(file, calls, index) {
  writeSession(file, { calls })
  const text = fs.readFileSync(file, 'utf8').replaceAll('00000000-0000-4000-', `0000000${index}-0000-4000-`)
  fs.writeFileSync(file, text.replaceAll('toolu_', `toolu_${index}_`).replaceAll('msg_', `msg_${index}_`))
}

function envelopeOf(number) {
  const tool = { tool_name: 'Bash', tool_input: { command: `npm test -- --shard ${number} 2>&1 | tail -n 40` } }
  return `${JSON.stringify({ session_id: 's', transcript_path: '/t.jsonl', cwd: '/home/dev/app', hook_event_name: 'PreToolUse', ...tool })}\n`
}

/** In C where it can be compiled, else in sh. */
function findLoop(scratch) {
  const program = path.join(scratch, 'spawn-loop')
  const source = fileURLToPath(new URL('spawn-loop.c', import.meta.url))
  const compiled = spawnSync('cc', ['-O2', '-o', program, source], { encoding: 'utf8' })
  if (compiled.error === undefined) {
    must(compiled)
    return { name: 'C loop', start: (atOnce, file) => [program, [String(atOnce), file, 'sh', '-c', HOOK]] }
  }
  const script = fileURLToPath(new URL('spawn-loop.sh', import.meta.url))
  return { name: 'sh loop', start: (atOnce, file) => ['sh', [script, String(atOnce), file, HOOK]] }
}
