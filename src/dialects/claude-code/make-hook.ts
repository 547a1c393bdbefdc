import { canMatchClaude, isClaudeRule, matchClaude, matchClaudeRule } from '../../matching/claude-matcher.ts'
import type { ConfigFinding, HookCall, LoadedHook, Match, SeenEvent } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'
import { claudeCode as vocabulary } from '../../vocabularies/claude-code.ts'
import { interpretClaude } from './answer.ts'
import { writeClaudeEnvelope } from './envelope.ts'
import { defaultTimeout, kindOfEvent, matchedValue } from './events.ts'
import { listExamples } from './examples.ts'

/** Claude Code took an answer of 2 MB (measured on 2.1.332); more than this is no answer. */
const OUTPUT_CAP = 16 * 1024 * 1024

interface Entry {
  event: string
  handler: JsonObject
  matcher: string | null
  at: ConfigFinding['at']
  /** Where the key `if` stands, when there is one. */
  ifAt: ConfigFinding['at']
  number: number
  trusted: boolean
}

/** One handler as a hook; null when it is of a type that needs a model, a server or the network and is not replayed. */
export function makeHook(entry: Entry): { hook: LoadedHook | null; findings: ConfigFinding[] } {
  const { event, handler, matcher, at, ifAt, number, trusted } = entry
  const type = ownString(handler, 'type')
  if (type !== 'command') return { hook: null, findings: [reportNotReplayed(event, type ?? '', at)] }
  const kind = kindOfEvent(event)
  const isTool = kind === 'pre_tool' || kind === 'post_tool'
  const rule = ownString(handler, 'if')
  const isAsync = own(handler, 'async') === true || own(handler, 'asyncRewake') === true
  const form = formOf(handler)
  const seconds = own(handler, 'timeout')
  const timeoutMs = (typeof seconds === 'number' ? seconds : defaultTimeout(event)) * 1000
  const hook: LoadedHook = {
    id: `claude-code:${event}:${at.path}#${number}`,
    dialect: 'claude-code',
    event,
    matcher: [matcher, rule === undefined ? null : `if ${rule}`].filter((part) => part !== null).join(' ') || null,
    command: 'shell' in form ? form.shell : form.argv.join(' '),
    at,
    trusted,
    kind,
    form,
    timeoutMs,
    reachable: !isTool || canMatchClaude(matcher, vocabulary.tools),
    // Identical handlers run once, from whatever file or group (measured on 2.1.332).
    runKey: JSON.stringify([event, form, ownString(handler, 'shell') ?? null, rule ?? null]),
    isUnheard: isAsync,
    matches: (seen) => matchEvent({ event, matcher, rule, isTool }, seen),
    examples: (root) => (isTool ? listExamples({ matcher, rule }, root) : []),
    prepare: (seen) => ({ ...prepare(event, handler, seen), timeoutMs }),
    interpret: (ending, seen) => {
      const answer = interpretClaude(ending, seen, event)
      // Claude Code does not wait for an async hook: its verdict is never heard.
      return isAsync ? { ...answer, verdict: 'none', reason: null, rewrite: null, failure: null } : answer
    },
  }
  return { hook, findings: rule === undefined ? [] : checkRule(event, rule, ifAt) }
}

function formOf(handler: JsonObject): LoadedHook['form'] {
  const command = ownString(handler, 'command') ?? ''
  const args = own(handler, 'args')
  return Array.isArray(args) ? { argv: [command, ...args.map(String)] } : { shell: command }
}

function matchEvent(given: { event: string; matcher: string | null; rule: string | undefined; isTool: boolean }, seen: SeenEvent): Match {
  const { event, matcher, rule, isTool } = given
  if (!isTool || seen.tool === null) {
    if (rule !== undefined) return { fires: false, why: `a hook with "if" never runs at ${event}` }
    // A subagent's turn ends in SubagentStop alone.
    if (event === 'Stop' && seen.thread.subagent) return { fires: false, why: 'a subagent fires SubagentStop instead' }
    const value = matchedValue(event, seen)
    return value === null ? { fires: true, why: `${event} ignores matchers` } : matchClaude(matcher, value, event)
  }
  if (seen.kind === 'post_tool' && (event === 'PostToolUseFailure') !== (seen.result?.isError === true)) {
    return { fires: false, why: `the call ${seen.result?.isError === true ? 'failed' : 'succeeded'}` }
  }
  const group = matchClaude(matcher, seen.tool.name, event)
  if (!group.fires || rule === undefined) return group
  const match = matchClaudeRule(rule, seen.tool, { cwd: seen.cwd, root: seen.projectRoot })
  return match.live ? match : { ...match, why: `${match.why}; Claude Code 2.1.332 was seen not to run the hook there` }
}

function prepare(event: string, handler: JsonObject, seen: SeenEvent): Omit<HookCall, 'timeoutMs'> {
  const form = formOf(handler)
  return {
    argv: 'argv' in form ? form.argv.map((word) => fillPlaceholders(word, seen)) : shellArgv(form.shell, ownString(handler, 'shell')),
    cwd: seen.startsIn,
    env: { CLAUDE_PROJECT_DIR: seen.projectRoot, CLAUDECODE: '1', CLAUDE_CODE_ENTRYPOINT: 'sdk-cli' },
    input: writeClaudeEnvelope(event, seen),
    completeAt: 'exit',
    outputCap: OUTPUT_CAP,
  }
}

/** Exec form: no shell, so the agent fills in its own variables as text. */
function fillPlaceholders(word: string, seen: SeenEvent): string {
  return word.replaceAll('${CLAUDE_PROJECT_DIR}', seen.projectRoot)
}

function shellArgv(command: string, shell: string | undefined): string[] {
  if (shell === 'powershell') return ['pwsh', '-NoProfile', '-Command', command]
  return [shell === 'bash' ? 'bash' : '/bin/sh', '-c', command]
}

function reportNotReplayed(event: string, type: string, at: ConfigFinding['at']): ConfigFinding {
  return {
    id: 'hook-not-replayed',
    level: 'warning',
    message: `${event} hook of type ${showValue(type)} is not replayed: it needs a model, a server or the network`,
    at,
    live: 'Claude Code runs it; what it would have said is not known here',
    mend: 'Guard with a command hook what the check must judge.',
  }
}

/** https://code.claude.com/docs/en/hooks#hook-handler-fields */
const EVENTS_WITH_IF = ['PreToolUse', 'PostToolUse', 'PostToolUseFailure', 'PermissionRequest', 'PermissionDenied']

function checkRule(event: string, rule: string, at: ConfigFinding['at']): ConfigFinding[] {
  const report = (message: string, mend: string): ConfigFinding[] => [
    { id: 'config-entry-invalid', level: 'warning', message, at, live: 'Claude Code 2.1.332 never runs the hook', mend },
  ]
  if (!EVENTS_WITH_IF.includes(event)) return report(`if is ${showValue(rule)}, but ${event} knows no "if"`, 'Leave "if" out.')
  if (isClaudeRule(rule)) return []
  const message = `if is ${showValue(rule)}, which is no permission rule; here the hook runs for every call that the matcher covers`
  return report(message, 'Write TOOL or TOOL(PATTERN), for example Bash(git push *).')
}
