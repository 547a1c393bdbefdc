/** A place in a record. */
export interface RecordPath {
  /** By the key's bytes. */
  readonly keys: { readonly key: Buffer; readonly path: RecordPath }[]
  /** Of the elements, where the place is a list. */
  elements: RecordPath | null
  /** Long texts that stand here, or anywhere below, are not needed. */
  isUnneeded: boolean
}

/** Paths such as `message.content[].text`, from a record's root, as a tree. */
export function joinPaths(paths: readonly string[]): RecordPath {
  const root = makePath()
  for (const path of paths) {
    let place = root
    for (const name of path.replaceAll('[]', '.[]').split('.')) place = name === '[]' ? enterList(place) : enterKey(place, name)
    place.isUnneeded = true
  }
  return root
}

/** Where the value of the key stands whose bytes begin and end there; null: nothing at or below it is unneeded. */
export function findKey(path: RecordPath | null, bytes: Buffer, start: number, end: number): RecordPath | null {
  if (path === null || path.isUnneeded) return path
  return path.keys.find(({ key }) => isAt(bytes, start, end, key))?.path ?? null
}

/** Where the elements of a list stand. */
export function findElements(path: RecordPath | null): RecordPath | null {
  return path === null || path.isUnneeded ? path : path.elements
}

/** Whether the bytes from `start` to `end` are those of the word. */
export function isAt(bytes: Buffer, start: number, end: number, word: Buffer): boolean {
  if (end - start !== word.length) return false
  for (let index = 0; index < word.length; index += 1) if (bytes[start + index] !== word[index]) return false
  return true
}

function makePath(): RecordPath {
  return { keys: [], elements: null, isUnneeded: false }
}

function enterList(path: RecordPath): RecordPath {
  path.elements ??= makePath()
  return path.elements
}

function enterKey(path: RecordPath, name: string): RecordPath {
  const key = Buffer.from(name)
  const known = path.keys.find((each) => each.key.equals(key))
  if (known !== undefined) return known.path
  const made = makePath()
  path.keys.push({ key, path: made })
  return made
}
