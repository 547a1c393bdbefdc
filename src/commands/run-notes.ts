import type { EventCounter } from '../audit/totals.ts'
import { CONFIG_FILE } from '../config/file-form.ts'
import type { FileOption } from '../config/read-config-file.ts'
import type { OptionSource } from '../config/settle.ts'
import type { TranscriptSource } from '../model/transcript.ts'
import type { Sandbox } from '../process/sandbox/open-sandbox.ts'
import { countOf } from '../text/numbers.ts'
import { makeSafe } from '../text/safe.ts'
import type { FoundHooks } from './find-hooks.ts'
import type { OpenedRun } from './open-run.ts'

/** What hooks did over a whole run, as far as notes tell of it. */
export type Counted = Pick<EventCounter, 'rewriting' | 'synthetic'>

/** Sentences that hold for a whole run: what could not be seen, what was set, what was made up. */
export function writeNotes({ options, sources, config }: OpenedRun, hooks: FoundHooks, { rewriting, synthetic }: Counted): string[] {
  const untrusted = hooks.configured.flatMap((each) => each.loaded.hooks).filter((hook) => !hook.trusted).length
  const pure = hooks.configured.flatMap((each) => each.loaded.hooks).filter((hook) => hook.settings?.isPure === true).length
  const unchecked = hooks.configured.filter(
    ({ dialect, loaded }) => rewriting.has(dialect.id) && dialect.permissionRules === 'after-hooks' && loaded.ruleCount === 0,
  )
  return [
    ...describeConfig({ config, sources }),
    ...(pure > 0 ? [`${countOf(pure, 'hook')} answered from memory where an envelope was the same (pure in ${CONFIG_FILE}).`] : []),
    ...(hooks.leftOut.length > 0
      ? [`Hooks of ${hooks.leftOut.join(', ')} are configured, but dialects (${nameSource(sources.dialects)}) leaves them out.`]
      : []),
    ...(options.user_config === null ? ['User-level and managed hooks were not seen (see user_config).'] : []),
    ...hooks.configured.flatMap(({ loaded }) => (loaded.notes ?? []).map(makeSafe)),
    ...hooks.missing.map((id) => `${id} was named in dialects, but none of its configuration files exists.`),
    ...(untrusted > 0 ? [`${countOf(untrusted, 'project hook')} listed but not run (trust_project: false).`] : []),
    ...hooks.configured.flatMap(({ dialect }) => dialect.trust ?? []),
    ...unchecked.map(
      ({ dialect }) => `Rules not evaluated: ${dialect.id} checks a rewritten call by permission rules, and none were found.`,
    ),
    ...(synthetic.size > 0 ? [describeSynthetic(synthetic)] : []),
    ...(options.on_ask === 'allow' ? [`on_ask: allow (${nameSource(sources.on_ask)}) lets every unanswered ask pass.`] : []),
  ]
}

/** What hooks were shut in with, or why they were not; nothing where it was not asked for. */
export function describeSandbox({ options }: Pick<OpenedRun, 'options'>, { level, by, why }: Sandbox): string[] {
  const short = why.length === 0 ? '' : ` (${makeSafe(why.join('; '))})`
  const told = {
    full: `Hooks had no network and could change no file but in their scratch copy (${by}); one that needs more fails.`,
    limits: `Hooks had limits of memory, file size and processes, but were not shut in${short}.`,
    none: `Hooks were not shut in${short}.`,
  }
  return options.sandbox === 'off' ? [] : [`sandbox: ${options.sandbox}. ${told[level]}`]
}

/** What was not looked at in large transcripts. */
export function tellSkimmed(sources: readonly TranscriptSource[]): string[] {
  const skimmed = sources.flatMap(({ sessions }) => sessions).reduce((sum, { tally }) => sum + tally.skimmed, 0)
  if (skimmed === 0) return []
  const lines = `${countOf(skimmed, 'line')} of large transcripts ${skimmed === 1 ? 'was' : 'were'} read without long texts`
  return [`${lines} that nothing judged here is made of, mostly tools' output: damage inside of those was not looked for.`]
}

function describeSynthetic(synthetic: Counted['synthetic']): string {
  const kinds = [...synthetic]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, count]) => `${kind} (${count})`)
    .join(', ')
  return `Hooks were asked at moments that no transcript records, but that follow from what stands around them: ${kinds}.`
}

/** What the configuration file settles, and what of it does not hold. */
export function describeConfig({ config, sources }: Pick<OpenedRun, 'config' | 'sources'>): string[] {
  const { state, options } = config
  if (state !== 'read') return []
  const say = (chosen: readonly FileOption[]) => chosen.map(({ name, value }) => `${name}: ${[value].flat().join(', ')}`).join('; ')
  const settled = options.filter(({ name }) => sources[name] === 'file')
  const beaten = options.filter(({ name }) => sources[name] !== 'file')
  return [
    ...(settled.length > 0 ? [`${CONFIG_FILE} settles ${say(settled)}.`] : []),
    ...(beaten.length > 0 ? [`A flag or input wins over ${CONFIG_FILE}, which says ${say(beaten)}.`] : []),
  ]
}

function nameSource(source: OptionSource): string {
  return source === 'file' ? CONFIG_FILE : source === 'given' ? 'a flag or input' : 'the default'
}
