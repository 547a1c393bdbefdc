import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { RUNTIMES } from '../support/runtimes.ts'
import { makeScratch } from '../support/scratch.ts'
import { listLeft, makePlace, NOTHING, type Place, start, untilHere, waitHere, wrapGit } from './started.ts'

/** Shells and GitHub's runner read 128 + N as "ended by signal N" (POSIX.1-2017, Shell & Utilities 2.8.2). */
const SIGNALS = [
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGQUIT', 131],
  ['SIGTERM', 143],
] as const

/** Where a run can be when the signal comes. */
const MOMENTS: Record<string, (scratch: string) => Place> = {
  'while a hook runs': (scratch) => makePlace(scratch, { guard: `#!/bin/sh\n${waitHere({ scratch })}\n` }),
  'while git prepares a workspace': (scratch) => waitInGit(scratch, '*init*'),
  'while git is asked for the first time': (scratch) => waitInGit(scratch, '*'),
}

function waitInGit(scratch: string, pattern: string): Place {
  const place = makePlace(scratch)
  wrapGit(place, pattern, waitHere(place))
  return place
}

describe.each(Object.keys(MOMENTS))('a signal %s', (moment) => {
  test.for(SIGNALS)('%s ends the run red, without a report and with nothing left behind', async ([signal, code], context) => {
    const place = layOut(moment, makeScratch(context))
    const { child, ended } = start('cli.js', place)
    await untilHere(place)
    child.kill(signal)
    const done = await ended
    expect(done).toMatchObject({ code, signal: null, stdout: '' })
    expect(done.stderr).toBe(`hookwitness was ended by ${signal}: this says nothing about the session.\n`)
    expect(await listLeft(place)).toEqual(NOTHING)
  })

  test.for(RUNTIMES)('the action on $name gives no outcome then', async ({ node }, context) => {
    const place = layOut(moment, makeScratch(context))
    const output = path.join(place.scratch, 'output')
    fs.writeFileSync(output, '')
    const { child, ended } = start('index.js', place, { node, env: { RUNNER_TEMP: place.scratch, GITHUB_OUTPUT: output } })
    await untilHere(place)
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ code: 130, stdout: '' })
    expect(fs.readFileSync(output, 'utf8')).toBe('')
    expect(await listLeft(place)).toEqual(NOTHING)
  })

  test.for(RUNTIMES)('SIGTERM ends it as the first process of a container too, on $name', async ({ node }, context) => {
    const unshare = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
    const tried = spawnSync(unshare[0] ?? '', [...unshare.slice(1), 'true'], { encoding: 'utf8' })
    if (tried.status !== 0) {
      process.stderr.write(`skipped: the run as process 1, since unshare may not be used here: ${tried.error?.message ?? tried.stderr}\n`)
      return
    }
    const place = layOut(moment, makeScratch(context))
    const { child, ended } = start('cli.js', place, { node, behind: unshare })
    await untilHere(place)
    const first = fs.readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim()
    expect(first).toMatch(/^\d+$/)
    process.kill(Number(first), 'SIGTERM')
    const done = await ended
    expect(done).toMatchObject({ code: 143, stdout: '' })
    expect(done.stderr).toContain('ended by SIGTERM')
    expect(await listLeft(place)).toEqual(NOTHING)
  })
})

test('a signal to the whole group, as Ctrl-C sends it, is heard although git dies of it', async (context) => {
  const place = makePlace(makeScratch(context))
  // No background child: a shell has it ignore SIGINT, which git does not.
  wrapGit(place, '*init*', `touch ${place.scratch}/here; sleep 120`)
  const { child, ended } = start('cli.js', place, { ownGroup: true })
  await untilHere(place)
  process.kill(-(child.pid ?? 0), 'SIGINT')
  expect(await ended).toMatchObject({ code: 130, stdout: '' })
  expect(await listLeft(place)).toEqual(NOTHING)
})

test.for(RUNTIMES)('SIGUSR1, at which Node would let hooks talk to its debugger, changes nothing on $name', async ({ node }, context) => {
  const scratch = makeScratch(context)
  const place = makePlace(scratch, { guard: `#!/bin/sh\ntouch ${scratch}/here; sleep 1\n` })
  const { child, ended } = start('cli.js', place, { node })
  await untilHere(place)
  child.kill('SIGUSR1')
  expect(await ended).toMatchObject({ code: 0, signal: null, stderr: '' })
})

function layOut(moment: string, scratch: string): Place {
  const lay = MOMENTS[moment]
  if (lay === undefined) throw new Error(`${moment} is no moment`)
  return lay(scratch)
}
