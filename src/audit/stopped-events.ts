import { type AgentEvent, callOf, isToolEvent, type JsonObject } from '../model/event.ts'
import type { Voice } from '../model/finding.ts'
import type { Audit, Cause, FindingDraft, JudgedEvent, Judgement } from '../model/judgement.ts'
import { describeSubject, editedFile } from './subject.ts'

/**
 * What the gate stops, cannot judge or finds changed: `call-blocked` and its like, `call-indeterminate`, `call-rewritten`; and what passes though
 * nobody looked at it: `call-not-shown`, `ask-silenced`. Emits as it sees.
 */
export function auditStoppedEvents(emit: (draft: FindingDraft) => void): Audit {
  return {
    see: (judged) => {
      const open = judged.judgements.find((each) => each.ruled.ruling === 'indeterminate')
      if (open !== undefined) emit(describeIndeterminate(judged, open))
      for (const judgement of judged.judgements) {
        if (judgement.ruled.ruling === 'deny') emit(describeStop(judged, judgement))
        else if (judgement.rewritten !== null) emit(describeRewrite(judged, judgement))
        if (judgement.ruled.cause === 'silenced') emit(describeSilenced(judged, judgement))
        if (judgement.ruled.cause === 'not-shown' && judgement.ruled.ruling === 'allow') emit(describeNotShown(judged, judgement))
      }
    },
    findings: () => [],
  }
}

function describeStop(judged: JudgedEvent, judgement: Judgement): FindingDraft {
  const { event } = judged
  const { ruled, dialect } = judgement
  const subject = describeSubject(judgement)
  const objecting = findObjector(judgement)
  const what = callOf(event)?.name ?? event.kind
  const id = chooseId(judged, judgement)
  const verb = ruled.cause === 'ask' ? 'asked, nobody there' : 'denied'
  return {
    id,
    level: id === 'already-denied' ? 'notice' : 'error',
    message: `${what} ${verb} by ${dialect}: ${ruled.reason ?? 'no reason given'}${nameLacks(event)}`,
    at: event.at,
    session: event.session.id,
    ...(objecting === undefined ? {} : { hook: objecting.hook.id }),
    live: ruled.live === 'runs' ? `${dialect} would allow it: ${ruled.liveWhy}` : null,
    mend: id === 'already-denied' ? null : mendOf(event.kind, ruled.cause),
    event: {
      ...{ kind: event.kind, dialect, tool: callOf(event)?.name ?? null, subject, reason: ruled.reason },
      recorded: isToolEvent(event) ? event.recorded : null,
      file: editedFile(judgement),
      ...listVoices(judgement),
      ...(judgement.rewritten === null ? {} : { rewrite: describeSubject(withArguments(judgement, judgement.rewritten)) }),
    },
    about: [dialect, objecting?.hook.command ?? null, what, judgement.event.tool?.args ?? judgement.event.prompt],
  }
}

/** A verdict on less than the agent's hooks saw says so. */
function nameLacks(event: AgentEvent): string {
  const lacks = callOf(event)?.lacks ?? []
  return lacks.length === 0 ? '' : ` (judged on a partial record: ${lacks.join(', ')})`
}

const MAX_VOICES = 10

/** One alone has said what the finding's reason says. */
function listVoices({ verdicts }: Judgement): { voices?: Voice[] } {
  const voices = verdicts.flatMap(({ hook, verdict, reason }) =>
    reason === null || reason === '' ? [] : [{ hook: hook.id, verdict, reason }],
  )
  return voices.length < 2 ? {} : { voices: voices.slice(0, MAX_VOICES) }
}

function chooseId(judged: JudgedEvent, judgement: Judgement): string {
  if (!judged.happened) return 'already-denied'
  if (judgement.ruled.cause === 'rewrite') return 'rewrite-meets-deny-rule'
  if (judgement.ruled.cause === 'ask') return 'ask-refused'
  return judged.event.kind === 'prompt' ? 'prompt-blocked' : 'call-blocked'
}

function findObjector(judgement: Judgement) {
  const { verdicts, native, ruled } = judgement
  if (ruled.cause === 'failure') return verdicts.find((each) => each.failure !== null)
  return verdicts.find((each) => each.verdict === native && each.verdict !== 'none')
}

function mendOf(kind: AgentEvent['kind'], cause: Cause): string {
  const what = kind === 'prompt' ? 'prompt' : 'call'
  if (cause === 'failure') return 'Make the hook work: a broken guard is not a pass (on_hook_failure).'
  if (cause === 'ask') return `Have a person look at the ${what}, or let the hook decide without asking.`
  if (kind === 'prompt') return 'Look at what the agent made of the prompt, or change the hook if the prompt is fine.'
  return 'Revert what the call did, or change the hook if the call is fine.'
}

/** One finding for each hook: a hook that rewrites does so many times. */
function describeRewrite({ event }: JudgedEvent, judgement: Judgement): FindingDraft {
  const rewriter = judgement.verdicts.findLast((each) => each.rewrite !== null)
  const subject = describeSubject(judgement)
  const after = judgement.rewritten === null ? subject : describeSubject(withArguments(judgement, judgement.rewritten))
  return {
    id: 'call-rewritten',
    level: 'notice',
    message: `${judgement.dialect} runs ${JSON.stringify(after)} instead of ${JSON.stringify(subject)}`,
    at: event.at,
    session: event.session.id,
    ...(rewriter === undefined ? {} : { hook: rewriter.hook.id }),
    live: 'the call runs as rewritten: the recorded result belongs to the original arguments',
    mend: null,
    about: [judgement.dialect, rewriter?.hook.command ?? null],
  }
}

function describeSilenced({ event }: JudgedEvent, judgement: Judgement): FindingDraft {
  const asking = judgement.verdicts.find((each) => each.verdict === 'ask')
  return {
    id: 'ask-silenced',
    level: 'notice',
    message: `${callOf(event)?.name ?? event.kind} passes: ${judgement.ruled.reason ?? 'silenced ask'}`,
    at: event.at,
    session: event.session.id,
    ...(asking === undefined ? {} : { hook: asking.hook.id }),
    live: `${judgement.dialect} asks nobody, attended or not`,
    mend: 'Take hook_ask: allow out, if a person should be asked.',
    about: [judgement.dialect, asking?.hook.command ?? null, judgement.ruled.reason],
  }
}

/** A call that certainly never ran, and that its agent showed to no hook. */
function describeNotShown({ event }: JudgedEvent, judgement: Judgement): FindingDraft {
  const what = callOf(event)?.name ?? event.kind
  return {
    id: 'call-not-shown',
    level: 'notice',
    message: `${what} was shown to no hook of ${judgement.dialect}, and never ran: ${judgement.ruled.reason ?? 'no reason'}`,
    at: event.at,
    session: event.session.id,
    live: null,
    mend: null,
    about: [judgement.dialect, what, judgement.ruled.reason],
  }
}

function withArguments(judgement: Judgement, args: JsonObject): Judgement {
  const { tool } = judgement.event
  return tool === null ? judgement : { ...judgement, event: { ...judgement.event, tool: { ...tool, args } } }
}

function describeIndeterminate(judged: JudgedEvent, judgement: Judgement): FindingDraft {
  const { event } = judged
  const call = callOf(event)
  const isUnasked = judgement.ruled.cause === 'unasked'
  const subject = isUnasked ? describeSubject(judgement) : event.kind === 'prompt' ? event.text : (call?.raw ?? '')
  const [unasked] = isUnasked ? judgement.unasked : []
  return {
    id: 'call-indeterminate',
    level: 'error',
    message: `${call?.name ?? event.kind} could not be judged: ${judgement.ruled.reason ?? 'no reason'}`,
    at: event.at,
    session: event.session.id,
    ...(unasked === undefined ? {} : { hook: unasked.id }),
    live: null,
    mend: isUnasked ? MEND_UNASKED : 'Record the session with whole arguments, or look at the call by hand.',
    event: { kind: event.kind, dialect: judgement.dialect, tool: call?.name ?? null, subject, reason: judgement.ruled.reason },
    about: [call?.name ?? null, subject, ...(unasked === undefined ? [] : [unasked.dialect, unasked.command])],
  }
}

const MEND_UNASKED = 'Look at it by hand, or let the hook be replayed: it is named with replay = "never" in the configuration file.'
