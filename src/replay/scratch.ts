import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { GateError } from '../errors.ts'
import { endWithUs } from '../process/end-with-us.ts'
import { removeTree } from './remove-tree.ts'

/** The one folder below which a run keeps all its copies. */
export interface Scratch {
  /** Absolute, links resolved; nobody else may enter it. */
  root: string
  /** Never throws: what cannot be removed is told on stderr. */
  remove(): Promise<void>
}

/** Makes the folder in the system's folder for such; it goes with this process, however that ends. Throws a GateError where none can be made. */
export function openScratch(): Scratch {
  const root = makeRoot()
  const callOff = endWithUs(() => removeNow(root))
  return {
    root,
    remove: async () => {
      if (!(await removeTree(root))) removeNow(root)
      callOff()
    },
  }
}

function makeRoot(): string {
  try {
    return fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'hookwitness-')))
  } catch (error) {
    const message = `TMPDIR: no scratch folder can be made in ${os.tmpdir()} (${codeOf(error)})`
    throw new GateError('output-unwritable', message, 'Let TMPDIR name a folder that can be written.')
  }
}

const ATTEMPTS = 25
const PAUSE_MS = 20

/** In this turn. What was just being written when the turn began may still arrive, so it tries again. */
function removeNow(folder: string): void {
  let why = 'it comes back'
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt > 0) pause()
    try {
      fs.rmSync(folder, { recursive: true, force: true })
      if (!fs.existsSync(folder)) return
    } catch (error) {
      why = codeOf(error)
      openFolders(folder)
    }
  }
  process.stderr.write(`hookwitness: the scratch folder ${folder} could not be removed (${why}).\n`)
}

/** Makes folders writable, as Go leaves those of its module cache not. Names are bytes: on Linux they need not be UTF-8. */
function openFolders(root: string): void {
  const pending = [Buffer.from(root)]
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    try {
      fs.chmodSync(folder, 0o700)
      for (const entry of fs.readdirSync(folder, { encoding: 'buffer', withFileTypes: true })) {
        if (entry.isDirectory()) pending.push(Buffer.concat([folder, Buffer.from('/'), entry.name]))
      }
    } catch {
      // Removing will say what is wrong.
    }
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
