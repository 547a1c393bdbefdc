import type { Options } from '../config/options.ts'
import { decodeText } from '../git/run.ts'
import type { FoundHooks } from './find-hooks.ts'

/** A file of the trusted tree that hooks went without. `name`: its bytes as latin1. */
export interface Skipped {
  name: string
  why: string
}

/** Sentences that hold for a whole run: what could not be seen, what was set. */
export function writeNotes(options: Options, hooks: FoundHooks, skipped: readonly Skipped[]): string[] {
  const untrusted = hooks.configured.flatMap((each) => each.loaded.hooks).filter((hook) => !hook.trusted).length
  const hasLuxe = hooks.configured.filter((each) => each.dialect.id === 'luxe').length > 0
  return [
    ...(options.user_config === null ? ['User-level and managed hooks were not seen (see user_config).'] : []),
    ...hooks.missing.map((id) => `${id} was named in dialects, but none of its configuration files exists.`),
    ...(untrusted > 0 ? [`${untrusted} project hooks were listed but not run (trust_project: false).`] : []),
    ...(hasLuxe ? ['Luxe itself runs project hooks only with --trust-project.'] : []),
    ...describeSkipped(skipped),
    ...(options.on_ask === 'allow' ? ['on_ask: allow lets every unanswered ask pass.'] : []),
  ]
}

function describeSkipped(skipped: readonly Skipped[]): string[] {
  if (skipped.length === 0) return []
  const shown = skipped.slice(0, 5).map(({ name, why }) => `${decodeText(name)} (${why})`)
  const rest = skipped.length > shown.length ? ` and ${skipped.length - shown.length} more` : ''
  return [`Hooks judged without files that could not be copied: ${shown.join(', ')}${rest}.`]
}
