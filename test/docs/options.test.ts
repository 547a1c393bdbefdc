import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { OPTION_FORMS } from '../../src/config/options.ts'
import { namedRows, readPage } from './pages.ts'

const inputs: Record<string, { description: string; default?: string }> = parse(readPage('action.yml')).inputs
const FORMS = OPTION_FORMS.filter((form) => form.where !== 'cli')

test('the inputs of the action are the options, in the same order', () => {
  expect(Object.keys(inputs)).toEqual(FORMS.map((form) => form.name))
})

test.each(FORMS)('$name has the same default and the same words in action.yml', (form) => {
  expect(inputs[form.name]).toEqual({ description: form.help, ...(form.default === null ? {} : { default: form.default }) })
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
