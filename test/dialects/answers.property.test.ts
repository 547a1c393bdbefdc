import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dialects } from '../../src/dialects/index.ts'
import type { LoadedHook } from '../../src/model/dialect.ts'
import type { Ending } from '../../src/model/hook.ts'
import { ruleEvent } from '../../src/policy/rule.ts'
import { nastyText, SEED } from '../support/nasty-text.ts'
import { makeTree, seeCall } from './tree.ts'

const CONFIGURED: Record<string, { path: string; text: string; event: string }> = {
  'claude-code': {
    path: '.claude/settings.json',
    text: '{"hooks": {"PreToolUse": [{"hooks": [{"type": "command", "command": "guard"}]}]}}',
    event: 'Bash',
  },
  codex: {
    path: '.codex/hooks.json',
    text: '{"hooks": {"PreToolUse": [{"hooks": [{"type": "command", "command": "guard"}]}]}}',
    event: 'Bash',
  },
  'gemini-cli': {
    path: '.gemini/settings.json',
    text: '{"hooks": {"BeforeTool": [{"hooks": [{"type": "command", "command": "guard"}]}]}}',
    event: 'run_shell_command',
  },
  'qwen-code': {
    path: '.qwen/settings.json',
    text: '{"hooks": {"PreToolUse": [{"hooks": [{"type": "command", "command": "guard"}]}]}}',
    event: 'run_shell_command',
  },
  copilot: { path: '.github/hooks/a.json', text: '{"hooks": {"preToolUse": [{"bash": "guard"}]}}', event: 'bash' },
  cursor: {
    path: '.cursor/hooks.json',
    text: '{"version": 1, "hooks": {"preToolUse": [{"command": "guard", "failClosed": true}]}}',
    event: 'Shell',
  },
  lecode: { path: '.lecode/config.toml', text: '[hooks]\nPreToolUse = ["guard"]\n', event: 'bash' },
  luxe: { path: '.luxe/hooks.json', text: '{"BeforeToolUse": [{"command": ["guard"], "on_timeout": "deny"}]}', event: 'bash' },
}

/** Words that mean something to one of the dialects, and near misses. */
const word = fc.constantFrom(
  'allow',
  'deny',
  'ask',
  'defer',
  'block',
  'approve',
  'DENY',
  ' deny',
  'none',
  '',
  'yes',
  null,
  true,
  false,
  0,
  [],
  {},
)
const value = fc.oneof(word, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('PreToolUse', 'PostToolUse'))
const KEYS = [
  'verdict',
  'decision',
  'reason',
  'continue',
  'permissionDecision',
  'permission',
  'hookEventName',
  'rewritten_input',
  'args',
  'context',
  '__proto__',
  'updatedInput',
  'tool_input',
]
const keys = fc.dictionary(fc.constantFrom(...KEYS), value, { maxKeys: 5 })
const answer = fc.oneof(keys, fc.record({ hookSpecificOutput: keys, decision: value }, { requiredKeys: [] }), fc.jsonValue())
const printed = fc.oneof(
  answer.map((json) => JSON.stringify(json)),
  fc
    .tuple(fc.constantFrom('', '\ufeff', ' ', 'log\n', '{', '\0'), answer, fc.constantFrom('', '\n', '}', '\nmore'))
    .map(([a, json, z]) => a + JSON.stringify(json) + z),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('utf8')),
  nastyText,
)
const base = fc.record({ stdout: printed, stderr: printed, ms: fc.nat(), readInput: fc.boolean(), leftovers: fc.nat(3) })
const exited = fc
  .tuple(base, fc.oneof(fc.constantFrom(0, 1, 2, 126, 127), fc.nat(255)))
  .map(([given, code]): Ending => ({ ...given, kind: 'exited', code }))
const broken: fc.Arbitrary<Ending> = fc
  .tuple(base, nastyText)
  .chain(([given, text]) =>
    fc.constantFrom<Ending>(
      { ...given, kind: 'signalled', signal: text.slice(0, 20) },
      { ...given, kind: 'timed-out', timeoutMs: 5, exitCode: null },
      { ...given, kind: 'timed-out', timeoutMs: 5, exitCode: 0 },
      { ...given, kind: 'too-large', stream: 'stdout', cap: 5 },
      { ...given, kind: 'not-started', code: 'ENOENT', message: text },
    ),
  )

/** What the gate makes of one hook's ending when nobody is there and every failure is a deny. */
function judge(id: string, ending: Ending) {
  const dialect = dialects.find((each) => each.id === id)
  const configured = CONFIGURED[id]
  if (dialect === undefined || configured === undefined) throw new Error(id)
  const seen = seeCall('ls', configured.event)
  const hook: LoadedHook | undefined = dialect.load(makeTree({ project: { [configured.path]: configured.text } })).hooks[0]
  if (hook === undefined) throw new Error(`no hook of ${id}`)
  const read = hook.interpret(ending, seen)
  const verdicts = [{ ...read, hook, ms: 1, readInput: true, reused: false }]
  const { ruling } = ruleEvent({
    ...{ dialect, event: 'pre_tool', ...dialect.merge(verdicts, seen), verdicts, permission: null, rewritten: null },
    ...{ notFired: null, unasked: [], askSetting: null, nativeAsk: null, onAsk: 'deny', onHookFailure: 'deny' },
    ...{ told: { confidence: 'full', lacks: [] }, minConfidence: 'partial' },
  })
  return { read, ruling }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : null
  } catch {
    return null
  }
}

function saysNo(json: Record<string, unknown> | null, key: string): boolean {
  return json !== null && (['deny', 'block', 'ask'].includes(String(json[key])) || json.continue === false)
}

/** When a dialect's page lets the call pass; written anew here, from the pages. */
const MAY_PASS: Record<string, (code: number, stdout: string) => boolean> = {
  'claude-code': (code, stdout) => {
    if (code === 2) return false
    const json = parse(stdout.trim())
    if (json === null)
      return (
        code === 0 &&
        !stdout
          .replace(/^\ufeff/, '')
          .trim()
          .startsWith('{')
      )
    return json.decision !== 'block'
  },
  codex: (code, stdout) => {
    if (code !== 0) return false
    // What does not begin like JSON is a text, a byte order mark included.
    if (!/^[ \t\r\n\f\v]*[{[]/.test(stdout)) return true
    const json = parse(stdout.trim())
    return json !== null && (json.decision ?? null) !== 'block'
  },
  // JSON is a no at any exit code, and without one every code but 0 is a failure.
  'gemini-cli': (code, stdout) => code === 0 && saysNo(parse(stdout), 'decision') === false,
  'qwen-code': (code, stdout) => {
    const json = parse(stdout)
    const specific = json?.hookSpecificOutput
    const nested = typeof specific === 'object' && specific !== null && !Array.isArray(specific) ? { ...specific } : null
    const isAllowed = nested !== null && 'permissionDecision' in nested && nested.permissionDecision === 'allow'
    return code === 0 && !saysNo(nested, 'permissionDecision') && (isAllowed || !saysNo(json, 'decision'))
  },
  copilot: (code, stdout) => code === 0 && !['deny', 'ask'].includes(String(parse(stdout.trim())?.permissionDecision)),
  cursor: (code, stdout) => code === 0 && (stdout.trim() === '' || !['deny', 'ask'].includes(String(parse(stdout.trim())?.permission))),
  lecode: (code, stdout) =>
    code === 0 && (stdout.trim() === '' || ['allow', 'defer'].includes(String(parse(stdout)?.verdict).toLowerCase())),
  luxe: (code, stdout) => code === 0 && (stdout.trim() === '' || parse(stdout)?.decision === 'allow'),
}

describe.each(Object.keys(CONFIGURED))('whatever a hook of %s prints', (id) => {
  it('and however it exits, is a verdict or a named failure, and passes a closed gate only as the agent has it', () => {
    fc.assert(
      fc.property(exited, (ending) => {
        const { read, ruling } = judge(id, ending)
        expect(['deny', 'ask', 'defer', 'allow', 'none']).toContain(read.verdict)
        if (read.failure !== null) expect(read.failure.detail).not.toBe('')
        if (ending.kind === 'exited' && !MAY_PASS[id]?.(ending.code, ending.stdout)) expect(ruling).toBe('deny')
        // An allow that the agent does not support is no broken guard.
        const isHeard = read.verdict === 'allow' && read.failure?.kind === 'unsupported-verdict'
        if (read.failure !== null && !isHeard) expect(ruling).toBe('deny')
      }),
      { numRuns: 500, endOnFailure: true, seed: SEED },
    )
  })

  it('a hook that did not exit by itself is a named failure and a deny', () => {
    fc.assert(
      fc.property(broken, (ending) => {
        const { read, ruling } = judge(id, ending)
        expect(read.failure?.detail).toMatch(/./)
        expect(ruling).toBe('deny')
      }),
      { numRuns: 200, endOnFailure: true, seed: SEED },
    )
  })
})
