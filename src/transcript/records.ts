import type { Gap, JsonObject } from '../model/event.ts'
import type { Sample, SourceFile, TranscriptRecord, UnneededTexts } from '../model/transcript.ts'
import { readChunks } from './chunks.ts'
import { nameFault, parseJson, valueLimit } from './damage.ts'
import { readElements } from './elements.ts'
import { EmbeddedObjects } from './embedded.ts'
import { isGap, type ReadItem } from './gap.ts'
import { decodeLine, decodeText, type ReadLine, readLines, type WholeLine } from './lines.ts'
import { LineRepair, nameLongLine, nameReadError } from './repair.ts'
import { LineSkimmer } from './skim.ts'
import { asObject } from './values.ts'

/** How the values lie in the file; `embedded`: in a text that is a log otherwise. */
export type Container = Sample['container'] | 'embedded'

/** In bytes. */
export interface ReadLimits {
  /** Of one line or list element; more is a gap. */
  line: number
  /** Of a file that is one JSON object, which is parsed whole; more is a gap. */
  document: number
}

/** 64 MiB a record (the longest real line seen has 1.5 MB), 256 MiB a document: half of what one V8 string holds. */
export const readLimits: ReadLimits = { line: 64 * 1024 * 1024, document: 256 * 1024 * 1024 }

/** Shorter lines are parsed as fast as they are skimmed, in bytes. */
const skimmedLength = 2 * 1024

/** Four times what one line may have, as with the bytes. */
const documentValues = 4 * valueLimit

/** How a file is read. */
export interface ReadOptions {
  limits: ReadLimits
  /** Texts of its records that are not needed; null: all of them are. */
  unneeded: UnneededTexts | null
  /** Called for each line that was read without such a text. */
  skimmed(): void
}

/**
 * The file's JSON objects with their lines, and a gap for each stretch that could not be read, in batches that are read as they are walked
 * through: each is good only until the next one is asked for. Only one line or element is held (but for `object`). Never throws for what the
 * file holds; an I/O error ends it with the gap `read-error`.
 */
export function readRecords(
  file: SourceFile,
  container: Container,
  options: ReadOptions = { limits: readLimits, unneeded: null, skimmed: () => undefined },
): AsyncGenerator<Iterable<ReadItem>> {
  const { limits } = options
  if (container === 'embedded') return readEmbedded(file, limits.line)
  if (container === 'jsonl') return readJsonLines(file, options)
  if (container === 'text') return readTextLines(file, limits.line)
  return container === 'array' ? readElements(file.file, file.path, limits.line) : readDocument(file, limits.document)
}

async function* readJsonLines(file: SourceFile, options: ReadOptions): AsyncGenerator<Iterable<TranscriptRecord | Gap>> {
  const parser = new LineParser(file.path, options)
  for await (const lines of readLines(file.file, options.limits.line)) yield parser.take(lines)
  yield parser.end()
}

class LineParser {
  readonly #repair: LineRepair
  readonly #skimmer: LineSkimmer | null
  readonly #skimmed: () => void
  // JSON.parse throws at a damaged line, which takes longer than to repair it: behind one, lines are no longer taken to be whole.
  #isWhole = true

  constructor(path: string, { unneeded, skimmed }: ReadOptions) {
    this.#repair = new LineRepair(path)
    this.#skimmer = unneeded === null ? null : new LineSkimmer(unneeded)
    this.#skimmed = skimmed
  }

  *take(lines: readonly ReadLine[]): Generator<TranscriptRecord | Gap> {
    for (const line of lines) {
      const value =
        this.#isWhole && 'bytes' in line && isBraced(line.bytes) ? (this.#skim(line) ?? asObject(parseJson(decodeLine(line)))) : null
      if (value !== null) {
        yield { value, line: line.line }
        continue
      }
      const items = this.#repair.take(line)
      this.#isWhole = !this.#repair.isJoining && !items.some(isGap)
      yield* items
    }
  }

  end(): (TranscriptRecord | Gap)[] {
    return this.#repair.end()
  }

  #skim({ bytes }: WholeLine): JsonObject | null {
    if (this.#skimmer === null || bytes.length < skimmedLength) return null
    const text = this.#skimmer.skim(bytes)
    const value = text === null ? null : asObject(parseJson(text))
    if (value !== null) this.#skimmed()
    return value
  }
}

async function* readEmbedded({ file, path }: SourceFile, cap: number): AsyncGenerator<ReadItem[]> {
  const finder = new EmbeddedObjects(path, cap)
  for await (const lines of readLines(file, cap)) yield lines.flatMap((line) => finder.take(line))
  yield finder.end()
}

async function* readTextLines({ file, path }: SourceFile, cap: number): AsyncGenerator<(TranscriptRecord | Gap)[]> {
  for await (const lines of readLines(file, cap)) yield lines.map((line) => readTextLine(line, path))
}

function readTextLine(line: ReadLine, path: string): TranscriptRecord | Gap {
  if ('bytes' in line) return { value: { text: decodeLine(line) }, line: line.line }
  if ('error' in line) return nameReadError(path, line)
  return nameLongLine(path, line)
}

function isBraced(bytes: Buffer): boolean {
  return bytes[0] === 0x7b && bytes[bytes.length - 1] === 0x7d
}

async function* readDocument(file: SourceFile, cap: number): AsyncGenerator<(TranscriptRecord | Gap)[]> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const chunk of readChunks(file.file)) {
    if (chunk instanceof Error) {
      yield [nameReadError(file.path, { line: 1, error: chunk.message })]
      return
    }
    bytes += chunk.length
    if (bytes > cap) {
      const detail = `one JSON object of more than ${cap} bytes is not read; write it as JSON lines`
      yield [{ path: file.path, line: 1, kind: 'document-too-large', detail }]
      return
    }
    parts.push(Buffer.from(chunk))
  }
  const text = decodeText(Buffer.concat(parts))
  const value = asObject(parseJson(text, documentValues))
  if (value === null) yield [{ path: file.path, line: 1, ...explainDocument(text) }]
  else yield [{ value, line: 1 + countNewlines(text.slice(0, text.indexOf('{'))) }]
}

function explainDocument(text: string): Pick<Gap, 'kind' | 'detail'> {
  const kind = nameFault(text, documentValues)
  if (kind === 'bad-json') return { kind, detail: 'the file is not one JSON object' }
  return { kind, detail: `one JSON object of more than ${documentValues} values is not read; write it as JSON lines` }
}

function countNewlines(text: string): number {
  return text.split('\n').length - 1
}
