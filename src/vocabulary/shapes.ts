import type { Action, Replacement } from '../model/action.ts'
import type { JsonObject } from '../model/event.ts'
import { ownString } from '../model/json.ts'
import { flagArgument, given, numberArgument } from './arguments.ts'

/** Shapes that the agents have in common, whatever each calls a path or a flag. An action is null when the argument that it is about is missing. */
type Of<K extends Action['kind']> = Extract<Action, { kind: K }>

export function toRead(args: JsonObject, path: string | undefined): Of<'read'> | null {
  if (path === undefined) return null
  return { kind: 'read', path, ...given('offset', numberArgument(args, 'offset')), ...given('limit', numberArgument(args, 'limit')) }
}

export function toWrite(args: JsonObject, path: string | undefined): Of<'write'> | null {
  return path === undefined ? null : { kind: 'write', path, content: ownString(args, 'content') ?? '' }
}

export function toEdit(path: string | undefined, edits: Replacement[]): Of<'edit'> | null {
  return path === undefined ? null : { kind: 'edit', path, edits }
}

export function toReplacement(args: unknown): Replacement {
  return {
    old: ownString(args, 'old_string') ?? '',
    new: ownString(args, 'new_string') ?? '',
    ...given('all', flagArgument(args, 'replace_all')),
  }
}

export function toFetch(args: JsonObject, url: string | undefined): Of<'fetch'> | null {
  return url === undefined ? null : { kind: 'fetch', url, ...given('prompt', ownString(args, 'prompt')) }
}

/** A search in names or in a folder. */
export function toSearch(within: 'names' | 'folder', args: JsonObject, path: string | undefined): Of<'search'> {
  return { kind: 'search', in: within, ...given('pattern', ownString(args, 'pattern')), ...given('path', path) }
}

/** A search in contents; `flag` is the argument that makes letter case not count. */
export function toGrep(args: JsonObject, path: string | undefined, flag: string): Of<'search'> {
  const more = { ...given('glob', ownString(args, 'glob')), ...given('ignoreCase', flagArgument(args, flag)) }
  return { ...toSearch('names', args, path), in: 'contents', ...more }
}

/** `type` is the argument that names the kind of subagent. */
export function toSubagent(args: JsonObject, type: string): Of<'subagent'> {
  const more = { ...given('description', ownString(args, 'description')), ...given('agentType', ownString(args, type)) }
  return { kind: 'subagent', prompt: ownString(args, 'prompt') ?? '', ...more }
}

/** The arguments of a read beside its path. */
export function fromRange({ offset, limit }: Of<'read'>): JsonObject {
  return { ...given('offset', offset), ...given('limit', limit) }
}

/** The arguments of an edit beside its path. */
export function fromReplacement(edit: Replacement): JsonObject {
  return { old_string: edit.old, new_string: edit.new, ...given('replace_all', edit.all) }
}

/** The arguments of a search in names. */
export function fromSearch({ pattern, path }: Of<'search'>): JsonObject {
  return { ...given('pattern', pattern), ...given('path', path) }
}

/** The arguments of a search in contents. */
export function fromGrep(action: Of<'search'>, flag: string): JsonObject {
  return { ...fromSearch(action), ...given('glob', action.glob), ...given(flag, action.ignoreCase) }
}
