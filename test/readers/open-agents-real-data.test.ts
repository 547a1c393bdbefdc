import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isObject, own, ownString } from '../../src/model/json.ts'
import type { Reader } from '../../src/model/transcript.ts'
import { readers } from '../../src/readers/index.ts'
import { opencodeStorage } from '../../src/readers/opencode-storage.ts'
import { openhandsEvents } from '../../src/readers/openhands-events/openhands-events.ts'
import { detectTranscript } from '../../src/transcript/detect.ts'
import { readAll } from '../transcript/sessions.ts'
import { type Piece, readPieces } from './pieces.ts'

// Real transcripts that nobody here wrote lie beside the checkout of those who develop; they are not ours to copy.
const data = path.resolve(import.meta.dirname, '../../../shared/data')
const transcripts = path.join(data, 'transcripts')
const hasData = existsSync(transcripts)
if (!hasData) process.stderr.write(`skipped: real transcripts are not read, since there is no folder ${transcripts}\n`)

/** The folders of the formats, and the readers that may take files of theirs. */
const formats = new Map([
  ['opencode-event-stream', ['opencode-event-stream']],
  ['opencode-run-json', ['opencode-run-json']],
  ['opencode-storage', ['opencode-storage']],
  ['openhands-events', ['openhands-events', 'openhands-v0']],
  ['swe-agent-traj', ['swe-agent-traj']],
  ['mini-swe-agent', ['mini-swe-agent']],
  ['atif', ['atif']],
])
const ours = new Set(['opencode-export', 'goose', ...[...formats.values()].flat()])

/** The index has no count of these: assistant messages with one block marked `mswea_bash_command`, counted by hand. */
const counted = new Map([
  ['mini-swe-agent/001.json', 10],
  ['mini-swe-agent/002.json', 2],
])

/** Files in those folders that are no transcript. */
const others = new Map([
  ['opencode-storage/002-storage_v2/migration', 'the number of the last migration'],
  ['opencode-storage/003.opencode.db', 'a database, to be exported first'],
])

const rows = hasData
  ? readFileSync(path.join(transcripts, 'INDEX.tsv'), 'utf8')
      .trim()
      .split('\n')
      .map((row) => row.split('\t'))
      .map(([file = '', , , , calls]) => ({ file, calls: counted.get(file) ?? Number(calls) }))
      .filter(({ file }) => formats.has(file.split('/')[0] ?? '') && !others.has(file))
  : []
const isPiece = ({ file }: { file: string }) => file.split('/').length > 2

describe.skipIf(!hasData)('real transcripts of open agents', () => {
  it.each(rows.filter((row) => !isPiece(row)).map(({ file, calls }) => [file, calls] as const))('%s has %i calls', async (file, calls) => {
    const { read } = await readAll({ repo: transcripts, named: [file] })
    expect(read.reduce((sum, { source }) => sum + source.tally.calls, 0)).toBe(calls)
    expect(read.flatMap(({ source }) => [...source.tally.unreadable, ...source.tally.unknown.keys()])).toEqual([])
  })

  const sets = [...new Set(rows.filter(isPiece).map(({ file }) => file.split('/').slice(0, 2).join('/')))]
  it.each(sets)('%s, a file for each record, has as many calls as its files', async (set) => {
    const pieces = rows.filter(({ file }) => file.startsWith(`${set}/`))
    const isStore = set.startsWith('opencode')
    const read = await readPieces(isStore ? opencodeStorage : openhandsEvents, isStore ? sortStore(load(pieces)) : load(pieces))
    const calls = pieces.reduce((sum, piece) => sum + piece.calls, 0)
    expect(read.reduce((sum, { source }) => sum + source.tally.calls, 0)).toBe(calls)
    expect(read.flatMap(({ source }) => [...source.tally.gaps, ...source.tally.unknown.keys()])).toEqual([])
  })

  it('and their files alone are taken for theirs', async () => {
    const wrong: string[] = []
    for (const file of [...listFiles(transcripts), ...listFiles(path.join(data, 'agents'))]) {
      const relative = path.relative(transcripts, file)
      const { reader } = await detectTranscript({ path: file, file }, readers)
      const allowed = formats.get(relative.split('/')[0] ?? '')
      const isWrong = allowed === undefined || others.has(relative) ? isOurs(reader) : !allowed.includes(reader?.id ?? '')
      if (isWrong) wrong.push(`${relative}: ${reader?.id}`)
    }
    expect(wrong).toEqual([])
  }, 60_000)
})

function isOurs(reader: Reader | null): boolean {
  return reader !== null && ours.has(reader.id)
}

function load(pieces: readonly { file: string }[]): Piece[] {
  return pieces.map(({ file }) => {
    const value: unknown = JSON.parse(readFileSync(path.join(transcripts, file), 'utf8'))
    if (!isObject(value)) throw new Error(`${file} is no object`)
    return { path: file, value }
  })
}

/** Each session, then its messages by time, each before its parts; one store has lost its sessions. */
function sortStore(pieces: readonly Piece[]): Piece[] {
  const below = (folder: string) => pieces.filter((piece) => piece.path.split('/')[2] === folder)
  const time = ({ value }: Piece) => Number(own(own(value, 'time'), 'created'))
  const messages = below('message').sort((a, b) => time(a) - time(b))
  const owners = [...new Set(messages.map(({ value }) => ownString(value, 'sessionID')))]
  return owners.flatMap((owner) => [
    ...below('session').filter(({ value }) => ownString(value, 'id') === owner),
    ...messages
      .filter(({ value }) => ownString(value, 'sessionID') === owner)
      .flatMap((message) => [message, ...below('part').filter((part) => part.path.split('/')[3] === ownString(message.value, 'id'))]),
  ])
}

function listFiles(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name))
    .flatMap((file) => (statSync(file).isDirectory() ? listFiles(file) : [file]))
}
