import { expect, it } from 'vitest'
import { loadClaude } from '../../src/dialects/claude-code/load.ts'
import { loadLecode } from '../../src/dialects/lecode/load.ts'
import { makeTree, seeCall } from './tree.ts'

const hooks = { PreToolUse: [{ hooks: [{ type: 'command', command: 'guard' }] }] }
const settings = (value: object) => ({ '.claude/settings.json': JSON.stringify(value) })
const listed = (loaded: { hooks: { id: string; trusted: boolean }[] }) => loaded.hooks.map(({ id, trusted }) => ({ id, trusted }))

const USER_HOOK = { id: 'claude-code:PreToolUse:~/.claude/settings.json#1', trusted: true }
const PROJECT_HOOK = { id: 'claude-code:PreToolUse:.claude/settings.json#1', trusted: false }

it('a Claude Code project that is not trusted switches no hook of the user off', () => {
  const files = { user: settings({ hooks }), project: settings({ hooks, disableAllHooks: true }) }
  expect(listed(loadClaude(makeTree(files)))).toEqual([])
  const untrusted = loadClaude(makeTree(files, { trusted: false }))
  expect(listed(untrusted)).toEqual([USER_HOOK, PROJECT_HOOK])
  expect(untrusted.findings).toEqual([])
})

it('a Claude Code project that is not trusted switches nothing on that the user switched off', () => {
  const files = { user: settings({ hooks, disableAllHooks: true }), project: settings({ hooks, disableAllHooks: false }) }
  expect(listed(loadClaude(makeTree(files)))).toHaveLength(2)
  expect(listed(loadClaude(makeTree(files, { trusted: false })))).toEqual([])
})

it('a Claude Code project that is not trusted has no rules', () => {
  const files = { user: settings({ permissions: { deny: ['Bash(rm *)'] } }), project: settings({ permissions: { deny: ['Bash(ls)'] } }) }
  expect(loadClaude(makeTree(files)).ruleCount).toBe(2)
  const { ruleCount, permit } = loadClaude(makeTree(files, { trusted: false }))
  expect(ruleCount).toBe(1)
  expect(permit({ name: 'Bash', args: { command: 'ls' } }, seeCall('ls'), 'recorded')).toBeNull()
})

it('a lecode project that is not trusted replaces no list and no rule of the user', () => {
  const files = {
    user: { '.config/lecode/config.toml': '[hooks]\nPreToolUse = ["guard"]\n[permissions.rules.deny]\nbash = [{pattern = "rm *"}]\n' },
    project: { '.lecode/config.toml': '[hooks]\nPreToolUse = ["true"]\n[permissions.rules.deny]\nbash = [{pattern = "no"}]\n' },
  }
  const permit = (trusted: boolean) =>
    loadLecode(makeTree(files, { trusted })).permit({ name: 'bash', args: { command: 'rm x' } }, seeCall('rm x', 'bash'), 'recorded')
  const user = { id: 'lecode:PreToolUse:~/.config/lecode/config.toml#1', trusted: true }
  const project = { id: 'lecode:PreToolUse:.lecode/config.toml#1', trusted: true }
  expect(listed(loadLecode(makeTree(files)))).toEqual([project])
  expect(listed(loadLecode(makeTree(files, { trusted: false })))).toEqual([user, { ...project, trusted: false }])
  expect(permit(true)).toBeNull()
  expect(permit(false)).toMatchObject({ decision: 'deny' })
})
