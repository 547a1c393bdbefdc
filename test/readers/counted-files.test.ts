import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readers } from '../../src/readers/index.ts'
import { detectTranscript } from '../../src/transcript/detect.ts'
import { readAll } from '../transcript/sessions.ts'

// Real transcripts that nobody here wrote lie beside the checkout of those who develop, with the calls of each counted.
const data = path.resolve(import.meta.dirname, '../../../shared/data')
const formats = [
  'copilot-cli-events',
  'copilot-vscode-chat',
  'cursor-agent-transcript',
  'cursor-stream-json',
  'gemini-session',
  'qwen-code-session',
]

/** Files in which more is a call than was counted. */
const more = new Map([
  ['copilot-cli-events/006.jsonl', { calls: 2, why: 'a call began that no message asked for' }],
  ['cursor-agent-transcript/004.jsonl', { calls: 1, why: 'a block of the type tool_call is a call too' }],
])

/** Folders in which files of a format lie. */
const homes: Record<string, RegExp> = {
  'copilot-cli-events': /^(transcripts\/copilot-cli-events|agents\/copilot\/runs)\//,
  'copilot-vscode-chat': /^transcripts\/copilot-vscode-chat\//,
  'copilot-agent-log': /^$/,
  'cursor-agent-transcript': /^transcripts\/cursor-agent-transcript\//,
  'cursor-stream-json': /^transcripts\/cursor-stream-json\//,
  'gemini-session': /^(transcripts\/gemini-session|agents\/gemini-cli\/runs)\/.*(?<!stdout\.jsonl)$/,
  'gemini-stream-json': /^agents\/gemini-cli\/runs\/.*stdout\.jsonl$/,
  'qwen-code-session': /^(transcripts\/qwen-code-session|agents\/qwen-code\/runs\/.*\/transcript)\//,
}

if (!existsSync(data)) process.stderr.write(`skipped: counted transcripts are not read, since there is no folder ${data}\n`)

describe.skipIf(!existsSync(data))('counted transcripts', () => {
  const rows = existsSync(data) ? readFileSync(path.join(data, 'transcripts/INDEX.tsv'), 'utf8').trim().split('\n') : []
  const listed = rows.map((row) => row.split('\t')).filter(([file = '']) => formats.includes(file.split('/')[0] ?? ''))

  it.each(listed.map(([file = '', format, , , calls]) => [file, format, Number(calls)] as const))(
    '%s is %s with %i calls',
    async (file, format, calls) => {
      const { read, problems } = await readAll({ repo: path.join(data, 'transcripts'), named: [file] })
      expect(problems).toEqual([])
      expect(read.map(({ source }) => source.session.format)).toEqual([format])
      expect(read.reduce((sum, { source }) => sum + source.tally.calls, 0)).toBe(more.get(file)?.calls ?? calls)
      expect(read.flatMap(({ source }) => source.tally.unreadable)).toEqual([])
    },
  )

  it('of each format are told from all others', async () => {
    const strays: string[] = []
    for (const file of ['transcripts', 'agents'].flatMap((folder) => listFiles(path.join(data, folder)))) {
      const { reader } = await detectTranscript({ path: file, file }, readers)
      const home = homes[reader?.id ?? '']
      if (home !== undefined && !home.test(path.relative(data, file))) strays.push(`${reader?.id}: ${path.relative(data, file)}`)
    }
    expect(strays).toEqual([])
  })
})

function listFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name)
    return statSync(file).isDirectory() ? listFiles(file) : [file]
  })
}
