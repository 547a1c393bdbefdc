import { ownString } from '../model/json.ts'
import type { FileGroup } from './discover.ts'

/**
 * Numbers sessions by lineage: a resumed or forked session begins with a copy of the one before it, so sessions whose first records share an id
 * may tell the same call. Those of one lineage must be read one after the other, in order, so that the first file's call is the one judged.
 */
export function findLineages(groups: readonly FileGroup[]): number[] {
  const owners = new Map<string, number>()
  return groups.map((group, index) => {
    const ids = listIds(group)
    const lineage = ids.map((id) => owners.get(id)).find((owner) => owner !== undefined) ?? index
    for (const id of ids) if (!owners.has(id)) owners.set(id, lineage)
    return lineage
  })
}

function listIds({ main, subagents }: FileGroup): string[] {
  const objects = [main, ...subagents].flatMap((file) => file.sample.objects)
  return objects
    .flatMap((object) => [ownString(object, 'uuid'), ownString(object, 'sessionId'), ownString(object, 'session_id')])
    .filter((id) => id !== undefined)
}
