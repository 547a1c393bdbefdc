import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { OpenReader, ReadRecord } from '../model/transcript.ts'
import { writeJson } from './values.ts'

// Entire's checkpoints (entireio/cli; branch entire/checkpoints/v1 and refs entire/checkpoints/v2): a folder with metadata.json, and in it one
// for each session, with the session's file and what Entire notes beside.

const besideFile = /^(?:(?:metadata|checkpoint)\.json|context\.md|(?:prompt|content_hash|transcript_hash|raw_transcript_hash)\.txt)$/

const sessionFile = /^(?:full\.jsonl|transcript\.jsonl|raw_transcript)(?:\.\d+)?$/

/** Whether a file is one of those that Entire writes beside a session's. */
export async function isBesideCheckpoint(file: string): Promise<boolean> {
  if (!besideFile.test(path.basename(file))) return false
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

/** Whether a file is a session's own in a checkpoint, or that of a subagent's in one. */
export function isOfCheckpoint(file: string): boolean {
  return sessionFile.test(path.basename(file)) || /[\\/]tasks[\\/][^\\/]+[\\/]agent-[^\\/]+\.jsonl$/.test(file)
}

/** A reader of what Entire has redacted: it puts this word in the place of every secret, also in arguments. */
export function readOfCheckpoint({ read, end }: OpenReader): OpenReader {
  const readMarked: ReadRecord = function* (record, at) {
    for (const step of read(record, at)) {
      const isCut = step.kind === 'call' && /\bREDACTED\b/.test(step.raw ?? writeJson(step.args))
      yield isCut ? { ...step, lacks: [...new Set([...(step.lacks ?? []), 'redacted' as const])] } : step
    }
  }
  return { read: readMarked, ...(end !== undefined && { end }) }
}
