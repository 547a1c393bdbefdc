import { describe, expect, test } from 'vitest'
import { dialects } from '../../src/dialects/index.ts'
import type { Decision, HookVerdict } from '../../src/model/hook.ts'
import { type RuleInput, ruleEvent } from '../../src/policy/rule.ts'

const hook = { id: 'x:y:z#1', dialect: 'x', event: 'y', matcher: null, command: 'c', at: { path: 'z' }, trusted: true }
const verdict = (given: Partial<HookVerdict>): HookVerdict => ({
  ...{ verdict: 'none', reason: null, rewrite: null, context: null, failure: null, notes: [], endsChain: false },
  ...{ hook, ms: 1, readInput: true, reused: false },
  ...given,
})
const failed = verdict({ failure: { kind: 'timeout', detail: 'timed out after 5 ms', exitCode: null } })

function rule(id: string, given: Partial<RuleInput>) {
  const dialect = dialects.find((each) => each.id === id)
  if (dialect === undefined) throw new Error(id)
  const base: RuleInput = {
    ...{
      dialect,
      event: 'pre_tool',
      native: 'none',
      reason: null,
      verdicts: [],
      notFired: null,
      unasked: [],
      permission: null,
      rewritten: null,
    },
    ...{ askSetting: null, nativeAsk: null, onAsk: 'deny', onHookFailure: 'deny' },
    ...{ told: { confidence: 'full', lacks: [] }, minConfidence: 'partial' },
  }
  return ruleEvent({ ...base, ...given })
}

describe('a refusal that the agent lets another hook outweigh', () => {
  const verdicts = [verdict({ verdict: 'deny', reason: 'no' }), verdict({ verdict: 'allow' })]

  test('refuses all the same, and it is said that the call ran live', () => {
    expect(rule('qwen-code', { native: 'allow', verdicts })).toMatchObject({ ruling: 'deny', cause: 'hook', reason: 'no', live: 'runs' })
  })

  test('passes under on_hook_failure: native', () => {
    const ruled = rule('qwen-code', { native: 'allow', verdicts, onHookFailure: 'native' })
    expect(ruled).toMatchObject({ ruling: 'allow', liveWhy: "another hook's answer outweighs the refusal there" })
  })

  test('changes nothing where nothing can be stopped', () => {
    expect(rule('qwen-code', { event: 'post_tool', native: 'allow', verdicts }).ruling).toBe('allow')
  })
})

describe('an ask with nobody there', () => {
  // on_ask: native is the dialect's headless rule: claude -p refuses, lecode -p and Luxe run.
  test.each<[string, Decision, 'deny' | 'allow' | 'native', string]>([
    ['claude-code', 'ask', 'deny', 'deny'],
    ['claude-code', 'defer', 'deny', 'deny'],
    ['claude-code', 'ask', 'allow', 'allow'],
    ['claude-code', 'ask', 'native', 'deny'],
    ['lecode', 'ask', 'deny', 'deny'],
    ['lecode', 'defer', 'deny', 'allow'],
    ['lecode', 'ask', 'native', 'allow'],
    ['luxe', 'ask', 'deny', 'deny'],
    ['luxe', 'ask', 'allow', 'allow'],
    ['luxe', 'ask', 'native', 'allow'],
    // gemini -p hangs, qwen -p refuses.
    ['gemini-cli', 'ask', 'native', 'deny'],
    ['qwen-code', 'ask', 'native', 'deny'],
  ])('%s: %s under on_ask: %s is ruled %s', (id, native, onAsk, ruling) => {
    const ruled = rule(id, { native, reason: 'sure?', onAsk })
    expect(ruled.ruling).toBe(ruling)
    if (ruling === 'deny') expect(ruled).toMatchObject({ cause: 'ask', reason: 'sure?' })
  })

  test("Luxe's hook_ask silences an ask before on_ask sees it, and says so", () => {
    const ruled = rule('luxe', { native: 'ask', reason: 'sure?', askSetting: { decision: 'allow', why: 'hook_ask: allow' } })
    expect(ruled).toMatchObject({ ruling: 'allow', reason: 'silenced ask (hook_ask: allow): sure?' })
  })

  test("Luxe's hook_ask: deny refuses it even under on_ask: allow", () => {
    expect(rule('luxe', { native: 'ask', onAsk: 'allow', askSetting: { decision: 'deny', why: 'hook_ask: deny' } }).ruling).toBe('deny')
  })
})

describe("Luxe's agent.on_ask", () => {
  const nativeAsk = { decision: 'deny', why: 'on_ask: deny in config.json' } as const
  test('refuses every ask under on_ask: native, also that of a rule', () => {
    expect(rule('luxe', { native: 'ask', reason: 'sure?', onAsk: 'native', nativeAsk })).toMatchObject({ ruling: 'deny', live: 'stopped' })
    expect(rule('luxe', { permission: { decision: 'ask', why: 'rule' }, onAsk: 'native', nativeAsk }).ruling).toBe('deny')
  })
  test("gives way to the gate's own on_ask", () => {
    expect(rule('luxe', { native: 'ask', onAsk: 'allow', nativeAsk }).ruling).toBe('allow')
  })
  test('and hook_ask are what happens live', () => {
    expect(rule('luxe', { native: 'ask', askSetting: { decision: 'deny', why: 'hook_ask: deny' } }).live).toBe('stopped')
    expect(rule('luxe', { native: 'ask' }).live).toBe('runs')
  })
})

describe('a decision that its agent does not support', () => {
  const unsupported = (decision: Decision) =>
    verdict({ verdict: decision, failure: { kind: 'unsupported-verdict', detail: 'not supported', exitCode: 0 } })

  // Measured on Codex 0.171.0: live, all of them run.
  test.each<[Decision, 'deny' | 'native', string, string]>([
    ['ask', 'deny', 'deny', 'ask'],
    ['ask', 'native', 'allow', 'none'],
    ['defer', 'deny', 'deny', 'ask'],
    ['allow', 'deny', 'allow', 'none'],
    ['none', 'deny', 'deny', 'failure'],
  ])('%s under on_ask: %s counts by its word', (decision, onAsk, ruling, cause) => {
    const ruled = rule('codex', { native: decision, verdicts: [unsupported(decision)], onAsk })
    expect(ruled).toMatchObject({ ruling, cause, live: 'runs' })
  })
})

describe('a hook that failed', () => {
  test('is not a pass', () => {
    expect(rule('claude-code', { verdicts: [failed] })).toMatchObject({
      ruling: 'deny',
      cause: 'failure',
      live: 'runs',
      reason: 'hook failed: timed out after 5 ms',
    })
  })
  test('beside an allow is not a pass either', () => {
    expect(rule('claude-code', { native: 'allow', verdicts: [failed, verdict({ verdict: 'allow' })] }).ruling).toBe('deny')
  })
  test('follows the agent under on_hook_failure: native', () => {
    expect(rule('claude-code', { verdicts: [failed], onHookFailure: 'native' }).ruling).toBe('allow')
  })
  test('after the call is a warning, never a block', () => {
    expect(rule('claude-code', { event: 'post_tool', native: 'deny', verdicts: [failed] }).ruling).toBe('allow')
  })
})

describe('permission rules', () => {
  const deny = { decision: 'deny', why: 'rule rm *' } as const
  test('a deny rule is never lifted by an allow', () => {
    expect(rule('lecode', { native: 'allow', permission: deny })).toMatchObject({ ruling: 'deny', cause: 'rule', reason: 'rule rm *' })
  })
  test('a rewrite into a denied call is refused, whatever the agent does', () => {
    const lecode = rule('lecode', { native: 'allow', rewritten: { permission: deny, checkedLive: false } })
    expect(lecode).toMatchObject({ ruling: 'deny', cause: 'rewrite', live: 'runs' })
    expect(rule('luxe', { native: 'allow', rewritten: { permission: deny, checkedLive: true } })).toMatchObject({
      cause: 'rewrite',
      live: 'stopped',
    })
  })
  test('an ask rule is an ask like any other', () => {
    expect(rule('luxe', { permission: { decision: 'ask', why: 'rule git push *' } })).toMatchObject({ ruling: 'deny', cause: 'ask' })
  })
  test('an ask rule that spoke before hooks holds, whatever a hook made of the call', () => {
    const permission = { decision: 'ask', why: 'rule git push *' } as const
    const rewritten = { permission: null, checkedLive: false }
    expect(rule('lecode', { native: 'allow', permission, rewritten })).toMatchObject({
      ruling: 'deny',
      cause: 'ask',
      reason: permission.why,
    })
    expect(rule('luxe', { native: 'allow', permission, rewritten: { ...rewritten, checkedLive: true } }).ruling).toBe('allow')
  })
  test("what silences a hook's ask does not lift a rule's", () => {
    const permission = { decision: 'ask', why: 'rule git push *' } as const
    const askSetting = { decision: 'allow', why: 'hook_ask: allow' } as const
    expect(rule('luxe', { native: 'ask', reason: 'sure?', permission, askSetting })).toMatchObject({
      ruling: 'deny',
      cause: 'ask',
      reason: permission.why,
    })
    const nativeAsk = { decision: 'deny', why: 'on_ask: deny' } as const
    expect(rule('luxe', { native: 'ask', permission, askSetting, nativeAsk, onAsk: 'native' })).toMatchObject({
      ruling: 'deny',
      live: 'stopped',
    })
  })
  test('an allow rule lifts nothing', () => {
    expect(rule('luxe', { native: 'deny', reason: 'no', permission: { decision: 'allow', why: 'rule bash' } }).ruling).toBe('deny')
  })
})

describe('a hook that is not replayed', () => {
  const unasked = ['./guard.sh']
  test.each<[string, Partial<RuleInput>]>([
    ['when nothing else is said', {}],
    ['when another hook allows', { native: 'allow' }],
    ['when an ask is let pass', { native: 'ask', onAsk: 'allow' }],
    ['when a failed hook is let pass', { verdicts: [failed], onHookFailure: 'native' }],
    ['when a rule allows', { permission: { decision: 'allow', why: 'rule ls' } }],
  ])('leaves the call indeterminate %s', (_, given) => {
    expect(rule('lecode', { unasked, ...given })).toMatchObject({
      ...{ ruling: 'indeterminate', cause: 'unasked' },
      reason: '"./guard.sh" is not replayed, so what it would have said is not known',
    })
  })
  test.each<[string, Partial<RuleInput>, string]>([
    ['another hook', { native: 'deny', reason: 'no' }, 'hook'],
    ['an ask that nobody answers', { native: 'ask', reason: 'sure?' }, 'ask'],
    ['a broken hook', { verdicts: [failed] }, 'failure'],
    ['a deny rule', { permission: { decision: 'deny', why: 'rule rm *' } }, 'rule'],
  ])('undoes no refusal by %s', (_, given, cause) => {
    expect(rule('lecode', { unasked, ...given })).toMatchObject({ ruling: 'deny', cause })
  })
  test('blocks nothing after the call', () => {
    expect(rule('lecode', { unasked, event: 'post_tool' }).ruling).toBe('allow')
  })
})

describe('a record that tells too little', () => {
  const told = { confidence: 'partial', lacks: ['edit_without_content'] } as const
  test.each<[string, Partial<RuleInput>, string]>([
    ['full record', { told: { confidence: 'full', lacks: [] }, minConfidence: 'full' }, 'allow'],
    ['partial record, as partial ones are taken', { told, minConfidence: 'partial' }, 'allow'],
    ['partial record, where full ones are asked for', { told, minConfidence: 'full' }, 'indeterminate'],
    ['lossy record, as partial ones are taken', { told: { confidence: 'lossy', lacks: [] } }, 'indeterminate'],
    ['lossy record, where those are taken', { told: { confidence: 'lossy', lacks: [] }, minConfidence: 'lossy' }, 'allow'],
  ])('lets what hooks allow pass by min_confidence: %s', (_, given, ruling) => {
    expect(rule('claude-code', { native: 'allow', ...given }).ruling).toBe(ruling)
  })
  test('is said with what is lacking', () => {
    expect(rule('claude-code', { told, minConfidence: 'full' })).toMatchObject({
      ...{ ruling: 'indeterminate', cause: 'confidence' },
      reason: 'its record is partial (edit_without_content), and min_confidence is full',
    })
  })
  test('undoes no refusal, and blocks nothing after the call', () => {
    expect(rule('claude-code', { told, minConfidence: 'full', native: 'deny', reason: 'no' })).toMatchObject({
      ruling: 'deny',
      cause: 'hook',
    })
    expect(rule('claude-code', { told, minConfidence: 'full', event: 'post_tool' }).ruling).toBe('allow')
  })
})
