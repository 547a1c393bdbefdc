import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, RUNTIMES } from '../support/runtimes.ts'
import { claude, toLines, writeFolder } from '../transcript/sessions.ts'

// `maxRSS` is in KiB on every system (Node, process.resourceUsage).
const TELL_PEAK = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs'
  process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS * 1024)))
`)}`

const hooks = { PreToolUse: [{ matcher: 'NoSuchTool', hooks: [{ type: 'command', command: 'true' }] }] }

test.each(RUNTIMES)('a replay of 100 MB takes less than 120 MB of memory ($name)', async ({ node }) => {
  const repo = await writeFolder({ '.claude/settings.json': JSON.stringify({ hooks }) })
  const file = fs.openSync(path.join(repo, 't.jsonl'), 'w')
  for (let n = 0; n < 5_000; n += 1)
    fs.writeSync(file, toLines(claude.call(n, `ls ${n}`), claude.result(n, `${'say "x"\n'.repeat(2_000)}${n}`)))
  fs.closeSync(file)
  const args = ['--import', TELL_PEAK, path.join(ROOT, 'dist/cli.js'), 'replay', 't.jsonl', '--report-path', 'report.json']
  const child = spawnSync(node, args, { cwd: repo, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe', 'pipe'] })
  expect(child.stderr).toBe('')
  const { sessions, notes } = JSON.parse(fs.readFileSync(path.join(repo, 'report.json'), 'utf8'))
  expect(sessions).toMatchObject([{ calls: 5_000, judged: 5_000, gaps: [], skimmed_lines: 5_000 }])
  expect(notes).toContainEqual(expect.stringMatching(/^5,?000 lines of large transcripts were read without long texts/))
  expect(Number(child.output[3])).toBeLessThan(120e6)
})
