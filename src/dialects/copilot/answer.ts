import { fail, findDecisionWord, findProcessFailure, holdsDecision, NO_OPINION, noteUnheard, parseAnswer } from '../../dialect/answer.ts'
import type { SeenEvent } from '../../model/dialect.ts'
import type { Answer, AnswerNote, Ending, Failure } from '../../model/hook.ts'
import { isObject, own } from '../../model/json.ts'
import { excerpt } from '../../text/excerpt.ts'
import { showValue } from '../../text/show.ts'
import { readDecision } from './decision.ts'
import type { Stand } from './events.ts'
import { type FailurePolicy, findPolicy } from './hosts.ts'

/**
 * How Copilot reads one hook's ending (measured on 1.0.102): JSON on stdout at exit 0. Before a tool call exit code 2 denies whatever was printed,
 * and the host and its version say what any other failure comes to; at other events a failure stops nothing.
 */
export function interpretCopilot(ending: Ending, seen: SeenEvent, stand: Stand): Answer {
  const failure = findProcessFailure(ending)
  if (failure === null) return readAnswer(ending, stand)
  const isGuard = seen.kind === 'pre_tool'
  const policy = findPolicy(stand.host, seen.session)
  const said = readStdout(ending.stdout, stand)
  if (isExit2(ending) && (isGuard ? policy.exit2 === 'deny' : stand.host === 'vscode')) return denyByExit(ending, said, failure)
  if (isGuard && isClosed(failure, policy)) return { ...NO_OPINION, verdict: 'deny', reason: `hook errored: ${failure.detail}`, failure }
  return { ...NO_OPINION, failure, notes: noteLostDeny(ending, said) }
}

function isExit2(ending: Ending): boolean {
  return ending.kind === 'exited' && ending.code === 2
}

/** More than Copilot keeps of the output is no JSON any more, and no JSON is no answer. */
function isClosed({ kind }: Failure, policy: FailurePolicy): boolean {
  if (kind === 'output-too-large') return false
  return (kind === 'timeout' ? policy.timeout : policy.error) === 'closed'
}

/** The agent hears the JSON's reason, or that the code was 2; stderr is for people only. */
function denyByExit(ending: Ending, said: Answer, failure: Failure): Answer {
  const stderr = ending.stderr.trim()
  const told = stderr === '' ? EXIT_2 : `${EXIT_2}: ${excerpt(stderr, MAX_REASON)}`
  const isLaunch = failure.kind === 'launch-failed'
  const notes = holdsDecision(stderr) ? [...said.notes, UNHEARD_STDERR] : said.notes
  return { ...NO_OPINION, verdict: 'deny', reason: said.reason ?? told, failure: isLaunch ? failure : null, notes }
}

/** Copilot's own words (recorded from 1.0.102). */
export const EXIT_2 = 'hook exited with code 2'
const MAX_REASON = 600

const UNHEARD_STDERR: AnswerNote = {
  id: 'answer-on-stderr',
  message: 'stderr holds decision JSON, which Copilot reads on stdout only; the exit code 2 is what blocks',
}

function noteLostDeny(ending: Ending, said: Answer): AnswerNote[] {
  if (said.verdict !== 'deny') return []
  const how = ending.kind === 'exited' ? `exited ${ending.code}` : `ended as ${ending.kind}`
  return [{ id: 'deny-lost', message: `answered deny but ${how}: Copilot counts that as a failure and the deny is lost` }]
}

function readAnswer(ending: Ending, stand: Stand): Answer {
  const answer = readStdout(ending.stdout, stand)
  if (answer.verdict !== 'none' || answer.failure !== null) return answer
  return { ...answer, notes: [...answer.notes, ...noteUnheard(ending.stderr, 'Copilot')] }
}

/** What is left of stdout must be one JSON value (measured: text before or behind it hides it, a byte order mark does not). */
function readStdout(stdout: string, stand: Stand): Answer {
  const text = dropProgress(stdout.replace(/^\ufeff/, '')).trim()
  if (text === '') return NO_OPINION
  const parsed = parseAnswer(text)
  if (parsed === undefined) return readPlainText(text)
  if (isObject(parsed.value)) return readDecision(parsed.value, stand)
  const word = typeof parsed.value === 'string' ? findDecisionWord({ decision: parsed.value }) : null
  if (word === null) return NO_OPINION
  return {
    ...NO_OPINION,
    failure: fail('unrecognized-output', `${showValue(parsed.value)} is no JSON object, so that Copilot does not hear it`, 0),
  }
}

function readPlainText(text: string): Answer {
  const begins = /^[[{]/.test(text)
  if (!begins && !holdsDecision(text)) return NO_OPINION
  const what = begins ? 'begins like JSON and is none' : 'text around the JSON hides it from Copilot'
  return { ...NO_OPINION, failure: fail('invalid-json', `${what}: ${showValue(text)}`, 0) }
}

/** Lines for the person at the screen: https://docs.github.com/en/copilot/reference/hooks-reference#progress-messages */
function dropProgress(stdout: string): string {
  if (!stdout.includes('"progress"')) return stdout
  return stdout
    .split('\n')
    .filter((line) => own(parseAnswer(line.trim())?.value, 'type') !== 'progress')
    .join('\n')
}
