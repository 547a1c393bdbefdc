import { describe, expect, it } from 'vitest'
import { isToolEvent, type PromptEvent, type Session, type ToolEvent } from '../../src/model/event.ts'
import type { CallStep, ResultStep, Step } from '../../src/model/step.ts'
import { queueLimits } from '../../src/transcript/assemble.ts'
import { assembleEvents, type Reading } from '../../src/transcript/by-session.ts'
import { DuplicateFilter } from '../../src/transcript/duplicates.ts'
import { startTally } from '../../src/transcript/tally.ts'
import { outline } from './sessions.ts'

const at = { path: 't.jsonl', line: 1 }

function call(id: string, more: Partial<CallStep> = {}): CallStep {
  return { kind: 'call', at, id, name: 'Bash', args: { command: id }, ...more }
}

function result(callId: string, more: Partial<ResultStep> = {}): ResultStep {
  return { kind: 'result', at, callId, text: 'ok', isError: false, ...more }
}

async function assemble(steps: Step[], more: { limits?: typeof queueLimits; duplicates?: DuplicateFilter; sessionId?: string } = {}) {
  const session: Session = { id: more.sessionId ?? 's', agent: 'claude-code', format: 'test', path: 't.jsonl' }
  const tally = startTally()
  const reading: Reading = { sessions: [{ session, tally }], duplicates: more.duplicates ?? new DuplicateFilter(), wanted: 'all' }
  const events: (PromptEvent | ToolEvent)[] = []
  for await (const event of assembleEvents([toAsync(steps)], reading, more.limits ?? queueLimits)) {
    if (event.kind === 'prompt' || isToolEvent(event)) events.push(event)
  }
  return { events, lines: outline(events), tally, session, gaps: tally.gaps.map((gap) => gap.kind) }
}

async function* toAsync(steps: Step[]): AsyncGenerator<Step[]> {
  yield steps
}

describe('calls and their results', () => {
  it('come out in recorded order, each result directly behind its call, however the results came in', async () => {
    const { lines } = await assemble([call('a'), call('b'), call('c'), result('c'), result('a', { isError: true }), result('b')])
    expect(lines).toEqual([
      'pre_tool Bash {"command":"a"} failed',
      'post_tool Bash {"command":"a"} failed',
      'pre_tool Bash {"command":"b"} ran',
      'post_tool Bash {"command":"b"} ran',
      'pre_tool Bash {"command":"c"} ran',
      'post_tool Bash {"command":"c"} ran',
    ])
  })

  it('a call without a result is unknown once the model speaks again, a person does, or the transcript ends', async () => {
    const steps: Step[] = [call('a'), { kind: 'message', at, id: 'm2' }, call('b'), { kind: 'prompt', at, text: 'go' }, call('c')]
    expect((await assemble(steps)).lines).toEqual([
      'pre_tool Bash {"command":"a"} unknown',
      'pre_tool Bash {"command":"b"} unknown',
      'prompt go',
      'pre_tool Bash {"command":"c"} unknown',
    ])
  })

  it('records of the same model message close nothing', async () => {
    const message: Step = { kind: 'message', at, id: 'm1' }
    const { lines, gaps } = await assemble([message, call('a'), message, call('b'), result('b'), result('a')])
    expect(lines).toHaveLength(4)
    expect(gaps).toEqual([])
  })

  it('a prompt sent while the agent works closes nothing and keeps its place', async () => {
    const { lines } = await assemble([call('a'), { kind: 'prompt', at, text: 'also', queued: true }, result('a')])
    expect(lines).toEqual(['pre_tool Bash {"command":"a"} ran', 'post_tool Bash {"command":"a"} ran', 'prompt also'])
  })

  it('a prompt of the main thread leaves a subagent’s calls open', async () => {
    const thread = { id: 'x', agentType: 'Explore' }
    const { lines, events } = await assemble([call('a', { thread }), { kind: 'prompt', at, text: 'go' }, result('a', { thread })])
    expect(lines).toEqual(['prompt go', '[x] pre_tool Bash {"command":"a"} ran', '[x] post_tool Bash {"command":"a"} ran'])
    expect(events[1]?.thread).toEqual({ id: 'x', subagent: true, agentType: 'Explore' })
  })

  it('subagents that share a thread are not closed by each other’s messages', async () => {
    const thread = { id: 'sidechain', mixed: true }
    const { gaps, lines } = await assemble([call('a', { thread }), { kind: 'message', at, id: 'm2', thread }, result('a', { thread })])
    expect(lines[0]).toContain('ran')
    expect(gaps).toEqual([])
  })

  it('a repeated id means the oldest open call, in the own thread first', async () => {
    const thread = { id: 'x' }
    const { lines } = await assemble([
      call('1', { args: { n: 1 }, thread }),
      call('1', { args: { n: 2 } }),
      call('1', { args: { n: 3 } }),
      result('1', { isError: true }),
      result('1'),
      result('1'),
    ])
    expect(lines.filter((line) => line.includes('pre_tool'))).toEqual([
      'pre_tool Bash {"n":2} failed',
      'pre_tool Bash {"n":3} ran',
      '[x] pre_tool Bash {"n":1} ran',
    ])
  })

  it('a result without a call is a gap', async () => {
    const { gaps, lines } = await assemble([result('lost')])
    expect(gaps).toEqual(['result-without-call'])
    expect(lines).toEqual([])
  })

  it('too many open calls go out oldest first, as unknown, with a gap each', async () => {
    const steps = Array.from({ length: 5 }, (_, index) => call(`c${index}`))
    const { gaps, lines } = await assemble([...steps, result('c4')], { limits: { held: 3, characters: 1e6 } })
    expect(gaps).toEqual(['too-many-open-calls', 'too-many-open-calls'])
    expect(lines.slice(0, 2)).toEqual(['pre_tool Bash {"command":"c0"} unknown', 'pre_tool Bash {"command":"c1"} unknown'])
    expect(lines).toHaveLength(6)
  })

  it('results that wait for an earlier call are bounded too', async () => {
    const steps = [call('a'), call('b'), result('b', { text: 'x'.repeat(10_000) })]
    const { gaps, lines } = await assemble(steps, { limits: { held: 10, characters: 10_000 } })
    expect(gaps).toEqual(['too-many-open-calls'])
    expect(lines).toHaveLength(3)
  })

  it.each<[string, Partial<CallStep>]>([
    ['text', { args: { command: 'x'.repeat(4_000) } }],
    ['many small values', { args: { list: Array.from({ length: 1_000 }, () => []) } }],
    ['text that was no object', { args: null, raw: 'x'.repeat(4_000) }],
    ['an id', { id: 'x'.repeat(4_000) }],
  ])('so are open calls by what their arguments take: %s', async (_, more) => {
    const steps = [call('a', more), call('b', more), call('c', more)]
    const { gaps, lines } = await assemble(steps, { limits: { held: 10, characters: 10_000 } })
    expect(gaps.length).toBeGreaterThan(0)
    expect(new Set(gaps)).toEqual(new Set(['too-many-open-calls']))
    expect(lines).toHaveLength(3)
  })

  it('and results that are no text', async () => {
    const steps = [call('a'), call('b'), result('b', { structured: Array.from({ length: 1_000 }, () => []) })]
    expect((await assemble(steps, { limits: { held: 10, characters: 10_000 } })).gaps).toEqual(['too-many-open-calls'])
  })

  it('one call without a result holds back a bounded number of those behind it', async () => {
    const answered = Array.from({ length: 10 }, (_, index) => [call(`c${index}`), result(`c${index}`)]).flat()
    const { gaps, lines } = await assemble([call('never'), ...answered], { limits: { held: 5, characters: 1e6 } })
    expect(gaps).toEqual(['too-many-open-calls'])
    expect(lines[0]).toBe('pre_tool Bash {"command":"never"} unknown')
    expect(lines.slice(1)).toEqual(
      answered.flatMap((step) =>
        step.kind === 'call' ? [`pre_tool Bash ${JSON.stringify(step.args)} ran`, `post_tool Bash ${JSON.stringify(step.args)} ran`] : [],
      ),
    )
  })

  it('and of prompts that were sent meanwhile', async () => {
    const prompts = Array.from({ length: 6 }, (_, index): Step => ({ kind: 'prompt', at, text: `p${index}`, queued: true }))
    const { gaps, lines } = await assemble([call('never'), ...prompts, result('never')], { limits: { held: 5, characters: 1e6 } })
    expect(gaps).toEqual(['too-many-open-calls', 'result-without-call'])
    expect(lines).toEqual(['pre_tool Bash {"command":"never"} unknown', ...prompts.map((_, index) => `prompt p${index}`)])
  })

  it('a thread that comes back after thousands of others is still told from them', async () => {
    const steps = Array.from({ length: 5_000 }, (_, index) => [
      call(`a${index}`, { thread: { id: `t${index}` } }),
      result(`a${index}`),
    ]).flat()
    const back = [call('b', { thread: { id: 't0' } }), result('b', { thread: { id: 't0' } })]
    const { lines, gaps } = await assemble([...steps, ...back])
    expect(gaps).toEqual([])
    expect(lines.slice(-2)).toEqual(['[t0] pre_tool Bash {"command":"b"} ran', '[t0] post_tool Bash {"command":"b"} ran'])
  })

  it('a notice about a call with an endless id is not kept, but told', async () => {
    const fate: Step = { kind: 'fate', at, callId: 'x'.repeat(5_000), recorded: 'denied' }
    expect((await assemble([fate, call('a'), result('a')])).gaps).toEqual(['late-denial'])
  })

  it('arguments nested too deep for anybody to write again are left out, not the call', async () => {
    const deep = JSON.parse(`{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`)
    const { gaps, events } = await assemble([call('a', { args: deep }), result('a', { structured: deep })])
    expect(gaps).toEqual(['too-deep', 'too-deep'])
    expect(events).toMatchObject([{ kind: 'pre_tool', call: { args: null } }, { kind: 'post_tool' }])
  })
})

describe('what became of a call', () => {
  it('a denied or not-run call has no post event', async () => {
    const { lines } = await assemble([
      call('a'),
      result('a', { isError: true, recorded: 'denied' }),
      call('b'),
      result('b', { recorded: 'not-run' }),
    ])
    expect(lines).toEqual(['pre_tool Bash {"command":"a"} denied', 'pre_tool Bash {"command":"b"} not-run'])
  })

  it('a refused call with a later result that says it ran makes the session unreadable; one that repeats the refusal does not', async () => {
    const refuse = (callId: string): Step => ({ kind: 'fate', at, callId, recorded: 'denied', final: true })
    const refused = { isError: true, recorded: 'denied' as const }
    for (const steps of [
      [call('a'), result('a', refused), result('a')],
      [call('b'), call('a'), result('a', refused), result('a', { isError: true })],
      [call('a'), refuse('a'), result('a', { isError: null })],
    ]) {
      const { gaps, tally } = await assemble(steps)
      expect([gaps, tally.unreadable.length]).toEqual([['refused-call-ran'], 1])
    }
    const { gaps, tally } = await assemble([call('a'), result('a', refused), result('a', refused)])
    expect([gaps, tally.unreadable]).toEqual([['result-without-call'], []])
  })

  it('which of two open calls with one id was refused is not known, even when both have a result', async () => {
    const { events } = await assemble([
      call('a', { name: 'Read' }),
      call('a'),
      result('a'),
      result('a', { isError: true, recorded: 'denied' }),
    ])
    expect(events.filter(({ kind }) => kind === 'pre_tool')).toMatchObject([{ recorded: 'ran' }, { recorded: 'unknown' }])
  })

  it('a refusal of a call that cannot be remembered is in doubt', async () => {
    const many = Array.from({ length: 10_001 }, (_, index) => [call(`${index}`), result(`${index}`, { isError: true, recorded: 'denied' })])
    const { events } = await assemble(many.flat())
    expect(events.slice(9_999)).toMatchObject([{ recorded: 'denied' }, { recorded: 'unknown' }])
  })

  it('a denial notice counts, whether it stands before the call, before its result, or instead of one', async () => {
    const fate = (callId: string): Step => ({ kind: 'fate', at, callId, recorded: 'denied' })
    const failed = { isError: true }
    const { lines, gaps } = await assemble([
      fate('a'),
      call('a'),
      result('a', failed),
      call('b'),
      fate('b'),
      result('b', failed),
      call('c'),
      fate('c'),
    ])
    expect(lines).toEqual(['a', 'b', 'c'].map((id) => `pre_tool Bash {"command":"${id}"} denied`))
    expect(gaps).toEqual([])
  })

  it('a denial notice does not undo a result that says success', async () => {
    const { lines } = await assemble([call('a'), { kind: 'fate', at, callId: 'a', recorded: 'denied' }, result('a')])
    expect(lines[0]).toBe('pre_tool Bash {"command":"a"} ran')
  })

  it('a denial notice about a call that was judged as run is a gap; one that repeats a denial is none', async () => {
    const fate = (callId: string): Step => ({ kind: 'fate', at, callId, recorded: 'denied' })
    const { gaps } = await assemble([call('a'), result('a', { recorded: 'denied' }), call('b'), result('b'), fate('a'), fate('b')])
    expect(gaps).toEqual(['late-denial'])
  })
})

describe('duplicates', () => {
  const copy = (more: Partial<CallStep> = {}) => call('a', { uuid: 'u', ts: '2026-01-05T10:00:00Z', ...more })

  it('are the same record uuid, or the same call id and time, over all sessions of a run; their results vanish with them', async () => {
    const duplicates = new DuplicateFilter()
    expect((await assemble([copy(), result('a')], { duplicates })).lines).toHaveLength(2)
    const again = await assemble([copy(), result('a'), copy({ ts: 'other' }), result('a'), copy({ uuid: 'other' }), result('a')], {
      duplicates,
    })
    expect(again.lines).toEqual([])
    expect(again.tally).toMatchObject({ calls: 0, duplicates: 3, gapCount: 0 })
  })

  it('are none when name, arguments, time and record differ', async () => {
    const others = [copy({ name: 'Read' }), copy({ args: { command: 'b' } }), copy({ uuid: 'v', ts: 'later' }), copy({ id: 'b' })]
    const { tally } = await assemble([copy(), ...others])
    expect(tally).toMatchObject({ calls: 5, duplicates: 0 })
  })

  it('never hide a call that ran behind one that was denied', async () => {
    const { lines } = await assemble([copy(), result('a', { recorded: 'denied' }), copy(), result('a')])
    expect(lines).toEqual([
      'pre_tool Bash {"command":"a"} denied',
      'pre_tool Bash {"command":"a"} ran',
      'post_tool Bash {"command":"a"} ran',
    ])
  })

  it('are told within the session where the format has no time', async () => {
    const duplicates = new DuplicateFilter()
    await assemble([call('a'), result('a')], { duplicates, sessionId: 's1' })
    expect((await assemble([call('a'), result('a')], { duplicates, sessionId: 's1' })).tally.duplicates).toBe(1)
    expect((await assemble([call('a'), result('a')], { duplicates, sessionId: 's2' })).tally.duplicates).toBe(0)
  })

  it('are none for calls without any id', async () => {
    expect((await assemble([call(''), result(''), call(''), result('')])).tally).toMatchObject({ calls: 2, duplicates: 0 })
  })

  it('of prompts have the same record uuid and text', async () => {
    const prompt = (uuid: string | undefined, text: string): Step => ({ kind: 'prompt', at, uuid, text })
    const { lines, tally } = await assemble([
      prompt('u', 'a'),
      prompt('u', 'a'),
      prompt('u', 'b'),
      prompt(undefined, 'a'),
      prompt(undefined, 'a'),
    ])
    expect(lines).toEqual(['prompt a', 'prompt b', 'prompt a', 'prompt a'])
    expect(tally).toMatchObject({ prompts: 4, duplicates: 1 })
  })

  it('cost at most 16 bytes a key', () => {
    const filter = new DuplicateFilter()
    for (let index = 0; index < 100_000; index += 1) expect(filter.see([`key ${index}`])).toBe(false)
    for (let index = 0; index < 100_000; index += 1) expect(filter.see([`key ${index}`])).toBe(true)
    expect(filter.footprint.keys).toBe(100_000)
    expect(filter.footprint.bytes / filter.footprint.keys).toBeLessThanOrEqual(16)
  })
})

describe('a session', () => {
  it('keeps the first value of each key, and the last of name, branch and mode', async () => {
    const patch = (n: number): Step => ({
      kind: 'session',
      patch: { id: 'id1', root: `/${n}`, startedAt: `t${n}`, name: `n${n}`, branch: `b${n}`, permissionMode: `m${n}` },
    })
    const { session } = await assemble([patch(1), patch(2)])
    expect(session).toMatchObject({ id: 'id1', root: '/1', startedAt: 't1', name: 'n2', branch: 'b2', permissionMode: 'm2' })
  })

  it('lends its folder, branch and mode to events that have none, as they were at that moment', async () => {
    const patch = (branch: string): Step => ({ kind: 'session', patch: { root: '/app', branch } })
    const { events } = await assemble([patch('one'), call('a'), patch('two'), result('a', { cwd: '/app/sub' })])
    expect(events).toMatchObject([
      { kind: 'pre_tool', cwd: '/app', branch: 'one' },
      { kind: 'post_tool', cwd: '/app/sub', branch: 'two' },
    ])
  })

  it('lists 1,000 gaps and counts the rest; hostile record types do not pile up', async () => {
    const gaps = Array.from({ length: 1_500 }, (_, line): Step => ({ kind: 'gap', at: { path: 't', line }, gap: 'bad-json', detail: '' }))
    const types = Array.from({ length: 1_000 }, (_, index): Step => ({ kind: 'ignored', type: `t${index}`, unknown: true }))
    const { tally } = await assemble([...gaps, ...types])
    expect([tally.gaps.length, tally.gapCount]).toEqual([1_000, 1_500])
    expect(tally.unknown.size).toBe(201)
    expect(tally.unknown.get('(other types)')).toBe(800)
  })

  it('counts as unreadable after a read error', async () => {
    const { tally } = await assemble([{ kind: 'gap', at, gap: 'read-error', detail: 'EIO: i/o error' }])
    expect(tally.unreadable).toEqual(['t.jsonl: EIO: i/o error'])
  })
})
