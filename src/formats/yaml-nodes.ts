import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, type ParsedNode, type YAMLMap } from 'yaml'
import { showValue } from '../text/show.ts'
import type { ValuePath } from './document.ts'

/** The package looks for each alias's anchor among all that come before it. */
const MAX_ALIASES = 1_000

/** What is wrong with a document that the package itself takes, and where: looked at node by node, each once. */
export function findYamlFault(root: ParsedNode | null): { message: string; offset: number } | null {
  const pending: unknown[] = [root]
  let aliases = 0
  while (pending.length > 0) {
    const node = pending.pop()
    if (isAlias(node)) aliases += 1
    if (aliases > MAX_ALIASES) return { message: `holds more than ${MAX_ALIASES} aliases`, offset: startOf(node) ?? 0 }
    if (isSeq(node)) for (const item of node.items) pending.push(item)
    if (!isMap(node)) continue
    const fault = findKeyFault(node)
    if (fault !== null) return fault
    for (const { value } of node.items) pending.push(value)
  }
  return null
}

function findKeyFault(map: YAMLMap): { message: string; offset: number } | null {
  const seen = new Set<unknown>()
  for (const { key } of map.items) {
    const offset = startOf(key) ?? startOf(map) ?? 0
    if (isMap(key) || isSeq(key)) return { message: 'a list or a map stands where a key belongs', offset }
    if (!isScalar(key)) continue
    if (seen.has(key.value)) return { message: `key ${showValue(key.value)} stands twice in one map`, offset }
    seen.add(key.value)
  }
  return null
}

/** Finds offsets by path; the keys of a map are looked through once, however many of its values are asked for. */
export function indexYaml(root: ParsedNode | null): (path: ValuePath) => number {
  const indexes = new Map<YAMLMap, Map<string, Pair>>()
  const indexOf = (map: YAMLMap) => {
    const index = indexes.get(map) ?? new Map(map.items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : '', pair]))
    indexes.set(map, index)
    return index
  }
  return (path) => {
    let node: unknown = root
    let offset = startOf(root) ?? 0
    for (const key of path) {
      if (isMap(node)) {
        const pair = indexOf(node).get(String(key))
        if (pair === undefined) return offset
        offset = startOf(pair.key) ?? offset
        node = pair.value
      } else if (isSeq(node) && typeof key === 'number') {
        node = node.items[key]
        offset = startOf(node) ?? offset
      } else return offset
    }
    return offset
  }
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0]
}
