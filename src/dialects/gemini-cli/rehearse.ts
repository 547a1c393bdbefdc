import { listNames, nameCall, stageCall, stageMoment, stagePrompt, stageResult } from '../../dialect/examples.ts'
import { coverHooks, joinRehearsals, type Scene } from '../../dialect/rehearse.ts'
import type { LoadedHook, Rehearsals, SeenEvent } from '../../model/dialect.ts'
import type { Family } from './family.ts'

/** Each event that has hooks, in the order of the documentation; where matchers compare something, one scene for the hooks of each matcher. */
export function rehearseFamily(hooks: readonly LoadedHook[], stage: SeenEvent, family: Family): Rehearsals {
  const at = (event: string) => hooks.filter((hook) => hook.event === event)
  const covered = [...family.events.keys()].map((event) => coverHooks(event, at(event), (hook) => listScenes(hook, stage, family)))
  return joinRehearsals(covered)
}

function listScenes({ event, kind, matcher, examples }: LoadedHook, stage: SeenEvent, { compared }: Family): Scene[] {
  const calls = examples?.(stage.projectRoot) ?? []
  if (kind === 'pre_tool') return calls.map((call) => ({ about: nameCall(call), seen: stageCall(call, stage) }))
  if (kind === 'post_tool') return calls.flatMap((call) => listEnds(call, stage))
  if (kind === 'prompt') return [{ about: null, seen: stagePrompt(stage) }]
  // What they are shown was not recorded.
  if (kind === 'other') return []
  const values = Object.hasOwn(compared, event) ? compared[event] : undefined
  if (values === undefined) return [{ about: null, seen: stageMoment(kind, stage) }]
  return [...values, ...listNames(matcher)].map((value) => ({ about: value, seen: stageCompared(kind, value, stage) }))
}

/** One that succeeded, and one that failed: Qwen Code has an event of its own for it. */
function listEnds(call: Parameters<typeof stageResult>[0], stage: SeenEvent): Scene[] {
  const seen = stageResult(call, stage)
  const failed: SeenEvent = { ...seen, recorded: 'failed', result: { text: 'example error', isError: true } }
  return [
    { about: nameCall(call), seen },
    { about: `${nameCall(call)}, failed`, seen: failed },
  ]
}

function stageCompared(kind: SeenEvent['kind'], value: string, stage: SeenEvent): SeenEvent {
  const isSubagent = kind === 'subagent_start' || kind === 'subagent_end'
  if (isSubagent) return { ...stageMoment(kind, stage), thread: { id: 'example_1', subagent: true, agentType: value } }
  return stageMoment(kind, stage, kind === 'session_end' ? { reason: value } : { trigger: value })
}
