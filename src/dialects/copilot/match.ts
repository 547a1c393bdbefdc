import { matchRegex } from '../../matching/regex-matcher.ts'
import type { Match, SeenEvent } from '../../model/dialect.ts'
import { copilot as vocabulary } from '../../vocabularies/copilot.ts'
import type { NamedEvent } from './events.ts'
import { type CopilotHost, ignoresMatchers } from './hosts.ts'
import { listClaudeNames, toClaudeName } from './tools.ts'

/** Whether a hook runs at an event. */
export function matchEvent(event: NamedEvent, matcher: string | null, given: { seen: SeenEvent; host: CopilotHost }): Match {
  const { seen, host } = given
  if (seen.kind === 'post_tool' && (event.name === 'postToolUseFailure') !== (seen.result?.isError === true)) {
    return { fires: false, why: `the call ${seen.result?.isError === true ? 'failed' : 'succeeded'}` }
  }
  if (matcher === null) return { fires: true, why: 'it has no matcher' }
  // https://github.com/microsoft/vscode/issues/332988
  if (host === 'vscode') return { fires: true, why: 'VS Code does not look at matchers' }
  if ((seen.kind === 'pre_tool' || seen.kind === 'post_tool') && ignoresMatchers(seen.kind, seen.session)) {
    return { fires: true, why: `Copilot ${seen.session.agentVersion ?? ''} does not look at this matcher` }
  }
  const value = comparedValue(event, seen)
  if (value === null) return { fires: true, why: `${event.spelt} ignores matchers` }
  return seen.tool !== null && event.form === 'claude' ? matchClaudeForm(matcher, value, event) : matchNative(matcher, value)
}

/** Whether a matcher can fire for any tool that is known, or for one of an MCP server. */
export function canMatch(event: NamedEvent, matcher: string | null): boolean {
  if (matcher === null) return true
  const tries = (name: string) => (event.form === 'claude' ? matchClaudeForm(matcher, name, event) : matchNative(matcher, name))
  if (vocabulary.tools.some((name) => tries(name).fires)) return true
  // Only names of words and bars are sure to be none of `SERVER-TOOL`.
  return !/^[\w|]*$/.test(matcher) && matchRegex(`^(?:${matcher})$`, [''], matcher) !== 'invalid'
}

/** What the matcher is tried on; null where Copilot has none. https://docs.github.com/en/copilot/reference/hooks-reference#matcher-filtering */
function comparedValue({ name }: NamedEvent, { tool, moment, thread }: SeenEvent): string | null {
  if (tool !== null) return tool.name
  if (name === 'preCompact') return moment?.facts.trigger ?? 'auto'
  return name === 'subagentStart' ? (thread.agentType ?? 'general-purpose') : null
}

/** A whole name, as a JavaScript regular expression; one that does not compile never runs, and the empty one finds nothing (measured). */
function matchNative(matcher: string, name: string): Match {
  const match = matchRegex(`^(?:${matcher})$`, [name], matcher)
  return match === 'invalid' ? { fires: false, why: `${JSON.stringify(matcher)} is no valid regular expression, so it never fires` } : match
}

/**
 * Claude's rules, anchored. That they hold for calls that are over is not said: there Copilot's own are tried as well, since those hooks only
 * look on.
 */
function matchClaudeForm(matcher: string, name: string, { name: event }: NamedEvent): Match {
  if (['', '*', '**'].includes(matcher)) return { fires: true, why: 'the matcher covers all' }
  const names = listClaudeNames(name)
  const listed = matcher.split('|').find((each) => names.includes(each))
  if (listed !== undefined) return { fires: true, why: `${JSON.stringify(matcher)} lists "${listed}"` }
  const isGuard = event === 'preToolUse' || event === 'permissionRequest'
  return isGuard ? matchNative(matcher, toClaudeName({ name })) : firstToFire(names.map((each) => matchNative(matcher, each)))
}

function firstToFire(matches: readonly Match[]): Match {
  return matches.find(({ fires }) => fires) ?? matches[0] ?? { fires: false, why: 'nothing to match' }
}
