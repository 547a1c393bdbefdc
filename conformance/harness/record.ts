import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { programs } from './agents.ts'
import { type Row, readRowsOf, recorded, writeRowsOf } from './rows.ts'
import { runRow } from './run-row.ts'

const USAGE = `usage: npm run conformance:record -- AGENT [CASE...] [--write]

AGENT is one of ${Object.keys(programs).join(', ')}. Its program is looked for below the folder that CONFORMANCE_AGENTS names,
where npm has put it: npm install --prefix FOLDER PACKAGE@VERSION. Without --write the rows are compared only.
`

/** `npm run conformance:record`: runs the real program over the rows and says what is different now. Returns the exit code. */
export async function record(argv: readonly string[], env: Record<string, string | undefined>): Promise<number> {
  const [agent, ...cases] = argv.filter((word) => word !== '--write')
  const program = agent === undefined ? undefined : programs[agent]
  if (agent === undefined || program === undefined) return say(USAGE, 2)
  const installed = env.CONFORMANCE_AGENTS
  const version = installed === undefined ? null : readVersion(path.join(installed, 'node_modules', program.package))
  if (installed === undefined || version === null) {
    const known = recorded.find((each) => each.agent === agent)?.version ?? program.package
    return say(`skipped: ${agent} is not installed (CONFORMANCE_AGENTS=${installed ?? ''}): npm install --prefix FOLDER ${known}\n`, 0)
  }
  if (!isAlone())
    return say('skipped: this needs `unshare --net`, so that nothing can leave the machine, and that is not allowed here\n', 0)
  const rows = readRowsOf(agent)
  const chosen = rows.filter((row) => cases.length === 0 || cases.includes(row.case))
  const missing = cases.filter((name) => !rows.some((row) => row.case === name))
  if (missing.length > 0) return say(`no row of ${agent} is called ${missing.join(', ')}\n`, 2)
  const now = new Map<string, Row>()
  for (const row of chosen) {
    const next = { ...(await runRow(row, program, installed)), version: `${program.package}@${version}` }
    now.set(row.case, next)
    say(`${agent}/${row.case}: ${describe(next)}${describe(next) === describe(row) ? '' : `, recorded: ${describe(row)}`}\n`, 0)
  }
  const changed = chosen.filter((row) => describe(now.get(row.case) ?? row) !== describe(row))
  if (argv.includes('--write'))
    writeRowsOf(
      agent,
      rows.map((row) => now.get(row.case) ?? row),
    )
  return say(
    `${chosen.length - changed.length} of ${chosen.length} rows as recorded, ${program.package}@${version}\n`,
    changed.length === 0 ? 0 : 1,
  )
}

function describe({ ran, ran_rewritten }: Row): string {
  if (ran_rewritten) return 'ran rewritten'
  return ran ? 'ran' : 'stopped'
}

function readVersion(folder: string): string | null {
  const file = path.join(folder, 'package.json')
  if (!fs.existsSync(file)) return null
  const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }
  return version
}

/** Whether there is no way out of this network namespace: nothing but loopback in it. */
function isAlone(): boolean {
  const { stdout } = spawnSync('ip', ['-o', 'link'], { encoding: 'utf8' })
  return (
    stdout
      ?.trim()
      .split('\n')
      .every((line) => /^\d+: lo:/.test(line)) === true
  )
}

function say(text: string, code: number): number {
  process.stdout.write(text)
  return code
}
