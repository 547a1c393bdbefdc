import { type ChildProcess, spawn } from 'node:child_process'
import type { Ending, HookStart } from '../model/hook.ts'
import { awaitAnswer } from './await-answer.ts'
import { explainStartFailure, findImpossible } from './explain-start-failure.ts'
import type { HookPipes } from './hook-pipes.ts'
import type { Watched } from './prove-owner.ts'
import type { ProcessWatch } from './watch-processes.ts'

/** What the hooks of one run share. */
export interface HookContext {
  watch: ProcessWatch
  openPipes(input: string): Promise<HookPipes>
  /** Folders that belong to hooks alone: a process that stands in one was started by a hook and is ended with it. */
  scratch: readonly string[]
}

/** Starts one hook, feeds it, waits for its answer and leaves no process of it behind. Never throws: what went wrong is in the ending. */
export async function runHook(start: HookStart, { watch, openPipes, scratch }: HookContext): Promise<Ending> {
  const impossible = findImpossible(start)
  if (impossible !== null) return notStarted(impossible)
  const pipes = await openPipes(start.input).catch(toCode)
  if (typeof pipes === 'string') return notStarted({ code: pipes, message: `No pipes could be opened for the hook (${pipes}).` })

  const watched = watch.expect({ pipes: pipes.names, scratch })
  const began = performance.now()
  const child = launch(start, pipes, watched)
  if (typeof child === 'string' || child.pid === undefined) {
    pipes.close()
    const code = typeof child === 'string' ? child : await failureOf(child)
    return notStarted({ code, message: explainStartFailure(start, code) })
  }
  watch.begin(watched, child.pid)
  const { stdout, stderr, answered } = awaitAnswer(child, pipes.attach(child), start)

  const answer = await answered
  const ms = performance.now() - began
  const leftovers = await watch.end(watched)
  const base = { stdout: stdout.text(), stderr: stderr.text(), ms, readInput: pipes.readInput(), leftovers }
  pipes.close()
  return { ...base, ...answer }
}

/** A code instead of a child where spawn throws at once; a child without pid will still emit its error. */
function launch({ argv, cwd, env }: HookStart, { stdio }: HookPipes, { mark }: Watched): ChildProcess | string {
  const [file = '', ...args] = argv
  try {
    return spawn(file, args, { cwd, env: { ...env, [mark.name]: mark.value }, stdio, detached: true, windowsHide: true })
  } catch (error) {
    return toCode(error)
  }
}

function failureOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(toCode(error)))
  })
}

function toCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN'
}

function notStarted({ code, message }: { code: string; message: string }): Ending {
  return { kind: 'not-started', code, message, stdout: '', stderr: '', ms: 0, readInput: null, leftovers: 0 }
}
