import type { GateError } from '../errors.ts'
import { OPTION_FORMS } from './options.ts'
import { type ReadOptions, readOptions, refuseName, type Written } from './read-options.ts'

const FORMS = OPTION_FORMS.filter((form) => form.where !== 'cli')

/** Names that other tools of the runner put beside action inputs. */
const NOT_OURS = new Set(['github_token'])

/** Reads action inputs from the runner's `INPUT_*` variables, in which names are upper-case and blanks are `_`. */
export function readInputs(env: Record<string, string | undefined>): ReadOptions {
  const written: Written = new Map()
  const errors: GateError[] = []
  for (const [variable, value] of Object.entries(env)) {
    if (!variable.startsWith('INPUT_') || value === undefined) continue
    const name = variable.slice('INPUT_'.length).toLowerCase().replaceAll('-', '_')
    const form = FORMS.find((each) => each.name === name)
    if (form !== undefined) written.set(form.name, [value])
    else if (!NOT_OURS.has(name)) errors.push(refuseName(name, FORMS, (seen) => seen))
  }
  const read = readOptions(written, (name) => name)
  return { options: read.options, errors: [...errors, ...read.errors] }
}
