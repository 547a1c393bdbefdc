import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { constants } from 'node:os'
import type { HookStart } from '../../model/hook.ts'
import { endTree } from '../end-descendants.ts'
import type { HookListener, HookRest } from '../launcher.ts'
import { signalOne } from '../send-signal.ts'
import { readFrames, writeFrame, writeTexts } from './frames.ts'

/** Read before any hook runs: one that changed the file would change what later helpers do. */
const SOURCE = readFileSync(new URL('./helper.pl', import.meta.url), 'utf8')
const PERL = '/usr/bin/perl'
/** Numbers of read, write, close, fcntl, pipe2, dup3, setsid, prctl (Linux: arch/x86/entry/syscalls/syscall_64.tbl, include/uapi/asm-generic/unistd.h). */
const SYSCALLS: Partial<Record<NodeJS.Architecture, number[]>> = {
  x64: [0, 1, 3, 72, 293, 292, 112, 157],
  arm64: [63, 64, 57, 25, 59, 24, 157, 167],
}
/** Behind walls, with many started side by side on a busy machine. */
const READY_WITHIN_MS = 10_000
/** Enough for hundreds of processes that fork all the time. */
const ENDED_WITHIN_MS = 10_000
/** The reasons that have two names on Linux are called by the first. */
const ERRNO_NAMES = new Map(
  Object.entries(constants.errno)
    .reverse()
    .map(([name, number]) => [number, name]),
)
const SIGNAL_NAMES = new Map(
  Object.entries(constants.signals)
    .reverse()
    .map(([name, number]) => [number, name]),
)

/** A small process that starts hooks for us, one at a time (helper.pl). */
export interface Helper {
  pid: number
  /** False once it has ended, or when it could not end all that a hook had started. */
  isUsable(): boolean
  start(start: HookStart, listener: HookListener): void
  /** Ends the hook that was started last; null when the helper has ended meanwhile. */
  end(): Promise<HookRest | null>
  /** Ends it and all below it, in this very turn. */
  kill(): void
}

/** `wrap` makes the whole command line of it, and so of its hooks. Null where this machine cannot run one: no Linux, no Perl, no system calls, another processor. */
export async function startHelper(wrap: (argv: readonly string[]) => string[]): Promise<Helper | null> {
  const numbers = SYSCALLS[process.arch]
  if (process.platform !== 'linux' || numbers === undefined) return null
  // In a session of its own, so that a Ctrl-C at the terminal leaves it to us; it ends with its stdin, so also with us.
  const [file = '', ...args] = wrap([PERL, '-e', SOURCE, ...numbers.map(String)])
  // LD_BIND_NOW: else each child would look up anew what only children call (ld.so(8)); no hook gets it.
  const child = spawn(file, args, { cwd: '/', env: { LD_BIND_NOW: '1' }, stdio: ['pipe', 'pipe', 'ignore'], detached: true })
  const helper = talkTo(child)
  if (await helper.ready) return helper
  helper.kill()
  return null
}

/** Whether this machine can run one: it is tried. */
export async function canRunHelpers(): Promise<boolean> {
  const helper = await startHelper((argv) => [...argv])
  helper?.kill()
  return helper !== null
}

function talkTo(child: ChildProcess): Helper & { ready: Promise<boolean> } {
  const { stdin, stdout } = child
  let usable = true
  let listener: HookListener | null = null
  let rest: HookRest | null = null
  let isOver = false
  let settleEnd: ((rest: HookRest | null) => void) | null = null
  let endsAt: NodeJS.Timeout | undefined
  const hold = (keep: boolean) => {
    for (const end of [stdin, stdout]) if (end instanceof Socket) keep ? end.ref() : end.unref()
  }

  const ready = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => settle(false), READY_WITHIN_MS)
    const settle = (isReady: boolean) => {
      clearTimeout(timer)
      hold(false)
      resolve(isReady)
    }
    child.once('error', () => settle(false)).once('exit', () => settle(false))
    const hear = readFrames((letter, payload) => (letter === 'H' ? settle(true) : take(letter, payload)))
    stdout?.on('data', hear)
  })
  child.on('exit', lose).on('error', lose)
  child.unref()
  stdin?.on('error', () => {})

  return {
    pid: child.pid ?? 0,
    ready,
    isUsable: () => usable,
    start: ({ argv, cwd, env, input }, events) => {
      listener = events
      rest = null
      isOver = false
      hold(true)
      stdin?.write(writeFrame('S', writeTexts([Object.entries(env).flat().join('\0'), argv.join('\0'), cwd, input])))
    },
    end: () => {
      if (isOver || !usable) return Promise.resolve(rest)
      // A hook may have stopped it; one that does so all the time makes us wait.
      signalOne(child.pid ?? 0, 'SIGCONT')
      stdin?.write(writeFrame('K', Buffer.alloc(0)))
      return new Promise((resolve) => {
        settleEnd = resolve
        endsAt = setTimeout(() => {
          kill()
          lose()
        }, ENDED_WITHIN_MS)
      })
    },
    kill,
  }

  function kill(): void {
    usable = false
    // Its number may by now be another's.
    if (child.exitCode === null && child.signalCode === null) endTree(child.pid ?? 0)
    // What root started for us ends with its stdin.
    stdin?.destroy()
  }

  function take(letter: string, payload: Buffer): void {
    if (letter === 'O') listener?.output('stdout', payload)
    else if (letter === 'E') listener?.output('stderr', payload)
    else if (letter === 'o') listener?.closed('stdout')
    else if (letter === 'e') listener?.closed('stderr')
    else if (letter === 'X') takeStatus(payload.readUInt32BE())
    else if (letter === 'F') listener?.refused(ERRNO_NAMES.get(payload.readUInt32BE()) ?? `errno ${payload.readUInt32BE()}`)
    else if (letter === 'D') takeRest(payload)
  }

  /** As wait(2) packs it. */
  function takeStatus(status: number): void {
    const signal = status & 0x7f
    if (signal === 0) listener?.exited(status >> 8, null)
    else listener?.exited(null, SIGNAL_NAMES.get(signal) ?? `signal ${signal}`)
  }

  function takeRest(payload: Buffer): void {
    const [ended, left, read] = [payload.readUInt32BE(0), payload.readUInt32BE(4), payload.readUInt32BE(8)]
    if (left > 0) usable = false
    over({ leftovers: ended, readInput: read === 2 ? null : read === 1 })
  }

  function over(found: HookRest | null): void {
    rest = found
    isOver = true
    hold(false)
    clearTimeout(endsAt)
    settleEnd?.(rest)
    settleEnd = null
  }

  /** A hook that ended its helper is ended with it (PR_SET_PDEATHSIG), by SIGKILL. */
  function lose(): void {
    usable = false
    if (isOver) return
    listener?.exited(null, 'SIGKILL')
    listener?.closed('stdout')
    listener?.closed('stderr')
    over(null)
  }
}
