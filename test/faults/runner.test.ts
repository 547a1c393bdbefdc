import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ending } from '../../src/model/hook.ts'
import { openRunner, type Runner } from '../../src/process/runner.ts'
import { LAUNCHERS } from './launchers.ts'
import { listProcesses } from './processes.ts'
import { ANSWERS, fillIn } from './systems.ts'
import { type Fault, type FaultSession, readFaults } from './table.ts'

// What lies on a small disk is tried with the whole product.
const SESSIONS = readFaults().filter(({ name }) => name !== 'fills-tmpdir')
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
    test.concurrent.each(SESSIONS)('$name', async (session) => {
      const lab = makeLab(path.join(scratch, completeAt, session.name))
      for (const fault of session.faults) {
        for (const call of fault.calls) {
          const ending = await runner.run(startOf(session, { lab, fault, call, completeAt }), { scratch: [lab.folder] })
          const ends = fault.ends[completeAt].map((end) => end.replace('THAT', call.split(' ').at(-1) ?? ''))
          const left = listProcesses({ variable: lab.mark, folder: lab.folder })
          const isFound = !launcher.cannotFind.includes(fault.name)
          const commands = left.map(({ command }) => command)
          const rest = isFound ? [] : [expect.any(String)]
          expect({ call, ended: describeEnding(ending), commands }).toEqual({ call, ended: expect.toBeOneOf(ends), commands: rest })
          for (const { pid } of left) process.kill(pid, 'SIGKILL')
        }
      }
    })
  })
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
  return { folder, mark: `60.${process.pid}0${labs}0` }
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
