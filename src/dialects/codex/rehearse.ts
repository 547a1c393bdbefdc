import { nameCall, stageCall, stageMoment, stagePrompt, stageResult } from '../../dialect/examples.ts'
import { coverHooks, joinRehearsals, type Scene } from '../../dialect/rehearse.ts'
import type { LoadedHook, Rehearsals, SeenEvent } from '../../model/dialect.ts'
import { CODEX_EVENTS } from './events.ts'
import { listNames } from './examples.ts'

/** Each event that has hooks, in the order of Codex's own list; where matchers compare something, one scene for the hooks of each matcher. */
export function rehearseCodex(hooks: readonly LoadedHook[], stage: SeenEvent): Rehearsals {
  const at = (event: string) => hooks.filter((hook) => hook.event === event)
  return joinRehearsals(CODEX_EVENTS.map((event) => coverHooks(event, at(event), (hook) => listScenes(hook, stage))))
}

function listScenes(hook: LoadedHook, stage: SeenEvent): Scene[] {
  const calls = hook.examples?.(stage.projectRoot) ?? []
  switch (hook.kind) {
    case 'pre_tool':
      return calls.map((call) => ({ about: nameCall(call), seen: stageCall(call, stage) }))
    case 'post_tool':
      return calls.map((call) => ({ about: nameCall(call), seen: stageResult(call, stage) }))
    case 'permission_request':
      return calls.map((call) => ({
        about: nameCall(call),
        seen: { ...stageMoment('permission_request', stage), tool: stageCall(call, stage).tool },
      }))
    case 'prompt':
      return [{ about: null, seen: stagePrompt(stage) }]
    default:
      return listMoments(hook, stage)
  }
}

/** What the matchers of moments compare, with the values of the schemas of Codex 0.171.0. */
const COMPARED: ReadonlyMap<string, readonly string[]> = new Map([
  ['SessionStart', ['startup', 'resume', 'clear', 'compact', 'fork']],
  ['PreCompact', ['auto', 'manual']],
  ['PostCompact', ['auto', 'manual']],
  ['SubagentStart', ['default']],
  ['SubagentStop', ['default']],
])

function listMoments({ event, kind, matcher }: LoadedHook, stage: SeenEvent): Scene[] {
  const compared = COMPARED.get(event)
  if (compared === undefined) return [{ about: null, seen: stageMoment(kind, stage) }]
  return [...compared, ...listNames(matcher)].map((value) => ({ about: value, seen: stageCompared(kind, value, stage) }))
}

function stageCompared(kind: SeenEvent['kind'], value: string, stage: SeenEvent): SeenEvent {
  const isSubagent = kind === 'subagent_start' || kind === 'subagent_end'
  if (isSubagent) return { ...stageMoment(kind, stage), thread: { id: 'example_1', subagent: true, agentType: value } }
  return stageMoment(kind, stage, { trigger: value })
}
