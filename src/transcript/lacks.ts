import { lowest } from '../model/confidence.ts'
import type { Confidence, LackKind, Session } from '../model/event.ts'
import type { SessionTally } from '../model/transcript.ts'

/** What a record is worth that lacks something of this kind, and what is said of a call that does. */
const LACKS: Record<LackKind, { leaves: Confidence; ofCall: string }> = {
  subagent_not_recorded: { leaves: 'partial', ofCall: 'the calls of the subagent that it started are not recorded' },
  edit_without_content: { leaves: 'partial', ofCall: 'what it wrote is not recorded' },
  args_truncated: { leaves: 'partial', ofCall: 'its recorded arguments are cut short' },
  redacted: { leaves: 'partial', ofCall: 'parts of its arguments were blacked out when it was recorded' },
  code_mode_nested: { leaves: 'partial', ofCall: 'it is a program that called further tools, and those calls are not recorded' },
  file_cut: { leaves: 'partial', ofCall: 'the record breaks off behind it' },
  prompt_missing: { leaves: 'partial', ofCall: 'the prompt that it answers is not recorded' },
  history_base_missing: { leaves: 'partial', ofCall: 'what the session did before is in another file that is not there' },
  lossy_format: { leaves: 'lossy', ofCall: 'its format is a description for people' },
}

/** The kinds, as they are documented. */
export const lackKinds = Object.keys(LACKS) as LackKind[]

/** What a call lacks, as the end of a sentence that begins with its name. */
export function describeLack(kind: LackKind): string {
  return LACKS[kind].ofCall
}

/** How much of what hooks saw live is told of one event: by its format, and by what the record of the call lacks. */
export function confidenceOf({ confidence }: Session, lacks: readonly LackKind[]): Confidence {
  return lowest([confidence ?? 'full', ...lacks.map((kind) => LACKS[kind].leaves)])
}

/** How much of the session is told: whatever is lost or lacking leaves it partial. Complete when its events have been consumed. */
export function confidenceOfSession(session: Session, { lacks, gapCount, unreadable }: SessionTally): Confidence {
  const isDamaged = gapCount > 0 || unreadable.length > 0
  return lowest([confidenceOf(session, [...lacks.keys()]), isDamaged ? 'partial' : 'full'])
}
