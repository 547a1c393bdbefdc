/**
 * Whether a recorded version is older than another, part by part (`1.0.9` before `1.0.57`). What is no version counts as the newest: agents are
 * taken at what they do today where nothing else is known.
 */
export function isOlder(version: string | undefined, than: string): boolean {
  const parts = partsOf(version ?? '')
  if (parts === null) return false
  const others = partsOf(than) ?? []
  const at = others.findIndex((part, index) => part !== (parts[index] ?? 0))
  return at >= 0 && (parts[at] ?? 0) < (others[at] ?? 0)
}

function partsOf(version: string): number[] | null {
  const [, numbers] = /^v?(\d+(?:\.\d+)+)/.exec(version) ?? []
  return numbers === undefined ? null : numbers.split('.').map(Number)
}
