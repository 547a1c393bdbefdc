import fs from 'node:fs'
import path from 'node:path'
import type { HookStart } from '../model/hook.ts'

/** What is wrong with a start that can never work, before it is tried; null when nothing is. */
export function findImpossible({ argv, cwd, env }: HookStart): { code: string; message: string } | null {
  if (argv[0] === undefined || argv[0] === '') return { code: 'EINVAL', message: "The hook's command is empty." }
  const texts = [...argv, cwd, ...Object.entries(env).flat()]
  if (texts.some((text) => text.includes('\0'))) {
    return { code: 'EINVAL', message: "The hook's arguments, folder or environment hold a NUL byte, which no program can be given." }
  }
  return null
}

/** One sentence that says why the system refused to start a hook. Node names the program whatever was missing, so each path is looked at again. */
export function explainStartFailure(start: HookStart, code: string): string {
  return explainFolder(start.cwd) ?? explainSize(code) ?? explainProgram(start, code)
}

function explainFolder(cwd: string): string | null {
  const stat = fs.statSync(cwd, { throwIfNoEntry: false })
  if (stat === undefined) return `The folder ${cwd}, in which the hook starts, does not exist.`
  return stat.isDirectory() ? null : `${cwd}, in which the hook starts, is no folder.`
}

function explainSize(code: string): string | null {
  if (code !== 'E2BIG') return null
  return "The hook's arguments and environment are larger than the system takes (E2BIG; on Linux 128 KiB for one of them)."
}

function explainProgram({ argv, cwd, env }: HookStart, code: string): string {
  const name = argv[0] ?? ''
  const program = name.includes('/') ? path.resolve(cwd, name) : findInPath(name, cwd, env.PATH)
  if (program === null) return `The program ${name} is in no folder of the hook's PATH.`
  const stat = fs.statSync(program, { throwIfNoEntry: false })
  if (stat === undefined) return `The program ${program} does not exist.`
  if (stat.isDirectory()) return `${program} is a folder, not a program.`
  if ((stat.mode & 0o111) === 0) return `${program} is not executable (chmod +x).`
  const interpreter = readInterpreter(program)
  if (interpreter === null) return `The program ${program} could not be started (${code}).`
  const crlf = interpreter.endsWith('\r') ? ', because the line ends with a carriage return (CRLF)' : ''
  return `${program} could not be started (${code}): its first line names the interpreter ${interpreter.trim()}, which cannot be run${crlf}.`
}

function findInPath(name: string, cwd: string, folders = ''): string | null {
  const places = folders.split(path.delimiter).map((folder) => path.resolve(cwd, folder, name))
  return places.find((place) => fs.existsSync(place)) ?? null
}

/** The program that a `#!` line names, up to the first blank; a carriage return at its end is kept. */
function readInterpreter(program: string): string | null {
  try {
    const fd = fs.openSync(program, 'r')
    const head = Buffer.alloc(256)
    const length = fs.readSync(fd, head)
    fs.closeSync(fd)
    return /^#![ \t]*([^ \t\n]+)/.exec(head.toString('utf8', 0, length))?.[1] ?? null
  } catch {
    return null
  }
}
