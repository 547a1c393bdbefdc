import { expect, test } from 'vitest'
import { findHooks } from '../../src/commands/find-hooks.ts'
import { makeTree } from './tree.ts'

const CLAUDE = { '.claude/settings.json': '{"hooks": {"PreToolUse": [{"hooks": [{"type": "command", "command": "guard"}]}]}}' }
const COPILOT = { '.github/hooks/a.json': '{"hooks": {"preToolUse": [{"bash": "own"}]}}' }

function find(project: Record<string, string>, dialects: string[] = [], copilot_host: 'cli' | 'cloud' | 'vscode' = 'cli') {
  const { configured, leftOut } = findHooks(makeTree({ project }), { dialects, copilot_host }, [])
  return { configured: configured.map(({ dialect, loaded }) => [dialect.id, loaded.hooks.map(({ command }) => command)]), leftOut }
}

test('files of another agent make a hook system judge only where it is chosen by name', () => {
  expect(find(CLAUDE)).toEqual({ configured: [['claude-code', ['guard']]], leftOut: [] })
  expect(find(CLAUDE, ['copilot'])).toEqual({ configured: [['copilot', ['guard']]], leftOut: ['claude-code'] })
  expect(find(CLAUDE, ['claude-code'])).toEqual({ configured: [['claude-code', ['guard']]], leftOut: [] })
})

test('beside files of its own they count, for the hosts that read them', () => {
  const both = { ...CLAUDE, ...COPILOT }
  expect(find(both).configured).toEqual([
    ['claude-code', ['guard']],
    ['copilot', ['own', 'guard']],
  ])
  expect(find(both, ['copilot'], 'cloud').configured).toEqual([['copilot', ['own']]])
  expect(find(both, ['copilot'], 'vscode').configured).toEqual([['copilot', ['own', 'guard']]])
})
