import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { codex } from '../../src/dialects/codex/codex.ts'
import type { LoadedHook, SeenEvent } from '../../src/model/dialect.ts'
import type { Answer, Ending, HookVerdict } from '../../src/model/hook.ts'
import { ruleEvent } from '../../src/policy/rule.ts'
import { makeTree, seeCall } from './tree.ts'

const BASE = { stdout: '', stderr: '', ms: 1, readInput: true, leftovers: 0 }
const exited = (code: number, stdout = '', stderr = ''): Ending => ({ ...BASE, kind: 'exited', code, stdout, stderr })

function load(event: string, ...matchers: (string | undefined)[]): LoadedHook[] {
  const groups = matchers.map((matcher) => ({ matcher, hooks: [{ type: 'command', command: 'guard' }] }))
  return codex.load(makeTree({ project: { '.codex/hooks.json': JSON.stringify({ hooks: { [event]: groups } }) } })).hooks
}

const seeBash = (command: string): SeenEvent => ({
  ...seeCall(command),
  session: { id: 's', agent: 'codex', format: 'f', path: 't.jsonl' },
})
const seePrompt = (): SeenEvent => ({ ...seeBash(''), kind: 'prompt', tool: null, recordedTool: null, recorded: null, prompt: 'do it' })

function answer(event: string, ending: Ending): Answer {
  const [hook] = load(event, undefined)
  if (hook === undefined) throw new Error('no hook')
  return hook.interpret(ending, event === 'PreToolUse' ? seeBash('ls') : seePrompt())
}

interface Row {
  case: string
  event: 'pre_tool' | 'prompt'
  timeout_s: number
  hooks: {
    matcher?: string
    shell?: string
    script?: string
    behaviour?: { stdout?: string; stderr?: string; exit?: number; signal?: string; sleepMs?: number }
  }[]
  ran: boolean
  ran_rewritten: boolean
}

/** Recorded from Codex 0.171.0: one call or prompt, the hooks' behaviour, and whether the call ran. */
const ROWS: Row[] = fs
  .readFileSync(path.join(import.meta.dirname, 'codex-verdicts.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

/** Two rows have the matcher `Bash` and differ: one of them was recorded under another name than it has. */
const CONTRADICTED = 'matcherExact'

/** What the process did; null where only a real one tells (a shell line, a script). */
function endingOf({ timeout_s }: Row, { behaviour }: Row['hooks'][number]): Ending | null {
  if (behaviour === undefined) return null
  const { stdout = '', stderr = '', exit = 0, signal, sleepMs = 0 } = behaviour
  const printed = stdout.replace(/<<(.)\*(\d+)>>/g, (_, character: string, count: string) => character.repeat(Number(count)))
  if (sleepMs > timeout_s * 1000) return { ...BASE, kind: 'timed-out', timeoutMs: timeout_s * 1000, exitCode: null, stdout: '' }
  if (signal !== undefined) return { ...BASE, kind: 'signalled', signal, stdout: printed, stderr }
  return exited(exit, printed, stderr)
}

describe('Codex 0.171.0 did the same', () => {
  const told = ROWS.filter((row) => row.case !== CONTRADICTED && row.hooks.every((hook) => endingOf(row, hook) !== null))
  expect(told.length).toBeGreaterThan(45)
  test.each(told.map((row) => [row.case, row] as const))('%s', (_, row) => {
    const event = row.event === 'prompt' ? seePrompt() : seeBash('echo ran > marker.txt')
    const name = row.event === 'prompt' ? 'UserPromptSubmit' : 'PreToolUse'
    const hooks = load(name, ...row.hooks.map((hook) => hook.matcher))
    const verdicts = hooks.flatMap((hook, index): HookVerdict[] => {
      const ending = endingOf(row, row.hooks[index] ?? {})
      if (ending === null || !hook.matches(event).fires) return []
      return [{ ...hook.interpret(ending, event), hook, ms: 1, readInput: true, reused: false }]
    })
    const { native, reason } = codex.merge(verdicts, event)
    const { ruling } = ruleEvent({
      ...{ dialect: codex, event: event.kind, native, reason, verdicts, notFired: null, unasked: [] },
      ...{ permission: null, rewritten: null, askSetting: null, nativeAsk: null, onAsk: 'native', onHookFailure: 'native' },
      ...{ told: { confidence: 'full', lacks: [] }, minConfidence: 'full' },
    })
    expect(ruling).toBe(row.ran || row.ran_rewritten ? 'allow' : 'deny')
  })
})

const permission = (more: object) => JSON.stringify({ hookSpecificOutput: { hookEventName: 'PreToolUse', ...more } })

describe('what a hook says at a call, and Codex does not hear', () => {
  // Sources: codex-rs/hooks, output_parser and pre_tool_use; the rows above.
  test.each<[string, Ending, string, string, string[]]>([
    ['an ask', exited(0, permission({ permissionDecision: 'ask', permissionDecisionReason: 'r' })), 'ask', 'unsupported-verdict', []],
    ['a defer', exited(0, permission({ permissionDecision: 'defer' })), 'defer', 'unsupported-verdict', []],
    ['an allow without a rewrite', exited(0, permission({ permissionDecision: 'allow' })), 'allow', 'unsupported-verdict', []],
    ['an approval', exited(0, '{"decision":"approve"}'), 'allow', 'unsupported-verdict', []],
    ['a stop', exited(0, '{"continue":false,"stopReason":"r"}'), 'none', 'unsupported-verdict', []],
    ['silence about it', exited(0, '{"suppressOutput":true}'), 'none', 'unsupported-verdict', []],
    ['a deny without a reason', exited(0, permission({ permissionDecision: 'deny' })), 'none', 'invalid-verdict', ['deny-lost']],
    [
      'a deny with a blank reason',
      exited(0, permission({ permissionDecision: 'deny', permissionDecisionReason: ' \n' })),
      'none',
      'invalid-verdict',
      ['deny-lost'],
    ],
    ['a block without a reason', exited(0, '{"decision":"block"}'), 'none', 'invalid-verdict', ['deny-lost']],
    [
      'a deny beside an unknown key',
      exited(0, `{"denyReason":"r",${permission({ permissionDecision: 'deny', permissionDecisionReason: 'r' }).slice(1)}`),
      'none',
      'unrecognized-output',
      ['deny-lost'],
    ],
    [
      'a deny with a key too many inside',
      exited(0, permission({ permissionDecision: 'deny', permissionDecisionReason: 'r', note: 1 })),
      'none',
      'unrecognized-output',
      ['deny-lost'],
    ],
    [
      'a deny for another event',
      exited(0, permission({ hookEventName: 'PostToolUse', permissionDecision: 'deny', permissionDecisionReason: 'r' })),
      'none',
      'unrecognized-output',
      ['deny-lost'],
    ],
    [
      'a deny without the event',
      exited(0, '{"hookSpecificOutput":{"permissionDecision":"deny","permissionDecisionReason":"r"}}'),
      'none',
      'unrecognized-output',
      ['deny-lost'],
    ],
    ['a deny at the top', exited(0, '{"decision":"deny","reason":"r"}'), 'none', 'invalid-verdict', ['deny-lost']],
    [
      'a word that it does not know',
      exited(0, permission({ permissionDecision: 'Deny', permissionDecisionReason: 'r' })),
      'none',
      'invalid-verdict',
      ['deny-lost'],
    ],
    ['the words of lecode', exited(0, '{"verdict":"deny"}'), 'none', 'unrecognized-output', ['deny-lost']],
    ['the words of Cursor', exited(0, '{"permission":"deny"}'), 'none', 'unrecognized-output', ['deny-lost']],
    ['a rewrite without an allow', exited(0, permission({ updatedInput: { command: 'ls' } })), 'none', 'invalid-verdict', []],
    [
      'a deny with a rewrite',
      exited(0, permission({ permissionDecision: 'deny', permissionDecisionReason: 'r', updatedInput: {} })),
      'none',
      'invalid-verdict',
      ['deny-lost'],
    ],
    ['a reason without a decision', exited(0, '{"reason":"r"}'), 'none', 'invalid-verdict', []],
    ['JSON that is not whole', exited(0, '{"decision":"block","reason":"r"'), 'none', 'invalid-json', ['deny-lost']],
    ['a deny behind other text', exited(0, 'checking\n{"decision":"block","reason":"r"}'), 'none', 'invalid-json', ['deny-lost']],
    ['exit code 2 without a reason', exited(2), 'none', 'exit2-without-reason', []],
    ['exit code 2 with a blank reason', exited(2, '', ' \n'), 'none', 'exit2-without-reason', []],
    ['a deny on stdout with exit code 2', exited(2, '{"decision":"block","reason":"r"}'), 'none', 'exit2-without-reason', ['deny-lost']],
    ['a deny on stdout with exit code 1', exited(1, '{"decision":"block","reason":"r"}'), 'none', 'exit-nonzero', ['deny-lost']],
    [
      'a deny before its time was over',
      { ...BASE, kind: 'timed-out', timeoutMs: 9, exitCode: null, stdout: '{"decision":"block","reason":"r"}' },
      'none',
      'timeout',
      ['deny-lost'],
    ],
  ])('%s', (_, ending, verdict, failure, notes) => {
    const said = answer('PreToolUse', ending)
    expect([said.verdict, said.failure?.kind, said.notes.map((note) => note.id)]).toEqual([verdict, failure, notes])
    expect(said.rewrite).toBeNull()
  })

  test('decision JSON on stderr is told, also where exit code 2 makes it a reason', () => {
    expect(answer('PreToolUse', exited(0, '', '{"decision":"block","reason":"r"}')).notes).toMatchObject([{ id: 'answer-on-stderr' }])
    const blocked = answer('PreToolUse', exited(2, '', '{"decision":"block","reason":"r"}'))
    expect(blocked).toMatchObject({ verdict: 'deny', failure: null, notes: [{ id: 'answer-on-stderr' }] })
  })
})

describe('what Codex does hear at a call', () => {
  test('a deny with its reason, also where nulls stand beside it', () => {
    const said = answer(
      'PreToolUse',
      exited(0, permission({ permissionDecision: 'deny', permissionDecisionReason: ' r ', updatedInput: null })),
    )
    expect(said).toMatchObject({ verdict: 'deny', reason: 'r', failure: null, notes: [] })
  })

  test('a rewrite replaces the arguments', () => {
    const said = answer('PreToolUse', exited(0, permission({ permissionDecision: 'allow', updatedInput: { command: 'ls' } })))
    expect(said).toMatchObject({ verdict: 'allow', rewrite: { how: 'replace', args: { command: 'ls' } }, failure: null })
  })

  test('the newer form of a decision beats the older one', () => {
    const both = {
      decision: 'block',
      reason: 'old',
      hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: 'new' },
    }
    expect(answer('PreToolUse', exited(0, JSON.stringify(both)))).toMatchObject({ verdict: 'deny', reason: 'new' })
  })

  test('context and a system message', () => {
    const said = answer('PreToolUse', exited(0, `{"systemMessage":"m",${permission({ additionalContext: 'c' }).slice(1)}`))
    expect(said).toMatchObject({ verdict: 'none', context: 'c', failure: null, notes: [{ id: 'hook-system-message', message: 'm' }] })
  })

  test.each(['', ' \n', 'fine', '{}', 'null', '"deny"'])('nothing in %j', (stdout) => {
    expect(answer('PreToolUse', exited(0, stdout))).toMatchObject({ verdict: 'none', failure: null, notes: [] })
  })
})

describe('at a prompt', () => {
  // codex-rs/hooks, user_prompt_submit.
  test.each<[string, Ending, string, string | null, string | null]>([
    ['a block with a reason', exited(0, '{"decision":"block","reason":"r"}'), 'deny', 'r', null],
    ['a block without one', exited(0, '{"decision":"block"}'), 'none', null, 'invalid-verdict'],
    ['a stop', exited(0, '{"continue":false,"stopReason":"r"}'), 'deny', 'r', null],
    ['a stop without a reason', exited(0, '{"continue":false}'), 'deny', null, null],
    ['exit code 2 with a reason', exited(2, '', 'r'), 'deny', 'r', null],
    ['exit code 2 without one', exited(2), 'none', null, 'exit2-without-reason'],
    ['another agent’s no', exited(0, '{"permissionDecision":"deny"}'), 'none', null, 'unrecognized-output'],
  ])('%s', (_, ending, verdict, reason, failure) => {
    const said = answer('UserPromptSubmit', ending)
    expect([said.verdict, said.reason, said.failure?.kind ?? null]).toEqual([verdict, reason, failure])
  })

  test('plain text is context', () => {
    expect(answer('UserPromptSubmit', exited(0, 'note\n'))).toMatchObject({ verdict: 'none', context: 'note' })
  })
})

test('the model is told of a refusal in the words of Codex', () => {
  const deny = { native: 'deny', reason: 'R' } as const
  expect(codex.tell?.(deny, 'pre_tool', { id: 'c', name: 'Bash', args: { command: 'ls' } })).toBe(
    'Command blocked by PreToolUse hook: R. Command: ls',
  )
  expect(codex.tell?.(deny, 'pre_tool', { id: 'c', name: 'mcp__a__b', args: {} })).toBe(
    'Tool call blocked by PreToolUse hook: R. Tool: mcp__a__b',
  )
  expect(codex.tell?.({ native: 'none', reason: null }, 'pre_tool', { id: 'c', name: 'Bash', args: {} })).toBeNull()
})
