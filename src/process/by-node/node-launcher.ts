import { type ChildProcess, spawn } from 'node:child_process'
import type { HookStart } from '../../model/hook.ts'
import type { HookListener, LaunchedHook, Launcher } from '../launcher.ts'
import type { Watched } from '../prove-owner.ts'
import { watchProcesses } from '../watch-processes.ts'
import { type HookPipes, openOwnPipes, useNodePipes } from './hook-pipes.ts'
import { openPipeSupply } from './pipe-supply.ts'

/** Has hooks started by this process itself: works wherever Node does. `pipes: 'node'` uses Node's own even where better ones can be had. */
export function openNodeLauncher({ pipes: kind }: { pipes: 'own' | 'node' } = { pipes: 'own' }): Launcher {
  const watch = watchProcesses()
  const supply = openPipeSupply()

  return {
    launch: async (start, { scratch, listener }) => {
      const pipes = await openPipes(start.input).catch(toCode)
      if (typeof pipes === 'string') return refuse(pipes, listener)
      const watched = watch.expect({ pipes: pipes.names, scratch })
      const child = spawnHook(start, pipes, watched)
      if (typeof child === 'string') return refuse(child, listener, pipes)
      listen(child, pipes, listener)
      if (child.pid === undefined) return { end: async () => nothingLeft(pipes) }
      watch.begin(watched, child.pid)
      return {
        end: async () => {
          const leftovers = await watch.end(watched)
          const readInput = pipes.readInput()
          pipes.close()
          return { leftovers, readInput }
        },
      }
    },
    endAllNow: watch.endAllNow,
    close: () => {
      watch.endAllNow()
      supply.close()
    },
  }

  async function openPipes(input: string): Promise<HookPipes> {
    const trio = kind === 'own' ? await supply.take() : null
    return trio === null ? useNodePipes(input) : openOwnPipes(trio, input)
  }
}

/** A code instead of a child where spawn throws at once; a child without pid will still emit its error. */
function spawnHook({ argv, cwd, env }: HookStart, { stdio }: HookPipes, { mark }: Watched): ChildProcess | string {
  const [file = '', ...args] = argv
  try {
    return spawn(file, args, { cwd, env: { ...env, [mark.name]: mark.value }, stdio, detached: true, windowsHide: true })
  } catch (error) {
    return toCode(error)
  }
}

function listen(child: ChildProcess, pipes: HookPipes, listener: HookListener): void {
  child.on('error', (error) => {
    if (child.pid === undefined) listener.refused(toCode(error))
  })
  child.once('exit', (code, signal) => listener.exited(code, signal))
  if (child.pid === undefined) return
  const streams = pipes.attach(child)
  for (const name of ['stdout', 'stderr'] as const) {
    streams[name].on('data', (bytes: Buffer) => listener.output(name, bytes))
    streams[name].on('close', () => listener.closed(name))
  }
}

function refuse(code: string, listener: HookListener, pipes?: HookPipes): LaunchedHook {
  setImmediate(() => listener.refused(code))
  return { end: async () => nothingLeft(pipes) }
}

function nothingLeft(pipes?: HookPipes): { leftovers: number; readInput: null } {
  pipes?.close()
  return { leftovers: 0, readInput: null }
}

function toCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN'
}
