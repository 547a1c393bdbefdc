import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callId, type FaultRun, judgeFaults } from './judge-faults.ts'
import { LAUNCHERS } from './launchers.ts'
import { SYSTEMS } from './systems.ts'
import { type FaultSession, readFaults } from './table.ts'

const together = readFaults().filter(({ faults }) => faults[0]?.alone === null)

describe.each(LAUNCHERS)('started by %s', (launcher) => {
  describe.each(SYSTEMS)('$name', (system) => {
    let scratch: string
    let run: FaultRun
    beforeAll(async () => {
      scratch = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'hw-faults-')))
      const tmp = path.join(scratch, 'tmp')
      fs.mkdirSync(tmp)
      run = await judgeFaults({ system, sessions: together, launcher }, { scratch, tmp })
    })
    afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }))

    test.each(listFaults(together))('$name: $why', (fault) => {
      const fates = fault.calls.map((_, number) => run.fateOf(callId(fault.name, number)))
      for (const fate of fates) expect(system.expect(fault)).toContainEqual(fate)
    })

    test('the run ends as it should: calls were stopped, and nothing of ours broke', () => {
      expect(run.done).toMatchObject({ code: 1 })
      expect(run.report.outcome).toBe('blocked')
      expect(run.events.length).toBe(listFaults(together).flatMap(({ calls }) => calls).length)
    })

    test('every file that a hook changed is told, and none besides', () => {
      expect(run.changed).toEqual([...new Set(listFaults(together).flatMap(({ changes }) => changes))].sort())
    })

    test('the checkout is as it was, no process is left and no temporary file', () => {
      expect(run.touched).toEqual([])
      expect(run.leftovers).toEqual([])
      expect(fs.readdirSync(path.join(scratch, 'tmp'))).toEqual([])
    })
  })
})

function listFaults(sessions: readonly FaultSession[]) {
  return sessions.flatMap(({ faults }) => faults)
}
