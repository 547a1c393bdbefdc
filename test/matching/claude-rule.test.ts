import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { matchClaudeRule } from '../../src/matching/claude-matcher.ts'

const ROOTS = { cwd: '/repo', root: '/repo', home: '/home/dev' }
const match = (rule: string, name: string, args: Record<string, unknown> | null) => matchClaudeRule(rule, { name, args }, ROOTS)
const onCommand = (rule: string, command: string) => match(rule, 'Bash', { command, description: 'scripted call' })

interface Measured {
  groups: { rules: string[]; calls: { command?: string; tool?: string; args?: Record<string, unknown>; fired: string[] }[] }[]
}

// Both files were measured by running Claude Code 2.1.332 itself against a scripted model.
const measured: Measured = JSON.parse(readFileSync(new URL('claude-if.json', import.meta.url), 'utf8'))
const rows: { rows: { command: string; hookFired: boolean }[] } = JSON.parse(
  readFileSync(new URL('if-bash-rm.json', import.meta.url), 'utf8'),
)

describe('`if: Bash(rm *)` does as Claude Code did', () => {
  // Claude Code 2.1.332 refuses a command with a carriage return before any hook (InputValidationError), whatever the rule.
  const REFUSED_BEFORE_HOOKS = 'rm -rf x\r\nls'

  for (const { command, hookFired } of rows.rows) {
    if (command === REFUSED_BEFORE_HOOKS) continue
    it(`${JSON.stringify(command)}: ${hookFired ? 'runs' : 'does not run'}`, () => {
      expect(onCommand('Bash(rm *)', command).fires).toBe(hookFired)
    })
  }

  it('except that a command that never reached its hooks runs the hook here', () => {
    expect(onCommand('Bash(rm *)', REFUSED_BEFORE_HOOKS).fires).toBe(true)
  })
})

describe('every measured `if` rule', () => {
  const tried = measured.groups.flatMap(({ rules, calls }) =>
    calls.flatMap((call) =>
      rules.map((rule) => ({
        rule,
        call: call.command ?? `${call.tool} ${JSON.stringify(call.args)}`,
        fired: call.fired.includes(rule),
        ours: call.command === undefined ? match(rule, call.tool ?? '', call.args ?? {}) : onCommand(rule, call.command),
      })),
    ),
  )

  it('that ran its hook runs it here: no guard is skipped', () => {
    expect(tried.length).toBeGreaterThan(4_000)
    expect(tried.filter(({ fired, ours }) => fired && !ours.fires)).toEqual([])
  })

  it('that did not run its hook runs it here only for these calls', () => {
    const more = tried.filter(({ fired, ours }) => !fired && ours.fires && ours.live)
    expect([...new Set(more.map(({ call }) => call))].sort()).toEqual(
      [
        // Claude Code takes the text for a command after all; Bash would not run it.
        "'",
        'if',
        'ls |',
        'ls;;',
        'ls ;; rm x',
        "rm 'a",
        // Its documentation says that a pattern with more than a name runs for any substitution.
        'echo "a $(rm x)"',
        'echo "$(ls) b"',
        'echo "a `ls` b"',
        'git commit -m "a $(date)"',
        'node -e "console.log(`ls`)"',
        'rm -rf "$(pwd)/x"',
        'for f in $(ls); do ls; done',
        // Near neighbours of what Claude Code cannot check.
        '$((1))',
        '(ls\nls)',
        'export PATH="$HOME/bin:$PATH"',
      ].sort(),
    )
  })

  it('that is documented but did not run its hook is told apart', () => {
    const documented = tried.filter(({ ours }) => ours.fires && !ours.live)
    expect(documented.length).toBeGreaterThan(0)
    for (const { rule, fired } of documented) {
      expect(rule).toMatch(/^(?:WebFetch|Agent|Task)\(|^mcp__|^(?:Bash\(rm|Bash\(rm \*\)[ x]|nonsense\()$/)
      expect(fired, rule).toBe(false)
    }
  })
})

describe('a rule', () => {
  it('that cannot be read runs the hook, and says that Claude Code would not', () => {
    expect(onCommand('Bash(rm', 'ls')).toMatchObject({ fires: true, certain: false, live: false })
    expect(onCommand('(x)', 'ls')).toMatchObject({ fires: true, certain: false, live: false })
  })

  it('about another tool does not', () => {
    expect(onCommand('Edit(src/**)', 'ls').fires).toBe(false)
    expect(match('Edit(src/**)', 'Write', { file_path: '/repo/src/a' }).fires).toBe(false)
  })

  it('is certain only of what it found', () => {
    expect(onCommand('Bash(rm *)', 'a && rm x')).toMatchObject({ fires: true, certain: true })
    expect(onCommand('Bash(rm *)', 'echo "x')).toMatchObject({ fires: true, certain: false })
    expect(onCommand('Bash(git push *)', 'echo $(ls)')).toMatchObject({ fires: true, certain: false })
  })

  it('fires when the argument that it asks about is missing', () => {
    expect(match('Bash(rm *)', 'Bash', {})).toMatchObject({ fires: true, certain: false })
    expect(match('Bash(rm *)', 'Bash', null)).toMatchObject({ fires: true, certain: false })
    expect(match('Read(src/**)', 'Read', {})).toMatchObject({ fires: true, certain: false })
    expect(match('WebFetch(domain:a.com)', 'WebFetch', { url: 'not a url' })).toMatchObject({ fires: true, certain: false })
  })

  it('may name a domain, a subagent, a server or a parameter', () => {
    expect(match('WebFetch(domain:example.com)', 'WebFetch', { url: 'https://EXAMPLE.com:8080/a' }).fires).toBe(true)
    expect(match('WebFetch(domain:*.example.com)', 'WebFetch', { url: 'https://www.example.com/a' }).fires).toBe(true)
    expect(match('WebFetch(domain:example.com)', 'WebFetch', { url: 'https://example.com.evil/' }).fires).toBe(false)
    expect(match('Agent(Explore)', 'Task', { subagent_type: 'Explore' }).fires).toBe(true)
    expect(match('Agent(Explore)', 'Agent', { prompt: 'x' }).fires).toBe(false)
    expect(match('mcp__memo', 'mcp__memo__note', {}).fires).toBe(true)
    expect(match('mcp__memo', 'mcp__memory__note', {}).fires).toBe(false)
    expect(match('mcp__memo__*', 'mcp__memo__note', {}).fires).toBe(true)
    expect(match('mcp__memo__note(text:h*)', 'mcp__memo__note', { text: 'hello' }).fires).toBe(true)
    expect(match('mcp__memo__note(text:h*)', 'mcp__memo__note', { text: 'other' }).fires).toBe(false)
  })

  it('about home is decided without knowing it only for a path that names it', () => {
    const unknown = { cwd: '/repo', root: '/repo', home: null }
    expect(matchClaudeRule('Read(~/.ssh/**)', { name: 'Read', args: { file_path: '~/.ssh/id' } }, unknown).fires).toBe(true)
    expect(matchClaudeRule('Read(~/.ssh/**)', { name: 'Read', args: { file_path: '~/a' } }, unknown).fires).toBe(false)
    expect(match('Read(~/.ssh/**)', 'Read', { file_path: '/home/dev/.ssh/id' }).fires).toBe(true)
    expect(match('Read(~/.ssh/**)', 'Read', { file_path: '/repo/.ssh/id' }).fires).toBe(false)
  })
})

describe('a hostile command', () => {
  it('ends soon', () => {
    const star = `Bash(${'a*'.repeat(500)}b)`
    expect(onCommand(star, 'a'.repeat(9_000)).fires).toBe(false)
    expect(onCommand('Bash(rm *)', '$('.repeat(50_000)).fires).toBe(true)
    expect(onCommand('Bash(rm *)', `echo '${'x'.repeat(5_000_000)}'`).fires).toBe(true)
  })
})
