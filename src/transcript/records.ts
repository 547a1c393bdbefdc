import type { Gap } from '../model/event.ts'
import type { Sample, SourceFile, TranscriptRecord } from '../model/transcript.ts'
import { readChunks } from './chunks.ts'
import { nameFault, parseJson, valueLimit } from './damage.ts'
import { readElements } from './elements.ts'
import { isGap } from './gap.ts'
import { decodeText, readLines } from './lines.ts'
import { LineRepair, nameReadError } from './repair.ts'
import { asObject } from './values.ts'

/** How the values lie in the file. */
export type Container = Sample['container']

/** In bytes. */
export interface ReadLimits {
  /** Of one line or list element; more is a gap. */
  line: number
  /** Of a file that is one JSON object, which is parsed whole; more is a gap. */
  document: number
}

/** 64 MiB a record (the longest real line seen has 1.5 MB), 256 MiB a document: half of what one V8 string holds. */
export const readLimits: ReadLimits = { line: 64 * 1024 * 1024, document: 256 * 1024 * 1024 }

/** Four times what one line may have, as with the bytes. */
const documentValues = 4 * valueLimit

/**
 * The file's JSON objects with their lines, and a gap for each stretch that could not be read. Streams: only one line or element is held
 * (but for `object`). Never throws for what the file holds; an I/O error ends it with the gap `read-error`.
 */
export function readRecords(
  file: SourceFile,
  container: Container,
  limits: ReadLimits = readLimits,
): AsyncGenerator<TranscriptRecord | Gap> {
  if (container === 'jsonl') return readJsonLines(file, limits.line)
  return container === 'array' ? readElements(file.file, file.path, limits.line) : readDocument(file, limits.document)
}

async function* readJsonLines(file: SourceFile, cap: number): AsyncGenerator<TranscriptRecord | Gap> {
  const repair = new LineRepair(file.path)
  // JSON.parse throws at a damaged line, which takes longer than to repair it: behind one, lines are no longer taken to be whole.
  let isWhole = true
  for await (const batch of readLines(file.file, cap)) {
    for (const line of batch) {
      const value = isWhole && 'text' in line && isBraced(line.text) ? asObject(parseJson(line.text)) : null
      if (value !== null) {
        yield { value, line: line.line }
        continue
      }
      const items = repair.take(line)
      isWhole = !repair.isJoining && !items.some(isGap)
      for (const item of items) yield item
    }
  }
  for (const item of repair.end()) yield item
}

function isBraced(text: string): boolean {
  return text.startsWith('{') && text.endsWith('}')
}

async function* readDocument(file: SourceFile, cap: number): AsyncGenerator<TranscriptRecord | Gap> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const chunk of readChunks(file.file)) {
    if (chunk instanceof Error) {
      yield nameReadError(file.path, { line: 1, error: chunk.message })
      return
    }
    bytes += chunk.length
    if (bytes > cap) {
      const detail = `one JSON object of more than ${cap} bytes is not read; write it as JSON lines`
      yield { path: file.path, line: 1, kind: 'document-too-large', detail }
      return
    }
    parts.push(Buffer.from(chunk))
  }
  const text = decodeText(Buffer.concat(parts))
  const value = asObject(parseJson(text, documentValues))
  if (value === null) yield { path: file.path, line: 1, ...explainDocument(text) }
  else yield { value, line: 1 + countNewlines(text.slice(0, text.indexOf('{'))) }
}

function explainDocument(text: string): Pick<Gap, 'kind' | 'detail'> {
  const kind = nameFault(text, documentValues)
  if (kind === 'bad-json') return { kind, detail: 'the file is not one JSON object' }
  return { kind, detail: `one JSON object of more than ${documentValues} values is not read; write it as JSON lines` }
}

function countNewlines(text: string): number {
  return text.split('\n').length - 1
}
