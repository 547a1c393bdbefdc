import * as fs from 'node:fs'

/** Living processes of a run: those that carry a text in their environment or command line, or stand in a folder. */
export function listProcesses({ variable, folder }: { variable: string; folder: string }): { pid: number; command: string }[] {
  return fs
    .readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid && !/\) [ZX] /.test(read(`/proc/${pid}/stat`)))
    .filter((pid) => {
      const told = `${read(`/proc/${pid}/environ`)} ${read(`/proc/${pid}/cmdline`)}`
      return told.includes(variable) || standsIn(pid).startsWith(folder)
    })
    .map((pid) => ({ pid: Number(pid), command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ') }))
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}

function standsIn(pid: string): string {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}
