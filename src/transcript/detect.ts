import type { JsonObject } from '../model/event.ts'
import { own } from '../model/json.ts'
import type { Reader, Sample, SourceFile, TranscriptRecord } from '../model/transcript.ts'
import { excerpt } from '../text/excerpt.ts'
import { makeSafe } from '../text/safe.ts'
import { chunkBytes, readChunks } from './chunks.ts'
import { parseDamagedLine, parseJson } from './damage.ts'
import { isFileError } from './file-fault.ts'
import { decodeLine, type ReadLine, readLines } from './lines.ts'
import { type Container, readLimits, readRecords } from './records.ts'
import { refusedFormats } from './refused-formats.ts'
import { holdsCall } from './unread-call.ts'
import { asObject } from './values.ts'

/**
 * What a file turned out to be. `message` and `next` say to a person what is wrong with it; `unopened` is the file system's fault, the
 * other words are about what the file holds. `document`: what there is in a file of one JSON object, which has been read whole for this.
 */
export type Detection =
  | { reader: Reader; sample: Sample; container: Container; document?: TranscriptRecord }
  | {
      reader: null
      why: 'unopened' | 'unreadable' | 'empty' | 'unsupported' | 'mixed' | 'no-calls' | 'unknown'
      message: string
      next: string
    }

/** Files start with anything after a fork or a resume, so more than the first object is looked at. */
const sampledObjects = 40
const sampledLines = 2_000
/** How far into a log the first record is looked for, in bytes: what an agent prints may come behind all that was built and tested before. */
const searchedBytes = 64 * 1024 * 1024
/** Of records in no known format, so many are shown, each with so many keys. */
const shownShapes = 3
const shownKeys = 12
/** Of what is read at a time: behind them nothing more is sampled of a file that is known by then, since it will be read again. */
const sampledBatches = 4

const signatures = [
  {
    bytes: Buffer.from('SQLite format 3\0', 'latin1'),
    name: 'a SQLite database',
    next: 'Export the session with the agent’s own command and name what that writes; OpenCode: opencode export SESSION > session.json.',
  },
  // A file that is packed once is read as what it holds.
  { bytes: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), name: 'packed twice', next: 'Unpack it until it is packed once or not at all.' },
  { bytes: Buffer.from([0x1f, 0x8b]), name: 'packed twice', next: 'Unpack it until it is packed once or not at all.' },
  { bytes: Buffer.from('PK\x03\x04', 'latin1'), name: 'a zip archive', next: 'Unpack it first: unzip FILE.' },
  { bytes: Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]), name: 'xz-compressed', next: 'Unpack it first: unxz FILE.' },
  { bytes: Buffer.from('BZh', 'latin1'), name: 'bzip2-compressed', next: 'Unpack it first: bunzip2 FILE.' },
]

/**
 * Tells a file's format by its content, never by its name: the first reader of the table that knows it. A file with records of several formats
 * has none: whichever reader took it would pass over what is the others'. Throws nothing for bad files.
 */
export async function detectTranscript(file: SourceFile, readers: readonly Reader[]): Promise<Detection> {
  try {
    return await detectReadable(file, readers)
  } catch (error) {
    if (!isFileError(error)) throw error
    const next = error.code === 'EPACKED' ? 'Pack it again, or name what was packed.' : 'Check the path and its permissions.'
    return refuse('unopened', `cannot be read: ${error.message}`, next)
  }
}

/** As `detectTranscript`, for files that hold one record each and are one transcript. */
export async function detectSet(pieces: readonly SourceFile[], readers: readonly Reader[]): Promise<Detection> {
  const objects: JsonObject[] = []
  for (const piece of pieces.slice(0, sampledObjects)) objects.push(...(await takeObjects(piece, 'object', () => false)))
  const sample: Sample = { container: 'jsonl', objects }
  const reader = objects.length === 0 ? undefined : readers.find((candidate) => candidate.detect(sample))
  return reader ? { reader, sample, container: 'object' } : refuseUnknown(sample, readers)
}

async function detectReadable(file: SourceFile, readers: readonly Reader[]): Promise<Detection> {
  const start = await readStart(file.file)
  if (start.signature) return refuse('unsupported', `is ${start.signature.name}, which is not read`, start.signature.next)
  const formats = [...readers, ...refusedFormats]
  const isKnown = (sample: Sample) => sample.objects.length > 0 && formats.some((candidate) => candidate.detect(sample))
  const { sample, isLog, document } = await takeSample(file, start.first, isKnown)
  if (isLog) {
    const embedded = await detectEmbedded(file, readers)
    if (embedded !== null) return embedded
  }
  if (sample === null) return refuse('unreadable', 'has no readable record', 'Record the session again, or name another file.')
  if (sample.objects.length === 0) return refuse('empty', 'holds no record', 'Record the session again, or name another file.')
  const reader = readers.find((candidate) => candidate.detect(sample))
  if (reader) return checkUnmixed(reader, sample, readers, document)
  const refused = refusedFormats.find((candidate) => candidate.detect(sample))
  if (refused) return refuse('no-calls', `is ${refused.title}: there are no tool calls in it`, refused.next)
  return refuseUnknown(sample, readers)
}

/**
 * A log: other things are logged beside the records, in shapes that may be those of a vague format. So the format is that of most objects that hold a
 * call, and only where none does, that of most objects.
 */
async function detectEmbedded(file: SourceFile, readers: readonly Reader[]): Promise<Detection | null> {
  const fits = new Map<Reader, JsonObject[]>()
  let count = 0
  let bytes = 0
  for await (const batch of readRecords(file, 'embedded')) {
    for (const item of batch) {
      const object = 'value' in item ? asObject(item.value) : null
      const fit = object === null ? undefined : readers.find((each) => each.detect({ container: 'jsonl', objects: [object] }))
      if (object === null || fit === undefined) continue
      fits.set(fit, [...(fits.get(fit) ?? []), object])
      count += 1
    }
    bytes += chunkBytes
    if (count >= 10 * sampledObjects || bytes >= searchedBytes) break
  }
  const [most] = [...fits].sort((a, b) => weigh(b) - weigh(a))
  return most === undefined ? null : { reader: most[0], sample: { container: 'jsonl', objects: most[1] }, container: 'embedded' }
}

/** Calls weigh more than all else; and those of a format that names its agent more than the same calls in a shape that any program logs. */
function weigh([{ agent }, objects]: [Reader, JsonObject[]]): number {
  const calls = objects.filter(holdsCall).length
  return (calls > 0 && agent !== 'unknown' ? 1e6 : 0) + calls * 1e3 + objects.length
}

function checkUnmixed(reader: Reader, sample: Sample, readers: readonly Reader[], document?: TranscriptRecord): Detection {
  const fits = new Map<string, number>()
  for (const object of sample.objects) {
    const fit = readers.find((candidate) => candidate.detect({ container: sample.container, objects: [object] }))
    // A message without a call may be of several formats: it is another one's only where that could read the file.
    if (fit === reader || fit?.detect(sample)) fits.set(fit.id, (fits.get(fit.id) ?? 0) + 1)
  }
  if ([...fits.keys()].every((id) => id === reader.id))
    return { reader, sample, container: sample.container, ...(document && { document }) }
  const found = [...fits].map(([id, count]) => `${id} (${count} of the first ${sample.objects.length})`).join(', ')
  return refuse('mixed', `holds records of several formats: ${found}`, 'Split it into one file for each format.')
}

/** Names what was tried, and what the first record looks like: its keys, and the words that say what it is. */
function refuseUnknown({ objects }: Sample, readers: readonly Reader[]): Detection {
  const tried = readers.map(({ id }) => id).join(', ')
  const shapes = [...new Set(objects.map(describeShape))].slice(0, shownShapes).join('; ')
  return refuse(
    'unknown',
    `is in no known transcript format (tried: ${tried}); its first records are ${shapes}`,
    'Convert it to the neutral format (https://github.com/hookwitness/hookwitness/blob/main/docs/transcript-format.md).',
  )
}

/** Keys of a record with the types of their values. What stands in it is foreign, and may be secret: only short words that name a type are shown. */
function describeShape(object: JsonObject): string {
  const keys = Object.keys(object)
  const shown = keys.slice(0, shownKeys).map((key) => `${JSON.stringify(excerpt(key, 40))}: ${describeValue(key, own(object, key))}`)
  return `{ ${[...shown, ...(keys.length > shownKeys ? [`and ${keys.length - shownKeys} more keys`] : [])].join(', ')} }`
}

function describeValue(key: string, value: unknown): string {
  if (typeof value === 'string' && ['type', 'role', 'kind', 'event'].includes(key) && /^[\w./:-]{1,40}$/.test(value))
    return JSON.stringify(makeSafe(value))
  if (value === null) return 'null'
  return Array.isArray(value) ? 'list' : typeof value
}

function refuse(why: Exclude<Detection, { reader: Reader }>['why'], message: string, next: string): Detection {
  return { reader: null, why, message, next }
}

interface Start {
  /** Of a file that is none of JSON. */
  signature: (typeof signatures)[number] | undefined
  /** The first character that is no blank, however many blanks stand before it; empty when there is none. */
  first: string
}

async function readStart(file: string): Promise<Start> {
  let signature: Start['signature'] | null = null
  for await (const chunk of readChunks(file)) {
    if (chunk instanceof Error) throw chunk
    if (signature === null) signature = signatures.find(({ bytes }) => chunk.subarray(0, bytes.length).equals(bytes))
    // As Latin-1 a byte order mark is three characters of its own, and every other character tested here is one byte.
    const [first] = /[^\s\u00ef\u00bb\u00bf]/.exec(chunk.toString('latin1')) ?? []
    if (first !== undefined) return { signature, first }
  }
  return { signature: undefined, first: '' }
}

/** `sample` is null where there is something in the file, but no record. `isLog`: most of its lines are no JSON. */
async function takeSample(
  file: SourceFile,
  first: string,
  isKnown: (sample: Sample) => boolean,
): Promise<{ sample: Sample | null; isLog: boolean; document?: TranscriptRecord }> {
  const found = (sample: Sample | null) => ({ sample, isLog: false })
  const text: Sample = { container: 'text', objects: isText(first) ? await takeObjects(file, 'text', isKnown) : [] }
  if (isKnown(text)) return found(text)
  if (first === '[') {
    const objects = await takeObjects(file, 'array', isKnown)
    if (objects.length > 0) return found({ container: 'array', objects })
  }
  // The beginning of a document printed over several lines; one whose first line is a whole record is none.
  if (first === '{' && !(await startsWithRecord(file))) {
    const document = await takeDocument(file)
    const object = asObject(document?.value)
    if (document !== null && object !== null) return { ...found({ container: 'object', objects: [object] }), document }
  }
  const lines = await sampleLines(file, isKnown)
  const isLog = 2 * lines.whole < lines.count
  if (lines.objects.length > 0) return { sample: { container: 'jsonl', objects: lines.objects }, isLog }
  return { sample: lines.count > 0 && !(await isEmptyList(file, first)) ? null : { container: 'jsonl', objects: [] }, isLog }
}

/** No JSON begins like this. A text may hold JSON, so it is told by its own first lines. */
function isText(first: string): boolean {
  return !'{["'.includes(first) && first !== ''
}

async function takeObjects(file: SourceFile, container: Sample['container'], isKnown: (sample: Sample) => boolean): Promise<JsonObject[]> {
  const objects: JsonObject[] = []
  let batches = 0
  for await (const batch of readRecords(file, container)) {
    for (const item of batch) {
      const object = 'value' in item ? asObject(item.value) : null
      if (object !== null && objects.length < sampledObjects) objects.push(object)
    }
    batches += 1
    if (objects.length === sampledObjects || (batches >= sampledBatches && isKnown({ container, objects }))) break
  }
  return objects
}

async function startsWithRecord(file: SourceFile): Promise<boolean> {
  for await (const batch of readLines(file.file, readLimits.line)) {
    for (const line of batch) {
      const text = readText(line)
      if (text !== '') return text !== null && readObjects(text).isWhole
    }
  }
  return false
}

async function takeDocument(file: SourceFile): Promise<TranscriptRecord | null> {
  for await (const batch of readRecords(file, 'object')) for (const item of batch) if ('value' in item) return item
  return null
}

interface LineSample {
  /** The first ones. */
  objects: JsonObject[]
  /** Lines with text that were looked at. */
  count: number
  /** Those that are nothing but JSON. */
  whole: number
}

async function sampleLines(file: SourceFile, isKnown: (sample: Sample) => boolean): Promise<LineSample> {
  const sampled: LineSample = { objects: [], count: 0, whole: 0 }
  let batches = 0
  for await (const batch of readLines(file.file, readLimits.line)) {
    for (const line of batch) {
      sampleLine(line, sampled)
      if (sampled.objects.length === sampledObjects || sampled.count === sampledLines) return sampled
    }
    batches += 1
    if (batches >= sampledBatches && isKnown({ container: 'jsonl', objects: sampled.objects })) return sampled
  }
  return sampled
}

function sampleLine(line: ReadLine, sampled: LineSample): void {
  const text = readText(line)
  if (text === '') return
  const { objects, isWhole } = text === null ? { objects: [], isWhole: false } : readObjects(text)
  sampled.count += 1
  if (isWhole) sampled.whole += 1
  sampled.objects.push(...objects.slice(0, sampledObjects - sampled.objects.length))
}

/** Without what a stream puts before it; null for a line that was not held. */
function readText(line: ReadLine): string | null {
  if (!('bytes' in line)) return null
  return decodeLine(line)
    .replace(/^data:(?: |$)/, '')
    .trim()
}

function readObjects(text: string): { objects: JsonObject[]; isWhole: boolean } {
  const whole = asObject(parseJson(text))
  if (whole !== null) return { objects: [whole], isWhole: true }
  const { values, lost } = parseDamagedLine(text)
  return { objects: values.map(asObject).filter((object) => object !== null), isWhole: lost === null }
}

async function isEmptyList(file: SourceFile, first: string): Promise<boolean> {
  if (first !== '[') return false
  for await (const batch of readRecords(file, 'array')) for (const _ of batch) return false
  return true
}
