import * as fs from 'node:fs/promises'
import * as path from 'node:path'

/** Removes a folder that hooks had in hand; true when it is gone. Never throws: what cannot be removed stays in the temp folder. */
export async function removeTree(folder: string): Promise<boolean> {
  if (await tryRemove(folder)) return true
  await makeWritable(folder)
  return tryRemove(folder)
}

async function tryRemove(folder: string): Promise<boolean> {
  return fs.rm(folder, { recursive: true, force: true, maxRetries: 2 }).then(
    () => true,
    () => false,
  )
}

/** Go's module cache, for one, leaves folders without write permission. */
async function makeWritable(folder: string): Promise<void> {
  await fs.chmod(folder, 0o700).catch(() => undefined)
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) if (entry.isDirectory()) await makeWritable(path.join(folder, entry.name))
}
