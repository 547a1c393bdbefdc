import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HookLab, hookPath, KINDS, openLab } from './hook-lab.ts'

describe.each(KINDS)('launched by %s', (kind) => {
  let lab: HookLab
  beforeAll(() => {
    lab = openLab(kind)
  })
  afterAll(() => lab.close())

  test('a missing program is named, with or without a path', async () => {
    const missing = path.join(lab.scratch, 'guard.sh')
    expect(await lab.run('', { argv: [missing] })).toMatchObject({
      kind: 'not-started',
      code: 'ENOENT',
      message: `The program ${missing} does not exist.`,
    })
    expect(await lab.run('', { argv: ['./guard.sh'] })).toMatchObject({
      kind: 'not-started',
      message: `The program ${missing} does not exist.`,
    })
    const named = await lab.run('', { argv: ['no-such-guard'] })
    expect(named).toMatchObject({
      kind: 'not-started',
      code: 'ENOENT',
      message: "The program no-such-guard is in no folder of the hook's PATH.",
    })
  })

  test('a missing folder is told from a missing program', async () => {
    const cwd = path.join(lab.scratch, 'not-here')
    const ending = await lab.run('never-reads', { cwd })
    expect(ending).toMatchObject({
      kind: 'not-started',
      code: 'ENOENT',
      message: `The folder ${cwd}, in which the hook starts, does not exist.`,
    })
    const file = await lab.run('never-reads', { cwd: hookPath('never-reads') })
    expect(file).toMatchObject({
      kind: 'not-started',
      code: 'ENOTDIR',
      message: `${hookPath('never-reads')}, in which the hook starts, is no folder.`,
    })
  })

  test('a missing interpreter is named, and a carriage return behind it is the reason', async () => {
    const lost = write('lost.sh', '#!/opt/no/such/python -u\n', 0o755)
    expect(await lab.run('', { argv: [lost] })).toMatchObject({
      kind: 'not-started',
      code: 'ENOENT',
      message: expect.stringContaining('interpreter /opt/no/such/python,'),
    })
    const crlf = write('crlf.sh', '#!/bin/sh\r\nexit 0\r\n', 0o755)
    expect(await lab.run('', { argv: [crlf] })).toMatchObject({
      kind: 'not-started',
      code: 'ENOENT',
      message: expect.stringMatching(/\/bin\/sh, .*CRLF/),
    })
  })

  test('what cannot be executed says why', async () => {
    const plain = write('plain.sh', '#!/bin/sh\n', 0o644)
    expect(await lab.run('', { argv: [plain] })).toMatchObject({
      kind: 'not-started',
      code: 'EACCES',
      message: `${plain} is not executable (chmod +x).`,
    })
    expect(await lab.run('', { argv: [lab.scratch] })).toMatchObject({
      kind: 'not-started',
      code: 'EACCES',
      message: `${lab.scratch} is a folder, not a program.`,
    })
    const below = await lab.run('', { argv: [`${plain}/guard`] })
    expect(below).toMatchObject({ kind: 'not-started', code: 'ENOTDIR' })
  })

  test('a command that no system can start is refused before it is tried', async () => {
    expect(await lab.run('', { argv: [] })).toMatchObject({ kind: 'not-started', code: 'EINVAL' })
    expect(await lab.run('', { argv: ['a\0b'] })).toMatchObject({
      kind: 'not-started',
      code: 'EINVAL',
      message: expect.stringContaining('NUL'),
    })
    expect(await lab.run('never-reads', { env: { A: 'x\0y' } })).toMatchObject({ kind: 'not-started', code: 'EINVAL' })
    expect(await lab.run('never-reads', { cwd: '/tmp\0' })).toMatchObject({ kind: 'not-started', code: 'EINVAL' })
  })

  test('an argument larger than the system takes is told as such', async () => {
    const ending = await lab.run('never-reads', { args: ['x'.repeat(200_000)] })
    expect(ending).toMatchObject({ kind: 'not-started', code: 'E2BIG', message: expect.stringContaining('larger than the system takes') })
  })

  test('a script without a first line for its interpreter is run by sh, as execvp runs it', async () => {
    const bare = write('bare', 'echo by sh\n', 0o755)
    expect(await lab.run('', { argv: [bare] })).toMatchObject({ kind: 'exited', code: 0, stdout: 'by sh\n' })
  })

  function write(name: string, text: string, mode: number): string {
    const file = path.join(lab.scratch, name)
    fs.writeFileSync(file, text, { mode })
    return file
  }
})
