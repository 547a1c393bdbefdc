import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, type TestContext, test } from 'vitest'
import { writeFiles } from '../action/repositories.ts'
import { readEvents, runProduct } from '../support/product.ts'
import { RUNTIMES } from '../support/runtimes.ts'
import { makeScratch } from '../support/scratch.ts'
import { type Call, recordSession } from './sessions.ts'

const bash = (command: string): Call => ['Bash', { command }]

/** Runs sessions, each a file, through the hooks of a project. Hooks find the folder of the test in `$1`, which lies outside the tree. */
async function run(files: Record<string, string>, sessions: string[], context: TestContext, args: string[] = []) {
  const scratch = makeScratch(context)
  const shared = path.join(scratch, 'shared')
  fs.mkdirSync(shared)
  const transcripts = Object.fromEntries(sessions.map((text, index) => [`transcripts/${index}.jsonl`, text]))
  const project = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.replaceAll('SHARED', shared)]))
  const cwd = writeFiles(scratch, { ...project, ...transcripts })
  const [runtime] = RUNTIMES
  if (runtime === undefined) throw new Error('no runtime')
  const done = await runProduct('cli.js', ['replay', '--events-out', `${scratch}/events`, ...args], { runtime, cwd })
  expect(done.stderr).toBe('')
  const said = (name: string) =>
    fs.existsSync(path.join(shared, name)) ? fs.readFileSync(path.join(shared, name), 'utf8').trim().split('\n') : []
  return { events: readEvents(`${scratch}/events`), said }
}

/** Says that it is here, and waits until the other one is: two that run in turn never both are. `$2`: its name, `$3`: the other's. */
const MEET = `#!/bin/sh
cat >/dev/null
: > "$1/$2"
n=0
until [ -e "$1/$3" ]; do n=$((n + 1)); [ $n -gt 200 ] && { echo "$2 was alone" >> "$1/alone"; break; }; sleep 0.05; done
`
const context = (text: string) => `echo '{"hookSpecificOutput":{"hookEventName":"PreToolUse","additionalContext":"${text}"}}'`

test('hooks of one event overlap in Claude Code, and what they say is merged in configured order, whichever ends first', async (given) => {
  const hook = (name: string) => ({ type: 'command', command: `"$CLAUDE_PROJECT_DIR"/${name}` })
  const files = {
    'meet.sh': MEET,
    // The first waits for the second, and ends long after it.
    'first.sh': `#!/bin/sh\n"$CLAUDE_PROJECT_DIR"/meet.sh SHARED first second; sleep 0.5; echo first >> SHARED/ended\n${context('from the first')}\n`,
    'second.sh': `#!/bin/sh\n"$CLAUDE_PROJECT_DIR"/meet.sh SHARED second first; echo second >> SHARED/ended\n${context('from the second')}\n`,
    '.claude/settings.json': JSON.stringify({ hooks: { PreToolUse: [{ matcher: '*', hooks: [hook('first.sh'), hook('second.sh')] }] } }),
  }
  const { events, said } = await run(files, [recordSession('s', [bash('ls')])], given)
  expect(said('alone')).toEqual([])
  expect(said('ended')).toEqual(['second', 'first'])
  expect(events.at(-1)).toMatchObject({ event: 'pre_tool', context: 'from the first\nfrom the second' })
})

/** Finds out whether another one runs at the same time: only one can make the folder. Then it says its name, and ends. `$2`: its name, `$3`: of what. */
const ALONE = `#!/bin/sh
cat >/dev/null
mkdir "$1/busy-$3" 2>/dev/null || echo "$2 was not alone" >> "$1/overlaps"
sleep 0.05
echo "$2" >> "$1/order-$3"
rmdir "$1/busy-$3"
`

const IN_TURN: { dialect: string; files: Record<string, string> }[] = [
  {
    dialect: 'lecode',
    files: {
      '.lecode/config.toml': `[hooks]\nPreToolUse = [${['a', 'b', 'c'].map((name) => `'./alone.sh SHARED ${name} all; echo "{\\"verdict\\":\\"allow\\"}"'`)}]\n`,
    },
  },
  {
    dialect: 'luxe',
    files: {
      '.luxe/hooks.json': JSON.stringify({
        BeforeToolUse: ['a', 'b', 'c'].map((name) => ({
          command: ['sh', '-c', `./alone.sh SHARED ${name} all; echo '{"decision":"allow"}'`],
          timeout_ms: 60_000,
        })),
      }),
    },
  },
]

test.for(IN_TURN)('hooks of one event run one after the other, in configured order, in $dialect', async ({ files }, given) => {
  const { events, said } = await run({ 'alone.sh': ALONE, ...files }, [recordSession('s', [bash('ls'), bash('pwd')])], given)
  expect(events.flatMap(({ verdicts }) => verdicts.map((each) => each.failure))).toEqual(Array(6).fill(null))
  expect(said('overlaps')).toEqual([])
  expect(said('order-all')).toEqual(['a', 'b', 'c', 'a', 'b', 'c'])
})

/** One hook for all sessions: the one that it is asked about, and the command, stand in its envelope. */
const BY_SESSION = {
  'alone.sh': ALONE,
  'by-session.sh': `#!/bin/bash
input=$(cat)
[[ $input =~ \\"command\\":\\"([a-z]+)-([0-9]+) ]]
"$CLAUDE_PROJECT_DIR"/alone.sh SHARED "\${BASH_REMATCH[2]}" "\${BASH_REMATCH[1]}" </dev/null
`,
  '.claude/settings.json': JSON.stringify({
    hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: '"$CLAUDE_PROJECT_DIR"/by-session.sh' }] }] },
  }),
}
const numbered = (name: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => bash(`${name}-${from + index}`))

test('within each session a hook sees no event before the one ahead of it is finished, however many sessions there are', async (given) => {
  const names = ['red', 'green', 'blue', 'white']
  const sessions = names.map((name) => recordSession(name, numbered(name, 1, 8)))
  const { said } = await run(BY_SESSION, sessions, given, ['--concurrency', '4'])
  expect(said('overlaps')).toEqual([])
  for (const name of names) expect(said(`order-${name}`)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
})

test('sessions that begin alike are judged one after the other, and what they share once', async (given) => {
  const first = recordSession('gold', numbered('gold', 1, 4))
  // A resumed session: a copy of the one before it, and what came then.
  const resumed =
    first +
    recordSession('gold', numbered('gold', 1, 8))
      .split('\n')
      .slice(9)
      .join('\n')
  const { said } = await run(BY_SESSION, [first, resumed], given, ['--concurrency', '4'])
  expect(said('overlaps')).toEqual([])
  expect(said('order-gold')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
})

test('sessions overlap: the hooks of two are there at the same time', async (given) => {
  const files = {
    'meet.sh': MEET,
    'both.sh': `#!/bin/sh
case "$(cat)" in *left*) set -- left right ;; *) set -- right left ;; esac
"$CLAUDE_PROJECT_DIR"/meet.sh SHARED "$@" </dev/null
`,
    '.claude/settings.json': JSON.stringify({
      hooks: { PreToolUse: [{ matcher: '*', hooks: [{ type: 'command', command: '"$CLAUDE_PROJECT_DIR"/both.sh' }] }] },
    }),
  }
  const sessions = ['left', 'right'].map((name) => recordSession(name, [bash(`echo ${name}`)]))
  const together = await run(files, sessions, given, ['--concurrency', '2'])
  expect(together.said('alone')).toEqual([])
})
