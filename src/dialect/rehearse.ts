import type { LoadedHook, Rehearsals, SeenEvent } from '../model/dialect.ts'

/** A made-up event, and what tells it from others of the same name. */
export interface Scene {
  about: string | null
  seen: SeenEvent
}

/**
 * Finds for each hook of an event the first of its scenes that makes it fire. A scene that other hooks fire for too is theirs as well, so that
 * they answer together, as they do live.
 */
export function coverHooks(event: string, hooks: LoadedHook[], scenesOf: (hook: LoadedHook) => Scene[]): Rehearsals {
  const covered = new Set<LoadedHook>()
  const found: Rehearsals = { rehearsals: [], notAsked: [] }
  for (const hook of hooks) {
    if (covered.has(hook)) continue
    const scenes = scenesOf(hook)
    const scene = scenes.find(({ seen }) => hook.matches(seen).fires)
    if (scene === undefined) {
      found.notAsked.push({ hook, why: explainMiss(hook, scenes) })
      continue
    }
    found.rehearsals.push({ event, ...scene, hooks })
    for (const each of hooks) if (each.matches(scene.seen).fires) covered.add(each)
  }
  return found
}

function explainMiss(hook: LoadedHook, [first]: readonly Scene[]): string {
  if (first === undefined) return `what the agent shows hooks at ${hook.event} is not known`
  return `no example makes it fire: ${hook.matches(first.seen).why}`
}

/** All of several rehearsals, in order. */
export function joinRehearsals(all: readonly Rehearsals[]): Rehearsals {
  return { rehearsals: all.flatMap((each) => each.rehearsals), notAsked: all.flatMap((each) => each.notAsked) }
}
