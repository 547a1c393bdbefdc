import type { Dirent } from 'node:fs'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'

/** What shows of each file that it was changed, by name relative to the tree. */
export type TreeState = Map<string, string>

/** Size, mode and times of all files and folders below a folder. What cannot be looked at counts by its error. */
export async function readTreeState(root: string): Promise<TreeState> {
  const state: TreeState = new Map()
  const pending = ['']
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of await listEntries(path.join(root, folder), state, folder)) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        pending.push(name)
        continue
      }
      const found = await fs.lstat(path.join(root, name), { bigint: true }).catch(() => null)
      state.set(name, found === null ? 'unreadable' : `${found.size} ${found.mode} ${found.mtimeNs} ${found.ctimeNs} ${found.ino}`)
    }
  }
  return state
}

async function listEntries(folder: string, state: TreeState, name: string): Promise<Dirent[]> {
  try {
    return await fs.readdir(folder, { withFileTypes: true })
  } catch (error) {
    state.set(`${name}/`, String((error as NodeJS.ErrnoException).code))
    return []
  }
}

/** Names that were added, changed or removed, sorted. */
export function compareStates(before: TreeState, after: TreeState): string[] {
  const changed = [...after].filter(([name, state]) => before.get(name) !== state).map(([name]) => name)
  const removed = [...before.keys()].filter((name) => !after.has(name))
  return [...changed, ...removed].sort()
}
