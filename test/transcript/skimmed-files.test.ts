import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AgentEvent } from '../../src/model/event.ts'
import type { RecordedSession, Wanted } from '../../src/model/transcript.ts'
import { readers } from '../../src/readers/index.ts'
import { openTranscripts } from '../../src/transcript/open.ts'
import { claude, toLines, writeFolder } from './sessions.ts'

/** What a run makes of transcripts, as JSON lines and as counts. */
async function read(repo: string, named: string, how: { wanted: Wanted; skimFrom: number }) {
  const search = { named: [named], cwd: repo, repo, env: {}, matches: () => () => false }
  const { sources } = await openTranscripts(search, readers, how)
  const events: string[] = []
  const sessions: RecordedSession[] = []
  for (const source of sources) {
    for await (const event of source.events()) if (isGate(event)) events.push(JSON.stringify(event))
    sessions.push(...source.sessions)
  }
  const skimmed = sessions.reduce((sum, { tally }) => sum + tally.skimmed, 0)
  return { events, sessions: sessions.map((each) => ({ ...each, tally: { ...each.tally, skimmed: 0 } })), skimmed }
}

const isGate = ({ kind }: AgentEvent) => kind === 'prompt' || kind === 'pre_tool'

/** Reads a file in every way, which must come to the same; how many lines were skimmed. */
async function expectSame(repo: string, named: string): Promise<number> {
  const all = await read(repo, named, { wanted: 'all', skimFrom: Number.POSITIVE_INFINITY })
  const whole = await read(repo, named, { wanted: 'gates', skimFrom: Number.POSITIVE_INFINITY })
  const { skimmed, ...fast } = await read(repo, named, { wanted: 'gates', skimFrom: 0 })
  expect({ ...whole, skimmed: undefined }).toEqual({ ...all, skimmed: undefined })
  expect({ ...fast, skimmed: undefined }).toEqual({ ...whole, skimmed: undefined })
  return skimmed
}

async function expectSameOf(content: string | Buffer): Promise<number> {
  return expectSame(await writeFolder({ 't.jsonl': content }), 't.jsonl')
}

const data = path.resolve(import.meta.dirname, '../../../shared/data')
if (!existsSync(data)) process.stderr.write(`skipped: real transcripts are not read, since there is no folder ${data}\n`)

describe.skipIf(!existsSync(data))('real transcripts hold the same, skimmed or not', () => {
  const folders = existsSync(data)
    ? [
        ...readdirSync(path.join(data, 'transcripts'), { withFileTypes: true }).filter((entry) => entry.isDirectory()),
        ...readdirSync(path.join(data, 'agents'), { withFileTypes: true }).filter((entry) =>
          existsSync(path.join(entry.parentPath, entry.name, 'runs')),
        ),
      ].map((entry) => path.relative(data, path.join(entry.parentPath, entry.name)))
    : []
  let skimmed = 0

  it.each(folders)('of %s', async (folder) => {
    const named = statSync(path.join(data, folder, 'runs'), { throwIfNoEntry: false })?.isDirectory() ? path.join(folder, 'runs') : folder
    skimmed += await expectSame(data, named)
  })

  it('and many of their lines can be skimmed', () => expect(skimmed).toBeGreaterThan(100))
})

const output = 'error: "x" is {not} [a], \\ b: "tool_use"\n'.repeat(100)

describe('a session is the same, skimmed or not', () => {
  it.each<[string, number, string | Buffer]>([
    [
      'with results of every kind',
      3,
      toLines(
        claude.call(1, 'ls'),
        claude.result(1, output, { toolUseResult: { stdout: output } }),
        claude.call(2, 'id'),
        claude.result(2, output, { is_error: true }),
        claude.call(3, 'cat'),
        claude.result(3, output, { is_error: false }),
        claude.prompt(output),
        claude.call(4, output),
        claude.result(4, output),
      ),
    ],
    [
      'with refusals, which stand in the text',
      0,
      toLines(
        claude.call(1, 'ls'),
        claude.result(1, `Permission to use Bash with command ls has been denied${output}`, { is_error: true }),
      ),
    ],
    [
      'with a call among the results',
      1,
      toLines(
        claude.call(1, 'ls'),
        claude.result(1, output, {
          message: {
            role: 'user',
            content: [
              { type: 'tool_result', tool_use_id: 'toolu_1', content: output },
              { type: 'tool_use', id: 'x', name: 'Bash', input: {} },
            ],
          },
        }),
      ),
    ],
    [
      'with a call that an escape hides',
      0,
      toLines(claude.call(1, 'ls'), claude.result(1, output)).replace('"content":"error', '"cont\\u0065nt":"error'),
    ],
    [
      'with values that an escape hides',
      1,
      toLines(claude.call(1, 'ls'), claude.result(1, output)).replace('"type":"tool_use"', '"type":"tool\\u005fuse"'),
    ],
    [
      'with a subagent that made more calls than are there',
      1,
      toLines(
        claude.call(1, 'go'),
        claude.result(1, output, { toolUseResult: { content: [{ type: 'text', text: output }], agentId: 'a1', totalToolUseCount: 7 } }),
      ),
    ],
    [
      'with carriage returns and a byte order mark',
      1,
      `\uFEFF${toLines(claude.call(1, 'ls'), claude.result(1, output)).replaceAll('\n', '\r\n')}`,
    ],
    ['with NULs that a crash left behind', 1, `${toLines(claude.call(1, 'ls'), claude.result(1, output))}\0\0\0`],
    [
      'that was torn',
      1,
      toLines(claude.call(1, 'ls'), claude.result(1, output), claude.call(2, 'ls'), claude.result(2, output)).slice(0, -700),
    ],
    [
      'with a torn record and a whole one on one line',
      0,
      `${toLines(claude.call(1, 'ls'), claude.result(1, output)).slice(0, -300)}${toLines(claude.call(2, 'rm'), claude.result(2, output))}`,
    ],
    ['with two records on one line', 0, toLines(claude.result(1, output), claude.call(2, 'rm')).replace('\n', '')],
    [
      'with a raw newline in a record',
      1,
      toLines(claude.call(1, 'ls'), claude.result(1, output), claude.call(2, 'a'), claude.result(2, output)).replace('\\n', '\n'),
    ],
    [
      'with invalid UTF-8',
      1,
      Buffer.from(toLines(claude.call(1, 'ls'), claude.result(1, output)).replaceAll('error', '\xff\xfe\x80'), 'latin1'),
    ],
  ])('%s', async (_, skimmed, content) => {
    expect(await expectSameOf(content)).toBe(skimmed)
  })

  it('whatever it holds', async () => {
    const text = fc
      .string({ unit: fc.constantFrom('"', '\\', ':', ',', '}', '{', 'a', '\n', 'é', '💥'), maxLength: 20 })
      .chain((each) => fc.constantFrom(each, each.repeat(200)))
    const key = fc.constantFrom('stdout', 'content', 'agentId', 'type', 'is_error', 'input', 'name', 'totalToolUseCount')
    const structured = fc.oneof(
      text,
      fc.dictionary(key, fc.oneof(text, fc.boolean(), fc.nat(), fc.array(fc.dictionary(key, text), { maxLength: 2 }))),
    )
    const result = fc.tuple(text, fc.constantFrom(undefined, true, false), structured)
    await fc.assert(
      fc.asyncProperty(fc.array(result, { minLength: 1, maxLength: 6 }), async (results) => {
        const records = results.flatMap(([each, is_error, toolUseResult], n) => [
          claude.call(n, each),
          claude.result(n, each, { is_error, toolUseResult }),
        ])
        await expectSameOf(toLines(...records))
      }),
      { numRuns: 60 },
    )
  })
})
