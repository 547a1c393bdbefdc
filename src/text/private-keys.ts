import type { FoundSecret } from './secret-kinds.ts'

const PEM_BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g
const PEM_END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g
// The lines of a key that was cut off before its END.
const PEM_BODY = /[A-Za-z0-9+/=\s]*/y
const LEAST_PEM_BODY = 32

/**
 * PEM blocks (RFC 7468, and those of OpenPGP), also without an end. Two searches, not one pattern: END is looked for once, however many
 * BEGINs the text has.
 */
export function findPrivateKeys(text: string): FoundSecret[] {
  const found: FoundSecret[] = []
  let ends = true
  PEM_BEGIN.lastIndex = 0
  for (let begin = PEM_BEGIN.exec(text); begin !== null; begin = PEM_BEGIN.exec(text)) {
    const body = begin.index + begin[0].length
    PEM_END.lastIndex = body
    const end: RegExpExecArray | null = ends ? PEM_END.exec(text) : null
    ends = end !== null
    const stop = end === null ? endOfBody(text, body) : end.index + end[0].length
    if (stop > body) found.push({ start: begin.index, end: stop, kind: 'private-key' })
    PEM_BEGIN.lastIndex = stop
  }
  return found
}

function endOfBody(text: string, start: number): number {
  PEM_BODY.lastIndex = start
  const body = (PEM_BODY.exec(text)?.[0] ?? '').trimEnd().length
  return body >= LEAST_PEM_BODY ? start + body : start
}
