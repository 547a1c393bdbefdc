import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ending } from '../../src/model/hook.ts'
import { openRunner, type Runner } from '../../src/process/runner.ts'
import { listProcesses } from '../support/processes.ts'
import { LAUNCHERS } from './launchers.ts'
import { ANSWERS, fillIn } from './systems.ts'
import { type Fault, type FaultSession, readFaults } from './table.ts'

// What lies on a small disk is tried with the whole product.
const SESSIONS = readFaults().filter(({ name }) => name !== 'fills-tmpdir')
const TOGETHER = SESSIONS.filter(({ faults }) => faults[0]?.alone === null)
const ALONE = SESSIONS.filter(({ faults }) => faults[0]?.alone !== null)
const DEADLINE = 1

describe.each(LAUNCHERS)('started by $name', (launcher) => {
  let runner: Runner
  let scratch: string
  beforeAll(() => {
    scratch = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'hook-lab-')))
    runner = openRunner({ launcher: launcher.name })
  })
  afterAll(async () => {
    await runner.close()
    fs.rmSync(scratch, { recursive: true, force: true })
  })

  describe.each(['pipes', 'exit'] as const)('where %s complete an answer', (completeAt) => {
    test.concurrent.each(TOGETHER)('$name', (session) => tryFaults(session, completeAt))
    test.sequential.each(ALONE)('$name, alone', (session) => tryFaults(session, completeAt))
  })

  async function tryFaults(session: FaultSession, completeAt: 'pipes' | 'exit'): Promise<void> {
    const lab = makeLab(path.join(scratch, completeAt, session.name))
    for (const fault of session.faults) {
      for (const call of fault.calls) {
        const ending = await runner.run(startOf(session, { lab, fault, call, completeAt }), { scratch: [lab.folder] })
        const ends = fault.ends[completeAt].map((end) => end.replace('THAT', call.split(' ').at(-1) ?? ''))
        expect({ call, ended: describeEnding(ending) }).toEqual({ call, ended: expect.toBeOneOf(ends) })
      }
      const left = listProcesses({ variable: lab.mark, folder: lab.folder })
      const rest = launcher.cannotFind.includes(fault.name) ? [expect.any(String)] : []
      expect(left.map(({ command }) => command)).toEqual(rest)
      for (const { pid } of left) process.kill(pid, 'SIGKILL')
    }
  }
})

/** A folder with the scripts, in which hooks stand, and a number by which everything they start is known. */
interface Lab {
  folder: string
  mark: string
}

let labs = 0

function makeLab(folder: string): Lab {
  labs += 1
  fs.cpSync(path.join(import.meta.dirname, '../hooks'), path.join(folder, 'project/hooks'), { recursive: true, verbatimSymlinks: true })
  fs.mkdirSync(path.join(folder, 'tmp'))
  // Of one length, so that none begins another.
  return { folder, mark: `60.${String(process.pid).padStart(8, '0')}${String(labs).padStart(4, '0')}` }
}

function startOf(
  { faults }: FaultSession,
  { lab, fault, call, completeAt }: { lab: Lab; fault: Fault; call: string; completeAt: 'pipes' | 'exit' },
) {
  const cwd = path.join(lab.folder, 'project')
  const isEnded = [fault.ends.pipes, fault.ends.exit].flat().includes('timed out')
  return {
    argv: fillIn(faults[0]?.words ?? [], { answers: ANSWERS.luxe, deadline: DEADLINE, hooks: path.join(cwd, 'hooks') }),
    cwd,
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', TMPDIR: path.join(lab.folder, 'tmp'), NAP: lab.mark },
    timeoutMs: isEnded ? DEADLINE * 1000 : 20_000,
    input: JSON.stringify({ command: call }),
    completeAt,
    outputCap: 1_000_000,
  }
}

/** In the words of the table. */
function describeEnding(ending: Ending): string {
  if (ending.kind === 'exited') return `exited ${ending.code}`
  if (ending.kind === 'signalled') return `signalled ${ending.signal}`
  return { 'timed-out': 'timed out', 'too-large': 'too large', 'not-started': 'not started' }[ending.kind]
}
