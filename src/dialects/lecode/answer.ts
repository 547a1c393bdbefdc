import { fail, findDecisionWord, findProcessFailure, NO_OPINION, noteUnheard, parseAnswer, trimBlanks } from '../../dialect/answer.ts'
import type { SeenEvent } from '../../model/dialect.ts'
import type { Answer, Decision, Ending, Failure } from '../../model/hook.ts'
import { isObject, own } from '../../model/json.ts'
import { maskSecrets } from '../../text/secrets.ts'
import { showValue } from '../../text/show.ts'

const VERDICTS: ReadonlyMap<string, Decision> = new Map([
  ['allow', 'allow'],
  ['defer', 'defer'],
  ['ask', 'ask'],
  ['deny', 'deny'],
])

/** lecode cuts the stderr that it quotes in a reason; Python counts code points. */
const STDERR_IN_REASON = 200
const UNITS_OF_CODE_POINT = 2

/** How lecode reads one hook's ending: any failure denies at the two enforced events and abstains elsewhere. */
export function interpretLecode(ending: Ending, event: SeenEvent): Answer {
  const failed = (failure: Failure, text: string): Answer => {
    const enforced = event.kind === 'pre_tool' || event.kind === 'prompt'
    return { ...NO_OPINION, verdict: enforced ? 'deny' : 'none', reason: enforced ? `hook failed: ${text}` : null, failure }
  }
  const failure = findProcessFailure(ending)
  if (failure !== null) return failed(failure, describeEnding(ending))
  const text = trimBlanks(ending.stdout)
  if (text === '') return { ...NO_OPINION, notes: noteUnheard(ending.stderr, 'lecode') }
  const parsed = parseAnswer(text)
  if (parsed === undefined) return failed(fail('invalid-json', `invalid JSON output: ${showValue(text)}`, 0), 'invalid JSON output')
  const verdict = own(parsed.value, 'verdict')
  const decision = typeof verdict === 'string' ? VERDICTS.get(verdict.toLowerCase()) : undefined
  if (!isObject(parsed.value) || decision === undefined) {
    return failed(describeNoVerdict(parsed.value), "missing or invalid 'verdict' in output")
  }
  const rewrite = own(parsed.value, 'rewritten_input')
  const answer: Answer = { ...NO_OPINION, verdict: decision, reason: readReason(own(parsed.value, 'reason')) }
  if (isObject(rewrite)) return { ...answer, rewrite: { how: 'replace', args: rewrite } }
  if (rewrite === undefined || rewrite === null) return answer
  const message = `lecode ignores a rewritten_input that is not an object: ${showValue(rewrite)}`
  return { ...answer, notes: [{ id: 'answer-key-ignored', message }] }
}

function describeNoVerdict(value: unknown): Failure {
  const foreign = isObject(value) && own(value, 'verdict') === undefined ? findDecisionWord(value) : null
  if (foreign !== null) return fail('unrecognized-output', `${foreign} says nothing to lecode, which reads the key 'verdict'`, 0)
  const seen = isObject(value) ? `verdict ${showValue(own(value, 'verdict'))}` : showValue(value)
  return fail('invalid-verdict', `missing or invalid 'verdict' in output: ${seen}; lecode knows allow, defer, ask and deny`, 0)
}

/** lecode stringifies a reason and drops what Python counts as false: empty lists and objects too. */
function readReason(value: unknown): string | null {
  if (value === undefined || value === null || value === '' || value === 0 || value === false) return null
  if (typeof value === 'object' && Object.keys(value).length === 0) return null
  // Python's word for it.
  if (value === true) return 'True'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** lecode's own words for a failed process; Python numbers a death by signal negatively. */
function describeEnding(ending: Ending): string {
  switch (ending.kind) {
    case 'timed-out':
      return `timed out after ${(ending.timeoutMs / 1000).toFixed(1)}s`
    case 'signalled':
      return `exit code -${SIGNAL_NUMBERS[ending.signal] ?? ending.signal}`
    case 'exited': {
      const head = maskSecrets(ending.stderr.trim()).slice(0, STDERR_IN_REASON * UNITS_OF_CODE_POINT)
      const stderr = [...head].slice(0, STDERR_IN_REASON).join('')
      return `exit code ${ending.code}${stderr === '' ? '' : `: ${stderr}`}`
    }
    case 'too-large':
      return 'invalid JSON output'
    case 'not-started':
      return ending.message
  }
}

/** POSIX numbers on Linux. */
const SIGNAL_NUMBERS: Record<string, number> = {
  ...{ SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGILL: 4, SIGTRAP: 5, SIGABRT: 6, SIGBUS: 7, SIGFPE: 8, SIGKILL: 9, SIGUSR1: 10 },
  ...{ SIGSEGV: 11, SIGUSR2: 12, SIGPIPE: 13, SIGALRM: 14, SIGTERM: 15, SIGXCPU: 24, SIGXFSZ: 25, SIGSYS: 31 },
}
