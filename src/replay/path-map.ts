import type { JsonObject } from '../model/event.ts'

/** Replaces the recorded root by the workspace's in everything that a hook is shown. */
export interface PathMap {
  text(text: string): string
  args(args: JsonObject): JsonObject
}

export const KEEP_PATHS: PathMap = { text: (text) => text, args: (args) => args }

/** A map from `from` to `to`; `from` counts only as a whole path: not in `/mnt/home/dev/app`, not in `/home/dev/app2`. */
export function mapPaths(from: string | undefined, to: string): PathMap {
  if (from === undefined || !isProjectRoot(from)) return KEEP_PATHS
  const root = trimSlashes(from)
  if (root === to) return KEEP_PATHS
  const pattern = new RegExp(`(?<![\\w.-])${escapeRegExp(root)}(?![\\w-]|\\.[\\w-])`, 'g')
  const text = (value: string) => (value.includes(root) ? value.replace(pattern, () => to) : value)
  return { text, args: (args) => mapStrings(args, text) }
}

/** Folders of the system: a project lies in none of them, and one that is claimed to would hide what a call reaches for. */
const SYSTEM =
  /^\/(?:bin|boot|dev|etc|lib\w*|proc|run|sbin|sys|usr|System|Library|Applications)(?:\/|$)|^[A-Za-z]:[/\\](?:Windows|Program Files)/i
/** Folders that hold projects, but are none. */
const ABOVE_PROJECTS =
  /^\/(?:home|root|Users|tmp|var|opt|srv|mnt|media|Volumes|private|snap)?$|^\/(?:home|Users)\/[^/]+$|^\/var\/[^/]+$|^[A-Za-z]:[/\\]?$|^[A-Za-z]:[/\\]Users(?:[/\\][^/\\]+)?$/

/** Whether a recorded root can be a project's: a transcript may claim anything, and what is mapped is not what was recorded. */
export function isProjectRoot(root: string): boolean {
  const trimmed = trimSlashes(root)
  const isAbsolute = /^(?:\/|[A-Za-z]:[/\\])/.test(trimmed)
  return isAbsolute && !/(?:^|[/\\])\.\.?(?:[/\\]|$)|[\n\0]/.test(trimmed) && !SYSTEM.test(trimmed) && !ABOVE_PROJECTS.test(trimmed)
}

function trimSlashes(root: string): string {
  return root.replace(/(?<=[^/\\])[/\\]+$/, '')
}

/** Shows workspace paths relative to the repository, and the scratch folders by their variables. */
export function hideScratch(scratch: { root: string; home: string; tmp: string; base: string }): (text: string) => string {
  const steps: [string, string][] = [
    [`${scratch.root}/`, ''],
    [scratch.root, '.'],
    [scratch.home, '~'],
    [scratch.tmp, '$TMPDIR'],
    [scratch.base, '$SCRATCH'],
  ]
  return (text) => (text.includes(scratch.base) ? steps.reduce((shown, [path, name]) => shown.split(path).join(name), text) : text)
}

/** Maps every string in a JSON value; keys stay. Depth is bounded, since arguments are hostile. */
export function mapStrings<T>(value: T, map: (text: string) => string, depth = 0): T {
  if (typeof value === 'string') return map(value) as T
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map, depth + 1)) as T
  const mapped: JsonObject = {}
  for (const [key, item] of Object.entries(value)) {
    // An own `__proto__` key must stay a key.
    Object.defineProperty(mapped, key, { value: mapStrings(item, map, depth + 1), enumerable: true, configurable: true, writable: true })
  }
  return mapped as T
}

const MAX_DEPTH = 200

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
