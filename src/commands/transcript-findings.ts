import { isBelow } from '../model/confidence.ts'
import type { Confidence, Gap, LackKind, Session } from '../model/event.ts'
import type { FindingDraft } from '../model/judgement.ts'
import type { Candidate, Lack, RecordedSession } from '../model/transcript.ts'
import { isProjectRoot } from '../replay/path-map.ts'
import { countOf, joinWords } from '../text/numbers.ts'
import { pageAddress } from '../text/pages.ts'
import type { Stray } from '../transcript/discover.ts'
import { confidenceOfSession } from '../transcript/lacks.ts'
import type { OpenedTranscripts } from '../transcript/open.ts'
import { vocabularies } from '../vocabularies/index.ts'

/**
 * `transcript-unreadable`: named files that are no transcript; `transcript-passed-over`: found ones that look like one by their name;
 * `subagent-of-another-format`: those that lie where a subagent's file does and are none of that session.
 */
export function describeTranscripts({ problems, candidates, strays }: OpenedTranscripts): FindingDraft[] {
  const told = new Set(problems.map((problem) => problem.path))
  const passedOver = candidates.filter(
    ({ path, taken, isBeside }) => !taken && isBeside !== true && !told.has(path) && LIKE_A_TRANSCRIPT.test(path),
  )
  return [
    ...problems.map(({ path, message, next }) => unreadable(path, message, next)),
    ...passedOver.map(describePassedOver),
    ...strays.map(describeStray),
  ]
}

const LIKE_A_TRANSCRIPT = /\.(?:(?:jsonl?|ndjson)(?:\.(?:gz|zst|br))?|db|sqlite3?|vscdb)$/i

function describePassedOver({ path, why, next }: Candidate): FindingDraft {
  return {
    id: 'transcript-passed-over',
    level: 'warning',
    message: `was found and not read: it ${why}`,
    at: { path },
    live: 'if it is a session, nobody judged its calls',
    mend: `${next ?? 'Convert it to the neutral format.'} If it is no transcript, keep it elsewhere.`,
    about: [path],
  }
}

function describeStray({ path, format, main }: Stray): FindingDraft {
  return {
    id: 'subagent-of-another-format',
    level: 'notice',
    message: `lies where a subagent of ${main.path} (${main.format}) does, but is ${format}: it was read as a session of its own`,
    at: { path },
    live: null,
    mend: 'Keep transcripts of other formats elsewhere.',
    about: [path],
  }
}

/** What reading the sessions showed: unreadable ones, gaps, what is lacking, unknown records, sessions without calls. */
export function describeSessions(sessions: readonly RecordedSession[], leastConfidence: Confidence): FindingDraft[] {
  return sessions.flatMap(({ session, tally }) => [
    ...tally.unreadable.map((message) => unreadable(session.path, message, 'Record the session again, or name another file.')),
    ...tally.gaps.map((gap) => describeGap(gap, session)),
    ...[...tally.lacks].map(([kind, lack]) => describeLacking(kind, lack, session)),
    ...describeConfidence({ session, tally }, leastConfidence),
    ...(tally.unknown.size > 0 ? [describeUnknownRecords(session, tally.unknown)] : []),
    ...(tally.gapCount > tally.gaps.length ? [describeMoreGaps(session, tally.gapCount - tally.gaps.length)] : []),
    ...(session.root !== undefined && !isProjectRoot(session.root) ? [describeRoot(session, session.root)] : []),
    ...(tally.calls > 0 && session.agent !== 'unknown' && !vocabularies.has(session.agent) ? [describeUnknownAgent(session)] : []),
    ...(tally.calls === 0 && tally.unreadable.length === 0 ? [describeEmpty(session)] : []),
  ])
}

function unreadable(path: string, message: string, mend: string): FindingDraft {
  return { id: 'transcript-unreadable', level: 'error', message, at: { path }, live: null, mend, about: [path, message] }
}

/** A neutral transcript was written by a converter: to record the session again would bring the same line. */
const MEND_CONVERTED = `Mend what wrote the transcript; ${pageAddress('transcript-format.md')} says what a line has to hold.`

function describeGap(gap: Gap, { id, format }: Session): FindingDraft {
  const span = gap.endLine !== undefined && gap.endLine !== gap.line ? ` (to line ${gap.endLine})` : ''
  return {
    id: 'transcript-gap',
    level: 'warning',
    message: `${gap.detail}${span}`,
    at: { path: gap.path, line: gap.line },
    session: id,
    live: 'a call in an unread stretch was judged by nobody',
    mend: format === 'neutral' ? MEND_CONVERTED : 'Record the session again if the stretch matters.',
    about: [gap.path, gap.kind],
  }
}

/** Calls that no hook was asked about are a hole in the gate; what is missing of a call or around it is said, and weighs by `min_confidence`. */
const HIDES_CALLS: ReadonlySet<LackKind> = new Set(['subagent_not_recorded', 'code_mode_nested', 'file_cut', 'history_base_missing'])

function describeLacking(kind: LackKind, { count, at, detail }: Lack, { id }: Session): FindingDraft {
  const hidesCalls = HIDES_CALLS.has(kind)
  return {
    id: 'transcript-partial',
    level: hidesCalls ? 'warning' : 'notice',
    message: `${kind}: ${detail}`,
    at,
    session: id,
    live: hidesCalls
      ? 'calls that are not recorded were judged by nobody'
      : 'hooks saw more live than they do here, and may judge otherwise',
    mend: `Record the session in a format that tells more (${pageAddress('transcripts.md')}).`,
    about: [at.path, kind],
    count,
  }
}

function describeConfidence({ session, tally }: RecordedSession, least: Confidence): FindingDraft[] {
  const confidence = confidenceOfSession(session, tally)
  if (!isBelow(confidence, least)) return []
  return [
    {
      id: 'confidence-too-low',
      level: 'error',
      message: `its record is ${confidence}, and min_confidence is ${least}: what hooks allowed is indeterminate`,
      at: { path: session.path },
      session: session.id,
      live: null,
      mend: `Hand over a transcript that tells more (${pageAddress('transcripts.md')}), look at the session by hand, or lower min_confidence.`,
      about: [session.path, confidence],
    },
  ]
}

/** Types named in a finding; the report has them all. */
const NAMED_TYPES = 10

function describeUnknownRecords({ format, id, path }: Session, unknown: ReadonlyMap<string, number>): FindingDraft {
  const types = [...unknown].sort(([, a], [, b]) => b - a)
  const count = types.reduce((sum, [, each]) => sum + each, 0)
  const named = types.slice(0, NAMED_TYPES).map(([type, each]) => `${JSON.stringify(type)} (${each})`)
  const rest = types.length > NAMED_TYPES ? ` and ${types.length - NAMED_TYPES} more` : ''
  return {
    id: 'unknown-records',
    level: 'notice',
    message: `passed over ${countOf(count, 'record')} of types that are not known in ${format}: ${named.join(', ')}${rest}`,
    at: { path },
    session: id,
    live: 'no tool call was seen in them; a prompt in one was judged by nobody',
    mend: 'Look at one of them. If the agent is newer than this version of hookwitness, look for an update.',
    about: [path],
  }
}

/** Of one session, the first 1,000 are listed (design decision). */
function describeMoreGaps(session: Session, count: number): FindingDraft {
  return {
    id: 'transcript-gap',
    level: 'warning',
    message: `${countOf(count, 'more stretch', 'more stretches')} of this session ${count === 1 ? 'was' : 'were'} not read, counted but not listed`,
    at: { path: session.path },
    session: session.id,
    live: 'a call in an unread stretch was judged by nobody',
    mend:
      session.format === 'neutral'
        ? MEND_CONVERTED
        : 'Record the session again: a transcript with so many gaps is damaged, or of a format that is not known.',
    about: [session.path, 'more'],
    count,
  }
}

function describeRoot(session: Session, root: string): FindingDraft {
  return {
    id: 'root-not-mapped',
    level: 'warning',
    message: `the recorded root ${JSON.stringify(root)} is no folder that a project lies in, so hooks saw all paths as recorded`,
    at: { path: session.path },
    session: session.id,
    live: 'a guard that compares paths with the project folder may judge otherwise',
    mend: 'Start the agent in the project folder.',
    about: [root],
  }
}

function describeUnknownAgent(session: Session): FindingDraft {
  return {
    id: 'agent-unknown',
    level: 'warning',
    message: `${JSON.stringify(session.agent)} is no agent whose tool names are known: its calls met the hooks under their own names and arguments`,
    at: { path: session.path },
    session: session.id,
    live: "a matcher for another agent's tool names sees none of these calls",
    mend: `Convert the calls into the words of ${joinWords([...vocabularies.keys()], 'or')}, and name that agent in the transcript.`,
    about: [session.agent],
  }
}

function describeEmpty(session: Session): FindingDraft {
  return {
    id: 'no-tool-calls',
    level: 'notice',
    message: `read as ${session.format}: no tool call in it`,
    at: { path: session.path },
    session: session.id,
    live: null,
    mend: 'Check that it is the session you meant: a changed format looks like this too.',
    about: [session.path],
  }
}
