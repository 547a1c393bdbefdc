import type { JsonObject, Place } from '../../model/event.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import type { GapStep } from '../../model/step.ts'
import { badRecord } from '../../transcript/claude.ts'
import { isDeeperThan, measureValue, ownList } from '../../transcript/values.ts'

/** In characters that all changes of a file have: the session is held whole. */
const maxSize = 256 * 1024 * 1024
const deepest = 500

/** A list grows by what is pushed; a place far behind its end is damage, or meant to fill the memory. */
const isPlaceIn = (list: unknown[], key: unknown): key is number =>
  Number.isSafeInteger(key) && Number(key) >= 0 && Number(key) <= list.length

/**
 * A chat session that is written as changes: `{kind: 0, v}` the whole, `{kind: 1, k, v}` sets what stands at the path `k`, `{kind: 2, k, v, i}`
 * adds to the list there, cut to `i` elements before, `{kind: 3, k}` takes away (microsoft/vscode, chat/common/model/objectMutationLog.ts).
 * What is overwritten or taken away has happened all the same, so its requests and tool invocations are kept.
 */
export class PatchLog {
  #whole: JsonObject = {}
  readonly #places = new WeakMap<object, Place>()
  readonly #lostRequests = new Map<string, JsonObject>()
  readonly #lostParts = new Map<string, JsonObject>()
  #last: Place = { path: '' }
  #size = 0
  #isFull = false

  /** Takes the whole session, as the older files hold it. */
  begin(whole: JsonObject, at: Place): void {
    this.#last = at
    this.#lose(own(this.#whole, 'requests'))
    this.#whole = whole
    this.#mark(own(whole, 'requests'), at)
  }

  /** Makes the change; a gap when it cannot be made. */
  *apply(change: JsonObject, at: Place): Generator<GapStep> {
    this.#size += measureChange(own(change, 'v'))
    if (this.#size > maxSize) {
      if (!this.#isFull)
        yield { kind: 'gap', at, gap: 'document-too-large', detail: `changes of more than ${maxSize} characters are not read` }
      this.#isFull = true
    } else if (!this.#make(change, at)) yield badRecord(at, 'a change of the chat leads nowhere')
  }

  #make(change: JsonObject, at: Place): boolean {
    this.#last = at
    const kind = own(change, 'kind')
    const value = own(change, 'v')
    if (kind === 0) {
      if (isObject(value)) this.begin(value, at)
      return isObject(value)
    }
    const path = ownList(change, 'k') ?? []
    const key = path.at(-1)
    const holder = this.#find(path.slice(0, -1))
    if (path.length === 0 || holder === null) return false
    if (kind === 2) return this.#push(this.#find(path), change, at)
    if (kind !== 1 && kind !== 3) return false
    return Array.isArray(holder) ? this.#setElement(holder, key, change, at) : this.#setKey(holder, key, change, at)
  }

  get whole(): JsonObject {
    return this.#whole
  }

  /** The requests, then those that were taken away. */
  requests(): JsonObject[] {
    const requests = (ownList(this.#whole, 'requests') ?? []).filter(isObject)
    const kept = new Set(requests.map((request) => ownString(request, 'requestId')))
    return [...requests, ...[...this.#lostRequests].filter(([id]) => !kept.has(id)).map(([, request]) => request)]
  }

  /** Tool invocations that were taken out of a response. `kept` are the ids of those that stand in one. */
  lostParts(kept: ReadonlySet<string>): JsonObject[] {
    return [...this.#lostParts].filter(([id]) => !kept.has(id)).map(([, part]) => part)
  }

  /** Where a request was written first. */
  placeOf(request: object): Place {
    return this.#places.get(request) ?? this.#last
  }

  #find(path: readonly unknown[]): JsonObject | unknown[] | null {
    let found: unknown = this.#whole
    for (const key of path) found = Array.isArray(found) ? found[Number(key)] : own(found, String(key))
    return isObject(found) || Array.isArray(found) ? found : null
  }

  #push(list: unknown, change: JsonObject, at: Place): boolean {
    const added = ownList(change, 'v') ?? []
    const length = own(change, 'i') ?? (Array.isArray(list) ? list.length : -1)
    if (!Array.isArray(list) || !isPlaceIn(list, length)) return false
    this.#lose(list.splice(length))
    for (const value of added) list.push(value)
    this.#mark(added, at)
    return true
  }

  #setElement(list: unknown[], key: unknown, change: JsonObject, at: Place): boolean {
    if (!isPlaceIn(list, key)) return false
    this.#lose(list[key])
    if (own(change, 'kind') === 3) list.splice(key, 1)
    else list[key] = own(change, 'v')
    this.#mark([list[key]], at)
    return true
  }

  #setKey(object: JsonObject, key: unknown, change: JsonObject, at: Place): boolean {
    if (typeof key !== 'string' || key === '__proto__') return false
    this.#lose(own(object, key))
    if (own(change, 'kind') === 3) delete object[key]
    else object[key] = own(change, 'v')
    this.#mark(own(object, key), at)
    return true
  }

  #mark(values: unknown, at: Place): void {
    for (const value of Array.isArray(values) ? values : []) if (isObject(value) && !this.#places.has(value)) this.#places.set(value, at)
  }

  #lose(value: unknown): void {
    for (const each of Array.isArray(value) ? value : [value]) {
      const request = ownString(each, 'requestId')
      const part = ownString(each, 'toolCallId')
      if (isObject(each) && request !== undefined) this.#lostRequests.set(request, each)
      else if (isObject(each) && part !== undefined) this.#lostParts.set(part, each)
    }
  }
}

/** A value that is nested too deep to be measured counts as the longest line there can be. */
function measureChange(value: unknown): number {
  return isDeeperThan(value, deepest) ? maxSize / 4 : measureValue(value)
}
