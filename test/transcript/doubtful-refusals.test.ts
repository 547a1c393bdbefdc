import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readers } from '../../src/readers/index.ts'
import { openTranscripts } from '../../src/transcript/open.ts'
import { makeScratch } from '../support/scratch.ts'

const REFUSED = "The user doesn't want to proceed with this tool use. The tool use was rejected"
const base = { sessionId: 's', isSidechain: false, cwd: '/home/dev/app', timestamp: '2026-01-05T10:00:00Z' }

function call(uuid: string, id: string, command: string, more: object = {}): object {
  const content = [{ type: 'tool_use', id, name: 'Bash', input: { command } }]
  return { ...base, type: 'assistant', uuid, message: { id: 'm', role: 'assistant', content }, ...more }
}

function result(uuid: string, id: string, text: string, more: object = {}): object {
  const content = [{ type: 'tool_result', tool_use_id: id, content: text, is_error: true }]
  return { ...base, type: 'user', uuid, message: { role: 'user', content }, ...more }
}

/** What became of the calls that hold `rm`, by the files of a session each. */
async function readFates(scratch: string, ...files: object[][]): Promise<string[]> {
  const named = files.map((records, index) => {
    const file = path.join(scratch, `${index}.jsonl`)
    fs.writeFileSync(file, `${records.map((record) => JSON.stringify(record)).join('\n')}\n`)
    return file
  })
  const { sources } = await openTranscripts({ named, cwd: scratch, repo: scratch, env: {}, matches: () => () => false }, readers)
  const fates: string[] = []
  for (const source of sources) {
    for await (const event of source.events()) {
      if (event.kind === 'pre_tool' && JSON.stringify(event.call.args).includes('rm')) fates.push(event.recorded)
    }
  }
  return fates
}

test('a refusal that names one open call is believed', async (context) => {
  expect(await readFates(makeScratch(context), [call('a', 't1', 'rm x'), result('b', 't1', REFUSED)])).toEqual(['denied'])
})

test('a refusal that may be that of another call with the same id is not', async (context) => {
  const records = [call('a', 't1', 'rm x'), call('b', 't1', 'ls'), result('c', 't1', REFUSED)]
  expect(await readFates(makeScratch(context), records)).toEqual(['unknown'])
})

test("a refusal in another thread is not that of the main thread's call", async (context) => {
  const records = [call('a', 't1', 'rm x'), result('b', 't1', REFUSED, { isSidechain: true, agentId: 'x' })]
  expect(await readFates(makeScratch(context), records)).toEqual(['unknown'])
})

test('a call that prints the words of a refusal itself is not refused', async (context) => {
  const records = [call('a', 't1', "printf '<tool_use_error>'; rm x; exit 1"), result('b', 't1', '<tool_use_error>')]
  expect(await readFates(makeScratch(context), records)).toEqual(['unknown'])
})

test.each([
  ['printed piece by piece', "printf '<tool_use_%s>' error; rm x; exit 1"],
  ['decoded', 'rm x; echo PHRvb2w= | base64 -d; exit 1'],
  ['read from a file', 'rm x; cat refusal.txt; exit 1'],
])('the words of a refusal that may have been %s prove nothing', async (_, command) => {
  const files = [call('a', 't1', command, { version: '2.0.21' }), result('b', 't1', REFUSED, { version: '2.0.21' })]
  expect(await readFates(makeScratch({ onTestFinished }), files)).toEqual(['unknown'])
})

test('a copy in another folder is no copy, since hooks may judge it otherwise', async (context) => {
  const scratch = makeScratch(context)
  const elsewhere = call('a', 't1', 'rm x', { cwd: '/home/dev/other' })
  expect(await readFates(scratch, [call('a', 't1', 'rm x')], [elsewhere])).toHaveLength(2)
  expect(await readFates(scratch, [call('a', 't1', 'rm x')], [call('a', 't1', 'rm x')])).toHaveLength(1)
})
