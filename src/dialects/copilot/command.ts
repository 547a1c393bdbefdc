import type { LoadedHook } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { CopilotHost } from './hosts.ts'

/** What an entry starts: a line for bash or for PowerShell, or a program with its arguments. */
export type Command = { bash: string } | { powershell: string } | { argv: string[] }

/** The keys that each host looks for on Linux, in its order. */
const KEYS: Record<CopilotHost, readonly string[]> = {
  cli: ['bash', 'command'],
  cloud: ['bash', 'command'],
  vscode: ['linux', 'command', 'bash'],
}

/** The command of an entry; null where the host finds none. A command for PowerShell alone is run on Windows, so it counts, where there is one. */
export function findCommand(entry: JsonObject, host: CopilotHost): Command | null {
  const bash = KEYS[host].map((key) => ownString(entry, key)).find((line) => line !== undefined)
  if (bash !== undefined) return { bash }
  const exec = host === 'cli' ? ownString(entry, 'exec') : undefined
  if (exec !== undefined) return { argv: [exec, ...listWords(own(entry, 'args'))] }
  const powershell = host === 'cloud' ? undefined : (ownString(entry, 'powershell') ?? ownString(entry, 'windows'))
  return powershell === undefined ? null : { powershell }
}

function listWords(args: unknown): string[] {
  return Array.isArray(args) ? args.map(String) : []
}

/** For the audits of scripts, and for showing. */
export function formOf(command: Command): LoadedHook['form'] {
  if ('argv' in command) return command
  return { shell: 'bash' in command ? command.bash : command.powershell }
}

/** What is started. */
export function argvOf(command: Command, host: CopilotHost): string[] {
  if ('argv' in command) return command.argv
  if ('powershell' in command) return ['pwsh', '-NoProfile', '-Command', command.powershell]
  const words = command.bash.trim().split(/\s+/)
  const isScript = host !== 'vscode' && words.every((word) => PLAIN_WORD.test(word)) && words[0]?.includes('/') === true
  return isScript ? ['bash', '-c', START_SCRIPT, ...words] : ['bash', '-c', command.bash]
}

const PLAIN_WORD = /^[\w./:@%+,-]+$/

/**
 * Copilot makes a script executable that is not (measured on 1.0.102). A replay changes no mode: it starts the interpreter that the script names.
 */
const START_SCRIPT = [
  'if [ -f "$0" ] && [ ! -x "$0" ]; then',
  '  IFS= read -r line <"$0"',
  '  case $line in "#!"*) exec ${line#??} "$0" "$@" ;; *) exec bash "$0" "$@" ;; esac',
  'fi',
  '"$0" "$@"',
].join('\n')
