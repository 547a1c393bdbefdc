import { fail, findProcessFailure, holdsDecision, NO_OPINION } from '../../dialect/answer.ts'
import type { SeenEvent } from '../../model/dialect.ts'
import type { Answer, AnswerNote, Ending, Failure, HookVerdict, Merged } from '../../model/hook.ts'
import { ownString } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'
import type { AnswerRules, Heard, Reading } from './family.ts'

/** How the engine reads one hook's ending: what it printed decides; a time-out and a program that does not start let the event pass. */
export function interpretFamily(ending: Ending, event: SeenEvent, rules: AnswerRules): Answer {
  const failure = findProcessFailure(ending)
  if (ending.kind !== 'exited' && ending.kind !== 'signalled') return { ...NO_OPINION, failure }
  const code = ending.kind === 'exited' ? ending.code : null
  const heard = rules.hear({ stdout: ending.stdout, stderr: ending.stderr, code }, event.kind)
  const said = heard.output === null ? NOTHING : rules.read(heard.output, event.kind)
  const isHeld = said.decision === 'deny' || said.decision === 'ask'
  return {
    ...NO_OPINION,
    verdict: heard.isPlain && said.decision === 'allow' ? 'none' : said.decision,
    reason: said.reason,
    rewrite: said.rewrite === null ? null : { how: 'replace', args: said.rewrite },
    context: said.context,
    failure: isHeld ? keepBesideDeny(failure, said) : (findMistake(heard, said, code) ?? blame(failure, heard)),
    notes: listNotes(ending, heard, rules),
    ...(heard.output === null ? {} : { output: heard.output }),
  }
}

const NOTHING: Reading = { decision: 'none', reason: null, rewrite: null, context: null, mistake: null }

/** An exit code is no failure where it, or what was printed with it, is taken as a no; that a shell found nothing to run is one. */
function keepBesideDeny(failure: Failure | null, { mistake }: Reading): Failure | null {
  if (mistake !== null) return fail(mistake.kind, mistake.detail, failure?.exitCode ?? 0)
  return failure?.kind === 'exit-nonzero' ? null : failure
}

function findMistake({ output, text, isPlain }: Heard, { mistake }: Reading, code: number | null): Failure | null {
  if (mistake !== null) return fail(mistake.kind, mistake.detail, code)
  const isBroken = (output === null || isPlain) && text.startsWith('{')
  if (isBroken) return fail('invalid-json', `begins like JSON and is none: ${showValue(text)}`, code)
  if (!isPlain || !holdsDecision(text)) return null
  return fail('invalid-json', `text beside the JSON hides it: ${showValue(text.split('\n', 1)[0])}`, code)
}

/** Exit code 2 says no only together with a text. */
function blame(failure: Failure | null, { output }: Heard): Failure | null {
  if (failure?.kind !== 'exit-nonzero' || failure.exitCode !== 2 || output !== null) return failure
  return { ...failure, kind: 'exit2-without-reason', detail: 'exit code 2 with nothing on stderr stops nothing' }
}

function listNotes({ stdout, stderr }: Ending, { output, text, isPlain }: Heard, { title }: AnswerRules): AnswerNote[] {
  const notes: AnswerNote[] = []
  const message = isPlain ? undefined : ownString(output, 'systemMessage')
  if (message) notes.push({ id: 'hook-system-message', message })
  if (stderr.trim() !== text && holdsDecision(stderr)) {
    notes.push({ id: 'answer-on-stderr', message: `stderr holds decision JSON, which ${title} reads only where stdout is empty` })
  }
  if (output === null && stdout.trim() !== text && DENY.test(stdout)) {
    notes.push({
      id: 'deny-lost',
      message: `answered deny on stdout and exited 2: ${title} then reads stderr only, and nothing stands there`,
    })
  }
  return notes
}

const DENY = /"(?:permissionDecision|decision)"\s*:\s*"(?:deny|block)"/

/** The engine makes one output of all, and reads that. An allow that no hook has said is no opinion. */
export function mergeFamily(verdicts: readonly HookVerdict[], event: SeenEvent, rules: AnswerRules): Merged {
  const outputs = verdicts.flatMap(({ output }) => (output === undefined ? [] : [output]))
  if (outputs.length === 0) return { native: 'none', reason: null, rewritten: null }
  const { decision, reason, rewrite } = rules.read(rules.combine(outputs), event.kind)
  const isSaid = decision !== 'allow' || verdicts.some(({ verdict }) => verdict === 'allow')
  return { native: isSaid ? decision : 'none', reason, rewritten: rewrite }
}
