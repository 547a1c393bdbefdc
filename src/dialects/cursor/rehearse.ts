import { nameCall, stageCall, stageMoment, stagePrompt, stageResult } from '../../dialect/examples.ts'
import { coverHooks, joinRehearsals, type Scene } from '../../dialect/rehearse.ts'
import type { LoadedHook, Rehearsals, SeenEvent } from '../../model/dialect.ts'
import { CURSOR_EVENTS } from './events.ts'

/** Each event that has hooks, in the order of the documentation. */
export function rehearseCursor(hooks: readonly LoadedHook[], stage: SeenEvent): Rehearsals {
  const at = (event: string) => hooks.filter((hook) => hook.event === event)
  return joinRehearsals(CURSOR_EVENTS.map((event) => coverHooks(event, at(event), (hook) => listScenes(hook, stage))))
}

function listScenes(hook: LoadedHook, stage: SeenEvent): Scene[] {
  const { event, kind } = hook
  const calls = hook.examples?.(stage.projectRoot) ?? []
  if (kind === 'pre_tool') return calls.map((call) => ({ about: nameCall(call), seen: stageCall(call, stage) }))
  if (kind === 'post_tool') {
    const isError = event === 'postToolUseFailure'
    const result = { text: isError ? 'example error' : 'example result', isError }
    return calls.map((call) => ({
      about: nameCall(call),
      seen: { ...stageResult(call, stage), recorded: isError ? 'failed' : 'ran', result },
    }))
  }
  if (kind === 'prompt') return [{ about: null, seen: stagePrompt(stage) }]
  // What a transcript never tells.
  return kind === 'other' ? [] : [{ about: null, seen: stageMoment(kind, stage) }]
}
