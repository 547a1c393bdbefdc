import * as fs from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

const PAUSE_MS = 50

/**
 * Opens an output file and empties it. A named pipe opens once somebody reads it (fifo(7)): to wait for that inside the system's call would
 * keep a thread, for which Node waits when this process is to end, so that no signal would end it.
 */
export async function openOutput(file: string): Promise<FileHandle> {
  const waiting = fs.statSync(file, { throwIfNoEntry: false })?.isFIFO() ? await awaitReader(file) : null
  try {
    return await open(file, 'w')
  } finally {
    if (waiting !== null) fs.closeSync(waiting)
  }
}

/** A descriptor that keeps the pipe open, without which its reader would see the end. */
async function awaitReader(pipe: string): Promise<number> {
  for (;;) {
    try {
      return fs.openSync(pipe, fs.constants.O_WRONLY | fs.constants.O_NONBLOCK)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENXIO') throw error
      await setTimeout(PAUSE_MS)
    }
  }
}
