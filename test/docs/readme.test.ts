import { execFileSync, spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
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

interface Step {
  uses?: string
  with?: Record<string, unknown>
}

/** The steps of each fenced workflow, whole or a part. */
function listSteps(page: string): Step[] {
  const blocks = [...readPage(page).matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => parse(match[1] ?? ''))
  return blocks.flatMap((block) =>
    Array.isArray(block) ? block : Object.values(block.jobs).flatMap((job) => (job as { steps: Step[] }).steps),
  )
}

describe.each(['README.md', 'docs/usage.md'])('%s', (page) => {
  test('gives our action only inputs that it has, and reads only outputs that it has', () => {
    const action = parse(readPage('action.yml'))
    const own = listSteps(page).filter((step) => step.uses?.startsWith('hookwitness/hookwitness@'))
    expect(own.length).toBeGreaterThan(0)
    expect(own.flatMap((step) => Object.keys(step.with ?? {})).filter((name) => !(name in action.inputs))).toEqual([])
    const read = [...readPage(page).matchAll(/steps\.hookwitness\.outputs\.(\w+)/g)].map((match) => match[1] ?? '')
    expect(read.filter((name) => !(name in action.outputs))).toEqual([])
  })

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
