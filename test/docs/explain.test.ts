import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT } from '../support/runtimes.ts'
import { namedRows, readPage } from './pages.ts'

const section = readPage('docs/usage.md').split('### Explain one event')[1]?.split('\n## ')[0] ?? ''

test('the explanation in docs/usage.md is what its command prints', () => {
  const [, line = ''] = /```sh\nhookwitness (.+)\n```/.exec(section) ?? []
  const [, shown = ''] = /```text\n([\s\S]*?)```/.exec(section) ?? []
  const { stdout } = spawnSync(process.execPath, ['dist/cli.js', ...line.split(' ')], { cwd: ROOT, encoding: 'utf8' })
  const withoutTimes = (text: string) => text.replace(/after [\d.]+ m?s/g, 'after a while')
  expect(shown).not.toBe('')
  expect(withoutTimes(stdout)).toBe(withoutTimes(shown))
})

test('docs/usage.md has a row for each reason why a hook was not asked', () => {
  const fates: string[] = JSON.parse(readPage('schemas/explain.schema.json')).properties.events.items.properties.judgements.items.properties
    .hooks.items.properties.fate.enum
  expect(namedRows(section)).toEqual(fates.filter((fate) => fate !== 'asked'))
})
