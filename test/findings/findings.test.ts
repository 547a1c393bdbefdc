import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { claudeSession, GUARD, writeFiles } from '../action/repositories.ts'
import { judge, judgeRepo } from '../support/judge.ts'
import { makeScratch } from '../support/scratch.ts'
import { commitAll } from '../support/set-up-case.ts'

const LS = claudeSession([['Bash', { command: 'ls' }]])

function claude(command: string, more: object = {}, event = 'PreToolUse'): string {
  return JSON.stringify({ hooks: { [event]: [{ hooks: [{ type: 'command', command, ...more }] }] } }, null, 1)
}

function lecode(commands: Record<string, string[]>): string {
  return `[hooks]\n${Object.entries(commands)
    .map(([event, list]) => `${event} = ${JSON.stringify(list)}`)
    .join('\n')}\n`
}

function luxe(hooks: object): string {
  return JSON.stringify(hooks, null, 1)
}

describe('a finding is made, with its place and level', () => {
  const cases: { id: string; level: string; at: string | null; files: Record<string, string>; flags?: string[]; says: string }[] = [
    {
      id: 'call-blocked',
      level: 'error',
      at: 'transcripts/s.jsonl:2',
      files: { ...GUARD, 'transcripts/s.jsonl': claudeSession([['Bash', { command: 'rm -rf x' }]]) },
      says: 'no recursive delete',
    },
    {
      id: 'prompt-blocked',
      level: 'error',
      at: 'transcripts/s.jsonl:1',
      files: { '.claude/settings.json': claude('echo "not this" >&2; exit 2', {}, 'UserPromptSubmit'), 'transcripts/s.jsonl': LS },
      says: 'not this',
    },
    {
      id: 'hook-failed',
      level: 'error',
      at: '.claude/settings.json:6',
      files: { '.claude/settings.json': claude('echo broken >&2; exit 1'), 'transcripts/s.jsonl': LS },
      says: 'exit code 1: broken',
    },
    {
      id: 'hook-failed',
      level: 'warning',
      at: '.claude/settings.json:6',
      files: { '.claude/settings.json': claude('echo broken >&2; exit 1'), 'transcripts/s.jsonl': LS },
      flags: ['--on_hook_failure', 'native'],
      says: 'exit code 1: broken',
    },
    {
      id: 'config-unreadable',
      level: 'error',
      at: '.lecode/config.toml:3',
      files: { '.lecode/config.toml': '[hooks]\nPreToolUse = ["true"]\nStop = [\n', 'transcripts/s.jsonl': LS },
      says: 'Unterminated',
    },
    {
      id: 'config-invalid',
      level: 'error',
      at: '.lecode/config.toml:2',
      files: { '.lecode/config.toml': '[hooks]\nPreToolUse = "guard.sh"\n', 'transcripts/s.jsonl': LS },
      says: '"guard.sh"',
    },
    {
      id: 'config-entry-invalid',
      level: 'warning',
      at: '.luxe/hooks.json:7',
      files: { '.luxe/hooks.json': luxe({ BeforeToolUse: [{ command: ['true'], timeout: 5 }] }), 'transcripts/s.jsonl': LS },
      says: '"timeout"',
    },
    {
      id: 'unknown-event',
      level: 'warning',
      at: '.luxe/hooks.json:2',
      files: { '.luxe/hooks.json': luxe({ PreToolUse: [{ command: ['true'] }] }), 'transcripts/s.jsonl': LS },
      says: 'BeforeToolUse',
    },
    {
      id: 'missing-dependency',
      level: 'warning',
      at: '.claude/settings.json:6',
      files: { '.claude/settings.json': claude('no-such-program-here --check'), 'transcripts/s.jsonl': LS },
      says: 'no-such-program-here',
    },
    {
      id: 'hook-never-answers',
      level: 'notice',
      at: '.claude/settings.json:6',
      files: { '.claude/settings.json': claude('true'), 'transcripts/s.jsonl': LS },
      says: 'never read its input nor answered',
    },
    {
      id: 'post-hook-feedback',
      level: 'notice',
      at: '.claude/settings.json:6',
      files: {
        '.claude/settings.json': claude('cat >/dev/null; echo "run the formatter" >&2; exit 2', {}, 'PostToolUse'),
        'transcripts/s.jsonl': LS,
      },
      flags: ['--events', 'tools'],
      says: 'run the formatter',
    },
    {
      id: 'hooks-disabled',
      level: 'warning',
      at: '.claude/settings.json',
      files: { '.claude/settings.json': '{"disableAllHooks": true, "hooks": {}}', 'transcripts/s.jsonl': LS },
      says: 'disableAllHooks',
    },
    {
      id: 'hook-not-replayed',
      level: 'warning',
      at: '.claude/settings.json:1',
      files: {
        '.claude/settings.json': '{"hooks": {"PreToolUse": [{"hooks": [{"type": "prompt", "prompt": "is it safe?"}]}]}}',
        'transcripts/s.jsonl': LS,
      },
      says: '"prompt"',
    },
    {
      id: 'deny-lost',
      level: 'error',
      at: '.luxe/hooks.json:3',
      files: {
        '.luxe/hooks.json': luxe({
          BeforeToolUse: [{ command: ['sh', '-c', `cat >/dev/null; echo '{"decision":"deny","reason":"no"}'; exit 3`] }],
        }),
        'transcripts/s.jsonl': LS,
      },
      says: 'answered deny but exited 3',
    },
    {
      id: 'answer-on-stderr',
      level: 'warning',
      at: '.claude/settings.json:6',
      files: { '.claude/settings.json': claude(`cat >/dev/null; echo '{"decision":"block"}' >&2; exit 2`), 'transcripts/s.jsonl': LS },
      says: 'stderr',
    },
    {
      id: 'answer-key-ignored',
      level: 'warning',
      at: '.luxe/hooks.json:3',
      files: {
        '.luxe/hooks.json': luxe({
          UserPromptSubmit: [{ command: ['sh', '-c', `cat >/dev/null; echo '{"decision":"allow","args":{"a":1}}'`] }],
        }),
        'transcripts/s.jsonl': LS,
      },
      says: 'args',
    },
    {
      id: 'transcript-gap',
      level: 'warning',
      at: 'transcripts/s.jsonl:2',
      files: { ...GUARD, 'transcripts/s.jsonl': LS.replace('\n', '\n{broken\n') },
      says: '',
    },
    {
      id: 'no-tool-calls',
      level: 'notice',
      at: 'transcripts/s.jsonl',
      files: { ...GUARD, 'transcripts/s.jsonl': claudeSession([]) },
      says: 'no tool call',
    },
  ]

  test.each(cases)('$id ($level)', async ({ id, level, at, files, flags, says }) => {
    await withScratch(async (scratch) => {
      const { report } = await judge(scratch, files, flags)
      const found = report.findings.find((finding) => finding.id === id && finding.level === level)
      expect(found, JSON.stringify(report.findings, null, 1)).toBeDefined()
      const place =
        found?.at === null || found?.at === undefined ? null : [found.at.path, found.at.line].filter((part) => part !== null).join(':')
      expect(place).toBe(at)
      expect(found?.message).toContain(says)
      expect(found?.fingerprint).toMatch(/^[0-9a-f]{16}$/)
    })
  })
})

test('a gap in a converted transcript sends to the page of its format: recording the session again would change nothing', async (context) => {
  const line = (recorded: string) =>
    JSON.stringify({ event: 'pre_tool', session: 's', agent: 'claude-code', tool: 'Bash', args: { command: 'ls' }, recorded })
  const { report } = await judge(makeScratch(context), { ...GUARD, 'transcripts/s.jsonl': `${line('ran')}\n${line('done')}\n` })
  const gap = report.findings.find((finding) => finding.id === 'transcript-gap')
  expect(gap).toMatchObject({ at: { line: 2 }, mend: expect.stringContaining('docs/transcript-format.md') })
})

test('a hook that is named by a relative path is reported once the agent has moved below the root', async (context) => {
  const session = LS.trim()
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.replace('"cwd":"/home/dev/app"', '"cwd":"/home/dev/app/packages/web"')))
    .join('\n')
  const files = {
    ...GUARD,
    '.claude/settings.json': claude('.claude/hooks/guard.sh'),
    'packages/web/a': '',
    'transcripts/s.jsonl': session,
  }
  const { report } = await judge(makeScratch(context), files)
  const found = report.findings.find((finding) => finding.id === 'relative-hook-path')
  expect(found).toMatchObject({ level: 'warning', at: { path: '.claude/settings.json', line: 6 } })
  expect(found?.message).toContain('packages/web')
  expect(report.outcome).toBe('blocked')
})

test('a fingerprint does not change with the line, the time, the session or the call id', async (context) => {
  const scratch = makeScratch(context)
  const call = ['Bash', { command: 'rm -rf x' }] as const
  const first = await judge(scratch, { ...GUARD, 'transcripts/s.jsonl': claudeSession([call]) })
  const later = claudeSession([['Bash', { command: 'ls' }], call])
    .replaceAll('"s1"', '"s2"')
    .replaceAll('2026-01', '2026-02')
  const second = await judge(scratch, { 'transcripts/s.jsonl': later })
  const fingerprint = ({ report }: typeof first) => report.findings.find((finding) => finding.id === 'call-blocked')?.fingerprint
  expect(fingerprint(first)).toBeDefined()
  expect(fingerprint(second)).toBe(fingerprint(first))
})

test('a call that was denied when it was recorded is shown and does not count', async (context) => {
  const session = claudeSession([['Bash', { command: 'rm -rf x' }]]).replace(
    '"content":"ok","is_error":false',
    '"content":"PreToolUse:Bash hook error: no","is_error":true',
  )
  const { report, events } = await judge(makeScratch(context), { ...GUARD, 'transcripts/s.jsonl': session })
  expect(report).toMatchObject({ outcome: 'passed', exit_code: 0, totals: { blocked: 0, already_denied: 1 } })
  expect(events.find((event) => event.event === 'pre_tool')).toMatchObject({ ruling: 'deny', recorded: 'denied' })
  expect(report.findings.find((finding) => finding.id === 'already-denied')).toMatchObject({ level: 'notice' })
})

test('a blocked call has no post event, the others have theirs', async (context) => {
  const settings = {
    hooks: {
      PreToolUse: [{ hooks: [{ type: 'command', command: '"$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.sh' }] }],
      PostToolUse: [{ hooks: [{ type: 'command', command: 'cat >/dev/null' }] }],
    },
  }
  const session = claudeSession([
    ['Bash', { command: 'rm -rf x' }],
    ['Bash', { command: 'ls' }],
  ])
  const files = { ...GUARD, '.claude/settings.json': JSON.stringify(settings), 'transcripts/s.jsonl': session }
  const { events } = await judge(makeScratch(context), files, ['--events', 'tools'])
  expect(events.map((event) => `${event.event} ${event.ruling}`)).toEqual([
    'prompt allow',
    'pre_tool deny',
    'pre_tool allow',
    'post_tool allow',
  ])
})

test('a post event carries the arguments that a hook put in place of the recorded ones', async (context) => {
  const scratch = makeScratch(context)
  const hooks = {
    BeforeToolUse: [{ command: ['sh', '-c', `cat >/dev/null; echo '{"decision":"allow","args":{"command":"ls -la"}}'`] }],
    AfterToolUse: [{ command: ['sh', '-c', 'cat >/dev/null'] }],
  }
  const { events } = await judge(scratch, { '.luxe/hooks.json': luxe(hooks), 'transcripts/s.jsonl': LS }, ['--events', 'tools'])
  expect(events.filter((event) => event.event !== 'prompt').map((event) => event.args)).toEqual([{ command: 'ls' }, { command: 'ls -la' }])
})

test('hooks that differ between the trusted commit and the work tree are named', async (context) => {
  const scratch = makeScratch(context)
  const repo = writeFiles(scratch, { ...GUARD, '.luxe/hooks.json': '{}' })
  const base = commitAll(repo, 'base')
  writeFiles(scratch, { '.claude/hooks/guard.sh': '#!/bin/sh\nexit 0\n', '.claude/hooks/new.sh': '#!/bin/sh\n', 'transcripts/s.jsonl': LS })
  fs.rmSync(path.join(repo, '.luxe/hooks.json'))
  commitAll(repo, 'head')
  const { report } = await judgeRepo(scratch, repo, ['--hooks_from', base])
  const changed = report.findings.filter((finding) => finding.id === 'hook-files-changed').map((finding) => finding.message)
  expect(changed.sort()).toEqual([
    '.claude/hooks/guard.sh differs in the work tree; the trusted version was used',
    '.claude/hooks/new.sh is new in the work tree; the trusted version was used',
    '.luxe/hooks.json is gone from the work tree; the trusted version was used',
  ])
})

test('hooks that cannot stop anything check nothing', async (context) => {
  const { report } = await judge(makeScratch(context), { '.lecode/config.toml': lecode({ Stop: ['true'] }), 'transcripts/s.jsonl': LS })
  expect(report).toMatchObject({ outcome: 'nothing-checked', exit_code: 3 })
  expect(report.why).toContain('no hook and no rule')
})

async function withScratch(run: (scratch: string) => Promise<void>): Promise<void> {
  const ends: (() => void)[] = []
  try {
    await run(makeScratch({ onTestFinished: (end) => void ends.push(() => void end({} as never)) }))
  } finally {
    for (const end of ends) end()
  }
}

describe('a call whose arguments cannot be read', () => {
  const line = (recorded: string) =>
    `${JSON.stringify({ event: 'pre_tool', session: 's', agent: 'claude-code', tool: 'Bash', at: { call: 'c' }, args: null, raw: '{"command":"rm', recorded })}\n`

  test.each([
    ['ran', 'indeterminate', 4],
    ['failed', 'indeterminate', 4],
    ['unknown', 'indeterminate', 4],
    ['denied', 'allow', 0],
    ['not-run', 'allow', 0],
  ])('and is recorded as %s is ruled %s', async (recorded, ruling, code) => {
    await withScratch(async (scratch) => {
      const { report, events } = await judge(scratch, { ...GUARD, 'transcripts/s.jsonl': line(recorded) })
      expect(events.map((event) => event.ruling)).toEqual([ruling])
      expect(report.exit_code).toBe(code)
      expect(report.findings.some((finding) => finding.id === 'call-indeterminate')).toBe(code === 4)
    })
  })

  test('is stopped by a deny rule for the whole tool', async (context) => {
    const settings = JSON.stringify({ ...JSON.parse(GUARD['.claude/settings.json'] ?? ''), permissions: { deny: ['Bash'] } })
    const { report } = await judge(makeScratch(context), {
      ...GUARD,
      '.claude/settings.json': settings,
      'transcripts/s.jsonl': line('unknown'),
    })
    expect(report.outcome).toBe('blocked')
  })
})

test('a recorded root that no project lies in is not taken out of what hooks see', async (context) => {
  const session = claudeSession([['Bash', { command: 'cat /etc/shadow' }]]).replaceAll('/home/dev/app', '/etc')
  const guard = '#!/bin/sh\ncase "$(cat)" in *"/etc/shadow"*) echo "not that file" >&2; exit 2 ;; esac\n'
  const { report } = await judge(makeScratch(context), { ...GUARD, '.claude/hooks/guard.sh': guard, 'transcripts/s.jsonl': session })
  expect(report.outcome).toBe('blocked')
  expect(report.findings.find((finding) => finding.id === 'root-not-mapped')).toMatchObject({ level: 'warning' })
})
