import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readers } from '../../src/readers/index.ts'
import { detectTranscript } from '../../src/transcript/detect.ts'
import { readAll } from '../transcript/sessions.ts'

// Real transcripts that nobody here wrote lie beside the checkout of those who develop; they are not ours to copy.
const data = path.resolve(import.meta.dirname, '../../../shared/data')
const folder = path.join(data, 'transcripts')

/** Format of a file by the folder that it lies in. */
const formats: Record<string, readonly string[]> = {
  'cline-roo': ['cline-roo', 'cline-ui'],
  'factory-droid': ['factory-droid'],
  'amp-thread': ['amp-thread'],
  'pi-session': ['pi-session'],
  'otel-genai': ['otel-genai'],
  'specstory-md': ['specstory-md'],
  'aider-history': ['aider-history'],
  'git-ai-notes': ['git-ai-notes'],
}
const ours = [...Object.values(formats).flat(), 'anthropic-messages']

/** Counted otherwise than in the index, and why. */
const recounted = new Map([
  ['amp-thread/005.json', [0, 'its two tool_use blocks have no name: they are gaps']],
  ['otel-genai/001.json', [1, 'the history of the one model call holds a call of which nothing else tells']],
  ['otel-genai/002.json', [1, 'as 001, under the older name `gen_ai.prompt`']],
  ['aider-history/005.md', [7, 'the index counts no edit blocks: grep -c "^<<<<<<< ORIGINAL"']],
  ['aider-history/006.md', [2, 'as 005']],
  ['aider-history/007.md', [8, 'as 005']],
] as const)

/** Files beside transcripts: named, they are refused as what they are. */
const sideFiles = new Map([
  ['factory-droid/001.settings.json', /settings of a Factory Droid session/],
  ['entire-checkpoint/v1-gemini-1/03/f06ef3454c/metadata.json', /metadata of an Entire checkpoint/],
  ['entire-checkpoint/v2-main-1/db/9e206ba7cd/0/metadata.json', /metadata of an Entire checkpoint/],
  ['entire-checkpoint/v2-full-1/db/9e206ba7cd/0/tasks/toolu_01FAhdfK1qALUHPYGVHDqdxp/checkpoint.json', /metadata of an Entire checkpoint/],
])

if (!existsSync(data)) process.stderr.write(`skipped: real transcripts are not read, since there is no folder ${data}\n`)

describe.skipIf(!existsSync(data))('real transcripts of small formats', () => {
  const rows = existsSync(data) ? readFileSync(path.join(folder, 'INDEX.tsv'), 'utf8').trim().split('\n') : []
  const listed = rows
    .map((row) => row.split('\t'))
    .filter(([file = '']) => (file.split('/')[0] ?? '') in formats && !sideFiles.has(file))
    .map(([file = '', , , , calls]) => [file, recounted.get(file as never)?.[0] ?? Number(calls)] as const)

  it.each(listed)('%s has %i calls', async (file, calls) => {
    const { read, problems } = await readAll({ repo: folder, named: [file] })
    expect(problems).toEqual([])
    expect(read.reduce((sum, { source }) => sum + source.tally.calls, 0)).toBe(calls)
    const isBroken = file === 'amp-thread/005.json'
    expect(read.flatMap(({ source }) => source.tally.gaps.map(({ kind }) => kind))).toEqual(isBroken ? ['unread-call', 'unread-call'] : [])
    expect(formats[file.split('/')[0] ?? '']).toContain(read[0]?.source.session.format)
  })

  it('say in SpecStory’s files as many prompts as there are turns of a person', async () => {
    const files = readdirSync(path.join(folder, 'specstory-md')).map((name) => `specstory-md/${name}`)
    for (const file of files) {
      const { read } = await readAll({ repo: folder, named: [file] })
      const turns = readFileSync(path.join(folder, file), 'utf8').match(/^_\*\*User/gm) ?? []
      expect([file, read[0]?.source.tally.prompts]).toEqual([file, turns.length])
    }
  })

  it.each([...sideFiles])('%s is named and refused', async (file, message) => {
    const { read, problems } = await readAll({ repo: folder, named: [file] })
    expect(read).toEqual([])
    expect(problems).toEqual([expect.objectContaining({ path: file, message: expect.stringMatching(message) })])
  })

  it('of other formats are taken by none of these readers', { timeout: 120_000 }, async () => {
    const runs = path.join(data, 'agents')
    const others = readdirSync(folder).filter((name) => !(name in formats) && name !== 'INDEX.tsv')
    const files = [...others.map((name) => path.join(folder, name)), runs]
      .flatMap(walk)
      .filter((file) => !/\/(?:envelopes|tools)\b/.test(file))
    const taken = []
    for (const file of files) {
      const { reader } = await detectTranscript({ path: file, file }, readers)
      if (reader !== null && ours.includes(reader.id)) taken.push(`${reader.id} ${file}`)
    }
    expect(taken).toEqual([])
    expect(files.length).toBeGreaterThan(200)
  })
})

function walk(top: string): string[] {
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
