import { matchClaudeRule } from '../../matching/claude-matcher.ts'
import type { PermissionRuling, SeenEvent } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { own } from '../../model/json.ts'

/** `permissions.deny` of one settings file. */
export function readDenyRules(settings: unknown): string[] {
  const rules = own(own(settings, 'permissions'), 'deny')
  return Array.isArray(rules) ? rules.filter((rule): rule is string => typeof rule === 'string') : []
}

/** A rule for `Edit` holds for every tool that edits files, one for `Read` also for those that look into them: https://code.claude.com/docs/en/permissions */
const FAMILIES: Record<string, readonly string[]> = {
  Edit: ['Edit', 'Write', 'MultiEdit', 'NotebookEdit'],
  Read: ['Read', 'Grep', 'Glob', 'LS', 'NotebookRead'],
}

function namedFor(rule: string, tool: string): string {
  const named = /^\w+/.exec(rule)?.[0] ?? ''
  return Object.hasOwn(FAMILIES, named) && FAMILIES[named]?.includes(tool) ? named : tool
}

/** The first deny rule that speaks to a call: surely to a recorded one; to one that a hook made up doubt is enough. */
export function findDenyRule(
  rules: readonly { rule: string; path: string }[],
  tool: { name: string; args: JsonObject },
  given: { seen: SeenEvent; of: 'recorded' | 'rewritten' },
): PermissionRuling | null {
  const roots = { cwd: given.seen.cwd, root: given.seen.projectRoot }
  const hit = rules.find(({ rule }) => {
    const match = matchClaudeRule(rule, { ...tool, name: namedFor(rule, tool.name) }, roots)
    return given.of === 'recorded' ? match.fires && match.certain : match.fires
  })
  return hit === undefined ? null : { decision: 'deny', why: `permission rule ${hit.rule} in ${hit.path}` }
}
