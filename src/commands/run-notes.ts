import type { Options } from '../config/options.ts'
import type { FoundHooks } from './find-hooks.ts'

/** Sentences that hold for a whole run: what could not be seen, what was set. */
export function writeNotes(options: Options, hooks: FoundHooks): string[] {
  const untrusted = hooks.configured.flatMap((each) => each.loaded.hooks).filter((hook) => !hook.trusted).length
  const skipped = hooks.configured.filter((each) => each.dialect.id === 'luxe').length > 0
  return [
    ...(options.user_config === null ? ['User-level and managed hooks were not seen (see user_config).'] : []),
    ...hooks.missing.map((id) => `${id} was named in dialects, but none of its configuration files exists.`),
    ...(untrusted > 0 ? [`${untrusted} project hooks were listed but not run (trust_project: false).`] : []),
    ...(skipped ? ['Luxe itself runs project hooks only with --trust-project.'] : []),
    ...(options.on_ask === 'allow' ? ['on_ask: allow lets every unanswered ask pass.'] : []),
  ]
}
