import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, type TestContext, test } from 'vitest'
import type { ExplainedHook, ExplainedJudgement, Explanation } from '../../src/model/explanation.ts'
import { claudeSession, GUARD, writeFiles } from '../action/repositories.ts'
import { type Finished, readEvents, runProduct } from '../support/product.ts'
import { ROOT, RUNTIMES, type Runtime } from '../support/runtimes.ts'
import { checkSchema, withoutEachKey } from '../support/schemas.ts'
import { makeScratch } from '../support/scratch.ts'

const RUNTIME = RUNTIMES[0] as Runtime

/** A place for one test: a project with a transcript of the given calls, and the command run in it. */
function makePlace(
  context: TestContext,
  files: Record<string, string>,
  calls: readonly (readonly [string, Record<string, unknown>])[] = [],
) {
  const scratch = makeScratch(context)
  const app = writeFiles(scratch, { 'transcripts/s.jsonl': claudeSession(calls), ...files })
  const run = (args: string[], cwd = app): Promise<Finished> => runProduct('cli.js', ['explain', ...args], { runtime: RUNTIME, cwd })
  return {
    scratch,
    app,
    run,
    /** The explanation as a program reads it, by its schema. */
    explain: async (place: string, ...flags: string[]): Promise<Explanation & { done: Finished }> => {
      const done = await run([place, '--format', 'json', ...flags])
      if (done.stdout === '') throw new Error(done.stderr)
      const explanation: Explanation = JSON.parse(done.stdout)
      expect(checkSchema('explain', explanation)).toEqual([])
      expect(done.code).toBe(explanation.exit_code)
      return { ...explanation, done }
    },
  }
}

function only(explanation: Explanation, dialect?: string): ExplainedJudgement {
  const judgements = explanation.events.flatMap((event) => event.judgements).filter((each) => [undefined, each.dialect].includes(dialect))
  const [judgement] = judgements
  if (judgement === undefined || judgements.length > 1) throw new Error(`${judgements.length} judgements`)
  return judgement
}

function fates(hooks: readonly ExplainedHook[]): [string, string][] {
  return hooks.map(({ fate, why }) => [fate, why])
}

const command = (text: string, more: object = {}) => ({ type: 'command', command: text, ...more })
const claude = (hooks: Record<string, object[]>, more: object = {}) => ({ '.claude/settings.json': JSON.stringify({ hooks, ...more }) })
const luxe = (hooks: Record<string, object[]>) => ({ '.luxe/hooks.json': JSON.stringify(hooks) })
const LUXE_DENY = ['sh', '-c', 'echo \'{"decision":"deny","reason":"not here"}\'']
const LUXE_ALLOW = ['sh', '-c', 'echo \'{"decision":"allow"}\'']

describe('why a hook of Claude Code fired or did not', () => {
  test('is told of each, in configured order', async (context) => {
    const { explain } = makePlace(
      context,
      claude({
        PreToolUse: [
          { matcher: 'Edit|Write', hooks: [command('true')] },
          { matcher: 'Edit|bash', hooks: [command('true')] },
          { matcher: '^Note.*', hooks: [command('true')] },
          { matcher: 'Bash', hooks: [command('exit 0'), command('exit 0', { if: 'Bash(git push *)' })] },
          { matcher: 'B.sh', hooks: [command('exit 0', { if: 'Bash(rm *)' }), command('exit 0')] },
        ],
        PostToolUse: [{ hooks: [command('true')] }],
      }),
      [['Bash', { command: 'cd x && rm -rf build' }]],
    )
    const judgement = only(await explain('transcripts/s.jsonl:2'))
    expect(fates(judgement.hooks)).toEqual([
      ['no-match', '"Edit|Write" does not list "Bash"'],
      ['no-match', '"Edit|bash" does not list "Bash": "bash" is in another case'],
      ['no-match', 'the regular expression "^Note.*" does not find "Bash"'],
      ['asked', '"Bash" lists "Bash"'],
      ['no-match', '"git push *" matches no command in it'],
      ['asked', '"rm *" matches "rm -rf build"'],
      ['repeat', 'the same as claude-code:PreToolUse:.claude/settings.json#4, which runs for both'],
      ['other-event', 'it is configured for PostToolUse'],
    ])
    expect(judgement).toMatchObject({ native: 'none', ruling: 'allow', cause: 'none', live: 'runs' })
  })

  test('is told of hooks that no trust lets run', async (context) => {
    const { explain } = makePlace(context, GUARD, [['Bash', { command: 'rm -rf build' }]])
    const [hook] = only(await explain('transcripts/s.jsonl:2', '--trust-project', 'false')).hooks
    expect(hook).toMatchObject({ fate: 'untrusted', why: 'it would fire, but trust_project is false: "Bash" lists "Bash"', asked: null })
  })

  test('is told of hooks after a call and at a prompt', async (context) => {
    const { explain } = makePlace(
      context,
      claude({
        UserPromptSubmit: [{ hooks: [command('echo be careful')] }],
        PostToolUse: [{ matcher: 'Bash', hooks: [command('cat')] }],
        PostToolUseFailure: [{ matcher: 'Bash', hooks: [command('true')] }],
      }),
      [['Bash', { command: 'ls' }]],
    )
    const post = only(await explain('transcripts/s.jsonl:3'))
    expect(fates(post.hooks)).toEqual([
      ['other-event', 'it is configured for UserPromptSubmit'],
      ['asked', '"Bash" lists "Bash"'],
      ['no-match', 'the call succeeded'],
    ])
    expect(post.hooks[1]?.asked?.envelope).toMatchObject({ hook_event_name: 'PostToolUse', tool_response: 'ok' })
    const prompt = only(await explain('transcripts/s.jsonl:1'))
    expect(prompt.hooks[0]?.asked).toMatchObject({ envelope: { prompt: 'do it' }, stdout: 'be careful\n', context: 'be careful' })
  })

  test('is told at the moments of a session when they are asked for', async (context) => {
    const { explain, run } = makePlace(
      context,
      claude({ SessionStart: [{ matcher: 'resume', hooks: [command('true')] }], SessionEnd: [{ hooks: [command('true')] }] }),
      [['Bash', { command: 'ls' }]],
    )
    const all = await explain('transcripts/s.jsonl:1', '--events', 'all')
    expect(all.events.map(({ event }) => event)).toEqual(['session_start', 'prompt', 'turn_start'])
    expect(all.events[0]?.judgements[0]?.hooks[0]).toMatchObject({ fate: 'no-match', why: '"resume" does not list "startup"' })
    const gates = await run(['transcripts/s.jsonl:1'])
    expect(gates.stdout).toContain('Also there, and explained with --events all: session_start.')
  })
})

describe('what Luxe makes of a call', () => {
  test('a loose form, a chain that a deny ended, and a matcher that finds nothing are told apart', async (context) => {
    const { explain } = makePlace(
      context,
      luxe({
        BeforeToolUse: [
          { command: LUXE_DENY, matcher: { bash: 'rm *' } },
          { command: LUXE_ALLOW },
          { command: LUXE_ALLOW, matcher: 'web_*' },
        ],
      }),
      [['Bash', { command: 'sudo rm -rf build' }]],
    )
    const { hooks, ...judgement } = only(await explain('transcripts/s.jsonl:2'))
    expect(fates(hooks)).toEqual([
      ['asked', '"rm *" matches "rm -rf build", a loose form of the command'],
      ['chain-ended', 'luxe:BeforeToolUse:.luxe/hooks.json#1 ended the chain'],
      ['no-match', 'no entry names the tool bash'],
    ])
    expect(hooks[0]).toMatchObject({ loose: true, asked: { verdict: 'deny', reason: 'not here', ends_chain: true } })
    expect(judgement).toMatchObject({
      tool: 'bash',
      native: 'deny',
      native_reason: 'not here',
      ruling: 'deny',
      cause: 'hook',
      live: 'stopped',
    })
  })

  test('a later hook is shown the call as rewritten, and its matcher is tried on that too', async (context) => {
    const rewrite = ['sh', '-c', 'echo \'{"decision":"allow","args":{"command":"rm -rf x"}}\'']
    const { explain } = makePlace(
      context,
      luxe({
        BeforeToolUse: [
          { command: LUXE_ALLOW, matcher: { bash: 'rm *' } },
          { command: rewrite },
          { command: LUXE_DENY, matcher: { bash: 'rm *' } },
        ],
      }),
      [['Bash', { command: 'ls' }]],
    )
    const { hooks, rewritten } = only(await explain('transcripts/s.jsonl:2'))
    expect(fates(hooks)).toEqual([
      ['no-match', '"rm *" found nothing in this bash call'],
      ['asked', 'there is no matcher'],
      ['asked', '"rm *" matches "rm -rf x" (as rewritten by earlier hooks)'],
    ])
    expect(hooks[1]?.asked).toMatchObject({ rewrite: { command: 'rm -rf x' }, envelope: { ToolUse: { args: { command: 'ls' } } } })
    expect(hooks[2]?.asked?.envelope).toMatchObject({ ToolUse: { args: { command: 'rm -rf x' } } })
    expect(rewritten).toMatchObject({ command: 'rm -rf x' })
  })

  test('a hook that hangs is told with its time, and on_hook_failure decides', async (context) => {
    const { explain, run } = makePlace(
      context,
      luxe({ BeforeToolUse: [{ command: ['sh', '-c', 'echo slow >&2; sleep 60'], timeout_ms: 300 }] }),
      [['Bash', { command: 'ls' }]],
    )
    const strict = only(await explain('transcripts/s.jsonl:2'))
    expect(strict.hooks[0]?.asked).toMatchObject({
      ...{ timeout_ms: 300, stderr: 'slow\n', verdict: 'none' },
      ending: { kind: 'timed-out', exit_code: null },
      failure: { kind: 'timeout', detail: 'timed out after 300 ms: slow' },
    })
    expect(strict).toMatchObject({ ruling: 'deny', cause: 'failure', live: 'runs' })
    expect(only(await explain('transcripts/s.jsonl:2', '--on-hook-failure', 'native'))).toMatchObject({ ruling: 'allow', live: 'runs' })
    expect((await run(['transcripts/s.jsonl:2'])).stdout).toContain('no answer within 300 ms, so it was ended')
  })

  test('rules are told in every reading of the call', async (context) => {
    const { explain } = makePlace(
      context,
      { ...luxe({}), '.luxe/permissions.json': JSON.stringify({ permission: { write: { '/home/dev/app/src/*': 'deny' } } }) },
      [['Write', { file_path: '/home/dev/app/src/a.js', content: 'x' }]],
    )
    const { rules, hooks, cause } = only(await explain('transcripts/s.jsonl:2'))
    expect([hooks, cause]).toEqual([[], 'rule'])
    expect(rules.rewritten).toBeNull()
    expect(rules.recorded?.readings.map(({ as, decision }) => [as, decision])).toEqual([
      ['with the paths of the workspace', null],
      ['with the paths as recorded', 'deny'],
    ])
  })
})

describe('the configuration file', () => {
  test('keeps a hook from running, and the explanation says where', async (context) => {
    const settings = '[[hooks]]\ncommand = \'"$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.sh\'\nreplay = "never"\n'
    const { explain } = makePlace(context, { ...GUARD, '.hookwitness.toml': settings }, [['Bash', { command: 'rm -rf build' }]])
    const judgement = only(await explain('transcripts/s.jsonl:2'))
    expect(fates(judgement.hooks)).toEqual([
      ['not-replayed', 'it would fire, but .hookwitness.toml:1 says replay = "never": "Bash" lists "Bash"'],
    ])
    expect(judgement).toMatchObject({ ruling: 'indeterminate', cause: 'unasked' })
  })

  test('lets an answer come from memory, which is told', async (context) => {
    const settings = '[[hooks]]\ncommand = \'"$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.sh\'\npure = true\n'
    const calls = [['Bash', { command: 'rm -rf a' }] as const, ['Bash', { command: 'rm -rf a' }] as const]
    const { explain } = makePlace(context, { ...GUARD, '.hookwitness.toml': settings }, calls)
    expect(only(await explain('transcripts/s.jsonl:4')).hooks[0]?.asked).toMatchObject({
      reused: true,
      verdict: 'deny',
      ending: { exit_code: 2 },
    })
  })
})

test('a hook that its agent does not wait for is told as unheard', async (context) => {
  const deny = 'echo no >&2; exit 2'
  const { explain, run } = makePlace(context, claude({ PreToolUse: [{ hooks: [command(deny, { async: true })] }] }), [
    ['Bash', { command: 'ls' }],
  ])
  const { hooks, ruling } = only(await explain('transcripts/s.jsonl:2'))
  expect([hooks[0]?.unheard, hooks[0]?.asked?.ending.exit_code, ruling]).toEqual([true, 2, 'allow'])
  expect((await run(['transcripts/s.jsonl:2'])).stdout).toContain('its agent does not wait for it')
})

test('what lecode itself would not fire is told', async (context) => {
  const { explain } = makePlace(context, { '.lecode/config.toml': '[hooks]\nPreToolUse = ["exit 3"]\n' }, [
    ['mcp__db__drop', { table: 'orders' }],
  ])
  const { hooks, ...judgement } = only(await explain('transcripts/s.jsonl:2'))
  expect(hooks[0]?.why).toBe('lecode hooks have no matcher; not fired by lecode for MCP tools')
  expect(judgement).toMatchObject({
    native: 'deny',
    native_reason: 'hook failed: exit code 3',
    told: 'denied by hook: hook failed: exit code 3',
  })
})

test('of several sessions in one transcript only that of the event is judged', async (context) => {
  const scratch = makeScratch(context)
  const log = path.join(scratch, 'log')
  const session = (id: string) => {
    const base = { session: id, agent: 'claude-code' }
    const call = { ...base, tool: 'Bash', at: { call: `c-${id}` }, recorded: 'ran' }
    return [
      { ...base, event: 'session_start', cwd: '/home/dev/app' },
      { ...call, event: 'pre_tool', args: { command: `echo ${id}` } },
      { ...call, event: 'post_tool', result: { text: '', is_error: false } },
    ]
  }
  const lines = [...session('s1'), ...session('s2')].map((each) => JSON.stringify(each)).join('\n')
  const { explain } = makePlace(context, { ...GUARD, '.claude/hooks/guard.sh': `#!/bin/sh\ncat >> ${log}\n`, 'transcripts/s.jsonl': lines })
  expect((await explain('transcripts/s.jsonl:5')).events).toMatchObject([{ session: 's2', earlier: 0, subject: 'echo s2' }])
  expect(fs.readFileSync(log, 'utf8').trim().split('\n')).toHaveLength(1)
})

test('the session is judged as a replay judges it, up to the event and no further', async (context) => {
  const scratch = makeScratch(context)
  const log = path.join(scratch, 'log')
  // The second call is refused, since the first left something in the workspace.
  const script = `#!/bin/sh\ncat > /dev/null\necho x >> ${log}\nif [ -e .seen ]; then echo again >&2; exit 2; fi\ntouch .seen\n`
  const calls = ['ls', 'ls -l', 'ls -a'].map((text) => ['Bash', { command: text }] as const)
  const { explain, run } = makePlace(context, { ...GUARD, '.claude/hooks/guard.sh': script }, calls)
  expect(only(await explain('transcripts/s.jsonl:2'))).toMatchObject({ ruling: 'allow' })
  expect(fs.readFileSync(log, 'utf8')).toBe('x\n')
  fs.rmSync(log)
  const second = await explain('transcripts/s.jsonl#toolu_1')
  expect(second.events.map(({ event, at, earlier }) => [event, at.line, earlier])).toEqual([['pre_tool', 4, 2]])
  expect(only(second)).toMatchObject({ ruling: 'deny', reason: 'again' })
  expect(second.notes).toContain('A hook changed .seen in the scratch copy of the tree.')
  expect(fs.readFileSync(log, 'utf8')).toBe('x\nx\n')
  expect((await run(['transcripts/s.jsonl#toolu_1'])).code).toBe(0)
})

test('every gate of the example is explained as its replay rules', async (context) => {
  const scratch = makeScratch(context)
  const file = path.join(scratch, 'events.jsonl')
  const repo = path.join(ROOT, 'examples/agent-pr')
  await runProduct('cli.js', ['replay', '--repo', repo, '--events-out', file], { runtime: RUNTIME, cwd: scratch })
  const lines = readEvents(file)
  const places = [...new Set(lines.map(({ at }) => `${at.path}:${at.line}`))].filter((_, index) => index % 5 === 0)
  expect(places.length).toBeGreaterThan(3)
  for (const place of places) {
    const args = ['explain', '--repo', repo, '--format', 'json', place]
    const explanation: Explanation = JSON.parse((await runProduct('cli.js', args, { runtime: RUNTIME, cwd: scratch })).stdout)
    const found = explanation.events.flatMap(({ at, judgements }) =>
      judgements.map((each) => [at.call, each.dialect, each.native, each.ruling, each.reason]),
    )
    expect(found, place).toEqual(
      lines
        .filter(({ at }) => `${at.path}:${at.line}` === place)
        .map((line) => [line.at.call, line.dialect, line.native, line.ruling, line.reason]),
    )
  }
})

test('a line of more calls than anybody reads is explained in part, which is said', async (context) => {
  const { app, explain, run } = makePlace(context, {}, [['Bash', { command: 'ls' }]])
  const file = path.join(app, 'transcripts/s.jsonl')
  const records = fs
    .readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const ids = Array.from({ length: 150 }, (_, index) => `toolu_m${index}`)
  records[1].message.content = ids.map((id) => ({ type: 'tool_use', id, name: 'Bash', input: { command: id } }))
  fs.writeFileSync(file, records.map((record) => JSON.stringify(record)).join('\n'))
  const { events, notes } = await explain('transcripts/s.jsonl:2')
  expect(events).toHaveLength(100)
  expect(notes).toContain('150 events stand there, of which the first 100 are explained.')
  expect((await run(['transcripts/s.jsonl:2'])).stdout).toContain('… 80 more events there: --format json shows all')
})

test('the schema requires every key', async (context) => {
  const { explain } = makePlace(context, { ...GUARD, '.luxe/hooks.json': '{' }, [['Bash', { command: 'rm -rf build' }]])
  const { done: _, ...explanation } = await explain('transcripts/s.jsonl:2')
  const isOpen = /\/(?:args|envelope|env)\/|^\/options\/\w+$/
  for (const [place, remove, restore] of withoutEachKey(explanation)) {
    if (isOpen.test(place)) continue
    remove()
    expect(checkSchema('explain', explanation), place).not.toEqual([])
    restore()
  }
  expect(checkSchema('explain', { ...explanation, later: 1 })).toEqual([])
  expect(checkSchema('explain', { ...explanation, exit_code: 1 })).not.toEqual([])
})

test('all calls of a line are explained, in recorded order, and one alone by its id', async (context) => {
  const { app, explain } = makePlace(context, GUARD, [['Bash', { command: 'ls' }]])
  const file = path.join(app, 'transcripts/s.jsonl')
  const records = fs
    .readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  records[1].message.content.push({ type: 'tool_use', id: 'toolu_b#1', name: 'Bash', input: { command: 'rm -rf build' } })
  fs.writeFileSync(file, records.map((record) => JSON.stringify(record)).join('\n'))
  const both = await explain('transcripts/s.jsonl:2')
  expect(both.events.map(({ subject, judgements }) => [subject, judgements[0]?.ruling])).toEqual([
    ['ls', 'allow'],
    ['rm -rf build', 'deny'],
  ])
  expect((await explain('transcripts/s.jsonl#toolu_b#1')).events.map(({ recorded }) => recorded)).toEqual(['unknown'])
})

test("a subagent's call is explained by its line in the subagent's own file", async (context) => {
  const { app, explain } = makePlace(context, GUARD, [['Bash', { command: 'ls' }]])
  const folder = path.join(app, 'transcripts/s/subagents')
  fs.mkdirSync(folder, { recursive: true })
  const lines = claudeSession([['Bash', { command: 'rm -rf build' }]])
    .trim()
    .split('\n')
    .map((line) => ({ ...JSON.parse(line), isSidechain: true, agentId: 'a1', uuid: `sub-${JSON.parse(line).uuid}` }))
  fs.writeFileSync(
    path.join(folder, 'agent-a1.jsonl'),
    lines
      .map((record) => JSON.stringify(record))
      .join('\n')
      .replaceAll('toolu_0', 'toolu_s'),
  )
  const { events } = await explain('transcripts/s/subagents/agent-a1.jsonl:2')
  expect(events).toMatchObject([{ session: 's1', subagent: 'a1', subject: 'rm -rf build', judgements: [{ ruling: 'deny' }] }])
  expect(events[0]?.judgements[0]?.hooks[0]?.asked?.envelope).toMatchObject({ agent_id: 'a1' })
})

test('a call whose arguments cannot be read is told as shown to no hook', async (context) => {
  const session = claudeSession([['Bash', { command: 'ls' }]]).replace('{"command":"ls"}', '"ls"')
  const { explain } = makePlace(context, { ...GUARD, 'transcripts/s.jsonl': session })
  const judgement = only(await explain('transcripts/s.jsonl:2'))
  expect(judgement).toMatchObject({ ruling: 'indeterminate', cause: 'not-shown', hooks: [{ fate: 'not-shown', asked: null }] })
})

test('what happened after a call that the gate stops is not judged, and that is said', async (context) => {
  const { explain, run } = makePlace(context, GUARD, [['Bash', { command: 'rm -rf build' }]])
  expect((await explain('transcripts/s.jsonl:3')).events).toMatchObject([
    { event: 'post_tool', judgements: [], unjudged: [{ dialect: 'claude-code' }] },
  ])
  expect((await run(['transcripts/s.jsonl:3'])).stdout).toContain('not judged: the gate stopped the call')
})

test('foreign text is shown without its commands, and secrets are masked', async (context) => {
  const token = `ghp_${'a1B2'.repeat(9)}`
  const nasty = `echo \u001b[31m\u202e ${token}\n::error::pwned`
  const hook = `cat; printf '%s\\n' '::warning::x' ${token} >&2`
  const { run, explain } = makePlace(context, claude({ PreToolUse: [{ hooks: [command(hook)] }] }), [
    ['Bash', { command: nasty, password: 'hunter2-hunter2' }],
  ])
  const { stdout } = await run(['transcripts/s.jsonl:2'])
  const { done } = await explain('transcripts/s.jsonl:2')
  for (const text of [stdout, done.stdout]) {
    expect(text).not.toContain(token)
    expect(text).not.toContain('hunter2')
    expect(['\u001b', '\u202e'].filter((character) => text.includes(character))).toEqual([])
    expect(text).not.toMatch(/^\s*::/m)
    expect(text).toContain('[redacted github-token]')
  }
})

describe('a place', () => {
  test.for([
    ['a:1.jsonl', 'a:1.jsonl:2'],
    ['a:1', 'a:1:2'],
    ['a#b.jsonl', 'a#b.jsonl:2'],
    ['a#b.jsonl', 'a#b.jsonl#toolu_0'],
    ['C:\\x.jsonl', 'C:\\x.jsonl:2'],
    ['*.jsonl', '*.jsonl:2'],
    ['with space.jsonl', './with space.jsonl#toolu_0'],
  ] as const)('in the file %s is named %s', async ([name, place], context) => {
    const { explain } = makePlace(context, { ...GUARD, [name]: claudeSession([['Bash', { command: 'rm -rf build' }]]) })
    const { events, place: found } = await explain(place)
    expect(events).toMatchObject([{ event: 'pre_tool', at: { line: 2 }, judgements: [{ ruling: 'deny' }] }])
    expect(found.path).toBe(name)
  })

  test('as reports name it is found from elsewhere', async (context) => {
    const { scratch, app, run } = makePlace(context, GUARD, [['Bash', { command: 'ls' }]])
    const done = await run(['--repo', app, 'transcripts/s.jsonl:2'], scratch)
    expect([done.code, done.stderr]).toEqual([0, ''])
    expect(done.stdout).toMatch(/^Bash {2}ls\n {2}at transcripts\/s\.jsonl:2, call toolu_0, recorded as ran\n/)
  })

  test.for([
    [
      ['transcripts/s.jsonl:9'],
      'no event stands at line 9 of transcripts/s.jsonl, which holds 7 events (no-such-event)',
      'The nearest line with an event is 3.',
    ],
    [['transcripts/s.jsonl:0'], 'no event stands at line 0', 'The nearest line with an event is 1.'],
    [['transcripts/s.jsonl:99999999999999999999999'], 'no event stands at line', 'The nearest line with an event is 3.'],
    [['transcripts/s.jsonl#tolu_0'], 'no call has the id "tolu_0"; the transcript holds 1 call (no-such-event)', 'Did you mean "toolu_0"?'],
    [
      ['transcripts/s.jsonl'],
      '"transcripts/s.jsonl" names no line and no call of a transcript (invalid-place)',
      'Write TRANSCRIPT:LINE or TRANSCRIPT#CALL_ID',
    ],
    [['transcripts/s.jsonl#'], 'names no line and no call of a transcript (invalid-place)', 'Write TRANSCRIPT:LINE'],
    [['nothing'], '"nothing" names no line and no call', 'Write TRANSCRIPT:LINE'],
    [['s.jsonl:2'], '"s.jsonl" does not exist (transcript-unreadable)', 'Name the transcript from here or from the project.'],
    [['transcripts:2'], '"transcripts" is no file (transcript-unreadable)', 'Name the transcript'],
    [['README:1'], '(transcript-unreadable)', 'name another file'],
    [['twice.jsonl:3'], 'which holds 7 events (1 repeated call or prompt left out)', 'The nearest lines with events are 2 and 4.'],
    [['broken.jsonl:2'], 'which holds 4 events (bad-json: ', 'The nearest lines with events are 1 and 3.'],
    [[], 'explain takes one place, and 0 were given (invalid-place)', 'Write hookwitness explain'],
    [['a:1', 'b:2'], 'explain takes one place, and 2 were given (invalid-place)', 'Write hookwitness explain'],
    [['transcripts/s.jsonl:2', '--mode', 'warn'], 'explain takes no --mode (invalid-option)', 'It takes --repo'],
    [['transcripts/s.jsonl:2', '--format', 'markdown'], 'explain has no format markdown (invalid-option)', 'Use terminal or json.'],
    [['transcripts/s.jsonl:2', '--dialects', 'lux'], '(unknown-dialect)', 'Did you mean luxe?'],
    [['transcripts/s.jsonl:2', '--output', '/dev/null/x'], '(output-unwritable)', 'Name a file'],
  ] as const)('that is wrong is told before anything runs: %j', async ([args, message, next], context) => {
    const scratch = makeScratch(context)
    const session = claudeSession([['Bash', { command: 'ls' }]])
    const twice = session
      .split('\n')
      .toSpliced(2, 0, session.split('\n')[1] ?? '')
      .join('\n')
    const broken = session.split('\n').with(1, '{"type":').join('\n')
    const guard = `#!/bin/sh\ntouch ${scratch}/ran\n`
    const { run } = makePlace(context, {
      ...GUARD,
      '.claude/hooks/guard.sh': guard,
      'transcripts/s.jsonl': session,
      README: 'x\n',
      'broken.jsonl': broken,
      'twice.jsonl': twice,
    })
    const done = await run([...args])
    expect([done.code, done.stdout]).toEqual([2, ''])
    const [error, hint] = done.stderr.split('\n')
    expect(error).toContain(message)
    expect(hint).toContain(next)
    expect(fs.existsSync(`${scratch}/ran`)).toBe(false)
  })
})

describe('a configuration', () => {
  test('that nobody has written ends with 3', async (context) => {
    const { explain, run } = makePlace(context, {}, [['Bash', { command: 'ls' }]])
    const { exit_code, events, notes } = await explain('transcripts/s.jsonl:2')
    expect(exit_code).toBe(3)
    expect(events).toMatchObject([{ subject: 'ls', judgements: [], unjudged: [] }])
    expect(notes).toContain('No hook configuration was found.')
    expect((await run(['transcripts/s.jsonl:2', '--dialects', 'luxe'])).code).toBe(3)
  })

  test('that holds a dead event or cannot be read is told beside what could be explained', async (context) => {
    const dead = claude({ PreTooluse: [{ hooks: [command('exit 2')] }] })
    const { explain, run } = makePlace(context, { ...dead, '.luxe/hooks.json': '{' }, [['Bash', { command: 'ls' }]])
    const { exit_code, findings } = await explain('transcripts/s.jsonl:2')
    expect(exit_code).toBe(2)
    expect(findings.map(({ id, at }) => [id, at.path])).toEqual([
      ['unknown-event', '.claude/settings.json'],
      ['config-unreadable', '.luxe/hooks.json'],
    ])
    expect((await run(['transcripts/s.jsonl:2'])).stdout).toContain('the nearest real one is PreToolUse')
  })
})
