import { describe, expect, it } from 'vitest'
import { claudeCode } from '../../src/dialects/claude-code/claude-code.ts'
import type { LoadedHook, SeenEvent } from '../../src/model/dialect.ts'
import type { MomentFacts, MomentKind } from '../../src/model/event.ts'
import { makeTree, seeCall } from './tree.ts'

const SUBAGENT = { id: 'a46', subagent: true, agentType: 'Explore' }

function see(kind: MomentKind, facts: MomentFacts = {}, more: Partial<SeenEvent> = {}): SeenEvent {
  return { ...seeCall(''), tool: null, recordedTool: null, recorded: null, kind, moment: { facts, synthetic: true }, ...more }
}

/** The one hook that is configured for an event, as Claude Code's settings write it. */
function hookAt(event: string, group: object = {}, handler: object = {}): LoadedHook {
  const settings = { hooks: { [event]: [{ ...group, hooks: [{ type: 'command', command: 'true', ...handler }] }] } }
  const [hook] = claudeCode.load(makeTree({ project: { '.claude/settings.json': JSON.stringify(settings) } })).hooks
  if (hook === undefined) throw new Error('no hook was loaded')
  return hook
}

const toldTo = (event: string, seen: SeenEvent) => JSON.parse(hookAt(event).prepare(seen).input)

describe('moments of a Claude Code session', () => {
  it.each([
    ['SessionStart', see('session_start'), { source: 'startup' }],
    ['SessionEnd', see('session_end'), { reason: 'other' }],
    ['SubagentStart', see('subagent_start', {}, { thread: SUBAGENT }), { agent_id: 'a46', agent_type: 'Explore' }],
    ['PostCompact', see('post_compact', { trigger: 'manual' }), { trigger: 'manual' }],
  ])('tell %s what Claude Code 2.1.332 tells it, without a permission mode', (event, seen, keys) => {
    expect(toldTo(event, seen)).toEqual({
      ...{ session_id: 's', transcript_path: seen.transcriptPath, cwd: seen.cwd, hook_event_name: event },
      ...keys,
    })
  })

  it('tell Stop and SubagentStop the last message', () => {
    const rest = { stop_hook_active: false, last_assistant_message: 'done', background_tasks: [], session_crons: [] }
    expect(toldTo('Stop', see('stop', { reason: 'done', message: 'done' }))).toMatchObject({ ...rest, permission_mode: 'default' })
    const end = see('subagent_end', { message: 'done' }, { thread: SUBAGENT })
    expect(toldTo('SubagentStop', end)).toMatchObject({ ...rest, agent_id: 'a46', agent_type: 'Explore' })
  })

  it('compare matchers with the source, the reason, the trigger or the kind of subagent', () => {
    const fires = (event: string, matcher: string, seen: SeenEvent) => hookAt(event, { matcher }).matches(seen).fires
    expect(fires('SessionStart', 'startup|resume', see('session_start'))).toBe(true)
    expect(fires('SessionStart', 'resume', see('session_start'))).toBe(false)
    expect(fires('SessionEnd', 'clear', see('session_end'))).toBe(false)
    expect(fires('PreCompact', 'manual', see('pre_compact', { trigger: 'auto' }))).toBe(false)
    expect(fires('SubagentStop', 'Explore', see('subagent_end', {}, { thread: SUBAGENT }))).toBe(true)
    expect(fires('SubagentStop', 'Plan', see('subagent_end', {}, { thread: SUBAGENT }))).toBe(false)
    expect(fires('Stop', 'anything', see('stop'))).toBe(true)
  })

  it('do not run Stop for a subagent, nor a hook with "if"', () => {
    expect(hookAt('Stop').matches(see('stop', {}, { thread: SUBAGENT })).fires).toBe(false)
    expect(hookAt('Stop', {}, { if: 'Bash(rm *)' }).matches(see('stop')).fires).toBe(false)
  })
})
