import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { vocabularies } from '../../src/vocabularies/index.ts'
import { ROOT } from '../support/runtimes.ts'
import { readPage } from './pages.ts'

const project = fs.mkdtempSync(path.join(os.tmpdir(), 'hookwitness-docs-'))
afterAll(() => fs.rmSync(project, { recursive: true, force: true }))

/** The first fenced block below a text of a page. */
function blockBelow(page: string, text: string): string {
  return /```\w+\n([\s\S]*?)```/.exec(readPage(page).split(text)[1] ?? '')?.[1] ?? ''
}

function write(name: string, text: string, mode = 0o644): string {
  const file = path.join(project, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text, { mode })
  return file
}

interface Replayed {
  outcome: string
  findings: { id: string; event: { dialect: string; subject: string } | null }[]
}

function replay(transcript: string): Replayed {
  const argv = ['dist/cli.js', 'replay', '--repo', project, '--format', 'json', transcript]
  return JSON.parse(spawnSync(process.execPath, argv, { cwd: ROOT, encoding: 'utf8' }).stdout)
}

const example = blockBelow('docs/transcript-format.md', 'for example')
const forced = example.replaceAll('rm -rf build', 'git push --force')

test('the guards in docs/agents.md stop a forced push in every hook system, and nothing else', () => {
  write('hooks/no-force-push.sh', blockBelow('docs/agents.md', '## A guard to begin with'), 0o755)
  const files = ['.claude/settings.json', '.codex/hooks.json', '.github/hooks/guard.json', '.cursor/hooks.json', '.gemini/settings.json']
  for (const name of [...files, '.qwen/settings.json', '.lecode/config.toml', '.luxe/hooks.json'])
    write(name, blockBelow('docs/agents.md', `, \`${name}\`. `))
  const { outcome, findings } = replay(write('forced.jsonl', forced))
  expect(outcome).toBe('blocked')
  expect(findings.map(({ id, event }) => [id, event?.dialect]).sort()).toEqual([
    ['call-blocked', 'claude-code'],
    ['call-blocked', 'codex'],
    ['call-blocked', 'copilot'],
    ['call-blocked', 'cursor'],
    ['call-blocked', 'gemini-cli'],
    ['call-blocked', 'lecode'],
    ['call-blocked', 'luxe'],
    ['call-blocked', 'qwen-code'],
  ])
  expect(replay(write('example.jsonl', example))).toMatchObject({ outcome: 'passed', findings: [] })
})

test('the example of the neutral format uses the words of an agent that is known', () => {
  const lines: { agent: string; tool?: string }[] = example
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.length).toBe(4)
  for (const { agent, tool } of lines) {
    expect([...vocabularies.keys()]).toContain(agent)
    if (tool !== undefined) expect(vocabularies.get(agent)?.tools).toContain(tool)
  }
})

test('a session in the words of an unknown agent gets the warning that the docs promise', () => {
  const foreign = forced.replaceAll('"claude-code"', '"amp"').replaceAll('"Bash"', '"run"')
  const { findings } = replay(write('foreign.jsonl', foreign))
  expect(findings.map(({ id }) => id)).toContain('agent-unknown')
})
