import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { runProduct } from '../support/product.ts'
import { RUNTIMES } from '../support/runtimes.ts'
import { makeScratch } from '../support/scratch.ts'
import { claudeSession, GUARD, writeFiles } from './repositories.ts'

/** Runs code once the program has its last lines of defence up: before that, nothing of ours has begun. */
const whenReady = (code: string) =>
  `const wait = setInterval(() => { if (process.listenerCount('uncaughtException') > 0) { clearInterval(wait); ${code} } }, 1)`

/** Faults that are ours, put into the real program by a module that Node loads before it. */
const FAULTS: Record<string, string> = {
  'a thrown string': whenReady("throw 'not an Error'"),
  'an unhandled rejection': whenReady('Promise.reject(undefined)'),
  'a reader that dies':
    "import fs from 'node:fs'; fs.ReadStream.prototype._read = () => { throw { dead: true } }; fs.read = () => { throw { dead: true } }; fs.promises.open = () => { throw { dead: true } }",
}

describe.each(RUNTIMES)('a fault of our own on $name', (runtime) => {
  for (const door of ['cli.js', 'index.js'] as const) {
    test.each(Object.keys(FAULTS))(`%s ends ${door} broken and red`, async (name) => {
      const ends: (() => void)[] = []
      const scratch = makeScratch({ onTestFinished: (end) => void ends.push(() => void end({} as never)) })
      const module = path.join(scratch, 'fault.mjs')
      fs.writeFileSync(module, FAULTS[name] ?? '')
      const workspace = writeFiles(scratch, { ...GUARD, 'transcripts/s.jsonl': claudeSession([['Bash', { command: 'ls' }]]) })
      const args = door === 'cli.js' ? ['replay', '--repo', workspace] : []
      const env = {
        NODE_OPTIONS: `--import=${module}`,
        RUNNER_TEMP: scratch,
        GITHUB_OUTPUT: path.join(scratch, 'output'),
        GITHUB_STEP_SUMMARY: '',
      }
      const done = await runProduct(door, args, { runtime, cwd: workspace, env })
      expect(done.code).toBe(70)
      expect(door === 'cli.js' ? done.stderr : done.stdout).toContain('hookwitness itself failed')
      for (const end of ends) end()
    })
  }
})
