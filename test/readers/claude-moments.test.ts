import { describe, expect, it } from 'vitest'
import { claude, readOne, toLines } from '../transcript/sessions.ts'

/** A model message that only speaks. */
const says = (n: number, text: string, more: object = {}) => ({
  ...claude.envelope(`says-${n}`),
  ...{ type: 'assistant', message: { id: `msg_says_${n}`, role: 'assistant', content: [{ type: 'text', text }] } },
  ...more,
})

const momentsOf = async (...records: unknown[]) => {
  const { moments } = await readOne(toLines(...records))
  return moments.map(({ kind, facts, synthetic, at }) => ({ kind, facts, synthetic, line: at.line }))
}

describe('moments of a Claude Code session', () => {
  it('are its start and end, turns and calls of the model, all of them synthetic', async () => {
    expect(await momentsOf(claude.prompt('go'), claude.call(1, 'ls'), claude.result(1, 'a'), says(1, 'done'))).toEqual([
      { kind: 'session_start', facts: {}, synthetic: true, line: 1 },
      { kind: 'turn_start', facts: {}, synthetic: true, line: 1 },
      { kind: 'model_call', facts: {}, synthetic: true, line: 2 },
      { kind: 'model_call', facts: {}, synthetic: true, line: 4 },
      { kind: 'stop', facts: { reason: 'done', message: 'done' }, synthetic: true, line: 4 },
      { kind: 'session_end', facts: {}, synthetic: true, line: 4 },
    ])
  })

  it('are compactions, with what began them and the tokens before', async () => {
    const compactMetadata = { trigger: 'auto', preTokens: 155_000 }
    const boundary = { ...claude.envelope('c'), type: 'system', subtype: 'compact_boundary', compactMetadata }
    const facts = { trigger: 'auto', tokensBefore: 155_000 }
    expect((await momentsOf(claude.prompt('go'), boundary)).filter(({ kind }) => kind.endsWith('compact'))).toEqual([
      { kind: 'pre_compact', facts, synthetic: false, line: 2 },
      { kind: 'post_compact', facts, synthetic: false, line: 2 },
    ])
  })

  it('are failed turns, which have no end of their own', async () => {
    const moments = await momentsOf(claude.prompt('go'), says(1, 'API Error: 529 overloaded', { isApiErrorMessage: true }))
    expect(moments.map(({ kind }) => kind)).toEqual(['session_start', 'turn_start', 'model_call', 'error', 'session_end'])
    expect(moments[3]?.facts).toEqual({ message: 'API Error: 529 overloaded' })
  })

  it('are turns that a person broke off, but not words of a tool that say so', async () => {
    const mark = '[Request interrupted by user for tool use]'
    const kinds = async (...records: unknown[]) => (await momentsOf(claude.prompt('go'), ...records)).map(({ kind }) => kind)
    expect(await kinds(says(1, 'I will'), claude.prompt(mark))).toContain('interrupt')
    expect(await kinds(says(1, 'I will'), claude.prompt(mark))).not.toContain('stop')
    expect(await kinds(claude.call(1, `echo '${mark}'`), claude.result(1, mark))).not.toContain('interrupt')
  })
})
