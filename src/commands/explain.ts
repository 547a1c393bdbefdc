import type { OptionName, Options } from '../config/options.ts'
import { GateError } from '../errors.ts'
import { EXIT_CODES } from '../exit.ts'
import type { AgentEvent } from '../model/event.ts'
import type { ExplainedEvent, Explanation } from '../model/explanation.ts'
import { readableTree } from '../replay/read-tree.ts'
import { replayTranscripts } from '../replay/replay-transcripts.ts'
import { openScratch } from '../replay/scratch.ts'
import { NO_BUDGET } from '../replay/time-budget.ts'
import { renderExplanation } from '../reporters/terminal/explanation.ts'
import { encodeInPieces } from '../text/json.ts'
import { countOf } from '../text/numbers.ts'
import { makeSafe } from '../text/safe.ts'
import { buildExplanation, explainEvent } from './build-explanation.ts'
import { findPlace } from './event-place.ts'
import { type FoundEvent, findEvent } from './find-event.ts'
import { type FoundHooks, findHooks } from './find-hooks.ts'
import { type OpenedRun, openRun, type Surroundings } from './open-run.ts'
import { refuseUnused } from './printed.ts'
import type { Progress } from './replay.ts'
import { CHOOSES, judgeWith } from './replay-context.ts'
import { describeSandbox, writeNotes } from './run-notes.ts'
import { startRunner } from './start-runner.ts'

/** The options that the command takes. */
const TAKES: readonly OptionName[] = [
  ...([
    'repo',
    'dialects',
    'copilot_host',
    'hooks_from',
    'trust_project',
    'user_config',
    'on_ask',
    'on_hook_failure',
    'events',
    'path_map',
    'sandbox',
  ] as const),
  ...(['format', 'output'] as const),
]

/** What was written on the command line beside what `explain` takes. */
export function refuseForExplain(words: readonly string[], given: readonly OptionName[], format: Options['format']): GateError[] {
  const next = 'Write hookwitness explain TRANSCRIPT:LINE or TRANSCRIPT#CALL_ID, as reports name it.'
  const wrong = words.length === 1 ? [] : [new GateError('invalid-place', `explain takes one place, and ${words.length} were given`, next)]
  return [...wrong, ...refuseUnused('explain', TAKES, { words: [], given, format })]
}

/**
 * `hookwitness explain`: judges the session up to one recorded event as a replay does, and tells of that event what every configured hook made
 * of it. Throws a GateError or BadInput.
 */
export async function explain(
  word: string,
  { asked, around, look, progress }: { asked: Options; around: Surroundings; look: { color: boolean; width: number }; progress: Progress },
): Promise<{ pieces: Iterable<string>; code: number }> {
  const scratch = openScratch()
  try {
    const run = await openRun(asked, around, scratch.root)
    const place = await findPlace(word, { cwd: process.cwd(), repo: run.repo })
    const hooks = findHooks(
      readableTree(run.tree, { userConfig: run.options.user_config, trusted: run.trusted }),
      run.options,
      run.config.hooks,
    )
    const choosing = [CHOOSES[run.options.events], CHOOSES.tools, CHOOSES.all]
    const found = await findEvent(place, { repo: run.repo, env: around.env, choosing })
    const { events, notes } = await replayUpTo(found, run, { hooks, env: around.env, scratch: scratch.root, progress })
    const exitCode = codeOf(hooks)
    const explanation = buildExplanation(run, hooks, {
      ...{ events, exitCode },
      place: { path: found.path, line: place.line, call: place.call },
      notes: [
        ...tellLeftOut(found, hooks),
        ...tellMissing(hooks),
        ...writeNotes(run, hooks, { rewriting: new Set(), synthetic: new Map() }),
        ...notes,
      ],
    })
    return { pieces: run.options.format === 'json' ? encodeInPieces(explanation) : [renderExplanation(explanation, look)], code: exitCode }
  } finally {
    await scratch.remove()
  }
}

/** A line may hold any number of calls, and each explanation a whole envelope for each hook. */
const MAX_EXPLAINED = 100

/** Nothing of the session is judged behind the last event that was asked for. */
async function replayUpTo(
  { source, count, isAt, isBeside }: FoundEvent,
  run: OpenedRun,
  given: { hooks: FoundHooks; env: Record<string, string | undefined>; scratch: string; progress: Progress },
): Promise<{ events: ExplainedEvent[]; notes: string[] }> {
  const { hooks, env, scratch, progress } = given
  const events: ExplainedEvent[] = []
  const notes = new Set<string>()
  const judgedIn = new Map<AgentEvent['session'], number>()
  let total = 0
  let left = Math.min(count, MAX_EXPLAINED)
  const { runner, sandbox } = await startRunner(run, { env, scratch })
  for (const note of describeSandbox(run, sandbox)) notes.add(note)
  try {
    await replayTranscripts(
      [source],
      {
        ...judgeWith(run, hooks, { env, scratch, runner, time: NO_BUDGET }),
        chooses: (event) => {
          if (left === 0) return false
          if (!isAt(event)) return isBeside(event) && CHOOSES[run.options.events](event)
          left -= 1
          return true
        },
        explains: isAt,
        // There is no budget here.
        missed: () => undefined,
        unread: () => undefined,
        judged: (judged) => {
          const { event } = judged
          total += 1
          progress.judged(total)
          const earlier = judgedIn.get(event.session) ?? 0
          judgedIn.set(event.session, earlier + 1)
          if (isAt(event)) events.push(explainEvent(judged, { earlier, configured: hooks.configured }))
        },
        changed: (_, files) => {
          for (const file of files) notes.add(`A hook changed ${file} in the scratch copy of the tree.`)
        },
        skipped: (files) => {
          for (const { name, why } of files) notes.add(`${name} could not be copied (${why}), so hooks judged without it.`)
        },
      },
      { concurrency: 1, halt: runner.close },
    )
    return { events, notes: [...notes].map(makeSafe) }
  } finally {
    await runner.close()
  }
}

/** Of the kinds that were left out only those that a hook is configured for. */
function tellLeftOut({ leftOut, count }: FoundEvent, { configured }: FoundHooks): string[] {
  const kinds = leftOut.filter((kind) => configured.some(({ loaded }) => loaded.hooks.some((hook) => hook.kind === kind)))
  return [
    ...(kinds.length === 0 ? [] : [`Also there, and explained with --events all: ${kinds.join(', ')}.`]),
    ...(count > MAX_EXPLAINED ? [`${countOf(count, 'event')} stand there, of which the first ${MAX_EXPLAINED} are explained.`] : []),
  ]
}

function tellMissing({ configured, leftOut }: FoundHooks): string[] {
  if (configured.length > 0) return []
  return [leftOut.length > 0 ? 'dialects leaves out every hook system that is configured here.' : 'No hook configuration was found.']
}

function codeOf({ configured, findings }: FoundHooks): Explanation['exit_code'] {
  if (configured.length === 0) return EXIT_CODES['nothing-checked']
  const all = [...findings, ...configured.flatMap(({ loaded }) => loaded.findings)]
  return EXIT_CODES[all.some(({ level }) => level === 'error') ? 'bad-input' : 'passed']
}
