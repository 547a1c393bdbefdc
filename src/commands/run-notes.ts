import type { Options } from '../config/options.ts'
import type { FoundHooks } from './find-hooks.ts'

/** Sentences that hold for a whole run: what could not be seen, what was set. `rewriting`: dialects whose hooks rewrote a call. */
export function writeNotes(options: Options, hooks: FoundHooks, rewriting: ReadonlySet<string>): string[] {
  const untrusted = hooks.configured.flatMap((each) => each.loaded.hooks).filter((hook) => !hook.trusted).length
  const hasLuxe = hooks.configured.filter((each) => each.dialect.id === 'luxe').length > 0
  const unchecked = hooks.configured.filter(
    ({ dialect, loaded }) => rewriting.has(dialect.id) && dialect.permissionRules === 'after-hooks' && loaded.ruleCount === 0,
  )
  return [
    ...(options.user_config === null ? ['User-level and managed hooks were not seen (see user_config).'] : []),
    ...hooks.missing.map((id) => `${id} was named in dialects, but none of its configuration files exists.`),
    ...(untrusted > 0 ? [`${untrusted} project hooks were listed but not run (trust_project: false).`] : []),
    ...(hasLuxe ? ['Luxe itself runs project hooks only with --trust-project.'] : []),
    ...unchecked.map(
      ({ dialect }) => `Rules not evaluated: ${dialect.id} checks a rewritten call by permission rules, and none were found.`,
    ),
    ...(options.on_ask === 'allow' ? ['on_ask: allow lets every unanswered ask pass.'] : []),
  ]
}
