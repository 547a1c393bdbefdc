import { describe, expect, it } from 'vitest'
import type { CallStep, MessageStep, MomentStep, PromptStep, ResultStep, Step } from '../../src/model/step.ts'
import { MomentMaker } from '../../src/transcript/moments.ts'

const at = { path: 't.jsonl', line: 1 }
const prompt: PromptStep = { kind: 'prompt', at, text: 'go' }
const says = (text: string, more: Partial<MessageStep> = {}): MessageStep => ({ kind: 'message', at, text, ...more })
const call = (id: string, more: Partial<CallStep> = {}): CallStep => ({ kind: 'call', at, id, name: 'Bash', args: {}, ...more })
const result = (callId: string, more: Partial<ResultStep> = {}): ResultStep => ({
  kind: 'result',
  at,
  callId,
  text: '',
  isError: null,
  ...more,
})
const sub = (id: string) => ({ thread: { id } })
const told = (moment: MomentStep['moment'], more: Partial<MomentStep> = {}): MomentStep => ({
  ...{ kind: 'moment', moment, facts: {}, synthetic: false, at },
  ...more,
})

/** What stands in a session, moments by their names, of subagents with their ids. */
function outline(...files: Step[][]): string[] {
  const maker = new MomentMaker()
  const steps = [...files.flatMap((file) => [...file.flatMap((step) => maker.take(step)), ...maker.endFile()]), ...maker.end()]
  return steps.map((step) => {
    const thread = 'thread' in step && typeof step.thread === 'object' ? `[${step.thread.id}] ` : ''
    return `${thread}${step.kind === 'moment' ? step.moment : `(${step.kind})`}`
  })
}

describe('the moments of a session', () => {
  it('place the end of a turn at its last message: a resumed session repeats that record, whatever comes behind it', () => {
    const spoken = [prompt, says('done', { uuid: 'm', at: { path: 't.jsonl', line: 2 } })]
    const next = { ...prompt, uuid: 'p', at: { path: 't.jsonl', line: 3 } }
    for (const steps of [spoken, [...spoken, next], [...spoken, { ...next, queued: true }]]) {
      const maker = new MomentMaker()
      const all = [...steps.flatMap((step) => maker.take(step)), ...maker.endFile(), ...maker.end()]
      const stops = all.filter((step) => step.kind === 'moment' && step.moment === 'stop')
      expect(stops).toMatchObject([{ uuid: 'm', at: { line: 2 } }])
    }
  })

  it('are its start and end, turns, and calls of the model', () => {
    expect(outline([prompt, says('I will'), call('1'), result('1'), says('done')])).toEqual([
      ...['session_start', '(prompt)', 'turn_start', 'model_call', '(message)', '(call)', '(result)'],
      ...['model_call', '(message)', 'stop', 'session_end'],
    ])
  })

  it('count the records of one message as one call of the model', () => {
    const message = says('', { id: 'm1' })
    expect(outline([prompt, message, message, call('1')]).filter((each) => each === 'model_call')).toHaveLength(1)
  })

  it('end a turn before the next prompt, but not for a message sent meanwhile', () => {
    expect(outline([prompt, says('done'), prompt]).slice(-5)).toEqual(['(message)', 'stop', '(prompt)', 'turn_start', 'session_end'])
    expect(outline([prompt, says('working'), { ...prompt, queued: true }]).slice(-3)).toEqual(['(prompt)', 'stop', 'session_end'])
  })

  it('have no end of a turn that ends on a result, was cut off, failed or was interrupted', () => {
    const endings: Step[][] = [
      [call('1'), result('1')],
      [says('I am', { incomplete: true })],
      [says('x'), told('error')],
      [says('x'), told('interrupt')],
    ]
    for (const ending of endings) expect(outline([prompt, says(''), ...ending])).not.toContain('stop')
  })

  it('do not repeat what is recorded', () => {
    const names = outline([
      told('session_start'),
      prompt,
      told('subagent_start', sub('a')),
      call('1', sub('a')),
      told('subagent_end', sub('a')),
    ])
    expect(names.filter((each) => each.endsWith('session_start'))).toHaveLength(1)
    expect(names.filter((each) => each.includes('[a] subagent'))).toEqual(['[a] subagent_start', '[a] subagent_end'])
  })

  it('end a subagent’s run with the result of the call that began it', () => {
    for (const ending of [result('a'), result('c1', { structured: { agentId: 'a' } })]) {
      const names = outline([prompt, says('', { id: 'm' }), call('c1'), says('look', sub('a')), call('2', sub('a')), ending])
      expect(names.slice(-4)).toEqual(['[a] (call)', '[a] subagent_end', '(result)', 'session_end'])
    }
  })

  it('end a subagent’s run with its file', () => {
    const names = outline([prompt, says('done')], [says('looked', sub('a'))])
    expect(names.slice(-6)).toEqual(['[a] model_call', '[a] (message)', '[a] stop', '[a] subagent_end', 'stop', 'session_end'])
  })

  it('tell what was said last, whatever the records it came in', () => {
    const maker = new MomentMaker()
    for (const step of [prompt, says('one', { id: 'm' }), says('two', { id: 'm' }), says('', { id: 'm' })]) maker.take(step)
    expect(maker.end()[0]).toMatchObject({ moment: 'stop', facts: { reason: 'done', message: 'one\ntwo' }, synthetic: true })
  })

  it('need no memory for subagents that are over', () => {
    const maker = new MomentMaker()
    const names = Array.from({ length: 3000 }, (_, index) => maker.take(call('1', sub(`a${index}`)))).flat()
    expect(names.filter((step) => step.kind === 'moment' && step.moment === 'subagent_end')).toHaveLength(2000)
  })

  it('are none of an empty session', () => {
    expect(outline([{ kind: 'ignored', type: 'x' }])).toEqual(['(ignored)'])
  })
})
