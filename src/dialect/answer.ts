import type { JsonObject } from '../model/event.ts'
import type { Answer, AnswerNote, Decision, Ending, Failure, FailureKind } from '../model/hook.ts'
import { findTooDeep } from '../model/json.ts'
import { excerpt } from '../text/excerpt.ts'

/** No opinion: what a dialect starts from. */
export const NO_OPINION: Answer = {
  verdict: 'none',
  reason: null,
  rewrite: null,
  context: null,
  failure: null,
  notes: [],
  endsChain: false,
}

/** What the process itself did wrong, before anybody looks at its output; null after an exit with code 0. */
export function findProcessFailure(ending: Ending): Failure | null {
  switch (ending.kind) {
    case 'timed-out':
      return fail('timeout', withStderr(`timed out after ${ending.timeoutMs} ms`, ending), ending.exitCode)
    case 'too-large':
      return fail('output-too-large', `more than ${ending.cap} bytes on ${ending.stream}`, null)
    case 'not-started':
      return fail('spawn-error', `could not start: ${ending.message}`, null)
    case 'signalled':
      return fail('signal', withStderr(`killed by ${ending.signal}`, ending), null)
    case 'exited': {
      if (ending.code === 0) return null
      const kind = isLaunchFailure(ending.code, ending.stderr) ? 'launch-failed' : 'exit-nonzero'
      return fail(kind, withStderr(`exit code ${ending.code}`, ending), ending.code)
    }
  }
}

/** A failure as a value; `detail` is foreign text. */
export function fail(kind: FailureKind, detail: string, exitCode: number | null): Failure {
  return { kind, detail, exitCode }
}

/** How much of a hook's stderr is quoted. */
const STDERR_LINES = 5
const STDERR_CHARACTERS = 600

function withStderr(what: string, ending: Ending): string {
  const lines = excerpt(ending.stderr.trim().split('\n', STDERR_LINES).join('\n'), STDERR_CHARACTERS)
  return lines === '' ? what : `${what}: ${lines}`
}

/** An interpreter that finds no script says so at once: more of stderr is not looked at, whatever a hook wrote. */
const STDERR_HEAD = 8 * 1024

function headOf(stderr: string): string {
  return stderr.trimStart().slice(0, STDERR_HEAD)
}

/** Sentences by which interpreters say that they found no script; Python and dash then exit with 2, which many agents read as a deny. */
const NO_SCRIPT = [
  /can't open file .*\[Errno \d+\]/,
  /^\S*sh: 0: (?:cannot|can't) open /im,
  /^\S*sh: \S+: No such file or directory$/m,
  /Can't open perl script/,
  /No such file or directory -- .*\(LoadError\)/,
]
// Node's goes over several lines, which no pattern finds in one pass.
const NODE_FINDS_NONE = ["Cannot find module '", 'requireStack: []']

/** POSIX: a shell exits with 126 or 127 when it cannot run the command it was given. */
export function isLaunchFailure(code: number, stderr: string): boolean {
  if (code === 126 || code === 127) return true
  if (code === 0) return false
  const head = headOf(stderr)
  return NO_SCRIPT.some((sentence) => sentence.test(head)) || holdsInOrder(head, NODE_FINDS_NONE)
}

function holdsInOrder(text: string, parts: readonly string[]): boolean {
  let at = 0
  for (const part of parts) {
    const found = text.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return true
}

/** Parses a hook's stdout as one JSON value; `undefined` when it is none, and when it is nested too deep to be read. */
export function parseAnswer(text: string): { value: unknown } | undefined {
  if (findTooDeep(text) >= 0) return undefined
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Keys and words by which the hooks of any agent announce a decision. */
const DECISION_KEYS = ['decision', 'permissionDecision', 'permission', 'verdict', 'behavior', 'cancel', 'block']
const DECISION_WORDS = ['deny', 'block', 'ask', 'allow', 'approve', 'defer', 'denied', 'blocked', 'reject']

/** The first decision that an object announces, in whatever agent's form: for telling an answer in the wrong shape from no answer. */
export function findDecisionWord(answer: JsonObject): string | null {
  const nested = answer.hookSpecificOutput
  const places = typeof nested === 'object' && nested !== null ? [answer, nested as JsonObject] : [answer]
  for (const place of places) {
    for (const key of DECISION_KEYS) {
      const value = Object.hasOwn(place, key) ? place[key] : undefined
      if (value === true && (key === 'cancel' || key === 'block')) return `${key}: true`
      if (typeof value === 'string' && DECISION_WORDS.includes(value.toLowerCase())) return `${key}: ${JSON.stringify(value)}`
    }
  }
  return null
}

const DECISION_IN_TEXT = new RegExp(
  `"(?:${DECISION_KEYS.join('|')})"\\s*:\\s*"(?:${DECISION_WORDS.join('|')})"|"(?:cancel|block)"\\s*:\\s*true`,
  'i',
)

/** Whether decision JSON of any agent stands somewhere in a text that is not JSON itself: an answer that nobody hears. */
export function holdsDecision(text: string): boolean {
  return DECISION_IN_TEXT.test(text)
}

/** That a hook which said nothing on stdout has put its decision on stderr, where `title` does not look; none when it has not. */
export function noteUnheard(stderr: string, title: string): AnswerNote[] {
  if (!holdsDecision(stderr)) return []
  return [{ id: 'answer-on-stderr', message: `stderr holds decision JSON, which ${title} reads on stdout only: nobody hears it` }]
}

/** The most severe of several decisions in a dialect's own order (most severe first). */
export function mostSevere(order: readonly Decision[], decisions: readonly Decision[]): Decision {
  return order.find((decision) => decisions.includes(decision)) ?? 'none'
}

const BLANKS = ' \t\r\n\f\v'

/** Without the blanks around it; a byte order mark stays, which JSON parsers other than JavaScript's `trim` do not take for a blank. */
export function trimBlanks(text: string): string {
  let begin = 0
  let end = text.length
  while (begin < end && BLANKS.includes(text[begin] ?? '')) begin++
  while (end > begin && BLANKS.includes(text[end - 1] ?? '')) end--
  return text.slice(begin, end)
}
