import { xmlCallStart } from '../../transcript/cline.ts'

/** A call as Cline reads it out of an assistant's text: all parameters are texts. */
export interface XmlCall {
  name: string
  args: Record<string, string>
  /** The text ends within it. */
  isCut: boolean
}

/** Texts that may hold the closing tag of their own parameter, and whose blanks count. */
const contents = new Set(['content', 'diff'])

/**
 * The calls of a text, in its order. As Cline reads them: a call that is not closed goes on to the text's end.
 * Source: cline/cline, src/core/assistant-message/parse-assistant-message.ts.
 */
export function readXmlCalls(text: string): XmlCall[] {
  const calls: XmlCall[] = []
  const starts = new RegExp(xmlCallStart)
  for (let found = starts.exec(text); found !== null; found = starts.exec(text)) {
    const name = found[1] ?? ''
    const inner = found.index + name.length + 2
    const end = text.indexOf(`</${name}>`, inner)
    calls.push({ name, args: readParameters(text.slice(inner, end === -1 ? undefined : end)), isCut: end === -1 })
    if (end === -1) break
    starts.lastIndex = end + name.length + 3
  }
  return calls
}

function readParameters(text: string): Record<string, string> {
  const args: [string, string][] = []
  const starts = /<([a-z]+(?:_[a-z]+)*)>/g
  for (let found = starts.exec(text); found !== null; found = starts.exec(text)) {
    const name = found[1] ?? ''
    const inner = found.index + name.length + 2
    const close = `</${name}>`
    const first = text.indexOf(close, inner)
    const end = contents.has(name) ? text.lastIndexOf(close) : first
    const value = text.slice(inner, first === -1 ? undefined : end)
    args.push([name, contents.has(name) ? value.replace(/^\n/, '').replace(/\n$/, '') : value.trim()])
    if (first === -1) break
    starts.lastIndex = end + close.length
  }
  return Object.fromEntries(args)
}
