import type { ParsedDocument, ValuePath } from '../../formats/document.ts'
import { isClaudeRule, matchClaudeRule } from '../../matching/claude-matcher.ts'
import type { ConfigFinding, PermissionRuling, SeenEvent } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { isObject, own } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'

/** A rule of `permissions.deny` with the file that it stands in. */
export interface DenyRule {
  rule: string
  path: string
}

/** `permissions.deny` of one settings file; each part that is no rule is told, as it guards nothing. */
export function readDenyRules(document: ParsedDocument, path: string): { rules: DenyRule[]; findings: ConfigFinding[] } {
  const invalid = (message: string, key: ValuePath): ConfigFinding => ({
    id: 'config-invalid',
    level: 'error',
    message,
    at: { path, ...document.placeOf(key) },
    live: 'the rule guards nothing',
    mend: 'Write TOOL or TOOL(PATTERN), for example "Bash(rm *)", in a list.',
  })
  const permissions = own(document.value, 'permissions')
  if (permissions === undefined) return { rules: [], findings: [] }
  if (!isObject(permissions))
    return { rules: [], findings: [invalid(`permissions is ${showValue(permissions)}, not an object`, ['permissions'])] }
  const list = own(permissions, 'deny')
  if (list === undefined) return { rules: [], findings: [] }
  const key = ['permissions', 'deny']
  if (!Array.isArray(list)) return { rules: [], findings: [invalid(`permissions.deny is ${showValue(list)}, not a list of rules`, key)] }
  const rules: DenyRule[] = []
  const findings: ConfigFinding[] = []
  for (const [index, rule] of list.entries()) {
    if (typeof rule === 'string' && rule !== '' && isClaudeRule(rule)) rules.push({ rule, path })
    else findings.push(invalid(`permissions.deny[${index}] is ${showValue(rule)}, which is no permission rule`, [...key, index]))
  }
  return { rules, findings }
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

/**
 * The first deny rule that speaks to a call. One that cannot be read may be what any rule denies; one that was read and holds what Claude Code
 * cannot tell (`$X y`) meets no rule there. To a call that a hook made up any doubt is enough.
 */
export function findDenyRule(
  rules: readonly DenyRule[],
  tool: { name: string; args: JsonObject },
  given: { seen: SeenEvent; of: 'recorded' | 'rewritten' },
): PermissionRuling | null {
  const roots = { cwd: given.seen.cwd, root: given.seen.projectRoot }
  for (const { rule, path } of rules) {
    const match = matchClaudeRule(rule, { ...tool, name: namedFor(rule, tool.name) }, roots)
    if (!match.fires || (match.doubt === 'opaque' && given.of === 'recorded')) continue
    const doubt = match.doubt === null ? '' : ', which counts as a match: what was called cannot be told'
    return { decision: 'deny', why: `permission rule ${rule} in ${path}${doubt}` }
  }
  return null
}
