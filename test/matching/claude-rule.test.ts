import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ClaudeRuleMatch, matchClaudeRule } from '../../src/matching/claude-matcher.ts'

const ROOTS = { cwd: '/repo', root: '/repo', home: '/home/dev' }
const match = (rule: string, name: string, args: Record<string, unknown> | null) => matchClaudeRule(rule, { name, args }, ROOTS)
const onCommand = (rule: string, command: string) => match(rule, 'Bash', { command, description: 'scripted call' })

/** Whether Claude Code itself runs the handler. */
const ran = ({ fires, live }: ClaudeRuleMatch) => fires && live

interface Measured {
  groups: { rules: string[]; calls: { command?: string; tool?: string; args?: Record<string, unknown>; fired: string[] }[] }[]
}

// Both files were measured by running Claude Code 2.1.332 itself against a scripted model.
const measured: Measured = JSON.parse(readFileSync(new URL('claude-if.json', import.meta.url), 'utf8'))
const rows: { rows: { command: string; hookFired: boolean }[] } = JSON.parse(
  readFileSync(new URL('if-bash-rm.json', import.meta.url), 'utf8'),
)

describe('`if: Bash(rm *)` does as Claude Code did', () => {
  it('on every row that was measured', () => {
    expect(rows.rows.length).toBeGreaterThan(50)
    const ours = rows.rows.map(({ command }) => ({ command, hookFired: ran(onCommand('Bash(rm *)', command)) }))
    expect(ours).toEqual(rows.rows)
  })

  it('on every row of the measurements beside the repository, where they exist', (context) => {
    const shared = new URL('../../../shared/data/agents/claude-code/if-bash-rm.json', import.meta.url)
    if (!existsSync(shared)) return context.skip()
    const measuredThere: typeof rows = JSON.parse(readFileSync(shared, 'utf8'))
    const ours = measuredThere.rows.map(({ command }) => ({ command, hookFired: ran(onCommand('Bash(rm *)', command)) }))
    expect(ours).toEqual(measuredThere.rows)
  })

  it('and where Claude Code refuses the command before any hook (a carriage return), the guard runs here all the same', () => {
    expect(onCommand('Bash(rm *)', 'rm -rf x\r\nls')).toMatchObject({ fires: true, doubt: null, live: false })
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
    for (const { rule, call, fired } of documented) {
      const isWrapped = /\b(?:timeout|time|nice|nohup|stdbuf|command|builtin|noglob) /.test(call)
      if (!isWrapped) expect(rule).toMatch(/^(?:WebFetch|Agent|Task)\(|^mcp__|^(?:Bash\(rm|Bash\(rm \*\)[ x]|nonsense\()$/)
      expect(fired, rule).toBe(false)
    }
  })
})

describe('a rule', () => {
  it('that cannot be read runs the hook, and says that Claude Code would not', () => {
    expect(onCommand('Bash(rm', 'ls')).toMatchObject({ fires: true, doubt: 'opaque', live: false })
    expect(onCommand('(x)', 'ls')).toMatchObject({ fires: true, doubt: 'opaque', live: false })
  })

  it('about another tool does not', () => {
    expect(onCommand('Edit(src/**)', 'ls').fires).toBe(false)
    expect(match('Edit(src/**)', 'Write', { file_path: '/repo/src/a' }).fires).toBe(false)
  })

  it('is in doubt of what it did not find but could not tell', () => {
    expect(onCommand('Bash(rm *)', 'a && rm x')).toMatchObject({ fires: true, doubt: null })
    expect(onCommand('Bash(git push *)', 'echo $(ls)')).toMatchObject({ fires: true, doubt: 'opaque' })
    expect(onCommand('Bash(rm *)', '$X y')).toMatchObject({ fires: true, doubt: 'opaque' })
    expect(onCommand('Bash(rm *)', `echo '${'x'.repeat(20_000)}'`)).toMatchObject({ fires: true, doubt: 'opaque' })
    expect(onCommand('Bash(rm *)', 'echo "x')).toMatchObject({ fires: true, doubt: 'unreadable' })
    expect(onCommand('Bash(rm *)', '$('.repeat(2_900))).toMatchObject({ fires: true, doubt: 'unreadable' })
  })

  it('fires when the argument that it asks about is missing or cannot be read', () => {
    const unreadable = { fires: true, doubt: 'unreadable' }
    expect(match('Bash(rm *)', 'Bash', {})).toMatchObject(unreadable)
    expect(match('Bash(rm *)', 'Bash', { command: ['rm', 'x'] })).toMatchObject(unreadable)
    expect(match('Bash(rm *)', 'Bash', null)).toMatchObject(unreadable)
    expect(match('Read(src/**)', 'Read', { file_path: 5 })).toMatchObject(unreadable)
    expect(match('WebFetch(domain:a.com)', 'WebFetch', { url: 'not a url' })).toMatchObject(unreadable)
    expect(match('Grep(src/**)', 'Grep', { pattern: 'x' })).toMatchObject({ fires: true, doubt: 'opaque' })
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
