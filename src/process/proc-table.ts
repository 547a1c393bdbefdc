import fs from 'node:fs'

/** One process as `/proc/PID/stat` shows it. */
export interface Proc {
  pid: number
  ppid: number
  pgid: number
  sid: number
  /** Start time in clock ticks since boot: with the pid it names a process for good. */
  start: string
}

/** The ids of all processes; null where there is no Linux `/proc`. */
export function listPids(): number[] | null {
  try {
    const pids = fs.readdirSync('/proc').map(Number).filter(Number.isInteger)
    return pids.includes(process.pid) ? pids : null
  } catch {
    return null
  }
}

/** PF_EXITING in the kernel's include/linux/sched.h: set before a dying process closes its files, never taken back. */
const EXITING = 0x4

/** A process, `dead` when it will run no more but is still listed, `gone` when it is not even that. */
export function readProc(pid: number): Proc | 'dead' | 'gone' {
  const stat = readText(`/proc/${pid}/stat`)
  // proc(5): the second field is the program's name in brackets and may itself hold blanks and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, ppid, pgid, sid] = fields
  const flags = Number(fields[6])
  const threads = Number(fields[17])
  const start = fields[19]
  if (start === undefined) return 'gone'
  // The state is the first thread's alone: it may have ended and left others running.
  if ((state === 'Z' || state === 'X' || (flags & EXITING) !== 0) && threads <= 1) return 'dead'
  return { pid, ppid: Number(ppid), pgid: Number(pgid), sid: Number(sid), start }
}

/** The environment that a process was started with, as `NAME=value` entries; empty when it has none or may not be read. */
export function readEnvironment(pid: number): string[] {
  return readText(`/proc/${pid}/environ`).split('\0').slice(0, -1)
}

/** Where a process stands; null when it may not be read. A deleted folder keeps its path, with ` (deleted)` behind it. */
export function readCwd(pid: number): string | null {
  return readLink(`/proc/${pid}/cwd`)
}

/** What a process holds open, as `/proc/PID/fd` names it (`pipe:[123]`); empty when it may not be read. */
export function listOpen(pid: number): string[] {
  try {
    const fds = fs.readdirSync(`/proc/${pid}/fd`)
    return fds.flatMap((fd) => readLink(`/proc/${pid}/fd/${fd}`) ?? [])
  } catch {
    return []
  }
}

/** The pid given out last in this pid namespace (proc(5), loadavg); 0 where it cannot be read. */
export function lastPid(): number {
  return Number(readText('/proc/loadavg').trim().split(' ').at(-1))
}

/** Read once per process and hook: one buffer and three calls, where readFileSync makes five. An environment may be longer: then the rest follows. */
const buffer = Buffer.allocUnsafe(131072)

function readText(path: string): string {
  try {
    const fd = fs.openSync(path, 'r')
    try {
      let text = ''
      for (let length = buffer.length; length === buffer.length; ) {
        length = fs.readSync(fd, buffer)
        text += buffer.toString('latin1', 0, length)
      }
      return text
    } finally {
      fs.closeSync(fd)
    }
  } catch {
    return ''
  }
}

function readLink(path: string): string | null {
  try {
    return fs.readlinkSync(path)
  } catch {
    return null
  }
}
