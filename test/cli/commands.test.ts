import { expect, test } from 'vitest'
import { writeFiles } from '../action/repositories.ts'
import { runProduct } from '../support/product.ts'
import { ROOT, RUNTIMES } from '../support/runtimes.ts'
import { makeScratch } from '../support/scratch.ts'

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

test('an empty argument is refused: it would stand for the whole folder', async () => {
  const { code, stdout } = await runProduct('cli.js', ['replay', ''], { runtime, cwd: ROOT })
  expect(code).toBe(2)
  expect(stdout).toContain('an argument is empty (invalid-option)')
})

test.for([
  { file: '.claude/settings.json', text: '{"PreToolUse": [{"hooks": [{"type": "command", "command": "x"}]}]}' },
  { file: '.lecode/config.toml', text: 'PreToolUse = ["x"]' },
])('hooks that stand beside their table in $file are none, and an example is named', async ({ file, text }, context) => {
  const cwd = writeFiles(makeScratch(context), { [file]: text })
  const { code, stdout } = await runProduct('cli.js', ['hooks'], { runtime, cwd })
  expect(code).toBe(0)
  expect(stdout).toContain(`  no hooks in ${file}\n  → https://`)
  expect(stdout).toContain('docs/agents.md#a-guard-to-begin-with')
})
