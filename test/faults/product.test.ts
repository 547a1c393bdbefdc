import { execFileSync, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { callId, type FaultRun, judgeFaults, type Place } from './judge-faults.ts'
import { LAUNCHERS } from './launchers.ts'
import { SYSTEMS, type System } from './systems.ts'
import { type FaultSession, readFaults } from './table.ts'

const SMALL_DISK = 'on a small disk'
const isLecode = ({ dialect }: System) => dialect === 'lecode'
const reasonOf = ({ faults }: FaultSession) => faults[0]?.alone ?? null
const TOGETHER = readFaults().filter((session) => reasonOf(session) === null)
const ALONE = readFaults().filter((session) => ![null, SMALL_DISK].includes(reasonOf(session)))
const ON_A_SMALL_DISK = readFaults().filter((session) => reasonOf(session) === SMALL_DISK)

let folder: string
beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'hw-faults-')))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

// What an ending means does not depend on what started the hook; runner.test.ts compares the endings of all launchers.
describe.each(LAUNCHERS.slice(0, 1))('started by $name', ({ name: launcher }) => {
  const runs = new Map<System, Promise<FaultRun>>()
  beforeAll(() => {
    const judgeNext = (before: Promise<unknown>, system: System) => {
      const judge = () => judgeFaults({ system, sessions: system.choose(TOGETHER), launcher }, makePlace())
      const run = before.then(judge, judge)
      // It is awaited where its system has its turn.
      run.catch(() => undefined)
      runs.set(system, run)
      return run
    }
    // lecode's hooks wait for ten seconds: the others are judged meanwhile, one after the other.
    const [waiting, busy] = [SYSTEMS.filter(isLecode), SYSTEMS.filter((system) => !isLecode(system))]
    for (const lane of [waiting, busy]) lane.reduce<Promise<unknown>>(judgeNext, Promise.resolve())
  })

  describe.each(SYSTEMS)('$name', (system) => {
    const faults = system.choose(TOGETHER).flatMap((session) => session.faults)
    let run: FaultRun
    beforeAll(async () => {
      run = (await runs.get(system)) ?? expect.unreachable()
    })

    test.each(faults)('$name: $why', (fault) => {
      for (const number of fault.calls.keys()) expect(system.expect(fault)).toContainEqual(run.fateOf(callId(fault.name, number)))
    })

    test('every call is judged, and every file that a hook changed is told', () => {
      expect(run.events.length).toBe(faults.flatMap(({ calls }) => calls).length)
      expect(run.changed).toEqual([...new Set(faults.flatMap(({ changes }) => changes))].sort())
      expectSoundEnd(run)
    })
  })

  test.each(withSystems(ALONE))('$system.name, alone: $session.name', async (given) => {
    await judgeAlone({ ...given, launcher }, makePlace())
  })

  test.for(withSystems(ON_A_SMALL_DISK))('$system.name, on a small disk: $session.name', async (given, { skip }) => {
    const place = makePlace()
    const why = mountSmallDisk(place.tmp)
    if (why !== null) skip(why)
    onTestFinished(() => void execFileSync('umount', [place.tmp]))
    await judgeAlone({ ...given, launcher }, place)
  })
})

async function judgeAlone(given: { system: System; session: FaultSession; launcher: string }, place: Place): Promise<void> {
  const { system, session, launcher } = given
  const run = await judgeFaults({ system, sessions: [session], launcher }, place)
  for (const fault of session.faults) expect(system.expect(fault)).toContainEqual(run.fateOf(callId(fault.name, 0)))
  expectSoundEnd(run)
}

/** Calls were stopped, nothing of ours broke, the checkout is as it was, no process is left and no temporary file. */
function expectSoundEnd({ done, report, touched, leftovers, temporary }: FaultRun): void {
  expect([report.outcome, done.code]).toEqual(['blocked', 1])
  expect({ touched, leftovers, temporary }).toEqual({ touched: [], leftovers: [], temporary: [] })
}

/** Each system with the sessions that say something about it. */
function withSystems(sessions: readonly FaultSession[]) {
  return SYSTEMS.flatMap((system) => system.choose(sessions).map((session) => ({ system, session })))
}

function makePlace(): Place {
  const scratch = fs.mkdtempSync(path.join(folder, 'run-'))
  const tmp = path.join(scratch, 'tmp')
  fs.mkdirSync(tmp)
  return { scratch, tmp }
}

/** Why there is none; null when there is one. It holds the scratch copies, and little more. */
function mountSmallDisk(place: string): string | null {
  const { status, stderr, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', place], { encoding: 'utf8' })
  return status === 0 ? null : `no small disk can be mounted here: ${error?.message ?? stderr.trim()}`
}
