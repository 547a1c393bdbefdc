import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, type TestContext, test } from 'vitest'
import { claudeCode } from '../../src/dialects/claude-code/claude-code.ts'
import { matchesGlob } from '../../src/matching/path.ts'
import type { AgentEvent } from '../../src/model/event.ts'
import type { JudgedEvent } from '../../src/model/judgement.ts'
import type { TranscriptSource } from '../../src/model/transcript.ts'
import { openRunner } from '../../src/process/runner.ts'
import { readers } from '../../src/readers/index.ts'
import { AnswerMemory } from '../../src/replay/answer-memory.ts'
import { readableTree } from '../../src/replay/read-tree.ts'
import { replayTranscripts } from '../../src/replay/replay-transcripts.ts'
import { NO_BUDGET, startBudget, type TimeBudget, TimeIsOver } from '../../src/replay/time-budget.ts'
import { openTrustedTree } from '../../src/replay/trusted-tree.ts'
import { WorkspacePool } from '../../src/replay/workspace-pool.ts'
import { openTranscripts } from '../../src/transcript/open.ts'
import { writeFiles } from '../action/repositories.ts'
import { recordSession } from '../order/sessions.ts'
import { makeScratch } from '../support/scratch.ts'

/** Replays three sessions of a prompt and two calls each, whose hook does as `guard` says, within a budget. */
async function replayWithin(time: TimeBudget, guard: string, context: TestContext) {
  const scratch = makeScratch(context)
  const hook = { matcher: '*', hooks: [{ type: 'command', command: guard.replaceAll('SCRATCH', scratch) }] }
  const session = (id: string) =>
    recordSession(
      id,
      ['ls', 'pwd'].map((command) => ['Bash', { command }] as const),
    )
  const app = writeFiles(scratch, {
    '.claude/settings.json': JSON.stringify({ hooks: { PreToolUse: [hook] } }),
    ...Object.fromEntries(['a', 'b', 'c'].map((id) => [`transcripts/${id}.jsonl`, session(id)])),
  })
  const tree = await openTrustedTree(app, { kind: 'worktree' }, scratch)
  const loaded = claudeCode.load(readableTree(tree, { userConfig: null, trusted: true }))
  const search = { named: [path.join(app, 'transcripts')], cwd: app, repo: app, env: {}, matches: matchesGlob }
  const { sources } = await openTranscripts(search, readers)
  const runner = openRunner()
  const found = { judged: [] as JudgedEvent[], missed: [] as AgentEvent[], unread: [] as TranscriptSource[] }
  try {
    await replayTranscripts(
      sources,
      {
        ...{
          configured: [{ dialect: claudeCode, loaded }],
          pool: new WorkspacePool(tree, path.join(scratch, 'run')),
          run: runner.run,
          time,
        },
        ...{ inherited: { PATH: process.env.PATH }, memory: new AnswerMemory(), foreign: null, pathMap: 'auto' },
        ...{ onAsk: 'deny', onHookFailure: 'deny', minConfidence: 'partial', changed: () => undefined, skipped: () => undefined },
        chooses: ({ kind }) => kind === 'pre_tool' || kind === 'prompt',
        judged: (event) => found.judged.push(event),
        missed: (event) => found.missed.push(event),
        unread: (source) => found.unread.push(source),
      },
      { concurrency: 2, halt: runner.close },
    )
  } finally {
    await runner.close()
  }
  const starts = fs.existsSync(path.join(scratch, 'starts'))
  return { ...found, sources, starts }
}

const over = () => AbortSignal.abort(new TimeIsOver())

test('when the time is over before the first event, everything is counted and no hook is started', async (context) => {
  const { judged, missed, unread, starts } = await replayWithin({ ...NO_BUDGET, over: over() }, 'echo x > SCRATCH/starts', context)
  expect({ judged: judged.length, missed: missed.length, unread: unread.length, starts }).toEqual({
    judged: 0,
    missed: 9,
    unread: 0,
    starts: false,
  })
})

test('when there is no time for counting either, each transcript is told as not read', async (context) => {
  const { judged, missed, unread, sources } = await replayWithin({ ...NO_BUDGET, over: over(), mayRead: () => false }, 'true', context)
  expect({ judged, missed }).toEqual({ judged: [], missed: [] })
  expect(new Set(unread)).toEqual(new Set(sources))
})

test('a transcript in whose midst counting ends is told as not read, beside what was counted', async (context) => {
  let looks = 0
  const mayRead = () => ++looks < 6
  const { missed, unread, sources } = await replayWithin({ ...NO_BUDGET, over: over(), mayRead }, 'true', context)
  expect(unread).toHaveLength(sources.length)
  expect(missed.length).toBeGreaterThan(0)
  expect(missed.length).toBeLessThan(9)
})

test('a hook that runs when the time is over is ended, and what it was asked about is not judged', async (context) => {
  const ending = new AbortController()
  setTimeout(() => ending.abort(new TimeIsOver()), 1000)
  const { judged, missed } = await replayWithin({ ...NO_BUDGET, over: ending.signal }, 'sleep 300', context)
  expect(judged.map(({ event }) => event.kind)).toEqual(['prompt', 'prompt'])
  expect(missed).toHaveLength(7)
})

test('a budget counts from the start of the process, and then leaves a while to count', async () => {
  const time = startBudget(Math.max(1, Math.floor(performance.now() / 1000) - 1))
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect(time.over.aborted).toBe(true)
  expect(time.over.reason).toBeInstanceOf(TimeIsOver)
  expect(time.mayRead()).toBe(true)
  time.close()
})
