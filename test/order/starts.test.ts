import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, type TestContext, test } from 'vitest'
import { writeFiles } from '../action/repositories.ts'
import { readReport } from '../support/product.ts'
import { ROOT, RUNTIMES } from '../support/runtimes.ts'
import { makeScratch } from '../support/scratch.ts'
import { type Call, recordSession } from './sessions.ts'

const NODE = RUNTIMES[0]?.node ?? process.execPath
const bash = (command: string): Call => ['Bash', { command }]
const SESSION: readonly Call[] = [
  ...[bash('git push'), bash('ls'), bash('ls')],
  ...[
    ['Read', { file_path: '/home/dev/app/a' }],
    ['Read', { file_path: '/home/dev/app/b' }],
    ['Write', { file_path: '/home/dev/app/c', content: 'c' }],
    ['Edit', { file_path: '/home/dev/app/c', old_string: 'c', new_string: 'd' }],
    ['mcp__db__query', { sql: 'select 1' }],
    ['TodoWrite', { todos: [] }],
  ].map(([name, input]) => [name, input] as Call),
]

/** Runs sessions and counts how often each hook was started: each writes its name into a file outside the tree. */
async function countStarts(files: (say: (name: string) => string) => Record<string, string>, sessions: string[], context: TestContext) {
  const scratch = makeScratch(context)
  const say = (name: string) => `echo ${name} >> ${scratch}/starts`
  const transcripts = Object.fromEntries(sessions.map((text, index) => [`transcripts/${index}.jsonl`, text]))
  const cwd = writeFiles(scratch, { ...files(say), ...transcripts })
  const args = [path.join(ROOT, 'dist/cli.js'), 'replay', '--concurrency', '4', '--report-path', `${scratch}/report.json`]
  const done = spawnSync(NODE, args, { cwd, encoding: 'utf8', env: { PATH: process.env.PATH ?? '', HOME: cwd } })
  expect(done.stderr).toBe('')
  const starts: Record<string, number> = {}
  for (const name of fs.readFileSync(`${scratch}/starts`, 'utf8').trim().split('\n')) starts[name] = (starts[name] ?? 0) + 1
  const { totals } = readReport(`${scratch}/report.json`)
  expect(totals.hook_runs).toBe(Object.values(starts).reduce((sum, each) => sum + each, 0))
  return { starts, totals }
}

test('Claude Code: each hook is started once for each call that it matches, one configured twice once, and never else', async (context) => {
  const { starts } = await countStarts(
    (say) => {
      const hook = (name: string, more = {}) => ({ type: 'command', command: `cat >/dev/null; ${say(name)}`, ...more })
      const groups = [
        { matcher: 'Bash', hooks: [hook('bash'), hook('twice')] },
        { matcher: 'Bash|Read', hooks: [hook('twice')] },
        { matcher: 'Edit|Write', hooks: [hook('edits')] },
        { matcher: 'mcp__.*', hooks: [hook('mcp')] },
        { matcher: 'Bash', hooks: [hook('pushes', { if: 'Bash(git push)' })] },
        { matcher: 'Glob', hooks: [hook('never')] },
      ]
      return { '.claude/settings.json': JSON.stringify({ hooks: { PreToolUse: groups, PostToolUse: [{ hooks: [hook('after')] }] } }) }
    },
    [recordSession('one', SESSION), recordSession('two', SESSION)],
    context,
  )
  // Three calls of Bash, two of Read, one each of Edit, Write, the MCP tool and TodoWrite; in two sessions.
  expect(starts).toEqual({ bash: 6, twice: 10, edits: 4, mcp: 2, pushes: 2 })
})

test('lecode: each handler is started once for each call, and never else', async (context) => {
  const { starts } = await countStarts(
    (say) => {
      const handler = (name: string) => `'cat >/dev/null; ${say(name)}; echo "{\\"verdict\\":\\"allow\\"}"'`
      return {
        '.lecode/config.toml': `[hooks]\nPreToolUse = [${handler('one')}, ${handler('two')}]\nPostToolUse = [${handler('after')}]\n`,
      }
    },
    [recordSession('one', SESSION.slice(0, 5))],
    context,
  )
  expect(starts).toEqual({ one: 5, two: 5 })
})

test('Luxe: each hook is started once for each call that it matches, until one ends the chain, and never else', async (context) => {
  const { starts } = await countStarts(
    (say) => {
      const hook = (name: string, matcher: object | undefined, decision: string) => ({
        ...(matcher === undefined ? {} : { matcher }),
        command: ['sh', '-c', `cat >/dev/null; ${say(name)}; echo '{"decision":"${decision}"}'`],
        timeout_ms: 60_000,
      })
      const before = [
        hook('pushes', { bash: 'git push *' }, 'allow'),
        hook('shell', { bash: 'git *' }, 'deny'),
        hook('all', undefined, 'allow'),
      ]
      return { '.luxe/hooks.json': JSON.stringify({ BeforeToolUse: before, AfterToolUse: [hook('after', undefined, 'allow')] }) }
    },
    [recordSession('one', SESSION.slice(0, 5))],
    context,
  )
  // `git push` is denied by the second, so the third sees the four others.
  expect(starts).toEqual({ pushes: 1, shell: 1, all: 4 })
})

test('what a pure hook has answered is not asked again, in any session', async (context) => {
  const { starts, totals } = await countStarts(
    (say) => ({
      '.claude/settings.json': JSON.stringify({
        hooks: { PreToolUse: [{ matcher: 'Bash|Read', hooks: [{ type: 'command', command: `cat >/dev/null; ${say('pure')}` }] }] },
      }),
      '.hookwitness.toml': `[[hooks]]\ncommand = ${JSON.stringify(`cat >/dev/null; ${say('pure')}`)}\npure = true\n`,
    }),
    [recordSession('one', SESSION), recordSession('two', SESSION), recordSession('three', SESSION)],
    context,
  )
  // Four different envelopes, of five calls in each of three sessions.
  expect(starts).toEqual({ pure: 4 })
  expect(totals.answers_reused).toBe(11)
})

const UNSHARE = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']

test('a call that no hook matches costs no process: the counter of process ids stands where it stood', (context) => {
  const tried = spawnSync(UNSHARE[0] ?? '', [...UNSHARE.slice(1), 'true'], { encoding: 'utf8' })
  if (tried.status !== 0) {
    process.stderr.write(`skipped: counting processes, since unshare may not be used here: ${tried.error?.message ?? tried.stderr}\n`)
    return context.skip()
  }
  const countIds = (calls: number) => {
    const scratch = makeScratch(context)
    const settings = { hooks: { PreToolUse: [{ matcher: 'Write', hooks: [{ type: 'command', command: 'exit 2' }] }] } }
    const session = recordSession(
      's',
      Array.from({ length: calls }, (_, index) => bash(`echo ${index}`)),
    )
    const cwd = writeFiles(scratch, { '.claude/settings.json': JSON.stringify(settings), 'transcripts/s.jsonl': session })
    const script = '"$0" "$1" replay >/dev/null || exit; sh -c "echo \\$\\$"'
    const args = [...UNSHARE.slice(1), 'sh', '-c', script, NODE, path.join(ROOT, 'dist/cli.js')]
    const done = spawnSync(UNSHARE[0] ?? '', args, { cwd, encoding: 'utf8', env: { PATH: process.env.PATH ?? '', HOME: cwd } })
    expect(done.stderr).toBe('')
    return Number(done.stdout)
  }
  const few = countIds(2)
  expect(few).toBeGreaterThan(2)
  // Threads take ids too, and how many git or Node start may differ a little.
  expect(Math.abs(countIds(502) - few)).toBeLessThan(25)
})
