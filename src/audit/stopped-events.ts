import type { Audit, FindingDraft, JudgedEvent, Judgement } from '../model/judgement.ts'
import { describeSubject, editedFile } from './subject.ts'

/** `call-blocked`, `prompt-blocked`, `ask-refused`, `already-denied`, `rewrite-meets-deny-rule`: what the gate stops. Emits as it sees. */
export function auditStoppedEvents(emit: (draft: FindingDraft) => void): Audit {
  return {
    see: (judged) => {
      for (const judgement of judged.judgements) {
        if (judgement.ruled.ruling === 'deny') emit(describeStop(judged, judgement))
        else if (judgement.ruled.ruling === 'indeterminate') emit(describeIndeterminate(judged, judgement))
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
  const what = event.kind === 'prompt' ? 'prompt' : event.call.name
  const id = chooseId(judged, judgement)
  const verb = ruled.cause === 'ask' ? 'asked, nobody there' : 'denied'
  return {
    id,
    level: id === 'already-denied' ? 'notice' : 'error',
    message: `${what} ${verb} by ${dialect}: ${ruled.reason ?? 'no reason given'}`,
    at: event.at,
    session: event.session.id,
    ...(objecting === undefined ? {} : { hook: objecting.hook.id }),
    live: describeLive(judged, judgement),
    mend: id === 'already-denied' ? null : mendOf(judgement),
    event: {
      ...{ kind: event.kind, dialect, tool: event.kind === 'prompt' ? null : event.call.name, subject, reason: ruled.reason },
      file: editedFile(judgement),
    },
    about: [dialect, objecting?.hook.command ?? null, what, judgement.event.tool?.args ?? judgement.event.prompt],
  }
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

/** Both verdicts when they differ: what the agent does live, and that the recorded call ran. */
function describeLive(judged: JudgedEvent, judgement: Judgement): string | null {
  const { recorded } = judged.event.kind === 'prompt' ? { recorded: null } : judged.event
  const parts = [
    judgement.ruled.live === 'runs' ? `allowed (${judgement.ruled.liveWhy})` : null,
    recorded === 'ran' || recorded === 'failed' ? 'the recorded call ran' : null,
    recorded === 'denied' || recorded === 'not-run' ? `the recorded call was ${recorded === 'denied' ? 'denied' : 'not run'}` : null,
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join('; ')
}

function mendOf(judgement: Judgement): string {
  if (judgement.ruled.cause === 'failure') return 'Mend the hook: a broken guard is not a pass (on_hook_failure).'
  if (judgement.ruled.cause === 'ask') return 'Have a person look at the call, or let the hook decide without asking.'
  return 'Revert what the call did, or change the hook if the call is fine.'
}

function describeIndeterminate(judged: JudgedEvent, judgement: Judgement): FindingDraft {
  const { event } = judged
  const tool = event.kind === 'prompt' ? null : event.call.name
  const subject = describeSubject(judgement)
  return {
    id: 'call-indeterminate',
    level: 'error',
    message: `${tool ?? 'prompt'} could not be judged by ${judgement.dialect}: ${judgement.ruled.reason ?? 'no reason'}`,
    at: event.at,
    session: event.session.id,
    live: null,
    mend: 'Record the session with whole arguments, or look at the call by hand.',
    event: { kind: event.kind, dialect: judgement.dialect, tool, subject, reason: judgement.ruled.reason },
    about: [judgement.dialect, tool, subject],
  }
}
