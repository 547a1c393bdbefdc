import { listNames, nameCall, stageCall, stageMoment, stagePrompt, stageResult } from '../../dialect/examples.ts'
import { coverHooks, joinRehearsals, type Scene } from '../../dialect/rehearse.ts'
import type { NamedCall } from '../../model/action.ts'
import type { LoadedHook, Rehearsals, SeenEvent } from '../../model/dialect.ts'
import { CLAUDE_EVENTS } from './events.ts'

/** Each event that has hooks, in the order of the documentation; where matchers compare something, one scene for the hooks of each matcher. */
export function rehearseClaude(hooks: readonly LoadedHook[], stage: SeenEvent): Rehearsals {
  const at = (event: string) => hooks.filter((hook) => hook.event === event)
  return joinRehearsals(CLAUDE_EVENTS.map((event) => coverHooks(event, at(event), (hook) => listScenes(hook, stage))))
}

function listScenes(hook: LoadedHook, stage: SeenEvent): Scene[] {
  const calls = hook.examples?.(stage.projectRoot) ?? []
  const { event, kind, matcher } = hook
  if (kind === 'pre_tool') return calls.map((call) => ({ about: nameCall(call), seen: stageCall(call, stage) }))
  if (kind === 'post_tool') return calls.map((call) => ({ about: nameCall(call), seen: stageEnd(call, event, stage) }))
  if (kind === 'prompt') return [{ about: null, seen: stagePrompt(stage) }]
  // Their envelopes were not recorded.
  if (kind === 'other') return []
  const compared = Object.hasOwn(COMPARED, event) ? COMPARED[event] : undefined
  if (compared === undefined) return [{ about: null, seen: stageMoment(kind, stage) }]
  return [...compared, ...listNames(matcher)].map((value) => ({ about: value, seen: stageCompared(kind, value, stage) }))
}

/** What the matchers of moments compare, with the values that are known: https://code.claude.com/docs/en/hooks#matcher-patterns */
const COMPARED: Record<string, readonly string[]> = {
  SessionStart: ['startup', 'resume', 'clear', 'compact'],
  SessionEnd: ['other', 'clear', 'resume', 'logout', 'prompt_input_exit'],
  PreCompact: ['auto', 'manual'],
  PostCompact: ['auto', 'manual'],
  SubagentStart: ['general-purpose', 'Explore', 'Plan'],
  SubagentStop: ['general-purpose', 'Explore', 'Plan'],
}

function stageCompared(kind: SeenEvent['kind'], value: string, stage: SeenEvent): SeenEvent {
  const isSubagent = kind === 'subagent_start' || kind === 'subagent_end'
  if (isSubagent) return { ...stageMoment(kind, stage), thread: { id: 'example_1', subagent: true, agentType: value } }
  return stageMoment(kind, stage, kind === 'session_end' ? { reason: value } : { trigger: value })
}

function stageEnd(call: NamedCall, event: string, stage: SeenEvent): SeenEvent {
  const seen = stageResult(call, stage)
  if (event === 'PostToolUseFailure') return { ...seen, recorded: 'failed', result: { text: 'example error', isError: true } }
  return { ...seen, result: { text: 'example result', isError: false, structured: describeResult(call) } }
}

/** `tool_response` of a file tool as https://code.claude.com/docs/en/hooks#posttooluse-input has it, of Bash as session files hold it. */
function describeResult({ name, args }: NamedCall): unknown {
  if (name === 'Bash') return { stdout: 'example result', stderr: '', interrupted: false, isImage: false }
  return Object.hasOwn(args, 'file_path') ? { filePath: args.file_path } : undefined
}
