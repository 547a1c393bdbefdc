import type { AgentEvent, AgentId, Confidence, Gap, JsonObject, LackKind, Place, Session } from './event.ts'
import type { Step } from './step.ts'

/** One JSON value of a transcript with its place: `line` is 1-based; in a JSON document, the line where the value begins. */
export interface TranscriptRecord {
  value: unknown
  line: number
}

/** What detection looks at: the first objects of a file (up to 40) and how they were packed. */
export interface Sample {
  container: 'jsonl' | 'array' | 'object' | 'text'
  /** For `object`, the one document; for `text`, an object for each line with the line as its `text`. */
  objects: JsonObject[]
}

export interface SourceFile {
  /** As the user named it (shown in reports). */
  path: string
  /** Where to open it. */
  file: string
  /** Set for a subagent's own file: the thread that its records belong to. */
  subagent?: { id: string; agentType?: string }
}

/** One transcript format. A file in readers/ exports one object of this type; readers/index.ts is the table of all. */
export interface Reader {
  /** kebab-case, shown in reports as `format`. */
  id: string
  title: string
  /** Whose sessions these are, when the format itself decides that. */
  agent: AgentId
  /** The page or source that defines the format. */
  source: string
  /** What it is recognised by, for the docs: one phrase. */
  sign: string
  /** Where its files are found, for the docs: whole sentences. */
  place: string
  /** What the format tells at best; absent: `full`. */
  confidence?: Confidence
  detect(sample: Sample): boolean
  /** Absent: all of every record is needed. */
  unneeded?: UnneededTexts
  /** Begins a file: what it returns is given the file's records, in order, and keeps no more state than the format forces. */
  open(file: SourceFile): OpenReader
}

/** A reader at work on one file. */
export interface OpenReader {
  read: ReadRecord
  /** What is left to be said when no further record comes. */
  end?(): Iterable<Step>
}

/** Texts of a format that no prompt is made of, no call, and nothing that is told of what became of one. Large files are read without them. */
export interface UnneededTexts {
  /** Where they stand, or what they stand below: keys from the record's root, `[]` for the elements of a list. */
  paths: readonly string[]
  /** Where one of these keys is true, wherever it stands, all of the record is needed. */
  unlessTrue: readonly string[]
}

/** One record → its steps. `at` has the file and the line. */
export type ReadRecord = (record: JsonObject, at: Place) => Iterable<Step>

/** What is wanted of transcripts: all events, or only those at which an agent can be stopped, prompts and calls before they run. */
export type Wanted = 'all' | 'gates'

/** One kind of thing that a session's record lacks. */
export interface Lack {
  count: number
  at: Place
  /** One sentence; foreign text, not yet made safe. */
  detail: string
}

/** Counted while a session is read; complete when its events have been consumed. */
export interface SessionTally {
  calls: number
  prompts: number
  /** The first 1,000; `gapCount` has them all. */
  gaps: Gap[]
  gapCount: number
  duplicates: number
  /** What the record lacks, by kind; the place and detail are those of the first. */
  lacks: Map<LackKind, Lack>
  /** Runs of hooks that the agent recorded. */
  hookRuns: { runs: number; blocked: number; failed: number }
  /** Records without meaning for a gate, by type. */
  ignored: Map<string, number>
  /** Lines of a large file that were read without texts that are not needed: damage in those was not seen. */
  skimmed: number
  /** Records of types that the reader does not know, by type: what they hold was not looked at. */
  unknown: Map<string, number>
  /** Why files of this session were not read to their end, or held nothing readable: with an entry here it is never "empty". */
  unreadable: string[]
}

/** A session, and what was counted of it: both complete when the events of its transcript have been consumed. */
export interface RecordedSession {
  session: Session
  tally: SessionTally
}

/** A transcript ready to be read once, streaming: memory does not grow with the files. */
export interface TranscriptSource {
  /** The main file, then those of its subagents. */
  files: SourceFile[]
  /** Size of all files, in bytes. */
  bytes: number
  /** Transcripts of one lineage may repeat each other's calls and are read one after the other. */
  lineage: number
  /** In the order in which they begin. There is at least one; further ones are found while reading, when sessions were written into one file. */
  sessions: RecordedSession[]
  /** Events of one session are in recorded order. */
  events(): AsyncIterable<AgentEvent>
  /** What the main file holds, unpacked where it is packed; each piece is good only until the next one is asked for. An error comes last. */
  contents(): AsyncIterable<Uint8Array | Error>
}

/** What discovery did with one candidate file. */
export interface Candidate {
  path: string
  taken: boolean
  /** Why it was taken (format) or passed over (reason), one phrase. */
  why: string
  /** Where it was passed over: what would have it read, one sentence. */
  next?: string
  /** It belongs to what was taken and is no transcript: nothing is wrong with passing it over. */
  isBeside?: boolean
}
