import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { LoadedHook } from '../model/dialect.ts'
import { listPrograms } from './called-programs.ts'
import type { Script } from './script-files.ts'

/** Looks programs up on one PATH, each once however many hooks call it. */
export class ProgramLookup {
  private readonly found = new Map<string, Promise<boolean>>()
  private readonly folders: readonly string[]

  constructor(searched: string) {
    this.folders = searched.split(path.delimiter).filter((folder) => folder !== '')
  }

  /** Programs that a hook's command line, or a shell script that it names, calls and that PATH lacks. */
  async findMissing(hook: Pick<LoadedHook, 'form'>, scripts: readonly Script[]): Promise<{ program: string; in: string }[]> {
    const callers = [
      ...('shell' in hook.form ? [{ in: 'the hook command', programs: listPrograms(hook.form.shell) }] : []),
      ...scripts.map((script) => ({ in: script.path, programs: script.programs })),
    ]
    const missing = new Map<string, string>()
    for (const { in: caller, programs } of callers) {
      for (const program of programs) {
        if (!missing.has(program) && !(await this.has(program))) missing.set(program, caller)
      }
    }
    return [...missing].map(([program, caller]) => ({ program, in: caller }))
  }

  private has(program: string): Promise<boolean> {
    const known = this.found.get(program)
    if (known !== undefined) return known
    const isThere = isInOneOf(this.folders, program)
    this.found.set(program, isThere)
    return isThere
  }
}

async function isInOneOf(folders: readonly string[], program: string): Promise<boolean> {
  for (const folder of folders) {
    const isThere = await fs.access(path.join(folder, program), fs.constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return true
  }
  return false
}
