import { listCommands, type SimpleCommand } from './commands.ts'

/** Spellings of what a command really starts. */
export interface LooseForms {
  forms: string[]
  /** False when a script given to a shell could not be read, or scripts nest too deep. */
  certain: boolean
}

/**
 * The loose forms of a command: its words with quotes removed and single blanks, also without the folder of the program,
 * without programs that only start another one (`sudo`, `env` …), and the commands inside a script given to a shell
 * (`sh -c`, `eval`). Of the given commands together at most 2,000.
 */
export function listLooseForms(commands: readonly SimpleCommand[]): LooseForms {
  const forms = new Set<string>()
  const certain = commands.every((command) => addForms(command.texts, forms, 0))
  return { forms: [...forms], certain }
}

const MAX_SCRIPTS_DEEP = 5
const MAX_WRAPPERS = 16
const MAX_FORMS = 2_000

function addForms(words: readonly string[], forms: Set<string>, depth: number): boolean {
  let rest = words
  for (let wrappers = 0; wrappers <= MAX_WRAPPERS; wrappers += 1) {
    const [program, ...args] = rest
    if (program === undefined) return true
    if (forms.size >= MAX_FORMS) return false
    const name = baseName(program)
    forms.add(rest.join(' '))
    forms.add([name, ...args].join(' '))
    const script = scriptOf(name, args)
    if (script !== null) return addScript(script, forms, depth)
    const wrapper = WRAPPERS.get(name)
    if (wrapper === undefined) return true
    rest = skipOptions(args, wrapper)
  }
  return false
}

function addScript(script: string, forms: Set<string>, depth: number): boolean {
  if (depth >= MAX_SCRIPTS_DEEP) return false
  const list = listCommands(script)
  for (const command of list.commands) {
    if (command.source !== '') forms.add(command.source)
    if (!addForms(command.texts, forms, depth + 1)) return false
  }
  return list.certain
}

function baseName(program: string): string {
  return program.slice(Math.max(program.lastIndexOf('/'), program.lastIndexOf('\\')) + 1)
}

const SHELLS = new Set(['sh', 'bash', 'zsh', 'dash', 'ksh', 'ash'])

function scriptOf(name: string, args: readonly string[]): string | null {
  if (name === 'eval') return args.join(' ')
  if (!SHELLS.has(name)) return null
  const flag = args.findIndex((arg) => /^-[A-Za-z]*c[A-Za-z]*$/.test(arg))
  if (flag < 0) return null
  // Options may follow `-c`: `bash -c -x 'rm x'`; `-o` takes a name.
  for (let at = flag + 1; at < args.length; at += 1) {
    const arg = args[at] ?? ''
    if (arg === '-o' || arg === '+o' || arg === '-O' || arg === '+O') at += 1
    else if (arg === '--' || !/^[-+]/.test(arg)) return arg === '--' ? (args[at + 1] ?? null) : arg
  }
  return null
}

interface Wrapper {
  /** Short options that take a value. */
  short: string
  /** Long options that take their value as the next word. */
  long: readonly string[]
  /** Words of its own before the command (`timeout 5 CMD`). */
  operands: number
}

const PLAIN: Wrapper = { short: '', long: [], operands: 0 }

// Options from the manuals of sudo 1.9, GNU coreutils 9, GNU findutils 4.9, GNU time 1.9 and Bash 5.
const WRAPPERS: ReadonlyMap<string, Wrapper> = new Map([
  [
    'sudo',
    { short: 'ughpCrtTURDac', long: ['--user', '--group', '--host', '--prompt', '--chdir', '--chroot', '--role', '--type'], operands: 0 },
  ],
  ['doas', { short: 'uC', long: [], operands: 0 }],
  ['env', { short: 'uCa', long: ['--unset', '--chdir', '--argv0'], operands: 0 }],
  ['nohup', PLAIN],
  ['setsid', PLAIN],
  ['command', PLAIN],
  ['builtin', PLAIN],
  ['noglob', PLAIN],
  ['exec', { short: 'a', long: [], operands: 0 }],
  ['time', { short: 'fo', long: ['--format', '--output'], operands: 0 }],
  ['nice', { short: 'n', long: ['--adjustment'], operands: 0 }],
  ['ionice', { short: 'cn', long: ['--class', '--classdata'], operands: 0 }],
  ['timeout', { short: 'ks', long: ['--kill-after', '--signal'], operands: 1 }],
  ['stdbuf', { short: 'ioe', long: ['--input', '--output', '--error'], operands: 0 }],
  [
    'xargs',
    {
      short: 'IdaEnLPs',
      long: ['--delimiter', '--arg-file', '--max-args', '--max-procs', '--max-chars', '--process-slot-var'],
      operands: 0,
    },
  ],
])

function skipOptions(args: readonly string[], wrapper: Wrapper): readonly string[] {
  let at = 0
  let operands = wrapper.operands
  for (; at < args.length; at += 1) {
    const arg = args[at] ?? ''
    if (arg === '--' || arg === '-') continue
    if (isSplitString(arg)) return splitWords(args.slice(at))
    if (arg.startsWith('-')) {
      if (takesNextWord(arg, wrapper)) at += 1
      continue
    }
    if (/^[A-Za-z_]\w*=/.test(arg)) continue
    if (operands === 0) break
    operands -= 1
  }
  return args.slice(at)
}

function takesNextWord(option: string, wrapper: Wrapper): boolean {
  if (option.startsWith('--')) return wrapper.long.includes(option)
  const letters = option.slice(1)
  const valued = [...letters].findIndex((letter) => wrapper.short.includes(letter))
  return valued >= 0 && valued === letters.length - 1
}

/** `env -S 'rm -rf x'` splits one word into several. */
function isSplitString(option: string): boolean {
  return /^-[A-Za-z0]*S/.test(option) || option === '--split-string' || option.startsWith('--split-string=')
}

function splitWords(args: readonly string[]): readonly string[] {
  const [option = '', ...rest] = args
  const attached = option.replace(/^(--split-string=?|-[A-Za-z0]*?S)/, '')
  return [attached, ...rest]
    .join(' ')
    .split(/\s+/)
    .filter((word) => word !== '')
}
