import { describe, expect, test } from 'vitest'
import { geminiCli } from '../../src/dialects/gemini-cli/gemini-cli.ts'
import { qwenCode } from '../../src/dialects/qwen-code/qwen-code.ts'
import type { Dialect, LoadedHook, SeenEvent } from '../../src/model/dialect.ts'
import type { Answer, Ending, Merged } from '../../src/model/hook.ts'
import { makeTree, seeCall } from './tree.ts'

// Right values: hooks/hookRunner.ts and hookAggregator.ts of both packages (0.61.0, 0.24.4). What was measured stands in conformance/rows.

const CALL = seeCall('ls', 'run_shell_command')
const PROMPT: SeenEvent = { ...CALL, kind: 'prompt', tool: null, recordedTool: null, recorded: null, prompt: 'go' }

function hookOf(dialect: Dialect, event: SeenEvent): LoadedHook {
  const name = dialect.events[event.kind === 'other' ? 'stop' : event.kind] ?? ''
  const [path = ''] = dialect.candidates([''])
  const settings = { hooks: { [name]: [{ hooks: [{ type: 'command', command: 'x' }] }] } }
  const [hook] = dialect.load(makeTree({ project: { [path]: JSON.stringify(settings) } })).hooks
  return hook ?? expect.unreachable()
}

function answer(dialect: Dialect, given: { code?: number | null; stdout?: string | object; stderr?: string }, event = CALL): Answer {
  const { code = 0, stdout = '', stderr = '' } = given
  const printed = { stdout: typeof stdout === 'string' ? stdout : JSON.stringify(stdout), stderr, ms: 1, readInput: true, leftovers: 0 }
  const ending: Ending = code === null ? { ...printed, kind: 'signalled', signal: 'SIGKILL' } : { ...printed, kind: 'exited', code }
  return hookOf(dialect, event).interpret(ending, event)
}

function merge(dialect: Dialect, outputs: object[], event = CALL): Merged {
  const hook = hookOf(dialect, event)
  const verdicts = outputs.map((stdout) => ({ ...answer(dialect, { stdout }, event), hook, ms: 1, readInput: true, reused: false }))
  return dialect.merge(verdicts, event)
}

const permission = (decision: string, more: object = {}) => ({ hookSpecificOutput: { permissionDecision: decision, ...more } })

describe('Gemini CLI', () => {
  const says = (given: Parameters<typeof answer>[1], event?: SeenEvent) => {
    const { verdict, reason, failure } = answer(geminiCli, given, event)
    return [verdict, reason, failure?.kind ?? null]
  }

  test.each([
    [{ code: 2, stdout: { decision: 'allow' } }, ['allow', null, 'exit-nonzero']],
    [{ code: 2, stdout: '5' }, ['none', null, 'exit2-without-reason']],
    [{ code: 1, stderr: 'no' }, ['none', null, 'exit-nonzero']],
    [{ code: 127, stderr: 'bash: x: command not found' }, ['deny', 'bash: x: command not found', 'launch-failed']],
    [{ code: 3 }, ['none', null, 'exit-nonzero']],
    // An exit code of null is read as 0.
    [{ code: null, stderr: 'no' }, ['none', null, 'signal']],
    [{ code: null, stdout: { decision: 'deny', reason: 'no' } }, ['deny', 'no', 'signal']],
    [{ stdout: JSON.stringify(JSON.stringify({ decision: 'deny', reason: 'twice' })) }, ['deny', 'twice', null]],
    [{ stdout: { decision: 'deny', reason: 'r', continue: false, stopReason: 's' } }, ['deny', 's', null]],
    [{ stdout: permission('deny') }, ['none', null, 'unrecognized-output']],
    [{ stdout: { verdict: 'deny' } }, ['none', null, 'unrecognized-output']],
    [{ stdout: 'checking\n{"decision":"deny"}' }, ['none', null, 'invalid-json']],
    [{ stdout: { systemMessage: 'hello' } }, ['none', null, null]],
  ])('takes %j for %j', (given, said) => {
    expect(says(given)).toEqual(said)
  })

  test('reads stderr only where stdout is empty, and says so', () => {
    const { verdict, notes } = answer(geminiCli, { stdout: 'fine', stderr: '{"decision":"deny"}' })
    expect([verdict, notes.map((note) => note.id)]).toEqual(['none', ['answer-on-stderr']])
  })

  test('cannot be asked about a prompt', () => {
    expect(says({ stdout: { decision: 'ask', reason: 'sure?' } }, PROMPT)).toEqual(['ask', 'sure?', 'unsupported-verdict'])
    expect(says({ stdout: { continue: false, reason: 'no' } }, PROMPT)).toEqual(['deny', 'no', null])
  })

  test('takes the context of a prompt, not of a call', () => {
    const stdout = { hookSpecificOutput: { additionalContext: 'mind' } }
    expect(answer(geminiCli, { stdout }, PROMPT).context).toBe('mind')
    expect(answer(geminiCli, { stdout }).context).toBeNull()
  })

  test.each([
    [
      [
        { decision: 'deny', reason: 'a' },
        { decision: 'ask', reason: 'b' },
      ],
      'deny',
      'a\nb',
    ],
    [[{ decision: 'ask', reason: 'a' }, { decision: 'allow' }], 'ask', 'a'],
    [
      [
        { continue: false, stopReason: 's' },
        { decision: 'allow', reason: 'a' },
      ],
      'deny',
      's',
    ],
    [[{}, {}], 'none', null],
  ])('makes one of %j: %s', (outputs, native, reason) => {
    expect(merge(geminiCli, outputs)).toMatchObject({ native, reason })
  })

  test('gives the call the last rewrite alone', () => {
    const rewrite = (input: object) => ({ hookSpecificOutput: { tool_input: input } })
    const { rewritten } = merge(geminiCli, [rewrite({ command: 'a', dir_path: 'x' }), {}, rewrite({ command: 'b' })])
    expect(rewritten).toEqual({ command: 'b' })
  })
})

describe('Qwen Code', () => {
  const says = (given: Parameters<typeof answer>[1], event?: SeenEvent) => {
    const { verdict, reason, failure } = answer(qwenCode, given, event)
    return [verdict, reason, failure?.kind ?? null]
  }

  test.each([
    [{ code: 2, stderr: 'no' }, ['deny', 'no', null]],
    [{ code: 2, stderr: '{"decision": "den' }, ['deny', '{"decision": "den', null]],
    [{ code: 2, stderr: '{"decision":"allow"}' }, ['allow', null, 'exit-nonzero']],
    [{ code: 2 }, ['none', null, 'exit2-without-reason']],
    [{ code: 3, stderr: 'no' }, ['none', null, 'exit-nonzero']],
    [{ code: 3, stdout: permission('deny', { permissionDecisionReason: 'r' }) }, ['deny', 'r', null]],
    [{ code: null, stdout: { decision: 'block', reason: 'no' } }, ['deny', 'no', 'signal']],
    [{ code: 127, stderr: 'bash: x: command not found' }, ['none', null, 'launch-failed']],
    [{ stdout: permission('defer') }, ['none', null, 'invalid-verdict']],
    [{ stdout: permission('block') }, ['none', null, 'invalid-verdict']],
    [{ stdout: { ...permission('nope'), decision: 'deny', reason: 'top' } }, ['deny', 'top', null]],
    [{ stdout: { ...permission('allow'), decision: 'deny' } }, ['allow', null, null]],
    [{ stdout: { ...permission('allow'), continue: false, stopReason: 's' } }, ['deny', 's', null]],
    [{ stdout: permission('allow', { updatedInput: { command: 'ls' } }) }, ['allow', null, 'unsupported-verdict']],
  ])('takes %j for %j', (given, said) => {
    expect(says(given)).toEqual(said)
  })

  test('loses a deny that is printed on stdout beside a silent exit code 2, and that is told', () => {
    const { verdict, notes } = answer(qwenCode, { code: 2, stdout: permission('deny') })
    expect([verdict, notes.map((note) => note.id)]).toEqual(['none', ['deny-lost']])
  })

  test('reads no permissionDecision at a prompt', () => {
    expect(says({ stdout: permission('deny') }, PROMPT)).toEqual(['none', null, 'unrecognized-output'])
    expect(says({ stdout: { decision: 'ask' } }, PROMPT)).toEqual(['ask', null, 'unsupported-verdict'])
    expect(says({ stdout: { decision: 'block', reason: 'no' } }, PROMPT)).toEqual(['deny', 'no', null])
    expect(answer(qwenCode, { stdout: 'plain' }, PROMPT).context).toBe('plain')
  })

  test.each([
    ['a later permission goes before an earlier one', [permission('deny'), permission('allow')], 'allow'],
    ['and before any decision', [permission('allow'), { decision: 'deny' }], 'allow'],
    ['even one that is no word', [permission('deny'), permission('nope')], 'none'],
    ['without one a single deny is enough', [{ decision: 'deny' }, { decision: 'allow' }], 'deny'],
    ['and an ask beside another output is lost', [{ decision: 'ask' }, {}], 'none'],
    ['continue false stops what is not held', [{ continue: false }, permission('allow')], 'deny'],
  ])('%s', (_, outputs, native) => {
    expect(merge(qwenCode, outputs).native).toBe(native)
  })

  test('changes no call, whatever a hook says', () => {
    expect(merge(qwenCode, [permission('allow', { updatedInput: { command: 'ls' }, tool_input: { command: 'ls' } })]).rewritten).toBeNull()
  })
})
