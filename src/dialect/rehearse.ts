import type { LoadedHook, NotAsked, Rehearsals, SeenEvent } from '../model/dialect.ts'

/** A made-up event, and what tells it from others of the same name. */
export interface Scene {
  about: string | null
  seen: SeenEvent
}

/**
 * Finds for each hook of an event the first of its scenes that makes it fire. All hooks of the event stand at each scene, so that those that it
 * makes fire answer together, as they do live.
 */
export function coverHooks(event: string, hooks: LoadedHook[], scenesOf: (hook: LoadedHook) => Scene[]): Rehearsals {
  const chosen = new Map<string, Scene>()
  const notAsked: NotAsked[] = []
  for (const hook of hooks) {
    const scenes = scenesOf(hook)
    const scene = scenes.find(({ seen }) => hook.matches(seen).fires)
    if (scene === undefined) notAsked.push({ hook, why: explainMiss(hook, scenes) })
    else chosen.set(JSON.stringify(scene), scene)
  }
  return { rehearsals: [...chosen.values()].map((scene) => ({ event, ...scene, hooks })), notAsked }
}

function explainMiss(hook: LoadedHook, [first]: readonly Scene[]): string {
  if (first === undefined) return `what the agent shows hooks at ${hook.event} is not known here`
  return `no example makes it fire: ${hook.matches(first.seen).why}`
}

/** All of several rehearsals, in order. */
export function joinRehearsals(all: readonly Rehearsals[]): Rehearsals {
  return { rehearsals: all.flatMap((each) => each.rehearsals), notAsked: all.flatMap((each) => each.notAsked) }
}
