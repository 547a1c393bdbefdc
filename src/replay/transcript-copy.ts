import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { Session } from '../model/event.ts'
import type { TranscriptSource } from '../model/transcript.ts'
import type { Workspace } from './workspace.ts'

/** A larger transcript is not copied for hooks that read it: they find an empty file. */
const MAX_BYTES = 64 * 1024 * 1024

/** Where it lies: beside the workspace, since what lies in that must be as it was for the next session. */
export function transcriptFolder({ base }: Pick<Workspace, 'base'>): string {
  return `${base}-transcript`
}

/**
 * A copy of the transcript in the workspace, for hooks that read `transcript_path`. It is whole: hooks see later records too, which a live
 * session would not have yet.
 */
export async function copyTranscript(source: Pick<TranscriptSource, 'contents'>, session: Session, workspace: Workspace): Promise<string> {
  const folder = transcriptFolder(workspace)
  const file = path.join(folder, `${session.id.replace(/[^\w.-]/g, '_').slice(0, 100)}.jsonl`)
  await fs.mkdir(folder, { recursive: true })
  if (!(await writeAtMost(file, source.contents(), MAX_BYTES))) await fs.writeFile(file, '')
  return file
}

/** False when there is more, or it cannot be read to its end. */
async function writeAtMost(file: string, pieces: AsyncIterable<Uint8Array | Error>, most: number): Promise<boolean> {
  const output = await fs.open(file, 'w')
  try {
    let bytes = 0
    for await (const piece of pieces) {
      if (piece instanceof Error) return false
      bytes += piece.length
      if (bytes > most) return false
      await output.writeFile(piece)
    }
    return true
  } finally {
    await output.close()
  }
}
