import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBubblewrap } from '../../src/process/sandbox/bubblewrap.ts'
import type { Sandbox } from '../../src/process/sandbox/open-sandbox.ts'
import { probe } from '../../src/process/sandbox/probe.ts'
import { findUnshare } from '../../src/process/sandbox/unshare.ts'
import { type HookLab, openLab } from './hook-lab.ts'

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-')))
// Not in a folder that is hidden from hooks: it is there for them, and must stay as it is.
const inSight = fs.mkdtempSync(path.join(fs.realpathSync(path.join(import.meta.dirname, '../../node_modules')), '.sandbox-'))
const hooks = path.join(import.meta.dirname, '../hooks')
const root = path.join(folder, 'root')
fs.mkdirSync(root)
const found = [
  { name: 'bubblewrap', container: findBubblewrap() },
  { name: 'unshare', container: findUnshare(root) },
]
const ways = await Promise.all(
  found.map(async ({ name, container }) => {
    const walls = { readable: [hooks], writable: [] }
    const fault = container === null ? 'it is not installed' : await probe(container, path.join(folder, name), walls)
    const wrap: Sandbox['wrap'] = (argv, writable) => container?.wrap(argv, { ...walls, writable }) ?? []
    return { name, fault, sandbox: { level: 'full', by: name, why: [], wrap } satisfies Sandbox }
  }),
)
afterAll(() => {
  for (const made of [folder, inSight]) fs.rmSync(made, { recursive: true, force: true })
})

for (const { name, fault, sandbox } of ways) {
  if (fault !== null) {
    test.skip(`${name} is not tested, since it cannot be used on this machine: ${fault}`)
    continue
  }
  describe(`shut in by ${name}`, () => {
    let lab: HookLab
    let server: net.Server
    let port = 0
    const socket = path.join(folder, `${name}.sock`)
    const outside = path.join(inSight, `${name}.txt`)
    const inSightSocket = path.join(inSight, `${name} s.sock`)
    beforeAll(async () => {
      lab = openLab('helper', sandbox)
      fs.writeFileSync(outside, 'as it was\n')
      server = net.createServer((client) => client.destroy()).listen(0, '127.0.0.1')
      await new Promise((resolve) => server.once('listening', resolve))
      const address = server.address()
      port = typeof address === 'object' && address !== null ? address.port : 0
      for (const place of [socket, inSightSocket]) {
        const local = net.createServer((client) => client.destroy()).listen(place)
        await new Promise((resolve) => local.once('listening', resolve))
        local.unref()
      }
    })
    afterAll(async () => {
      await lab.close()
      server.close()
    })

    test('a hook can write in its scratch copy and reach nothing else, and its limits hold', async () => {
      const args = [outside, String(port), socket, String(process.pid), inSightSocket]
      const ending = await lab.run('tries-to-get-out', { args })
      const limits = `user ${process.getuid?.()}, data 4194304, files 2097152, core 0`
      expect(ending).toMatchObject({
        kind: 'exited',
        code: 0,
        stdout: `wrote in the scratch copy\nwrote in /tmp\n${limits}\n`,
        leftovers: 0,
      })
      expect(fs.readFileSync(outside, 'utf8')).toBe('as it was\n')
      expect(fs.existsSync('/tmp/written')).toBe(false)
    })

    test('a hook gets its input, answers, exits and dies as without walls', async () => {
      expect(await lab.run('echoes-input', { input: 'x'.repeat(200_000) })).toMatchObject({ stdout: 'x'.repeat(200_000), readInput: true })
      expect(await lab.run('exits-as-told', { input: 'exit code 137' })).toMatchObject({ kind: 'exited', code: 137 })
      expect(await lab.run('dies-as-told', { input: 'signal KILL' })).toMatchObject({ kind: 'signalled', signal: 'SIGKILL' })
      expect(await lab.run('reads-dev-stdin', { input: '{"a":1}' })).toMatchObject({ code: 0, stdout: '{"a":1}', stderr: '' })
      expect(await lab.run('never-reads', { input: 'x' })).toMatchObject({ kind: 'exited', readInput: false })
      expect(await lab.run('', { argv: ['/no/such/guard'] })).toMatchObject({ kind: 'not-started', code: 'ENOENT' })
    })

    test('nothing survives its hook', async () => {
      expect(await lab.run('leaves-everything-behind')).toMatchObject({ kind: 'exited', leftovers: 1 })
      expect(await lab.run('ignores-signals', { timeoutMs: 200 })).toMatchObject({ kind: 'timed-out' })
      expect(await lab.run('many-children')).toMatchObject({ leftovers: 200 })
      expect(lab.survivors()).toEqual([])
    })

    test('sessions do not reach each other’s scratch copies, also one after the other', async () => {
      const other = path.join(folder, `${name}-other`)
      fs.mkdirSync(other)
      const start = { argv: ['/bin/sh', '-c', `echo x >'${other}/x'`] }
      expect(await lab.run('', start)).toMatchObject({ kind: 'exited', code: 2 })
      expect(await lab.run('', { ...start, cwd: other }, [other])).toMatchObject({ kind: 'exited', code: 0 })
      expect(await lab.run('', start)).toMatchObject({ kind: 'exited', code: 2 })
    })
  })
}
