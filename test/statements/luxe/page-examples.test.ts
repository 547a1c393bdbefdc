import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { after, bash, call, judgeOne, prompt, replay } from './harness.ts'

/** As the page has it, but for the folder of the script. */
const GUARD = {
  hooks: { BeforeToolUse: [{ matcher: { bash: 'rm *' }, command: ['./guard.sh'], on_timeout: 'deny' }] },
  project: {
    'guard.sh': `#!/usr/bin/env bash
cmd=$(jq -r '.ToolUse.args.command // empty')
case "$cmd" in
  *"rm -rf /"*|*"rm -rf ~"*) echo '{"decision":"deny","reason":"refusing a root or home wipe"}' ;;
  *)                         echo '{"decision":"ask","reason":"recursive delete"}' ;;
esac
`,
  },
}

test.for(['rm -rf /', 'rm -rf ~', 'rm -rf /tmp/x'])('X131 the guard denies %s', async (command, t) => {
  expect(await judgeOne(t, GUARD, bash(command))).toMatchObject({
    native: 'deny',
    ruled: { ruling: 'deny', reason: 'refusing a root or home wipe' },
  })
})

test.for(['rm -rf build', 'rm  -rf /'])('X132 the guard asks about "%s", which the gate refuses', async (command, t) => {
  expect(await judgeOne(t, GUARD, bash(command))).toMatchObject({
    native: 'ask',
    ruled: { ruling: 'deny', cause: 'ask', reason: 'recursive delete' },
  })
})

test('X133 for ls the guard is not started', async (t) => {
  expect((await replay(t, GUARD, [bash('ls')])).starts).toEqual([])
})

test('X134 the prompt policy blocks a message with an internal token, and no other', async (t) => {
  const setup = {
    hooks: { UserPromptSubmit: [{ command: ['./prompt-policy.sh'] }] },
    project: {
      'prompt-policy.sh': `#!/usr/bin/env bash
prompt=$(jq -r '.Other.content // empty')
if printf '%s' "$prompt" | grep -qE 'CORP-SECRET-[0-9]+'; then
  echo '{"decision":"deny","reason":"the message contained an internal token"}'
fi
`,
    },
  }
  const { judgements } = await replay(t, setup, [prompt('use CORP-SECRET-12'), prompt('use CORP-SECRET-x')])
  expect(judgements).toMatchObject([
    { native: 'deny', ruled: { ruling: 'deny', reason: 'the message contained an internal token' } },
    { native: 'none', ruled: { ruling: 'allow' }, verdicts: [{ failure: null }] },
  ])
})

test('X135 the lint hook adds context to results of edit only', async (t) => {
  const lint = `jq -n --arg out "$(npm run -s lint 2>&1 | tail -20)" '{decision: "allow", context: $out}'`
  const setup = (scratch: string) => ({
    hooks: { AfterToolUse: [{ matcher: 'edit', command: ['sh', '-c', lint] }] },
    // The project's linter, without npm's start-up time.
    project: { '../bin/npm.sh': '#!/bin/sh\n[ "$*" = "run -s lint" ] && [ -f README.md ] && echo "a.ts: unused"\n' },
    searched: `${path.join(scratch, 'bin')}:${process.env.PATH}`,
  })
  const edit = call('edit', { path: 'a.ts' })
  const write = call('write', { path: 'a.ts' })
  const given = (scratch: string) => {
    fs.mkdirSync(path.join(scratch, 'bin'))
    fs.symlinkSync('npm.sh', path.join(scratch, 'bin/npm'))
    return setup(scratch)
  }
  const { judgements } = await replay(t, given, [edit, after(edit, 'done'), write, after(write, 'done')])
  expect(judgements[1]?.verdicts).toMatchObject([{ context: 'a.ts: unused', failure: null }])
  expect(judgements[3]?.verdicts).toEqual([])
})

test('X136 without jq the guard asks about rm -rf /, which is no failure and refused all the same', async (t) => {
  const given = (scratch: string) => {
    const bin = path.join(scratch, 'bin')
    fs.mkdirSync(bin)
    for (const name of ['env', 'bash']) fs.symlinkSync(findProgram(name), path.join(bin, name))
    return { ...GUARD, searched: bin }
  }
  const judged = await judgeOne(t, given, bash('rm -rf /'))
  expect(judged).toMatchObject({ native: 'ask', ruled: { ruling: 'deny', reason: 'recursive delete' }, verdicts: [{ failure: null }] })
})

function findProgram(name: string): string {
  const found = (process.env.PATH ?? '').split(':').map((folder) => path.join(folder, name))
  return found.find((file) => fs.existsSync(file)) ?? name
}
