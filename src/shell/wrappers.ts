import type { ReadWord } from './words.ts'

/** How to find the command that a program starts among its own arguments. */
interface Wrapper {
  /** Short options that take a value. */
  short: string
  /** Long options that take their value as the next word. */
  long: readonly string[]
  /** Words of its own before the command (`timeout 5 CMD`). */
  operands: number
  /** An option with which it starts nothing. */
  asks?: RegExp
}

/** The words of the command that a program starts; null when it is none that only starts another one. */
export function unwrap(name: string, args: readonly ReadWord[]): readonly ReadWord[] | null {
  const wrapper = WRAPPERS.get(name)
  if (wrapper === undefined) return null
  const { asks } = wrapper
  return asks !== undefined && args[0] !== undefined && asks.test(args[0].text) ? [] : skipOptions(args, wrapper)
}

function wrapper(short = '', long: readonly string[] = [], operands = 0): Wrapper {
  return { short, long, operands }
}

// Options from the manuals of sudo 1.9, GNU coreutils 9, GNU findutils 4.9, util-linux 2.39, GNU time 1.9, strace 6 and Bash 5.
const WRAPPERS: ReadonlyMap<string, Wrapper> = new Map([
  ['sudo', wrapper('ughpCrtTURDac', ['--user', '--group', '--host', '--prompt', '--chdir', '--chroot', '--role', '--type'])],
  ['doas', wrapper('uC')],
  ['runuser', wrapper('ugGw', ['--user', '--group', '--supp-group', '--whitelist-environment'])],
  ['env', wrapper('uCa', ['--unset', '--chdir', '--argv0'])],
  ['nohup', wrapper()],
  ['setsid', wrapper()],
  ['command', { ...wrapper(), asks: /^-p?[vV]/ }],
  ['builtin', wrapper()],
  ['noglob', wrapper()],
  ['exec', wrapper('a')],
  ['busybox', wrapper()],
  ['toybox', wrapper()],
  ['time', wrapper('fo', ['--format', '--output'])],
  ['nice', wrapper('n', ['--adjustment'])],
  ['ionice', wrapper('cn', ['--class', '--classdata'])],
  ['chrt', wrapper('TPD', [], 1)],
  ['taskset', wrapper('', [], 1)],
  ['setarch', wrapper('', [], 1)],
  ['timeout', wrapper('ks', ['--kill-after', '--signal'], 1)],
  ['gtimeout', wrapper('ks', ['--kill-after', '--signal'], 1)],
  ['stdbuf', wrapper('ioe', ['--input', '--output', '--error'])],
  ['chroot', wrapper('', ['--userspec', '--groups'], 1)],
  ['unshare', wrapper('RwSG', ['--root', '--wd', '--setuid', '--setgid', '--propagation', '--map-user', '--map-group'])],
  ['nsenter', wrapper('tSG', ['--target', '--setuid', '--setgid'])],
  ['flock', wrapper('wE', ['--timeout', '--wait', '--conflict-exit-code'], 1)],
  ['strace', wrapper('aeEIobOpPsSuUX', [])],
  ['ltrace', wrapper('aAeDFlnopsuwxX', [])],
  ['fakeroot', wrapper('lfib', ['--lib', '--faked'])],
  ['xvfb-run', wrapper('efnpsw', ['--error-file', '--auth-file', '--server-num', '--server-args'])],
  ['systemd-run', wrapper('pEHMtu', ['--property', '--setenv', '--unit', '--slice', '--uid', '--gid', '--working-directory'])],
  ['watch', wrapper('nqs', ['--interval', '--equexit'])],
  ['parallel', wrapper('jIaSnLPNCd', ['--jobs', '--arg-file', '--colsep', '--delimiter', '--joblog', '--results', '--sshlogin'])],
  ['xargs', wrapper('IdaEnLPs', ['--delimiter', '--arg-file', '--max-args', '--max-procs', '--max-chars', '--process-slot-var'])],
])

function skipOptions(args: readonly ReadWord[], { short, long, operands }: Wrapper): readonly ReadWord[] {
  let left = operands
  let at = 0
  for (; at < args.length; at += 1) {
    const arg = args[at]?.text ?? ''
    if (arg === '--' || arg === '-' || /^[A-Za-z_]\w*=/.test(arg)) continue
    if (arg.startsWith('-')) {
      if (takesNextWord(arg, short, long)) at += 1
      continue
    }
    if (left === 0) break
    left -= 1
  }
  return args.slice(at)
}

function takesNextWord(option: string, short: string, long: readonly string[]): boolean {
  if (option.startsWith('--')) return long.includes(option)
  const letters = option.slice(1)
  const valued = [...letters].findIndex((letter) => short.includes(letter))
  return valued >= 0 && valued === letters.length - 1
}
