import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LauncherKind } from '../../src/process/open-launcher.ts'
import { hookPath, KINDS, openLab } from './hook-lab.ts'

describe.each(KINDS)('a run of many hooks, launched by %s,', (kind) => {
  test('leaves no file descriptor, no listener, no timer and no zombie behind', async () => {
    const lab = openLab(kind)
    const runSome = async (times: number) => {
      for (let n = 0; n < times; n++) {
        const [name, input] = n % 3 === 0 ? ['missing', 'x'] : ['echoes-input', n % 3 === 1 ? 'x' : 'x'.repeat(100_000)]
        await lab.run(name, { input })
      }
    }
    await runSome(12)
    const before = await count()
    await runSome(300)
    const after = await count()
    expect(after.listeners).toEqual(before.listeners)
    expect(after.zombies).toBe(0)
    // The stock of unused pipes varies by one filling of six and the hook's own three.
    expect(Math.abs(after.fds - before.fds)).toBeLessThanOrEqual(9)
    await lab.close()
  })

  test('closes everything it opened', async () => {
    const before = await count()
    const lab = openLab(kind)
    await Promise.all(['echoes-input', 'exits-as-told', 'missing', 'child-in-background'].map((name) => lab.run(name)))
    await lab.close()
    expect(await count()).toEqual(before)
  })

  test('hooks side by side get their own input and their own output', async () => {
    const lab = openLab(kind)
    const inputs = Array.from({ length: 24 }, (_, n) => `{"n":${n}}`)
    const endings = await Promise.all(inputs.map((input) => lab.run('echoes-input', { input })))
    expect(endings.map((ending) => ending.stdout)).toEqual(inputs)
    await lab.close()
  })

  test('goes on when a hook has killed every process that was started beside it', async () => {
    const lab = openLab(kind)
    for (let n = 0; n < 6; n++)
      expect(await lab.run('ends-the-helper')).toMatchObject({
        code: 0,
        stdout: 'answered\n',
        readInput: kind === 'node-pipes' ? null : false,
      })
    await lab.close()
  })

  test('close ends the hooks that still run, and takes neither their end for an answer nor another hook', async () => {
    const lab = openLab(kind)
    const running = expect(lab.run('never-ends', { timeoutMs: 60_000 })).rejects.toThrow('closed')
    await new Promise((resolve) => setTimeout(resolve, 100))
    await lab.close()
    await running
    expect(lab.survivors()).toEqual([])
    await expect(lab.run('never-reads')).rejects.toThrow('closed')
  })
})

describe.each(KINDS)('when the program itself ends, its hooks launched by %s,', (kind) => {
  let folder: string
  beforeAll(() => {
    folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'hook-abort-')))
    compileProcess(folder)
  })
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGQUIT', 131],
  ] as const)('by %s: its hooks end with it, and its exit code is %i', async (signal, code) => {
    const program = await startProgram({ folder, kind }, 'ownSignals()')
    program.kill(signal)
    expect(await ended(program)).toEqual({ code, signal: null })
    expect(standingIn(folder)).toEqual([])
  })

  test('by exit or by an exception: its hooks end with it', async () => {
    expect(await ended(await startProgram({ folder, kind }, 'setTimeout(() => process.exit(7), 200)'))).toEqual({ code: 7, signal: null })
    expect(standingIn(folder)).toEqual([])
    expect(await ended(await startProgram({ folder, kind }, 'setTimeout(() => { throw new Error() }, 200)'))).toEqual({
      code: 1,
      signal: null,
    })
    expect(standingIn(folder)).toEqual([])
  })

  test('a listener of somebody else keeps nothing alive', async () => {
    const program = await startProgram({ folder, kind }, "process.on('SIGTERM', () => setTimeout(() => process.exit(9), 50)); ownSignals()")
    program.kill('SIGTERM')
    expect(await ended(program)).toEqual({ code: 143, signal: null })
    expect(standingIn(folder)).toEqual([])
  })

  test('what it started beside its hooks ends with it', async () => {
    const git = "const { spawn } = await import('node:child_process'); spawn('sh', ['-c', 'sleep 60 & sleep 60'], { cwd: folder })"
    const program = startNode({ folder, kind }, `const folder = '${folder}'; ownSignals(); ${git}`)
    for (let n = 0; n < 200 && standingIn(folder).length < 3; n++) await new Promise((resolve) => setTimeout(resolve, 20))
    program.kill('SIGTERM')
    expect(await ended(program)).toEqual({ code: 143, signal: null })
    expect(standingIn(folder)).toEqual([])
  })

  test('a runner that is open and idle does not keep the program alive', async () => {
    const program = startNode({ folder, kind }, "await runner.run(start('never-reads')); console.log('idle')")
    expect(await ended(program)).toEqual({ code: 0, signal: null })
  })
})

async function count(): Promise<{ fds: number; listeners: number[]; zombies: number }> {
  await new Promise((resolve) => setTimeout(resolve, 100))
  const listeners = ['exit', 'SIGINT', 'SIGTERM', 'SIGHUP', 'SIGCHLD', 'beforeExit'].map((event) => process.listenerCount(event))
  const stats = fs.readdirSync('/proc').map((pid) => {
    try {
      return fs.readFileSync(`/proc/${pid}/stat`, 'latin1')
    } catch {
      return ''
    }
  })
  const zombies = stats.filter((stat) => stat.includes(`) Z ${process.pid} `)).length
  return { fds: fs.readdirSync('/proc/self/fd').length, listeners, zombies }
}

interface Launching {
  folder: string
  kind: LauncherKind
}

/** Node 20 runs no TypeScript: the folder under test becomes JavaScript, so that a program of its own can be sent signals. */
function compileProcess(target: string): void {
  const source = path.join(import.meta.dirname, '../../src/process')
  for (const name of fs.readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    const [from, to] = [path.join(source, name), path.join(target, name.replace(/\.ts$/, '.mjs'))]
    if (fs.statSync(from).isDirectory()) fs.mkdirSync(to)
    else fs.writeFileSync(to, name.endsWith('.ts') ? compile(fs.readFileSync(from, 'utf8')) : fs.readFileSync(from))
  }
}

function compile(source: string): string {
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true }
  return ts.transpileModule(source.replace(/(from '\.[^']+)\.ts'/g, "$1.mjs'"), { compilerOptions: options }).outputText
}

function startNode({ folder, kind }: Launching, body: string): ChildProcess {
  const script = `import { ownSignals } from '${folder}/end-with-us.mjs'
    import { openRunner } from '${folder}/runner.mjs'
    const runner = openRunner({ launcher: '${kind}' })
    const hooks = { 'never-ends': '${hookPath('never-ends')}', 'never-reads': '${hookPath('never-reads')}' }
    const start = (name) => ({ argv: [hooks[name]], cwd: '${folder}', env: { PATH: process.env.PATH }, timeoutMs: 60000, input: 'x', completeAt: 'pipes', outputCap: 1000 })
    ${body}`
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
}

/** Resolves once two hooks of the program run. */
async function startProgram({ folder, kind }: Launching, body: string): Promise<ChildProcess> {
  const run = "for (const _ of [1, 2]) void runner.run(start('never-ends'))"
  const program = startNode({ folder, kind }, `${run}\n${body}`)
  for (let n = 0; n < 200 && standingIn(folder).length < 4; n++) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(standingIn(folder).length).toBe(4)
  return program
}

async function ended(program: ChildProcess): Promise<{ code: number | null; signal: string | null }> {
  if (program.exitCode === null && program.signalCode === null) await new Promise((resolve) => program.once('exit', resolve))
  await new Promise((resolve) => setTimeout(resolve, 50))
  return { code: program.exitCode, signal: program.signalCode }
}

function standingIn(folder: string): string[] {
  return fs.readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && fs.readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
    } catch {
      return false
    }
  })
}
