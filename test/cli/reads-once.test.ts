import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/runtimes.ts'
import { claude, writeFolder } from '../transcript/sessions.ts'

// proc(5): `rchar` of /proc/self/io counts the bytes that the process has read, from the page cache too, and those of children it has waited for.
const TELL_READ = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync, writeSync } from 'node:fs'
  process.on('exit', () => writeSync(3, /rchar: (\\d+)/.exec(readFileSync('/proc/self/io', 'utf8'))[1]))
`)}`

/** Bytes that the built program reads in a run over the file. */
function measure(repo: string, file: string): number {
  const args = ['--import', TELL_READ, path.join(ROOT, 'dist/cli.js'), 'replay', file]
  const child = spawnSync(process.execPath, args, { cwd: repo, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe', 'pipe'] })
  expect(child.stderr).toBe('')
  return Number(child.output[3])
}

/** Writes a Gemini CLI session, which is one JSON object. */
function writeDocument(file: string, bytes: number): number {
  const call = (n: number) => ({
    ...{ id: `c${n}`, name: 'run_shell_command', args: { command: `ls ${n}` }, status: 'success', timestamp: 't' },
    result: [{ functionResponse: { id: `c${n}`, name: 'run_shell_command', response: { output: 'x'.repeat(250_000) } } }],
  })
  const messages = Array.from({ length: bytes / 250_000 }, (_, n) => ({ id: `m${n}`, type: 'gemini', content: '', toolCalls: [call(n)] }))
  fs.writeFileSync(file, JSON.stringify({ sessionId: 's', projectHash: 'p', startTime: 't', messages }, null, 2))
  return fs.statSync(file).size
}

/** Writes records of half a megabyte in all, as often as it takes. */
function writeTranscript(file: string, container: string, bytes: number): number {
  if (container === 'object') return writeDocument(file, bytes)
  const [open, between, close] = container === 'array' ? ['[', ',\n', ']'] : ['', '\n', '\n']
  const pairs = Array.from({ length: bytes / 250_000 }, (_, n) => [claude.call(n, `ls ${n}`), claude.result(n, 'x'.repeat(250_000))])
  fs.writeFileSync(file, open + pairs.flatMap((pair) => pair.map((record) => JSON.stringify(record))).join(between) + close)
  return fs.statSync(file).size
}

test.skipIf(!fs.existsSync('/proc/self/io')).each([
  ['lines, parsed whole', 'jsonl', 8e6],
  ['lines, skimmed', 'jsonl', 24e6],
  ['a list', 'array', 8e6],
  ['one object', 'object', 4e6],
])('each byte of a transcript is read once: %s', async (_, container, bytes) => {
  const repo = await writeFolder({})
  const sizes = [bytes, 2 * bytes].map((size, index) => writeTranscript(path.join(repo, `${index}.jsonl`), container, size))
  const [once = 0, twice = 0] = sizes.map((_size, index) => measure(repo, `${index}.jsonl`))
  const [small = 0, large = 0] = sizes
  expect(once).toBeGreaterThan(small)
  // What else is read does not grow with the file: the program, the first MiB to tell the format, and /proc, which on a busy machine varies.
  const grown = (twice - once) / (large - small)
  expect(grown).toBeGreaterThan(0.6)
  expect(grown).toBeLessThan(1.4)
})
