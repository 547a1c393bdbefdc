import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { PipeTrio } from './pipe-supply.ts'

/** The standard streams of one hook, from our side. */
export interface HookPipes {
  /** What spawn gives the hook. */
  stdio: [number | 'pipe', number | 'pipe', number | 'pipe']
  /** As /proc/PID/fd names them; empty when unknown. */
  names: ReadonlySet<string>
  /** Feeds the input and opens the output; to be called in the turn of the start. */
  attach(child: ChildProcess): { stdout: Readable; stderr: Readable }
  /** Whether the hook took anything from its stdin; null when that cannot be told. */
  readInput(): boolean | null
  close(): void
}

const { O_RDONLY, O_WRONLY, O_NONBLOCK } = fs.constants
/** The capacity of a Linux pipe (pipe(7)): what nobody has read is never more. */
const PIPE_BYTES = 65536

/**
 * Real pipes. The input goes in before the start as far as the pipe takes it, the rest as the hook reads; we keep a read end of stdin, so that
 * an unread input is no broken pipe and what is left in it tells whether the hook read. Throws what opening a file throws (EMFILE).
 */
export function openOwnPipes(trio: PipeTrio, text: string): HookPipes {
  const input = Buffer.from(text, 'utf8')
  const [stdin, stdout, stderr] = [trio[0].fd, trio[1].fd, trio[2].fd]
  const fds = new Set<number>([stdin, stdout, stderr])
  const sockets: Socket[] = []
  const reopen = (fd: number, flags: number) => {
    const opened = fs.openSync(`/proc/self/fd/${fd}`, flags)
    fds.add(opened)
    return opened
  }
  const drop = (fd: number) => {
    if (fds.delete(fd)) fs.closeSync(fd)
  }
  const toSocket = (fd: number, side: { readable: boolean; writable: boolean }) => {
    fds.delete(fd)
    const socket = new Socket({ fd, ...side })
    socket.on('error', () => {})
    sockets.push(socket)
    return socket
  }
  const close = () => {
    for (const socket of sockets) socket.destroy()
    for (const fd of fds) drop(fd)
  }

  try {
    const writer = reopen(stdin, O_WRONLY | O_NONBLOCK)
    const written = input.length === 0 ? 0 : fs.writeSync(writer, input)
    const ends: [number, number, number] = [reopen(stdin, O_RDONLY), reopen(stdout, O_WRONLY), reopen(stderr, O_WRONLY)]
    if (written === input.length) drop(writer)
    return {
      stdio: ends,
      names: new Set(trio.map((end) => end.name)),
      attach: () => {
        for (const fd of ends) drop(fd)
        if (fds.has(writer)) toSocket(writer, { readable: false, writable: true }).end(input.subarray(written))
        return {
          stdout: toSocket(stdout, { readable: true, writable: false }),
          stderr: toSocket(stderr, { readable: true, writable: false }),
        }
      },
      readInput: () => {
        if (input.length === 0) return null
        const unread = drain(stdin)
        return unread.length < written || !unread.equals(input.subarray(0, unread.length))
      },
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

/** Node's own: on Linux a hook cannot open these again by name (/dev/stdin), elsewhere nothing is lost but readInput. */
export function useNodePipes(text: string): HookPipes {
  let streams: (Readable | ChildProcess['stdin'])[] = []
  return {
    stdio: ['pipe', 'pipe', 'pipe'],
    names: new Set(),
    attach: (child) => {
      streams = [child.stdin, child.stdout, child.stderr]
      for (const stream of streams) stream?.on('error', () => {})
      child.stdin?.end(text)
      return { stdout: child.stdout ?? Readable.from([]), stderr: child.stderr ?? Readable.from([]) }
    },
    readInput: () => null,
    close: () => {
      for (const stream of streams) stream?.destroy()
    },
  }
}

const drained = Buffer.allocUnsafe(PIPE_BYTES)

function drain(fd: number): Buffer {
  let length = 0
  try {
    for (let more = -1; more !== 0; length += more) more = fs.readSync(fd, drained, length, PIPE_BYTES - length, null)
  } catch {
    // EAGAIN: empty, though somebody still holds the other end.
  }
  return drained.subarray(0, length)
}
