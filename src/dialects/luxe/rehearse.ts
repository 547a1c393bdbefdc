import { nameCall, stageCall, stageMoment, stagePrompt, stageResult } from '../../dialect/examples.ts'
import { coverHooks, joinRehearsals, type Scene } from '../../dialect/rehearse.ts'
import type { LoadedHook, Rehearsals, SeenEvent } from '../../model/dialect.ts'
import { LUXE_POINTS } from './points.ts'

/** Each point that has hooks, in the order of Luxe's page; at calls, one call for the hooks of each matcher. */
export function rehearseLuxe(hooks: readonly LoadedHook[], stage: SeenEvent): Rehearsals {
  const at = (point: string) => hooks.filter((hook) => hook.event === point)
  return joinRehearsals(LUXE_POINTS.map((point) => coverHooks(point, at(point), (hook) => listScenes(hook, stage))))
}

function listScenes(hook: LoadedHook, stage: SeenEvent): Scene[] {
  const calls = hook.examples?.(stage.projectRoot) ?? []
  const [shell] = calls
  switch (hook.kind) {
    case 'pre_tool':
      return calls.map((call) => ({ about: nameCall(call), seen: stageCall(call, stage) }))
    case 'post_tool':
      return calls.map((call) => ({ about: nameCall(call), seen: stageResult(call, stage) }))
    case 'prompt':
      return [{ about: null, seen: stagePrompt(stage) }]
    case 'permission_request':
    case 'permission_result': {
      const seen = stageMoment(hook.kind, stage)
      return [{ about: null, seen: shell === undefined ? seen : { ...seen, tool: stageCall(shell, stage).tool } }]
    }
    // The page gives no payload for `luxe loop`.
    case 'other':
      return []
    default:
      return [{ about: null, seen: stageMoment(hook.kind, stage) }]
  }
}
