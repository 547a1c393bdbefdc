import { CONFIG_FILE, NAMING_KEYS } from '../config/file-form.ts'
import type { HookEntry } from '../config/read-config-file.ts'
import type { ConfigFinding, LoadedHook } from '../model/dialect.ts'
import type { HookSettings } from '../model/hook.ts'
import type { Configured } from '../replay/replay-transcript.ts'
import { nearestName } from '../text/nearest.ts'
import { showValue } from '../text/show.ts'

/** Gives each hook what the entries that speak for it settle; an entry that speaks for none is a finding. Entries add up. */
export function settleHooks(
  loaded: readonly Configured[],
  entries: readonly HookEntry[],
): { all: Configured[]; findings: ConfigFinding[] } {
  const hooks = loaded.flatMap((each) => each.loaded.hooks)
  return {
    all: loaded.map(({ dialect, loaded: found }) => ({
      dialect,
      loaded: { ...found, hooks: found.hooks.map((hook) => settleHook(hook, entries)) },
    })),
    findings: entries.filter((entry) => !hooks.some((hook) => speaksFor(entry, hook))).map((entry) => describe(entry, hooks)),
  }
}

function settleHook(hook: LoadedHook, entries: readonly HookEntry[]): LoadedHook {
  const speaking = entries.filter((entry) => speaksFor(entry, hook))
  if (speaking.length === 0) return hook
  const settings: HookSettings = {
    isReplayed: speaking.every((entry) => entry.isReplayed),
    isPure: speaking.some((entry) => entry.isPure),
    at: speaking.map((entry) => ({ path: CONFIG_FILE, ...entry.at })),
  }
  return { ...hook, settings }
}

function speaksFor({ names }: HookEntry, hook: LoadedHook): boolean {
  return NAMING_KEYS.every((key) => names[key] === undefined || names[key] === hook[key])
}

function describe(entry: HookEntry, hooks: readonly LoadedHook[]): ConfigFinding {
  const named = NAMING_KEYS.flatMap((key) => (entry.names[key] === undefined ? [] : [`${key} ${showValue(entry.names[key])}`])).join(', ')
  const nearest = findNearest(entry, hooks)
  return {
    id: 'setting-without-hook',
    level: 'error',
    message: `no configured hook has ${named}`,
    at: { path: CONFIG_FILE, ...entry.at },
    live: null,
    mend: nearest ?? 'Remove the entry: no hook is configured.',
  }
}

/** What was probably meant: the same command elsewhere, else the command most like it, else what there is. */
function findNearest({ names }: HookEntry, hooks: readonly LoadedHook[]): string | null {
  const commands = [...new Set(hooks.map((hook) => hook.command))]
  const same = hooks.find((hook) => hook.command === names.command)
  if (same !== undefined) {
    const matcher = same.matcher === null ? 'without a matcher' : `with the matcher ${showValue(same.matcher)}`
    return `The command stands at ${same.event} of ${same.dialect} ${matcher} (${same.at.path}:${same.at.line ?? 1}).`
  }
  const wanted = names.command ?? ''
  const part = wanted.trim() === '' ? undefined : commands.find((each) => each.includes(wanted) || wanted.includes(each))
  const near = nearestName(wanted, commands) ?? part ?? findSameProgram(wanted, commands)
  if (near !== undefined) return `Did you mean ${showValue(near)}? \`hookwitness hooks\` lists all.`
  return commands.length === 0 ? null : `\`hookwitness hooks\` lists the commands, the first is ${showValue(commands[0])}.`
}

/** A command that names a file of the same name: scripts are moved more often than renamed. */
function findSameProgram(wanted: string, commands: readonly string[]): string | undefined {
  const files = (command: string) => [...command.matchAll(/[^\s/'"]+\.\w+/g)].map(([file]) => file)
  const own = files(wanted)
  return commands.find((command) => files(command).some((file) => own.includes(file)))
}
