import { describe, expect, it } from 'vitest'
import type { CallStep, ResultStep } from '../../src/model/step.ts'
import { LinkedList } from '../../src/transcript/linked-list.ts'
import { ThreadQueues } from '../../src/transcript/queues.ts'

const at = { path: 't.jsonl', line: 1 }

function call(id: string, thread?: string): CallStep {
  return { kind: 'call', at, id, name: 'Bash', args: { command: id }, ...(thread !== undefined && { thread: { id: thread } }) }
}

function result(callId: string, thread?: string): ResultStep {
  return { kind: 'result', at, callId, text: 'ok', isError: false, ...(thread !== undefined && { thread: { id: thread } }) }
}

const limits = { held: 10_000, characters: 64 * 1024 * 1024 }

/** Runs within half a minute, or the test fails: what looks at everything that is open takes several. */
function soon(run: () => void): void {
  const started = Date.now()
  run()
  expect(Date.now() - started).toBeLessThan(30_000)
}

describe('a record costs the same however much is open', () => {
  it('when 10,000 calls have the same id', () => {
    const queues = new ThreadQueues(limits, () => {})
    let released = 0
    soon(() => {
      for (let n = 0; n < 9_999; n += 1) queues.addCall(call('same', `t${n % 3}`))
      for (let n = 0; n < 300_000; n += 1) {
        queues.addCall(call('same', 'x'))
        released += queues.addResult(result('same', n % 2 === 0 ? 'x' : 'elsewhere'))?.length ?? 0
      }
    })
    expect(released + queues.end().length).toBe(309_999)
  })

  it('when 200,000 threads have each an open call', () => {
    const queues = new ThreadQueues(limits, () => {})
    let given = 0
    soon(() => {
      for (let n = 0; n < 200_000; n += 1) {
        queues.addCall(call(`c${n}`, `t${n}`))
        given += queues.giveUpOldest()?.released.length ?? 0
      }
    })
    expect(given).toBe(190_000)
    expect(queues.end()).toHaveLength(10_000)
  })

  it('when 200,000 threads come and go', () => {
    const queues = new ThreadQueues(limits, () => {})
    let released = 0
    soon(() => {
      for (let n = 0; n < 9_000; n += 1) queues.addCall(call(`open${n}`, `open${n}`))
      for (let n = 0; n < 400_000; n += 1) {
        queues.addCall(call('c', `t${n % 200_000}`))
        released += queues.addResult(result('c', `t${n % 200_000}`))?.length ?? 0
      }
    })
    expect(released).toBe(400_000)
  })

  it('when the results of 10,000 calls of one thread come in any order', () => {
    const queues = new ThreadQueues(limits, () => {})
    let released = 0
    soon(() => {
      for (let round = 0; round < 20; round += 1) {
        for (let n = 0; n < 10_000; n += 1) queues.addCall(call(`c${n}`))
        for (let n = 0; n < 10_000; n += 1) released += queues.addResult(result(`c${(n * 7919) % 10_000}`))?.length ?? 0
      }
    })
    expect(released).toBe(200_000)
  })
})

it('a list gives up any of its values and keeps the order of the others', () => {
  const list = new LinkedList<number>()
  const leave = [1, 2, 3, 4, 5].map((n) => list.add(n))
  for (const index of [0, 2, 4]) leave[index]?.()
  expect([[...list], list.size, list.first]).toEqual([[2, 4], 2, 2])
  expect(list.takeWhile((n) => n < 4)).toEqual([2])
  list.add(6)
  expect([...list]).toEqual([4, 6])
  expect(list.takeWhile(() => true)).toEqual([4, 6])
  expect([list.size, list.first]).toEqual([0, undefined])
})
