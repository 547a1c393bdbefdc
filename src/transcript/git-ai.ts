import { ownString } from '../model/json.ts'
import type { Sample } from '../model/transcript.ts'

// What git-ai writes to refs/notes/ai: a path and below it, indented, who wrote which of its lines; a line `---`; a JSON document.
// Source: git-ai-project/git-ai, src/authorship/authorship_log_serialization.rs.

const attestation = /^ {2}\S+ \d[\d,-]*$/

/** The line between the attestations and the document. */
export function isNoteDivider(line: string): boolean {
  return line.trimEnd() === '---'
}

/** Whether a text is a note of a version that stored what the agents were told and did; so is one whose version is not in sight. */
export function isNoteWithMessages(sample: Sample): boolean {
  const note = readNote(sample)
  return note !== null && !note.isCallFree
}

/** Whether a text is a note of a version that stores no messages any more. */
export function isCallFreeNote(sample: Sample): boolean {
  return readNote(sample)?.isCallFree === true
}

function readNote({ container, objects }: Sample): { isCallFree: boolean } | null {
  if (container !== 'text') return null
  const lines = objects.map((object) => ownString(object, 'text') ?? '')
  const divider = lines.findIndex(isNoteDivider)
  const attested = divider === -1 ? lines : lines.slice(0, divider)
  if (attested.some((line) => /^\s/.test(line) && line.trim() !== '' && !attestation.test(line))) return null
  if (divider === -1) return attested.some((line) => attestation.test(line)) ? { isCallFree: false } : null
  const document = lines.slice(divider + 1).join('\n')
  if (!/^\s*\{\s*"schema_version":\s*"authorship\//.test(document)) return null
  return { isCallFree: !document.includes('"messages"') && storesNoMessages(document) }
}

/** From 1.3.4 on; `development:` stands before the version of a build from source. */
function storesNoMessages(document: string): boolean {
  const [, major = 0, minor = 0, patch = 0] = /"git_ai_version":\s*"(?:[^":]*:)?(\d+)\.(\d+)\.(\d+)/.exec(document)?.map(Number) ?? []
  return major * 1_000_000 + minor * 1_000 + patch >= 1_003_004
}
