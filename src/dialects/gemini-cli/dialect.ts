import type { Dialect } from '../../model/dialect.ts'
import { mergeFamily } from './answer.ts'
import type { Family } from './family.ts'
import { loadFamily } from './load.ts'
import { rehearseFamily } from './rehearse.ts'

/** The part of a dialect that is the same for all agents of the engine, made of what tells them from each other. */
export function makeDialect(family: Family, own: Pick<Dialect, 'source' | 'events' | 'headless' | 'feedsRewrites'>): Dialect {
  return {
    ...own,
    id: family.id,
    title: family.title,
    vocabulary: family.vocabulary.agent,
    gates: ['pre_tool', 'prompt'],
    // Unless a group says "sequential": true.
    order: 'parallel',
    trust: `${family.title} itself runs project hooks only in a folder that its user trusts.`,
    // Project settings are read from the folder that a session is started in, and it stays there.
    startsIn: 'project-root',
    holds: ['ask'],
    permissionRules: 'after-hooks',
    load: (tree) => loadFamily(tree, family),
    candidates: () => [family.settings],
    merge: (verdicts, event) => mergeFamily(verdicts, event, family.answers),
    unopposed: 'none',
    rehearse: (hooks, stage) => rehearseFamily(hooks, stage, family),
  }
}
