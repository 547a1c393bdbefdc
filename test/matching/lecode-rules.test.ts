import { describe, expect, it } from 'vitest'
import { decideByLecodeRules, readLecodeRules } from '../../src/matching/lecode-rules.ts'

const decide = (rules: unknown, tool: string, args: Record<string, unknown>) =>
  decideByLecodeRules(readLecodeRules(rules).rules, tool, args, '/repo')
const deny = (tool: string, pattern: string, kind?: string) => ({
  deny: { [tool]: [kind === undefined ? { pattern } : { pattern, kind }] },
})

describe('a lecode glob', () => {
  it('covers the whole target', () => {
    expect(decide(deny('bash', 'rm *'), 'bash', { command: 'rm -rf /tmp/x' })).toMatchObject({ decision: 'deny', target: 'rm -rf /tmp/x' })
    expect(decide(deny('bash', 'rm *'), 'bash', { command: 'cd /tmp && rm -rf x' })).toBe(null)
    expect(decide(deny('bash', '*rm *'), 'bash', { command: 'cd /tmp\nrm -rf x' })).toMatchObject({ decision: 'deny' })
  })

  it('holds for the exact tool name only', () => {
    expect(decide(deny('bas*', '*'), 'bash', { command: 'ls' })).toBe(null)
    expect(decide(deny('Bash', '*'), 'bash', { command: 'ls' })).toBe(null)
  })
})

describe('a lecode regex', () => {
  it('is searched anywhere', () => {
    expect(decide(deny('bash', 'rm\\s+-rf', 'regex'), 'bash', { command: 'cd /tmp && rm  -rf x' })).toMatchObject({ decision: 'deny' })
  })

  it.each([
    ['(?i)RM', 'rm x', true],
    ['(?P<a>r)(?P=a)m', 'rrm', true],
    ['\\Arm', 'x\nrm', false],
    ['rm$', 'rm\n', true],
    ['rm\\Z', 'rm\n', false],
    ['^rm$', 'a\nrm', false],
    ['(?m)^rm$', 'a\nrm', true],
    ['[]x]', ']', true],
    ['a{,2}b', 'aab', true],
    ['r(?#comment)m', 'rm', true],
    ['[$]x', '$x', true],
  ])('reads Python syntax: %s on %j', (pattern, command, expected) => {
    expect(decide(deny('bash', pattern, 'regex'), 'bash', { command }) !== null).toBe(expected)
  })

  it('never matches when it is invalid', () => {
    expect(decide(deny('bash', '(', 'regex'), 'bash', { command: '(' })).toBe(null)
  })

  it('counts as found when JavaScript cannot express it, and when it does not end', () => {
    expect(decide(deny('bash', '(?>a)b', 'regex'), 'bash', { command: 'x' })).toMatchObject({ decision: 'deny' })
    expect(decide(deny('bash', '(a+)+$', 'regex'), 'bash', { command: `${'a'.repeat(60)}!` })).toMatchObject({ decision: 'deny' })
  })
})

describe('the target of a lecode rule', () => {
  it.each(['read', 'write', 'edit', 'list_dir'])('is the path of %s in three spellings', (tool) => {
    for (const path of ['src/a', '/repo/src/a', './src/../src/a']) {
      expect(decide(deny(tool, 'src/*'), tool, { path }), path).toMatchObject({ decision: 'deny' })
      expect(decide(deny(tool, '/repo/src/*'), tool, { path }), path).toMatchObject({ decision: 'deny' })
    }
    expect(decide(deny(tool, 'src/*'), tool, { path: '/other/src/a' })).toBe(null)
  })

  it.each(['grep', 'find_files'])('is the path of %s, else its pattern', (tool) => {
    expect(decide(deny(tool, 'src'), tool, { pattern: 'x', path: 'src' })).toMatchObject({ decision: 'deny' })
    expect(decide(deny(tool, 'x'), tool, { pattern: 'x', path: 'src' })).toBe(null)
    expect(decide(deny(tool, 'x'), tool, { pattern: 'x' })).toMatchObject({ decision: 'deny' })
  })

  it('is the name of an MCP tool, whichever way it is spelled', () => {
    for (const tool of ['mcp:my_server:do_it', 'mcp__my_server__do_it']) {
      expect(decide(deny(tool, 'mcp:my-server:do_it'), tool, {}), tool).toMatchObject({ decision: 'deny' })
    }
    expect(decide(deny('mcp__a__b', 'mcp:a:*'), 'mcp:a:b', {})).toMatchObject({ decision: 'deny' })
  })

  it("is Python's sorted JSON of any other tool's arguments", () => {
    const args = { b: [1, 'é', null], a: { d: true, c: 1.5 } }
    expect(decide(deny('task', '*'), 'task', args)).toMatchObject({ target: '{"a": {"c": 1.5, "d": true}, "b": [1, "\\u00e9", null]}' })
  })
})

describe('the order of lecode rules', () => {
  it('is deny, then ask, then allow', () => {
    const rules = {
      allow: { bash: [{ pattern: '*' }] },
      ask: { bash: [{ pattern: 'git *' }] },
      deny: { bash: [{ pattern: 'git push*', kind: 'glob' }] },
    }
    expect(decide(rules, 'bash', { command: 'ls' })).toMatchObject({ decision: 'allow' })
    expect(decide(rules, 'bash', { command: 'git pull' })).toMatchObject({ decision: 'ask' })
    expect(decide(rules, 'bash', { command: 'git push' })).toMatchObject({ decision: 'deny' })
    expect(decide({}, 'bash', { command: 'ls' })).toBe(null)
  })
})

describe('readLecodeRules', () => {
  it.each([
    [[], 'permissions.rules'],
    [{ block: {} }, 'permissions.rules.block'],
    [{ deny: [] }, 'permissions.rules.deny'],
    [{ deny: { bash: 'rm *' } }, 'permissions.rules.deny.bash'],
    [{ deny: { bash: ['rm *'] } }, 'permissions.rules.deny.bash'],
    [{ deny: { bash: [{ pattern: 'a', kind: 'exact' }] } }, 'permissions.rules.deny.bash'],
    [{ deny: { bash: [{ kind: 'glob' }] } }, 'permissions.rules.deny.bash'],
  ])('reports what lecode refuses: %j', (rules, key) => {
    expect(readLecodeRules(rules)).toMatchObject({ rules: [], problems: [{ key }] })
  })

  it('is quiet without rules', () => {
    expect(readLecodeRules(undefined)).toEqual({ rules: [], problems: [] })
  })
})
