import { describe, expect, it } from 'vitest'
import { loadClaude } from '../../src/dialects/claude-code/load.ts'
import { makeTree, seeCall } from './tree.ts'

const load = (permissions: unknown) => loadClaude(makeTree({ project: { '.claude/settings.json': JSON.stringify({ permissions }) } }))

function permit(command: unknown, of: 'recorded' | 'rewritten' = 'recorded', rule = 'Bash(rm *)') {
  const seen = seeCall('')
  return load({ deny: [rule] }).permit({ name: 'Bash', args: { command } }, seen, of)
}

describe('a deny rule `Bash(rm *)` stops', () => {
  it.each([
    ['a plain command', 'rm x'],
    ['one behind a comment of 2,002 `<`', `# ${'<'.repeat(2002)}\nrm x`],
    // https://code.claude.com/docs/en/permissions#process-wrappers
    ['one behind timeout', 'timeout -k 1 5 rm x'],
    ['one behind time', 'time rm x'],
    ['one behind a time that is a program', 'nohup time -f %e rm x'],
    ['one behind nice and stdbuf', 'ls && nice -n 5 stdbuf -oL rm x'],
    ['one behind a wrapper beside what cannot be told', 'timeout 5 rm "$X"; $Y z'],
    ['one in front of 2,900 nested substitutions', `rm x; echo ${'$('.repeat(2900)}`],
    ['one behind 2,900 nested substitutions that end', `echo ${'$('.repeat(2900)}ls${')'.repeat(2900)}; rm x`],
    ['one behind 60,000 substitutions', `echo ${'$(: `a`)'.repeat(60_000)}; rm x`],
    ['one in front of 5,000 here-documents', `rm x; cat ${'<<a '.repeat(5000)}`],
  ])('%s, for sure', (_, command) => {
    expect(permit(command)).toEqual({ decision: 'deny', why: 'permission rule Bash(rm *) in .claude/settings.json' })
  })

  it.each([
    ['a command that is nested too deep', '$('.repeat(2900)],
    ['one with more here-documents than are counted', 'a <<b '.repeat(20_000)],
    ['one that Bash would not parse', 'if ls; then'],
    ['one with an open quote', 'echo "x'],
    ['one with a NUL', 'ls\0'],
    ['one longer than any argument', 'a '.repeat(600_000)],
    ['one that is no text', ['rm', 'x']],
  ])('%s, as nobody can tell that it is not denied', (_, command) => {
    expect(permit(command)?.decision).toBe('deny')
    expect(permit(command)?.why).toMatch(/cannot be told$/)
  })

  it.each([
    'ls',
    'echo rm x',
    'timeout 5 ls rm',
    'command -v rm',
    'docker exec a rm x',
    `# ${'<'.repeat(2002)}\nls`,
    '$X y',
    'echo $(ls) | $(which cat)',
    'f() { ls; }; f',
    `echo ${'x'.repeat(20_000)}`,
  ])('no recorded %j: it was read, and Claude Code finds no rm in it', (command) => {
    expect(permit(command)).toBe(null)
  })

  it('but what a hook rewrote a call into only when nothing in it is in doubt', () => {
    expect(permit('ls', 'rewritten')).toBe(null)
    expect(permit('$X y', 'rewritten')?.decision).toBe('deny')
  })
})

describe('a part of permissions.deny that is no rule', () => {
  it.each([
    [[], 'permissions is'],
    [{ deny: 'Bash(rm *)' }, 'permissions.deny is'],
    [{ deny: ['Bash', 5] }, 'permissions.deny[1] is'],
    [{ deny: [''] }, 'permissions.deny[0] is'],
    [{ deny: ['Bash(rm'] }, 'permissions.deny[0] is'],
  ])('is told: %j', (permissions, message) => {
    expect(load(permissions).findings).toMatchObject([{ id: 'config-invalid', level: 'error', at: { path: '.claude/settings.json' } }])
    expect(load(permissions).findings[0]?.message).toContain(message.split(' is ')[0])
  })

  it('stops no call, and takes no other rule with it', () => {
    const loaded = load({ deny: ['', 'Bash(rm *)'] })
    expect(loaded.permit({ name: 'Bash', args: { command: 'ls' } }, seeCall('ls'), 'recorded')).toBe(null)
    expect(loaded.permit({ name: 'Bash', args: { command: 'rm x' } }, seeCall('rm x'), 'recorded')?.decision).toBe('deny')
  })
})
