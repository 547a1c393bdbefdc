import { spawnSync } from 'node:child_process'
import * as path from 'node:path'
import { must } from './measure.mjs'

/** Where a program lies that answers to one of the names; null without it. `say`: arguments that make it print its own path. */
export function findProgram(name, say) {
  const { status, stdout } = spawnSync(name, say, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** Compiles a C file into a folder; null where there is no compiler. */
export function compile(source, folder) {
  const program = path.join(folder, path.basename(source, '.c'))
  const made = spawnSync('cc', ['-O2', '-o', program, source], { encoding: 'utf8' })
  if (made.error !== undefined) return null
  must(made)
  return program
}
