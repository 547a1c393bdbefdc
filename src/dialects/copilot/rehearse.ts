import { nameCall, stageCall, stageMoment, stagePrompt, stageResult } from '../../dialect/examples.ts'
import { coverHooks, joinRehearsals, type Scene } from '../../dialect/rehearse.ts'
import type { LoadedHook, Rehearsals, SeenEvent } from '../../model/dialect.ts'
import { listEventNames } from './events.ts'
import type { CopilotHost } from './hosts.ts'

/** Each event that has hooks, as the files spell it. */
export function rehearseCopilot(hooks: readonly LoadedHook[], stage: SeenEvent, host: CopilotHost): Rehearsals {
  const events = listEventNames(host)
  const at = (event: string) => hooks.filter((hook) => hook.event === event)
  return joinRehearsals(events.map((event) => coverHooks(event, at(event), (hook) => listScenes(hook, stage))))
}

function listScenes(hook: LoadedHook, stage: SeenEvent): Scene[] {
  const { event, kind } = hook
  const calls = hook.examples?.(stage.projectRoot) ?? []
  if (kind === 'pre_tool') return calls.map((call) => ({ about: nameCall(call), seen: stageCall(call, stage) }))
  if (kind === 'post_tool') {
    const isError = /failure$/i.test(event)
    const result = { text: isError ? 'example error' : 'example result', isError }
    return calls.map((call) => ({
      about: nameCall(call),
      seen: { ...stageResult(call, stage), recorded: isError ? 'failed' : 'ran', result },
    }))
  }
  if (kind === 'prompt') return [{ about: null, seen: stagePrompt(stage) }]
  // What a transcript never tells.
  if (kind === 'other') return []
  if (kind === 'permission_request') return calls.map((call) => ({ about: nameCall(call), seen: { ...stageCall(call, stage), kind } }))
  return ['auto', 'manual'].map((trigger) => ({ about: null, seen: stageMoment(kind, stage, { trigger }) }))
}
