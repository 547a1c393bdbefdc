import { cleanText, oneLine } from './plain.ts'

/** One annotation by workflow command. `file` is relative to the repository; `line` is 1-based. */
export interface Annotation {
  level: 'error' | 'warning' | 'notice'
  title: string
  message: string
  file: string | null
  line: number | null
}

/** actions/runner ExecutionContext.cs `_maxIssueMessageLength`, UTF-16 units. */
export const MAX_MESSAGE = 4096
const MAX_TITLE = 255
const MAX_PATH = 1000

/** The command line `::error file=…,line=…,title=…::message`, every foreign character in it escaped and within GitHub's limits. */
export function formatAnnotation({ level, title, message, file, line }: Annotation): string {
  const place = file === null ? [] : [`file=${escapeProperty(file)}`, ...(line === null ? [] : [`line=${line}`])]
  const properties = [...place, `title=${escapeProperty(oneLine(keepBasicPlane(title), MAX_TITLE))}`]
  return `::${level} ${properties.join(',')}::${escapeData(cutForEscaping(keepBasicPlane(cleanText(message)), MAX_MESSAGE))}`
}

/** The path when an annotation can point at it: inside the repository, relative, without `..`; else null. */
export function annotationFile(path: string): string | null {
  const file = path.replace(/^(?:\.\/+)+/, '')
  if (file === '' || file.length > MAX_PATH || file !== keepBasicPlane(oneLine(file, MAX_PATH))) return null
  if (/^[/~]|^[A-Za-z]:|\\|:\/\//.test(file)) return null
  return file.split('/').includes('..') ? null : file
}

/** Escapes what follows the second `::` (actions/toolkit command.ts `escapeData`). */
export function escapeData(text: string): string {
  return text.replace(/[%\r\n]/g, percentEncode)
}

/** Escapes the value of a property (actions/toolkit command.ts `escapeProperty`). */
export function escapeProperty(text: string): string {
  return text.replace(/[%\r\n:,]/g, percentEncode)
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}

/** Cuts so that the text is within `max` once it is escaped: nothing is cut inside an escape. */
function cutForEscaping(text: string, max: number): string {
  if (escapeData(text).length <= max) return text
  let length = 0
  let end = 0
  for (const character of text) {
    length += escapeData(character).length
    if (length > max - 1) break
    end += character.length
  }
  return `${text.slice(0, end)}…`
}

// GitHub's API refuses annotations with characters above U+FFFF (seen in EnricoMi/publish-unit-test-result-action).
function keepBasicPlane(text: string): string {
  return text.replace(/[\u{10000}-\u{10ffff}]/gu, '\ufffd')
}
