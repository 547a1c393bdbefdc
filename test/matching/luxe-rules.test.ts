import { describe, expect, it } from 'vitest'
import { decideByLuxeRules, readLuxeRules } from '../../src/matching/luxe-rules.ts'

const decide = (permission: unknown, tool: string, args: Record<string, unknown>) =>
  decideByLuxeRules(readLuxeRules({ permission }).rules, { tool, args, cwd: '/repo' })

describe('decideByLuxeRules', () => {
  it('takes the most severe of all rules that match', () => {
    const permission = { bash: { '*': 'allow', 'git *': 'ask', 'git push *': 'deny' }, '*': 'allow' }
    expect(decide(permission, 'bash', { command: 'ls' })).toMatchObject({ decision: 'allow' })
    expect(decide(permission, 'bash', { command: 'git pull' })).toMatchObject({ decision: 'ask', candidate: 'git pull' })
    expect(decide(permission, 'bash', { command: 'cd a && git push' })).toMatchObject({ decision: 'deny', rule: { pattern: 'git push *' } })
  })

  it('counts a command of which it cannot be told what runs as a match, and says which', () => {
    const rules = { bash: { 'rm *': 'deny' } }
    expect(decide(rules, 'bash', { command: 'ls; $X y' })).toMatchObject({ decision: 'deny', candidate: null, loose: true, untold: '$X y' })
    expect(decide(rules, 'bash', { command: 'echo "x' })).toMatchObject({
      decision: 'deny',
      candidate: null,
      loose: false,
      untold: 'echo "x',
    })
    expect(decide(rules, 'bash', { command: 'sudo rm y' })).toMatchObject({ decision: 'deny', candidate: 'rm y', untold: null })
  })

  it('has no opinion when none matches', () => {
    expect(decide({ bash: { 'rm *': 'deny' } }, 'bash', { command: 'ls' })).toBe(null)
    expect(decide({ read: 'deny' }, 'bash', { command: 'ls' })).toBe(null)
  })

  it('takes wildcards for tools', () => {
    expect(decide({ 'web_*': 'deny' }, 'web_fetch', { url: 'x' })).toMatchObject({
      decision: 'deny',
      rule: { tool: 'web_*', pattern: null },
    })
  })
})

describe('readLuxeRules', () => {
  it('keeps hook_ask apart from the rules', () => {
    expect(readLuxeRules({ permission: { hook_ask: 'allow' } })).toEqual({ rules: [], hookAsk: 'allow', problems: [] })
    expect(readLuxeRules({})).toEqual({ rules: [], hookAsk: null, problems: [] })
  })

  it('counts what it cannot read as deny, and says so', () => {
    const read = readLuxeRules({ permission: { bash: 'Deny', edit: { 'src/**': null }, read: 5, hook_ask: 'no' } })
    expect(read.rules.map((rule) => rule.decision)).toEqual(['deny', 'deny', 'deny'])
    expect(read.hookAsk).toBe('deny')
    expect(read.problems.map((problem) => problem.key)).toEqual([
      'permission.bash',
      'permission.edit.src/**',
      'permission.read',
      'permission.hook_ask',
    ])
  })

  it.each([[[]], [null], ['x'], [{ permission: [] }], [{ permission: null }]])('reports a wrong shape: %j', (content) => {
    expect(readLuxeRules(content)).toMatchObject({ rules: [], problems: [{}] })
  })
})
