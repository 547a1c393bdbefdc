import { execFileSync, spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { VERSION } from '../../src/commands/version.ts'
import { EXIT_CODES } from '../../src/exit.ts'
import { ROOT } from '../support/runtimes.ts'
import { readPage } from './pages.ts'

test('the tables that repeat action.yml are up to date', () => {
  execFileSync(process.execPath, ['scripts/docs.mjs', '--check'], { cwd: ROOT, stdio: 'pipe' })
})

test('the README fits on a few screens', () => {
  expect(readPage('README.md').split('\n').length).toBeLessThanOrEqual(201)
})

test('the workflow in the README fits on one screen and asks for no more than reading', () => {
  const workflow = /```yaml\n([\s\S]*?)```/.exec(readPage('README.md'))?.[1] ?? ''
  expect(workflow.trimEnd().split('\n').length).toBeLessThanOrEqual(15)
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n/m)
  expect(workflow).not.toContain('write')
})

describe.each(['README.md', 'docs/usage.md'])('%s', (page) => {
  test('lists the exit codes that the program has', () => {
    const rows = [...readPage(page).matchAll(/^\| (\d+) \| `([a-z-]+)` \|/gm)].map((match) => [match[2], Number(match[1])])
    expect(Object.fromEntries(rows)).toEqual(EXIT_CODES)
    expect(rows.length).toBe(Object.keys(EXIT_CODES).length)
  })
})

test('the version that the program prints is the one of the package', () => {
  expect(VERSION).toBe(JSON.parse(readPage('package.json')).version)
})

test('the output in the README is what the example prints', () => {
  const { stdout } = spawnSync(process.execPath, ['dist/cli.js', 'replay', '--repo', 'examples/agent-pr'], { cwd: ROOT, encoding: 'utf8' })
  const shown = /```text\n([\s\S]*?)```/.exec(readPage('README.md'))?.[1] ?? ''
  const printed = stdout.split('\n')
  expect(shown.split('\n').filter((line) => !printed.includes(line))).toEqual([])
})
