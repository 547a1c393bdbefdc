import type { Gap, JsonObject } from '../model/event.ts'
import { parseJson, valueLimit } from './damage.ts'
import type { ReadItem } from './gap.ts'
import { decodeLine, type ReadLine } from './lines.ts'
import { nameLongLine, nameReadError } from './repair.ts'
import { ValueScan } from './scan.ts'
import { mentionsCall } from './unread-call.ts'
import { asObject } from './values.ts'

/** GitHub puts the time before each line of a job's log, also within JSON that was printed over several. */
const logTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z /

/** Where an object may begin: a key, an end or the line's end stands next. */
const objectStart = /\{\s*(?=["}]|$)/g

/**
 * Finds the JSON objects that stand in a text: one or several in a line behind whatever is printed before them, or one printed over several lines.
 * What stands between is no damage. Where that looks like a call, it is a gap. Each line is looked at a few times at most.
 */
export class EmbeddedObjects {
  readonly #path: string
  readonly #cap: number
  #open: OpenObject | null = null

  /** `cap`: of one object, in characters. */
  constructor(path: string, cap: number) {
    this.#path = path
    this.#cap = cap
  }

  take(line: ReadLine): ReadItem[] {
    if (!('bytes' in line)) {
      const gap = 'error' in line ? nameReadError(this.#path, line) : nameLongLine(this.#path, line)
      return [...this.end(), gap]
    }
    const text = decodeLine(line).replace(logTime, '')
    return this.#open === null ? this.#readLine({ line: line.line, text }) : this.#goOn(this.#open, { line: line.line, text })
  }

  /** What is left when no further line comes. */
  end(): ReadItem[] {
    const open = this.#open
    this.#open = null
    return open === null ? [] : this.#giveUp(open)
  }

  #readLine(line: TextLine): ReadItem[] {
    const start = findStart(line.text, 0)
    if (start === -1) return [{ passed: 'log line', line: line.line }]
    const text = line.text.slice(start)
    const scan = new ValueScan(valueLimit)
    if (scan.take(`${text}\n`, 0) !== -1 || scan.fault !== null || scan.isInString) return this.#readWhole({ ...line, text })
    this.#open = { scan, lines: [{ ...line, text }], size: text.length }
    return []
  }

  /** The objects that begin and end in the line. */
  #readWhole({ line, text }: TextLine): ReadItem[] {
    const { values, between } = findObjects(text)
    const records = values.map((value) => ({ value, line }))
    if (mentionsCall(between)) return [...records, this.#unread(line, line)]
    return records.length > 0 ? records : [{ passed: 'log line', line }]
  }

  #goOn(open: OpenObject, line: TextLine): ReadItem[] {
    const end = open.scan.take(`${line.text}\n`, 0)
    open.size += line.text.length
    if (end === -1 && open.scan.fault === null && !open.scan.isInString && open.size <= this.#cap) {
      open.lines.push(line)
      return []
    }
    this.#open = null
    const value = end === -1 ? null : asObject(parseJson([...open.lines.map(({ text }) => text), line.text.slice(0, end)].join('\n')))
    if (value === null) return [...this.#giveUp(open), ...this.#readLine(line)]
    const rest = this.#readLine({ ...line, text: line.text.slice(end) })
    return [{ value, line: open.lines[0]?.line ?? line.line }, ...rest.filter((item) => !('passed' in item))]
  }

  /** The lines were no object: those that hold whole ones are read all the same. */
  #giveUp({ lines }: OpenObject): ReadItem[] {
    const [first, ...others] = lines
    const items = others.flatMap(({ line, text }) => {
      return this.#readWhole({ line, text })
    })
    const unread = lines.filter(({ line }) => !items.some((item) => item.line === line && 'value' in item)).map(({ text }) => text)
    if (first !== undefined && mentionsCall(unread.join('\n')))
      return [...items, this.#unread(first.line, lines.at(-1)?.line ?? first.line)]
    return [...(first === undefined ? [] : [{ passed: 'log line' as const, line: first.line }]), ...items]
  }

  #unread(line: number, endLine: number): Gap {
    const detail = 'text that looks like a tool call, but is no whole JSON object, was not read'
    return { path: this.#path, line, ...(endLine > line && { endLine }), kind: 'unread-call', detail }
  }
}

interface TextLine {
  line: number
  text: string
}

interface OpenObject {
  scan: ValueScan
  lines: TextLine[]
  size: number
}

/** Places in a line where an object seems to begin and is none; behind them no further one is looked for. */
const falseStarts = 20

/** The whole objects of a line, and its text outside of them. */
function findObjects(text: string): { values: JsonObject[]; between: string } {
  const values: JsonObject[] = []
  const between: string[] = []
  let from = 0
  let failed = 0
  for (let at = findStart(text, 0); at !== -1 && failed < falseStarts; ) {
    const end = new ValueScan(valueLimit).take(text, at)
    const value = end === -1 ? null : asObject(parseJson(text.slice(at, end)))
    if (value === null) failed += 1
    else {
      values.push(value)
      between.push(text.slice(from, at))
      from = end
    }
    at = findStart(text, value === null ? at + 1 : end)
  }
  return { values, between: [...between, text.slice(from)].join(' ') }
}

function findStart(text: string, from: number): number {
  objectStart.lastIndex = from
  return objectStart.exec(text)?.index ?? -1
}
