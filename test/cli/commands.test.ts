import { expect, test } from 'vitest'
import { runProduct } from '../support/product.ts'
import { ROOT, RUNTIMES } from '../support/runtimes.ts'

const [runtime = { name: 'node', node: process.execPath }] = RUNTIMES

test.each([
  { flags: ['--on-ask', 'native'], told: ['no command is named'] },
  { flags: ['--on-aks=native'], told: ['no command is named', 'Did you mean --on-ask?'] },
  { flags: ['--on-aks', 'native', 'replay'], told: ['Did you mean --on-ask?'] },
  { flags: ['--'], told: ['no command is named'] },
  { flags: ['replya'], told: ['unknown command "replya"', 'Did you mean replay?'] },
  { flags: ['transcripts/s.jsonl'], told: ['unknown command "transcripts/s.jsonl"', 'Commands are: replay'] },
])('$flags without a command is refused with the next step', async ({ flags, told }) => {
  const { code, stdout, stderr } = await runProduct('cli.js', flags, { runtime, cwd: ROOT })
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  for (const part of told) expect(stderr).toContain(part)
  expect(stderr).toMatch(/^error: .*\(unknown-command\)\n {2}next: /m)
})

test('nothing at all shows the help, and is not green', async () => {
  const { code, stdout } = await runProduct('cli.js', [], { runtime, cwd: ROOT })
  expect(code).toBe(2)
  expect(stdout).toContain('hookwitness replay [TRANSCRIPT...]')
})

test('--help is green, with a command too', async () => {
  const { code, stdout } = await runProduct('cli.js', ['hooks', '--help'], { runtime, cwd: ROOT })
  expect(code).toBe(0)
  expect(stdout).toContain('hookwitness replay [TRANSCRIPT...]')
})
