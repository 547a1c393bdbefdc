import { fail, findProcessFailure, holdsDecision, NO_OPINION, noteUnheard, parseAnswer, trimBlanks } from '../../dialect/answer.ts'
import type { Answer, AnswerNote, Ending, Failure } from '../../model/hook.ts'
import { isObject } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'
import { readDecision, unheard } from './decision.ts'

/**
 * How Codex reads one hook's ending (codex-rs/hooks in https://github.com/openai/codex; measured on 0.171.0): JSON on stdout at exit 0 that fits the
 * event's schema, or a reason on stderr at exit 2. All else is a hook that failed, and the call goes ahead.
 */
export function interpretCodex(ending: Ending, eventName: string): Answer {
  if (ending.kind === 'exited' && ending.code === 0) {
    const answer = readStdout(ending.stdout, eventName)
    return answer ?? { ...NO_OPINION, notes: noteUnheard(ending.stderr, 'Codex') }
  }
  const failure = findProcessFailure(ending)
  if (ending.kind === 'exited' && ending.code === 2) return readExit2(ending, eventName, failure)
  return { ...NO_OPINION, failure, notes: noteLostDeny(ending, eventName) }
}

/** Events at which a reason on stderr with exit code 2 says no. */
const HEARS_EXIT_2: ReadonlySet<string> = new Set([
  ...['PreToolUse', 'PermissionRequest', 'PostToolUse', 'UserPromptSubmit', 'Stop', 'SubagentStop'],
])

function readExit2(ending: Ending, eventName: string, failure: Failure | null): Answer {
  const reason = trimBlanks(ending.stderr)
  const notes = noteLostDeny(ending, eventName)
  if (!HEARS_EXIT_2.has(eventName)) return { ...NO_OPINION, failure, notes }
  if (reason === '') return { ...NO_OPINION, failure: NO_REASON, notes }
  const said = holdsDecision(reason) ? [UNHEARD_STDERR] : []
  return { ...NO_OPINION, verdict: 'deny', reason, failure: failure?.kind === 'launch-failed' ? failure : null, notes: said }
}

const NO_REASON = fail(
  'exit2-without-reason',
  'exit code 2 without a reason on stderr: Codex counts that as a failure, and the call goes ahead',
  2,
)

const UNHEARD_STDERR: AnswerNote = {
  id: 'answer-on-stderr',
  message: 'stderr holds decision JSON, which Codex reads on stdout only; exit code 2 with any text on stderr is what blocks',
}

/** A deny that was printed before a failure is lost; people should know. */
function noteLostDeny(ending: Ending, eventName: string): AnswerNote[] {
  if (readStdout(ending.stdout, eventName)?.verdict !== 'deny') return []
  const how = ending.kind === 'exited' ? `exited ${ending.code}` : `ended as ${ending.kind}`
  return [{ id: 'deny-lost', message: `answered deny but ${how}: Codex reads stdout after exit 0 only, and the deny is lost` }]
}

/** Null: nothing that Codex takes for an answer, and nothing that looks like one. */
function readStdout(stdout: string, eventName: string): Answer | null {
  // Rust's trim, as trimBlanks, keeps a byte order mark, which makes a plain text of the answer (measured).
  const text = trimBlanks(stdout)
  if (!text.startsWith('{') && !text.startsWith('[')) return readPlainText(text, eventName)
  const parsed = parseAnswer(text)
  if (parsed === undefined) return unheard('invalid-json', `begins like JSON and is none: ${showValue(text)}`, saysNo(text))
  if (!isObject(parsed.value)) return unheard('invalid-verdict', `${showValue(parsed.value)} is no object`, saysNo(text))
  return readDecision(parsed.value, eventName, saysNo(text))
}

/** A no in any agent's form, be the JSON around it whole or not. */
function saysNo(text: string): boolean {
  return /"(?:decision|permissionDecision|permission|verdict|behavior)"\s*:\s*"(?:deny|block|denied|blocked|reject)"/i.test(text)
}

/** Plain text is context at a prompt and at the start, and nothing elsewhere; decision JSON in other text is not heard (measured). */
function readPlainText(text: string, eventName: string): Answer | null {
  if (holdsDecision(text)) {
    return unheard('invalid-json', `text before the JSON hides it from Codex: ${showValue(text.split('\n', 1)[0])}`, saysNo(text))
  }
  const isContext = text !== '' && (eventName === 'UserPromptSubmit' || eventName === 'SessionStart')
  return isContext ? { ...NO_OPINION, context: text } : null
}
