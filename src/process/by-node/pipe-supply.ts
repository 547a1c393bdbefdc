import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import { Socket } from 'node:net'

/** The read end of a pipe: non-blocking, closed on exec. */
export interface PipeEnd {
  fd: number
  /** As /proc/PID/fd names the pipe: `pipe:[123]`. */
  name: string
}

/** The pipes of one hook. */
export type PipeTrio = [stdin: PipeEnd, stdout: PipeEnd, stderr: PipeEnd]

/** Hands out anonymous pipes that nobody else holds. */
export interface PipeSupply {
  /** Null where this machine offers no way to them: then Node's own must do. The taker closes them. */
  take(): Promise<PipeTrio | null>
  close(): void
}

/**
 * The outside facts: Node gives a child socket pairs as its stdio, and on Linux a socket cannot be opened again through /dev/stdin or /dev/stderr (ENXIO);
 * a named FIFO can, but its opening blocks once the writer is gone. Only pipe(2) does both, and Node has no call for it. A shell does: a short here-document
 * lies in an anonymous pipe (dash, busybox, bash 5.1+), and /proc/PID/fd opens a second end of it. So one small shell makes pipes on demand, six a turn.
 */
const MAKER = `while read -r turn; do
exec 3<<E 4<<E 5<<E 6<<E 7<<E 8<<E
${'\nE\n'.repeat(6)}echo
done`
const MADE_FDS = [3, 4, 5, 6, 7, 8]
const LOW_STOCK = 9
const MAKER_ANSWERS_WITHIN_MS = 5000

/** Opens a supply; its helper is started with the first take. */
export function openPipeSupply(): PipeSupply {
  const stock: PipeEnd[] = []
  let maker: ChildProcess | null = null
  let turn: Promise<boolean> | null = null
  let closed = false
  let usable: boolean | null = process.platform === 'linux' ? null : false

  return {
    take: async () => {
      if (usable === false) return null
      // A helper that a hook has killed is started once more.
      for (let failed = 0; stock.length < 3 && failed < 2; ) if (!(await refill())) failed += 1
      usable ??= stock.length >= 3
      const [stdin, stdout, stderr] = stock.length < 3 ? [] : stock.splice(0, 3)
      if (stdin === undefined || stdout === undefined || stderr === undefined) return null
      if (stock.length < LOW_STOCK) void refill()
      return [stdin, stdout, stderr]
    },
    close: () => {
      closed = true
      maker?.kill('SIGKILL')
      for (const { fd } of stock.splice(0)) fs.closeSync(fd)
    },
  }

  /** One turn of the helper, shared by all who wait for it; false when it brought nothing. */
  function refill(): Promise<boolean> {
    if (closed) return Promise.resolve(false)
    turn ??= nextTurn().finally(() => {
      turn = null
    })
    return turn
  }

  async function nextTurn(): Promise<boolean> {
    maker ??= startMaker()
    const current = maker
    const made = (await askMaker(current)) && !closed ? openMade(current.pid ?? 0) : []
    stock.push(...made)
    if (made.length > 0) return true
    current.kill('SIGKILL')
    maker = null
    return false
  }
}

/** In a group of its own, so that a Ctrl-C at the terminal leaves it to us; it ends with its stdin, so also with us. */
function startMaker(): ChildProcess {
  const maker = spawn('/bin/sh', ['-c', MAKER], { cwd: '/', env: {}, stdio: ['pipe', 'pipe', 'ignore'], detached: true })
  maker.on('error', () => {})
  maker.stdin?.on('error', () => {})
  maker.unref()
  for (const end of [maker.stdin, maker.stdout]) if (end instanceof Socket) end.unref()
  return maker
}

function askMaker(maker: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (answered: boolean) => {
      clearTimeout(timer)
      maker.stdout?.off('data', answer)
      maker.off('exit', gone).off('error', gone)
      resolve(answered)
    }
    const answer = () => settle(true)
    const gone = () => settle(false)
    const timer = setTimeout(gone, MAKER_ANSWERS_WITHIN_MS)
    maker.stdout?.on('data', answer)
    maker.on('exit', gone).on('error', gone)
    if (maker.exitCode !== null || maker.signalCode !== null) return gone()
    maker.stdin?.write('\n')
  })
}

function openMade(pid: number): PipeEnd[] {
  const made: PipeEnd[] = []
  try {
    for (const number of MADE_FDS) {
      const path = `/proc/${pid}/fd/${number}`
      const name = fs.readlinkSync(path)
      if (!name.startsWith('pipe:')) throw new Error(`${path} is no pipe`)
      const fd = fs.openSync(path, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK)
      made.push({ fd, name })
      // The here-document's one empty line: an empty document would be no pipe in bash.
      fs.readSync(fd, Buffer.alloc(2))
    }
    return made
  } catch {
    for (const { fd } of made) fs.closeSync(fd)
    return []
  }
}
