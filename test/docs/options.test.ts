import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { FILE_KEYS, HOOK_KEYS } from '../../src/config/file-form.ts'
import { OPTION_FORMS } from '../../src/config/options.ts'
import { namedRows, readPage } from './pages.ts'

const action: { description: string; inputs: Record<string, { description: string; default?: string }> } = parse(readPage('action.yml'))
const { inputs } = action
const FORMS = OPTION_FORMS.filter((form) => form.where !== 'cli')

/** The release form refuses a longer one: "Description must be less than 125 characters" (Factory-AI/droid-action#114, and others). */
test('the description of the action fits a listing in the Marketplace', () => {
  expect(action.description.length).toBeLessThan(125)
})

test('the inputs of the action are the options, in the same order', () => {
  expect(Object.keys(inputs)).toEqual(FORMS.map((form) => form.name))
})

test.each(FORMS.filter((form) => !form.inFile))('$name has the same default and the same words in action.yml', (form) => {
  expect(inputs[form.name]).toEqual({ description: form.help, ...(form.default === null ? {} : { default: form.default }) })
})

/** The runner gives every input its default, so that one with a default would always win over the file. */
test.each(FORMS.filter((form) => form.inFile))('$name, which the file may settle, has its default in words only', (form) => {
  const rest = form.default === null ? '.hookwitness.toml can name them.' : `Default: ${form.default}, or what .hookwitness.toml says.`
  expect(inputs[form.name]).toEqual({ description: `${form.help} ${rest}` })
})

test('docs/configuration.md has a row for each key of the file, and none else', () => {
  expect(namedRows(readPage('docs/configuration.md'))).toEqual([...FILE_KEYS, ...HOOK_KEYS].map((key) => key.name))
})

describe('docs/usage.md', () => {
  const page = readPage('docs/usage.md')

  test('has a row for each option', () => {
    expect(namedRows(page)).toEqual(expect.arrayContaining(OPTION_FORMS.map((form) => form.name)))
  })

  test.each(OPTION_FORMS.filter((form) => form.choices !== undefined))('names every value of $name', (form) => {
    expect(page).toContain(`\`${form.name}\`: ${form.choices?.map((choice) => `\`${choice}\``).join(', ')}`)
  })
})
