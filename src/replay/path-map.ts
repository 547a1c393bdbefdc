import * as path from 'node:path'
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
  const pattern = patternOf(root)
  const text = (value: string) => {
    const straight = straighten(value)
    const mapped = straight.replace(pattern, () => to)
    return mapped === straight ? value : mapped
  }
  return { text, args: (args) => mapStrings(args, text) }
}

/** Where a root of one part only (`/app`) may begin: not inside a longer path or an address. */
const BEGINS_WORD = `(?<=^|[\\s=:(,;|&<>]|(?:^|[\\s=:(,;|&<>])["'])(?<!:/)`
/** Where a longer one may begin. */
const BEGINS_PATH = '(?<![\\p{L}\\p{N}_.~})-])'
const ENDS = '(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}_-])'
/** How the programs of one Windows machine write a drive: itself, Git Bash, WSL, Cygwin. */
const DRIVE = /^(?:(?:[/\\]{2}[?.][/\\])?([A-Za-z]):|\/(?:mnt\/|cygdrive\/)([A-Za-z]))(?=[/\\])/

function patternOf(root: string): RegExp {
  const drive = DRIVE.exec(root)
  const letter = drive?.[1] ?? drive?.[2]
  if (drive && letter) {
    const forms = `(?:(?:[/\\\\]{2}[?.][/\\\\])?${letter}:|/(?:mnt/|cygdrive/)?${letter})`
    return new RegExp(`${BEGINS_PATH}${forms}${anySlashes(root.slice(drive[0].length))}${ENDS}`, 'giu')
  }
  if (root.startsWith('\\')) return new RegExp(`${BEGINS_PATH}${anySlashes(root)}${ENDS}`, 'giu')
  const isShort = root.split('/').filter((part) => part !== '').length < 2
  // macOS takes `/users/x` for `/Users/x`, unless somebody has set it up otherwise.
  const isCaseless = /^\/(?:Users|Volumes)\//.test(root)
  // There `/tmp` and `/var` are links into `/private`.
  const linked = /^(?:\/private)?(\/(?:tmp|var)\/.*)$/s.exec(root)?.[1]
  const body = linked === undefined ? escapeRegExp(root) : `(?:/private)?${escapeRegExp(linked)}`
  return new RegExp(`${isShort ? BEGINS_WORD : BEGINS_PATH}${body}${ENDS}`, isCaseless ? 'giu' : 'gu')
}

/** Both slashes separate on Windows, and in a quoted string a backslash stands twice. */
function anySlashes(path: string): string {
  return path
    .split(/[/\\]+/)
    .map(escapeRegExp)
    .join('[/\\\\]+')
}

/** A text that is one absolute path and nothing else, in its plain spelling: an agent resolves `//` and `..` before it touches a file. */
function straighten(text: string): string {
  if (/^(?:[A-Za-z]:[/\\]|\\\\)[^\n]*$/.test(text)) return path.win32.normalize(text).replaceAll('\\', '/')
  return /^\/[^\n\s]*$/.test(text) && /\/(?:\/|\.\.?(?:\/|$))/.test(text) ? path.posix.normalize(text) : text
}

/** Folders of the system: a project lies in none of them, and one that is claimed to would hide what a call reaches for. */
const SYSTEM =
  /^\/(?:bin|boot|dev|etc|lib\w*|proc|run|sbin|sys|usr|System|Library|Applications)(?:\/|$)|^[A-Z]:\/(?:Windows|Program Files|ProgramData)/i
/** Folders that hold projects, but are none; `//server/share` is one of them. */
const ABOVE_PROJECTS =
  /^\/(?:home|root|Users|tmp|var|opt|srv|mnt|media|Volumes|private|snap)?$|^\/(?:home|Users)\/[^/]+$|^\/var\/[^/]+$|^[A-Z]:\/?$|^[A-Z]:\/Users(?:\/[^/]+)?$|^\/\/[^/]+(?:\/[^/]+)?$/i

/** Whether a recorded root can be a project's: a transcript may claim anything, and what is mapped is not what was recorded. */
export function isProjectRoot(root: string): boolean {
  const trimmed = trimSlashes(root)
  if (!/^(?:\/|[A-Za-z]:[/\\]|\\\\)/.test(trimmed) || /(?:^|[/\\])\.\.?(?:[/\\]|$)|[\n\0]/.test(trimmed.replace(DEVICE, ''))) return false
  const place = plainPlace(trimmed)
  return !SYSTEM.test(place) && !ABOVE_PROJECTS.test(place)
}

const DEVICE = /^[/\\]{2}[?.][/\\](?:UNC[/\\])?/i

/** A root as the machine itself would name it: without `\\?\`, a drive for `/mnt/c` and for the share `C$`, the path within WSL's own share. */
function plainPlace(root: string): string {
  if (root.startsWith('/') && !DEVICE.test(root)) return root.replace(/^\/(?:mnt|cygdrive)\/([a-z])(?=\/|$)/i, '$1:')
  const slashes = root.replace(DEVICE, (device) => (/unc.$/i.test(device) ? '//' : '')).replaceAll('\\', '/')
  return slashes.replace(/^\/\/[^/]+\/([a-z])\$(?=\/|$)/i, '$1:').replace(/^\/\/wsl(?:\$|\.localhost)\/[^/]+(?=\/)/i, '')
}

function trimSlashes(root: string): string {
  return root.replace(/(?<=[^/\\])[/\\]+$/, '')
}

/** The folders of a workspace. */
interface Scratch {
  root: string
  home: string
  tmp: string
  base: string
}

/**
 * Shows workspace paths below the recorded root, or relative to the repository where none is given, and the scratch folders by their variables.
 */
export function hideScratch({ root, home, tmp, base }: Scratch, recorded?: string): (text: string) => string {
  const isKnown = recorded !== undefined && isProjectRoot(recorded)
  const project: [string, string][] = isKnown
    ? [[root, trimSlashes(recorded)]]
    : [
        [`${root}/`, ''],
        [root, '.'],
      ]
  return replaceFolders(base, [...project, [home, '~'], [tmp, '$TMPDIR']])
}

/** Shows what a hook was given as it was, with names for folders that only this run has: a path stays as absolute as it is. */
export function nameScratch({ root, home, tmp, base }: Scratch): (text: string) => string {
  return replaceFolders(base, [
    [root, '$PROJECT'],
    [home, '$HOME'],
    [tmp, '$TMPDIR'],
  ])
}

/** What only this run has is hidden: its folders, also where the words of a hook were cut within their names, and the mark of its processes. */
function replaceFolders(base: string, named: [folder: string, name: string][]): (text: string) => string {
  const steps = [...named, [base, '$SCRATCH'] as const]
  const stem = path.dirname(base).slice(0, -RANDOM)
  const [first = '', ...others] = base.slice(stem.length)
  const rest = others.reduceRight((behind, next) => `(?:${escapeRegExp(next)}${behind})?`, '')
  const cut = new RegExp(`${escapeRegExp(stem)}${escapeRegExp(first)}${rest}(?![\\w-])`, 'g')
  return (text) => {
    const unmarked = text.includes(MARK) ? text.replace(/HOOKWITNESS_RUN=[\w.]+/g, `${MARK}…`) : text
    if (!unmarked.includes(stem)) return unmarked
    return steps.reduce((shown, [folder, name]) => shown.split(folder).join(name), unmarked).replace(cut, '$$SCRATCH')
  }
}

/** Characters at the end of a scratch folder's name that no other run has (mkdtemp(3)). */
const RANDOM = 6
const MARK = 'HOOKWITNESS_RUN='

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
