import { GateError } from '../errors.ts'
import { OPTION_FORMS, type OptionName } from './options.ts'
import { type ReadOptions, readOptions, refuseName, type Written } from './read-options.ts'

const FORMS = OPTION_FORMS.filter((form) => form.where !== 'cli')

/** Names that other tools of the runner put beside action inputs. */
const NOT_OURS = new Set(['github_token'])

interface Given {
  variable: string
  value: string
}

/** Reads action inputs from the runner's `INPUT_*` variables, in which names are upper-case and blanks are `_`. `on-ask` and `on_ask` are one input. */
export function readInputs(env: Record<string, string | undefined>): ReadOptions {
  const given = new Map<OptionName, Given>()
  const errors: GateError[] = []
  for (const [variable, value] of Object.entries(env)) {
    if (!variable.startsWith('INPUT_') || value === undefined) continue
    const name = variable.slice('INPUT_'.length).toLowerCase().replaceAll('-', '_')
    const form = FORMS.find((each) => each.name === name)
    if (form === undefined) {
      if (!NOT_OURS.has(name)) errors.push(refuseName(name, FORMS, (seen) => seen))
      continue
    }
    // The runner sets every input that action.yml names, those not given to their default.
    const before = given.get(form.name)
    const isFirst = before === undefined || before.value === ''
    if (isFirst) given.set(form.name, { variable, value })
    if (isFirst || value === '' || value === before.value) continue
    errors.push(refuseTwo(form.name, before, { variable, value }))
    given.set(form.name, { variable, value: '' })
  }
  const written: Written = new Map([...given].map(([name, { value }]) => [name, [value]]))
  const read = readOptions(written, (name) => name)
  return { ...read, errors: [...errors, ...read.errors] }
}

function refuseTwo(name: OptionName, one: Given, other: Given): GateError {
  const shown = [one, other].map(({ variable, value }) => `${variable} is ${JSON.stringify(value)}`).join(', ')
  return new GateError(
    'invalid-option',
    `${name} is given twice: ${shown}`,
    `Write it as ${name} only; where that is not written the runner sets it to its default.`,
  )
}
