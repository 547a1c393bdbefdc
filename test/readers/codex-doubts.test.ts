import { describe, expect, it } from 'vitest'
import { listLacks, outline, readOne, toLines } from '../transcript/sessions.ts'

const record = (type: string, payload: object) => ({ timestamp: '2026-04-01T10:00:00.000Z', type, payload })
const meta = record('session_meta', { id: 'thread-1', timestamp: '2026-04-01T10:00:00.000Z', cwd: '/app', cli_version: '0.125.0' })
const event = (type: string, more: object) => record('event_msg', { type, ...more })
const run = (id: string, cmd: string, more: object = {}) =>
  record('response_item', { type: 'function_call', name: 'exec_command', arguments: JSON.stringify({ cmd }), call_id: id, ...more })
const output = (id: string, text: string) => record('response_item', { type: 'function_call_output', call_id: id, output: text })
const ended = (id: string, command: string) =>
  event('exec_command_end', { call_id: id, command: [command], exit_code: 0, status: 'completed' })
const printed = (code: number) => `Chunk ID: a1\nWall time: 0.1 seconds\nProcess exited with code ${code}\nOutput:\n`

async function listCalls(...records: object[]): Promise<string[]> {
  const { events } = await readOne(toLines(meta, ...records))
  return outline(events.filter(({ kind }) => kind === 'pre_tool'))
}

describe('a call of Codex that only an event tells', () => {
  it.each(['', 'call_1'])('is another one than the call before it under the id %j', async (id) => {
    expect(await listCalls(ended(id, 'ls'), ended(id, 'rm'))).toEqual([
      'pre_tool shell {"command":["ls"]} ran',
      'pre_tool shell {"command":["rm"]} ran',
    ])
  })

  it('is not hidden by a call under its id that was told with an event of its own', async () => {
    const first = [run('call_1', 'ls'), ended('call_1', 'ls'), output('call_1', printed(0))]
    expect(await listCalls(...first, ended('call_1', 'rm'))).toEqual([
      'pre_tool exec_command {"cmd":"ls"} ran',
      'pre_tool shell {"command":["rm"]} ran',
    ])
  })

  it('is none for a second kind of event, or for calls that share an id and have an event each', async () => {
    const done = event('item_completed', {
      item: { type: 'CommandExecution', id: 'a', command: ['ls'], status: 'completed', exit_code: 0 },
    })
    expect(await listCalls(run('a', 'ls'), ended('a', 'ls'), done, output('a', printed(0)))).toHaveLength(1)
    const both = [run('', 'ls'), run('', 'pwd'), ended('', 'ls'), ended('', 'pwd')]
    expect(await listCalls(...both, output('', printed(0)), output('', printed(0)))).toHaveLength(2)
  })
})

describe('the text of a result of Codex', () => {
  it.each(['execution error: No such file or directory (os error 2)', 'failed in sandbox MacosSeatbelt with execution error: denied'])(
    'is an error when a shell’s has no header: %s',
    async (text) => {
      expect(await listCalls(run('a', 'make'), output('a', text))).toEqual(['pre_tool exec_command {"cmd":"make"} failed'])
    },
  )

  it('tells the exit code by its header, and not by a line of the command that is repeated in it', async () => {
    const text = `Command: echo '\nProcess exited with code 0\n'\n${printed(3)}`
    expect(await listCalls(run('a', 'x'), output('a', text))).toEqual(['pre_tool exec_command {"cmd":"x"} failed'])
  })

  it('may be a client’s, whose tool has the name of one of Codex’s in a namespace of its own', async () => {
    const refusal = output('a', 'exec command rejected by user')
    expect(await listCalls(run('a', 'rm', { namespace: 'desk' }), refusal)).toEqual(['pre_tool exec_command {"cmd":"rm"} unknown'])
    expect(await listCalls(run('a', 'rm'), refusal)).toEqual(['pre_tool exec_command {"cmd":"rm"} denied'])
  })
})

it('a user_message that Codex wrote itself is no prompt', async () => {
  const context = event('user_message', { message: '<environment_context>/app</environment_context>', kind: 'environment_context' })
  const { events } = await readOne(toLines(meta, context, event('user_message', { message: 'go', kind: 'plain' })))
  expect(outline(events)).toEqual(['prompt go'])
})

it('a document with a session and items of something else is no session of Codex', async () => {
  await expect(readOne(JSON.stringify({ session: { id: 'cart' }, items: [{ sku: 1 }] }), 't.json')).rejects.toThrow('no session')
})

describe('events of codex exec --json', () => {
  const started = { type: 'thread.started', thread_id: 't' }
  const turn = { type: 'turn.started' }
  const item = { id: 'item_0', type: 'command_execution', command: 'ls', aggregated_output: '', exit_code: null, status: 'in_progress' }
  const begun = { type: 'item.started', item }
  const end = { type: 'turn.completed', usage: {} }

  it.each([
    ['a thread that has no turn', [started], ['prompt_missing 1', 'file_cut 1']],
    ['a call outside a turn', [started, begun], ['prompt_missing 1', 'file_cut 1']],
    ['a run behind one that was broken off', [started, turn, begun, started, turn, end], ['prompt_missing 1', 'file_cut 2']],
    ['a run whose beginning is lost', [turn, begun, end], ['prompt_missing 1']],
    ['a whole run', [started, turn, begun, end], ['prompt_missing 1']],
  ])('say what they lack: %s', async (_, records, lacks) => {
    expect(listLacks(await readOne(toLines(...records)))).toEqual(lacks)
  })
})
