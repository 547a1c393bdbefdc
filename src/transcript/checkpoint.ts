import { readdir } from 'node:fs/promises'
import path from 'node:path'

// Entire's checkpoints (entireio/cli; branch entire/checkpoints/v1 and refs entire/checkpoints/v2): a folder with metadata.json, and in it one
// for each session, with the session's file and what Entire notes beside.

const besideFiles = new Set([
  ...['metadata.json', 'prompt.txt', 'context.md', 'content_hash.txt', 'transcript_hash.txt', 'raw_transcript_hash.txt', 'checkpoint.json'],
])

const sessionFile = /^(?:full\.jsonl|transcript\.jsonl|raw_transcript)(?:\.\d+)?$/

/** Whether a file is one of those that Entire writes beside a session's. */
export async function isBesideCheckpoint(file: string): Promise<boolean> {
  if (!besideFiles.has(path.basename(file))) return false
  const folder = path.dirname(file)
  if (await holdsSession(folder)) return true
  // The metadata of the whole checkpoint, whose sessions are numbered; and what is noted of a task of one.
  if (path.basename(file) === 'metadata.json') return holdsSession(path.join(folder, '0'))
  return path.basename(path.dirname(folder)) === 'tasks' && (await holdsSession(path.dirname(path.dirname(folder))))
}

async function holdsSession(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => [])
  return names.some((name) => sessionFile.test(name) || name === 'raw_transcript_hash.txt')
}
