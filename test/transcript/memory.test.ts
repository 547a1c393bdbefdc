import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { claude, writeFolder } from './sessions.ts'

const heapMegabytes = 64
const fileMegabytes = 200

it.each(['jsonl', 'array'])('reads a file several times its heap (%s)', async (container) => {
  const folder = await writeFolder({ 'package.json': '{"type":"module"}' })
  await writeTranscript(path.join(folder, 'big'), container)
  await writeFile(path.join(folder, 'read.ts'), readScript)
  await build({ root: folder, logLevel: 'silent', build: { ssr: path.join(folder, 'read.ts'), outDir: 'out', target: 'node20' } })
  const flags = [`--max-old-space-size=${heapMegabytes}`, path.join(folder, 'out/read.js'), path.join(folder, 'big')]
  const child = spawnSync(process.execPath, flags, { encoding: 'utf8' })
  expect(child.stderr).toBe('')
  expect(JSON.parse(child.stdout)).toEqual({ calls: fileMegabytes * 2, gaps: 0, events: fileMegabytes * 4 })
})

const source = path.resolve(import.meta.dirname, '../../src')

const readScript = `
import { openTranscripts } from '${source}/transcript/open.ts'
import { readers } from '${source}/readers/index.ts'
const search = { named: [process.argv[2]], cwd: '/', repo: '/', env: {}, matches: () => () => false }
const [source] = (await openTranscripts(search, readers)).sources
let events = 0
for await (const event of source.events()) if (event.kind.endsWith('_tool')) events += 1
const [session] = source.sessions
console.log(JSON.stringify({ calls: session.tally.calls, gaps: session.tally.gapCount, events }))
`

/** Two calls with a result of half a megabyte each, for each megabyte. */
async function writeTranscript(file: string, container: string): Promise<void> {
  const stream = createWriteStream(file)
  const text = 'x'.repeat(512 * 1024)
  const [open, between, close] = container === 'array' ? ['[\n', ',\n', '\n]\n'] : ['', '\n', '\n']
  stream.write(open)
  for (let n = 0; n < fileMegabytes * 2; n += 1) {
    const records = [claude.call(n, `ls ${n}`), claude.result(n, text)].map((record) => JSON.stringify(record)).join(between)
    if (!stream.write((n === 0 ? '' : between) + records)) await once(stream, 'drain')
  }
  stream.end(close)
  await once(stream, 'finish')
}
