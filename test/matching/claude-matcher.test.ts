import { describe, expect, it } from 'vitest'
import { canMatchClaude, matchClaude } from '../../src/matching/claude-matcher.ts'

const fires = (matcher: string | null, name: string, event?: string) => matchClaude(matcher, name, event).fires

describe('the matcher of a Claude Code hook group', () => {
  it.each([null, '', '*'])('covers all when it is %j', (matcher) => {
    expect(fires(matcher, 'Bash')).toBe(true)
  })

  it('is a list of exact names when it has only letters, digits, _, -, blanks, commas and bars', () => {
    expect(fires('Edit|Write', 'Write')).toBe(true)
    expect(fires('Edit, Write', 'Write')).toBe(true)
    expect(fires('Edit | Write', 'Edit')).toBe(true)
    expect(fires('Edit|Write', 'NotebookEdit')).toBe(false)
    expect(fires('Writ', 'Write')).toBe(false)
    expect(fires('bash', 'Bash')).toBe(false)
    expect(fires('my-tool', 'my-tool')).toBe(true)
    expect(fires('mcp__memory', 'mcp__memory__add')).toBe(false)
  })

  it('is an unanchored regular expression otherwise', () => {
    expect(fires('rit.', 'Write')).toBe(true)
    expect(fires('mcp__memory__.*', 'mcp__memory__add')).toBe(true)
    expect(fires('cp__x_.*', 'mcp__x__y')).toBe(true)
    expect(fires('mcp__[^_]+__[^_]+$', 'mcp__my_server__add')).toBe(false)
    expect(fires('^edit', 'Edit')).toBe(false)
    expect(fires('Bash(rm *)', 'Bash')).toBe(false)
  })

  it('never fires when the regular expression is invalid', () => {
    expect(matchClaude('(', 'Bash')).toEqual({ fires: false, why: '"(" is no valid regular expression, so it never fires' })
  })

  it('knows the old names of tools', () => {
    expect(fires('Task', 'Agent')).toBe(true)
    expect(fires('Agent', 'Task')).toBe(true)
    expect(fires('KillShell|Bash', 'TaskStop')).toBe(true)
    expect(fires('^KillBash$', 'TaskStop')).toBe(true)
    expect(fires('Brief', 'SendUserMessage')).toBe(true)
  })

  it('has a narrower list at FileChanged and StopFailure', () => {
    expect(fires('a-b', 'xa-by', 'FileChanged')).toBe(true)
    expect(fires('a-b', 'xa-by')).toBe(false)
    expect(fires('a|b', 'b', 'StopFailure')).toBe(true)
  })

  it('counts a regular expression that does not end as a match', () => {
    expect(matchClaude('(a+)+$', `${'a'.repeat(60)}!`)).toMatchObject({ fires: true })
    expect(matchClaude('(.*a){20}$', `${'a'.repeat(10_000)}!`).fires).toBe(true)
  })
})

describe('canMatchClaude', () => {
  const tools = ['Bash', 'Write', 'Agent']

  it.each([null, '*', 'Bash', 'Nope|Write', 'Task', '.*', 'mcp__a__b', 'mcp__a__.*', 'cp__x_.*'])('%j can match', (matcher) => {
    expect(canMatchClaude(matcher, tools)).toBe(true)
  })

  it.each(['bash', 'Writ', 'mcp__tracker', 'Bash(rm *)', '(', '^Edit$'])('%j cannot', (matcher) => {
    expect(canMatchClaude(matcher, tools)).toBe(false)
  })
})
