import { describe, expect, test } from 'vitest'
import { claudeCode } from '../../src/dialects/claude-code/claude-code.ts'
import { geminiCli } from '../../src/dialects/gemini-cli/gemini-cli.ts'
import { luxe } from '../../src/dialects/luxe/luxe.ts'
import { qwenCode } from '../../src/dialects/qwen-code/qwen-code.ts'
import type { Dialect, Rehearsals, SeenEvent } from '../../src/model/dialect.ts'
import { makeTree, seeCall } from './tree.ts'

const STAGE: SeenEvent = { ...seeCall(''), kind: 'other', tool: null, recordedTool: null, recorded: null }

function rehearse(dialect: Dialect, file: string, hooks: object): Rehearsals {
  const { hooks: loaded } = dialect.load(makeTree({ project: { [file]: JSON.stringify(hooks) } }))
  return dialect.rehearse(loaded, STAGE)
}

function rehearseClaude(event: string, ...groups: { matcher?: string; if?: string }[]): Rehearsals {
  const entries = groups.map(({ matcher, if: rule }, index) => ({
    ...(matcher === undefined ? {} : { matcher }),
    hooks: [{ type: 'command', command: `hook-${index}`, ...(rule === undefined ? {} : { if: rule }) }],
  }))
  return rehearse(claudeCode, '.claude/settings.json', { hooks: { [event]: entries } })
}

function rehearseLuxe(point: string, ...matchers: unknown[]): Rehearsals {
  const hooks = matchers.map((matcher, index) => ({ command: [`hook-${index}`], ...(matcher === undefined ? {} : { matcher }) }))
  return rehearse(luxe, '.luxe/hooks.json', { [point]: hooks })
}

/** The one call that is made up. */
function callOf({ rehearsals, notAsked }: Rehearsals): SeenEvent['tool'] | undefined {
  expect(notAsked).toEqual([])
  expect(rehearsals).toHaveLength(1)
  return rehearsals[0]?.seen.tool
}

describe('Claude Code makes up a call that a matcher finds', () => {
  test.each([
    [{}, 'Bash', { command: 'echo example' }],
    [{ matcher: '*' }, 'Bash', {}],
    [{ matcher: 'Edit|Write' }, 'Edit', { file_path: '/repo/example.txt' }],
    [{ matcher: 'Write, Edit' }, 'Write', {}],
    [{ matcher: '^Notebook.*$' }, 'NotebookEdit', {}],
    [{ matcher: 'mcp__memory__.*' }, 'mcp__memory__example', {}],
    [{ matcher: 'mcp__.*__(write|delete).*' }, 'mcp__example__write', {}],
    [{ matcher: 'mcp__memory__create' }, 'mcp__memory__create', {}],
    [{ matcher: 'SomeNewTool' }, 'SomeNewTool', { example: true }],
    [{ if: 'Bash(git push *)' }, 'Bash', { command: 'git push example' }],
    [{ matcher: 'Bash', if: 'Bash(npm run test:*)' }, 'Bash', { command: 'npm run test example' }],
    [{ matcher: 'Edit|Write', if: 'Edit(src/**/*.ts)' }, 'Edit', { file_path: '/repo/src/example/example.ts' }],
    [{ if: 'Read(//etc/**)' }, 'Read', { file_path: '/etc/example' }],
    [{ if: 'Read(~/.ssh/**)' }, 'Read', { file_path: '~/.ssh/example' }],
    [{ if: 'WebFetch(domain:example.org)' }, 'WebFetch', { url: 'https://example.org/' }],
    [{ if: 'Agent(Explore)' }, 'Agent', { subagent_type: 'Explore' }],
  ])('%j', (group, name, args) => {
    for (const event of ['PreToolUse', 'PostToolUse', 'PostToolUseFailure']) {
      const call = callOf(rehearseClaude(event, group))
      expect(call?.args).toMatchObject(args)
      expect(call?.name).toMatch(name === 'mcp__example__write' ? /^mcp__example__write/ : new RegExp(`^${name}$`))
    }
  })

  test.each([
    ['SessionStart', 'compact'],
    ['SessionStart', 'startup|resume'],
    ['SessionEnd', 'logout'],
    ['PreCompact', 'manual'],
    ['SubagentStop', 'my-reviewer'],
  ])('%s %s', (event, matcher) => {
    const { rehearsals, notAsked } = rehearseClaude(event, { matcher })
    expect(notAsked).toEqual([])
    expect(rehearsals.map((each) => each.hooks.map((hook) => hook.matches(each.seen).fires))).toEqual([[true]])
  })
})

describe('Luxe makes up a call that a matcher finds', () => {
  test.each([
    [undefined, 'bash', { command: 'echo example' }],
    ['web_*', 'web_fetch', { url: 'https://example.com/' }],
    ['made_up_*', 'made_up_example', { example: true }],
    [{ bash: 'rm *' }, 'bash', { command: 'rm example' }],
    [{ edit: 'src/**' }, 'edit', { path: '/repo/src/example', file_path: '/repo/src/example' }],
    [{ write: 'src/*.{ts,tsx}' }, 'write', { path: '/repo/src/example.ts' }],
    [{ read: '/etc/pass??' }, 'read', { path: '/etc/passxx' }],
    [{ web_fetch: 'https://*.example.org/*' }, 'web_fetch', { url: 'https://example.example.org/example' }],
    [{ ast_grep: 'eval*' }, 'ast_grep', { example: 'evalexample' }],
    [17, 'bash', {}],
  ])('%j', (matcher, name, args) => {
    const call = callOf(rehearseLuxe('BeforeToolUse', matcher))
    expect(call).toMatchObject({ name, args })
  })
})

test('each hook is shown what its own matcher asks for, and calls that are the same are made once', () => {
  const { rehearsals } = rehearseClaude('PreToolUse', { matcher: 'Bash' }, { matcher: 'Edit' }, {}, { matcher: 'Edit|Write' })
  expect(rehearsals.map((each) => each.seen.tool?.name)).toEqual(['Bash', 'Edit'])
  expect(rehearsals.map((each) => each.hooks.length)).toEqual([4, 4])
})

test('a hook that no example makes fire is told with the reason', () => {
  expect(rehearseClaude('PreToolUse', { matcher: '^(' }).notAsked).toMatchObject([
    { why: 'no example makes it fire: "^(" is no valid regular expression, so it never fires' },
  ])
  expect(rehearseClaude('UserPromptSubmit', { if: 'Bash' }).notAsked).toMatchObject([{ why: expect.stringContaining('a hook with "if"') }])
  expect(rehearseLuxe('BeforeToolUse', {}).notAsked).toMatchObject([
    { why: 'no example makes it fire: the matcher is empty and matches nothing' },
  ])
})

test('a hook whose envelope is not known is told', () => {
  for (const { rehearsals, notAsked } of [rehearseClaude('Notification', {}), rehearseLuxe('LoopControl', undefined)]) {
    expect(rehearsals).toEqual([])
    expect(notAsked).toMatchObject([{ why: expect.stringMatching(/^what the agent shows hooks at \w+ is not known here$/) }])
  }
})

test('events stand in the order of their agent, however they are configured', () => {
  const claude = Object.fromEntries(
    ['Stop', 'UserPromptSubmit', 'PreToolUse'].map((event) => [event, [{ hooks: [{ type: 'command', command: 'x' }] }]]),
  )
  const ordered = rehearse(claudeCode, '.claude/settings.json', { hooks: claude })
  expect(ordered.rehearsals.map((each) => each.event)).toEqual(['PreToolUse', 'UserPromptSubmit', 'Stop'])
  const points = Object.fromEntries(['agent_end', 'BeforeToolUse', 'SessionStart'].map((point) => [point, [{ command: ['x'] }]]))
  expect(rehearse(luxe, '.luxe/hooks.json', points).rehearsals.map((each) => each.event)).toEqual([
    'SessionStart',
    'BeforeToolUse',
    'AgentEnd',
  ])
})

describe('Gemini CLI and Qwen Code make up', () => {
  const at = (dialect: Dialect, event: string, matcher?: string) => {
    const [file = ''] = dialect.candidates([''])
    const group = { ...(matcher === undefined ? {} : { matcher }), hooks: [{ type: 'command', command: 'x' }] }
    return rehearse(dialect, file, { hooks: { [event]: [group] } })
  }

  test.each([
    [geminiCli, 'BeforeTool', undefined, 'run_shell_command'],
    [geminiCli, 'BeforeTool', 'replace', 'replace'],
    [geminiCli, 'AfterTool', 'write_file|replace', 'write_file'],
    [geminiCli, 'BeforeTool', '^mcp_.*', 'mcp_example_example'],
    [geminiCli, 'BeforeTool', 'tracker_', 'tracker_create_task'],
    [qwenCode, 'PreToolUse', 'Bash', 'run_shell_command'],
    [qwenCode, 'PreToolUse', 'mcp__memo__.*', 'mcp__memo__example'],
    [qwenCode, 'PostToolUseFailure', 'Edit', 'edit'],
  ] as const)('a call: $0.id, $1, $2', (dialect, event, matcher, tool) => {
    expect(callOf(at(dialect, event, matcher))).toMatchObject({ name: tool })
  })

  test('a start or an end that the matcher names', () => {
    const reasonOf = ({ rehearsals }: Rehearsals) => rehearsals.map(({ about }) => about)
    expect(reasonOf(at(geminiCli, 'SessionEnd', 'logout'))).toEqual(['logout'])
    expect(reasonOf(at(qwenCode, 'SubagentStart', 'my-agent'))).toEqual(['my-agent'])
    expect(reasonOf(at(qwenCode, 'Stop', 'anything'))).toEqual([null])
  })

  test('nothing for a matcher that finds no tool, nor for a moment that is not known', () => {
    expect(at(geminiCli, 'BeforeTool', 'Write|Edit')).toMatchObject({
      rehearsals: [],
      notAsked: [{ why: expect.stringMatching(/^no example/) }],
    })
    expect(at(geminiCli, 'BeforeModel')).toMatchObject({
      rehearsals: [],
      notAsked: [{ why: expect.stringMatching(/^what the agent shows/) }],
    })
  })
})
