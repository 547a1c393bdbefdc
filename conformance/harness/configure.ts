import type { RecordedHook, Row } from './rows.ts'

/** A file of the project: its text, and its mode where it is not that of a plain one. */
export interface ProjectFile {
  text: string
  mode?: number
}

type Configured = { matcher?: string; command: string }

const grouped = (entries: Configured[], timeout: number) =>
  entries.map(({ matcher, command }) => ({
    ...(matcher !== undefined && { matcher }),
    hooks: [{ type: 'command', command, timeout }],
  }))

/** Each agent's own file, as the agents were given it. */
const FILES: Record<string, (entries: Configured[], row: Row) => [string, unknown]> = {
  'claude-code': (entries, row) => ['.claude/settings.json', { hooks: { [row.native_event]: grouped(entries, row.timeout_s) } }],
  codex: (entries, row) => ['.codex/hooks.json', { hooks: { [row.native_event]: grouped(entries, row.timeout_s) } }],
  'gemini-cli': (entries, row) => ['.gemini/settings.json', { hooks: { [row.native_event]: grouped(entries, row.timeout_s * 1_000) } }],
  'qwen-code': (entries, row) => ['.qwen/settings.json', { hooks: { [row.native_event]: grouped(entries, row.timeout_s) } }],
  copilot: (entries, row) => [
    '.github/hooks/hooks.json',
    {
      version: 1,
      hooks: {
        [row.native_event]: entries.map(({ matcher, command }) => ({
          ...{ type: 'command', bash: command, timeoutSec: row.timeout_s },
          ...(matcher !== undefined && { matcher }),
        })),
      },
    },
  ],
}

/** A project whose hooks are those of the row. */
export function configure(row: Row): Record<string, ProjectFile> {
  const files: Record<string, ProjectFile> = { 'in.txt': { text: 'line one\nold\nline three\n' } }
  const entries = row.hooks.map((hook, index) => ({
    ...(hook.matcher !== undefined && { matcher: hook.matcher }),
    command: writeHook(hook, `hooks/hook-${index}.sh`, files),
  }))
  const write = FILES[row.agent]
  if (write === undefined) throw new Error(`no configuration of ${row.agent} is known here`)
  const [name, settings] = write(entries, row)
  return { ...files, [name]: { text: JSON.stringify(settings) } }
}

function writeHook({ shell, script, file_mode, behaviour = {} }: RecordedHook, name: string, files: Record<string, ProjectFile>): string {
  if (shell !== undefined) return shell
  if (script !== undefined) {
    files[name] = { text: script, mode: Number.parseInt(file_mode ?? '644', 8) }
    return `./${name}`
  }
  const say = (text: string, descriptor: number) => {
    files[`${name}.${descriptor}`] = { text: text.replace(/<<(.)\*(\d+)>>/g, (_, one: string, times) => one.repeat(Number(times))) }
    return `cat ./${name}.${descriptor} >&${descriptor}`
  }
  const lines = [
    'cat >/dev/null',
    ...(behaviour.sleepMs === undefined ? [] : [`sleep ${behaviour.sleepMs / 1_000}`]),
    ...(behaviour.stderr === undefined ? [] : [say(behaviour.stderr, 2)]),
    ...(behaviour.stdout === undefined ? [] : [say(behaviour.stdout, 1)]),
    ...(behaviour.signal === undefined ? [] : [`kill -${behaviour.signal.replace('SIG', '')} $$`]),
    `exit ${behaviour.exit ?? 0}`,
  ]
  files[name] = { text: `${lines.join('\n')}\n` }
  return `sh ./${name}`
}
