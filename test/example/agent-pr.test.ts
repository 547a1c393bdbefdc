import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEvents, readReport, runProduct } from '../support/product.ts'
import { ROOT, RUNTIMES } from '../support/runtimes.ts'
import { makeScratch } from '../support/scratch.ts'

const EXAMPLE = path.join(ROOT, 'examples/agent-pr')
const SCRIPTS = ['.lecode', '.luxe', '.claude'].flatMap((folder) => {
  const hooks = path.join(EXAMPLE, folder, 'hooks')
  return fs.readdirSync(hooks).map((name) => path.join(hooks, name))
})

describe.each(RUNTIMES)('examples/agent-pr on $name', (runtime) => {
  test('finds what its README promises, and nothing else', async (context) => {
    const scratch = makeScratch(context)
    const events = path.join(scratch, 'events.jsonl')
    const report = path.join(scratch, 'report.json')
    const args = ['replay', '--repo', 'examples/agent-pr', '--events-out', events, '--report-path', report]
    const done = await runProduct('cli.js', args, { runtime, cwd: ROOT })
    expect(done.code, done.stderr).toBe(1)
    const found = readReport(report).findings.map(({ id, event, hook }) =>
      `${id} ${event?.dialect ?? hook?.split(':')[0]} ${event?.subject ?? ''}`.trim(),
    )
    expect(found.sort()).toEqual([
      'already-denied claude-code git fetch -q && git reset --hard origin/add-refunds',
      'ask-refused claude-code npm run migrate',
      'call-blocked claude-code src/refunds.js',
      'call-blocked lecode git push --force',
      'call-blocked luxe https://docs.payments.example/v2/refunds',
      'call-rewritten luxe',
      'hook-failed claude-code',
      'hook-failed luxe',
      'prompt-blocked luxe Good. Try one against the payment sandbox, its key is CORP-SECRET-4711. Then migrate and open the pull request.',
    ])
    const lines = readEvents(events)
    expect(lines.length).toBe(3 * (20 + 2))
    const failures = lines.flatMap((line) => line.verdicts.flatMap(({ failure }) => (failure === null ? [] : [failure.kind])))
    expect(failures.sort()).toEqual(['exit-nonzero', 'timeout'])
    expect(lines.filter((line) => line.rewritten !== null).map((line) => line.rewritten)).toEqual([
      { command: 'npm test -- --run', description: 'Run the tests' },
    ])
  })
})

test.each(SCRIPTS)('%s is executable, has Unix line ends and says what it guards', (script) => {
  const text = fs.readFileSync(script, 'utf8')
  expect(text).toMatch(/^#!\/bin\/sh\n# Guards .+\.\n/)
  expect(text).not.toContain('\r')
  if (process.platform !== 'win32') expect(fs.statSync(script).mode & 0o111).toBe(0o111)
})
