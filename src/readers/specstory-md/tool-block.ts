import type { JsonObject, LackKind } from '../../model/event.ts'
import { readArguments } from '../../transcript/chat.ts'

/** What a `<tool-use>` block tells of a call. */
export interface ToolBlock {
  args: JsonObject
  lacks: LackKind[]
  /** The last fence, when it is no argument. */
  result: string | undefined
}

interface Fence {
  language: string
  text: string
}

/**
 * The lines between `<tool-use>` and its end. A command stands in backticks or a fence, a path in backticks, a search as `key \`value\``; of what was
 * edited nothing is left, of a written file its content.
 */
export function readToolBlock(type: string, lines: readonly string[]): ToolBlock {
  const { fences, head } = splitFences(lines)
  const isArgument = (fence: Fence | undefined) => fence !== undefined && fence.language !== 'text' && fence.language !== 'diff'
  const first = isArgument(fences[0]) ? fences[0] : undefined
  const last = fences.at(-1)
  const result = last === undefined || last === first ? undefined : last.text
  const args = readArgumentsOf(type, head, first, result)
  return { args, lacks: listLacks(type, args), result }
}

function readArgumentsOf(type: string, prose: string, fence: Fence | undefined, result: string | undefined): JsonObject {
  if (type === 'shell') return readCommand(prose, fence)
  if (fence?.language === 'json' && type !== 'write') return readArguments(fence.text).args ?? { input: fence.text }
  const path = readPath(prose, result)
  const content = type === 'write' && fence !== undefined ? { content: fence.text } : {}
  return { ...readPairs(prose), ...(path !== undefined && { file_path: path }), ...content }
}

function readCommand(prose: string, fence: Fence | undefined): JsonObject {
  const start = prose.endsWith('`') ? `\n${prose}`.indexOf('\n`') : -1
  const isQuoted = start !== -1 && start < prose.length - 1
  const command = isQuoted ? prose.slice(start + 1, -1) : (fence?.text ?? /^Run command: (.+)$/m.exec(prose)?.[1])
  const description = (isQuoted ? prose.slice(0, start) : prose).trim()
  return { ...(command !== undefined && { command }), ...(description !== '' && { description }) }
}

/** ` path \`./\` pattern \`x\`` */
function readPairs(prose: string): JsonObject {
  const line = prose.split('\n').find((each) => /^ \w+ `/.test(each)) ?? ''
  return Object.fromEntries([...line.matchAll(/ (\w+) `([^`]*)`/g)].map(([, key, value]) => [key, value]))
}

/** In backticks alone on a line, in the summary, or in Claude Code's words for what it did. */
function readPath(prose: string, result = ''): string | undefined {
  return (
    /(?:^|\n) ?`([^`\n]+)`\s*(?:\n|$)/.exec(prose)?.[1] ??
    /^(?:Read|Edit|Write|Create|Delete) file: (.+)$/m.exec(prose)?.[1] ??
    /^The file (.+?) has been updated|^File created successfully at: (.+)$/m
      .exec(result)
      ?.slice(1)
      .find((path) => path !== undefined)
  )
}

function listLacks(type: string, args: JsonObject): LackKind[] {
  if (type === 'write') return Object.hasOwn(args, 'content') ? [] : ['edit_without_content']
  return Object.keys(args).length === 0 || (type === 'shell' && !Object.hasOwn(args, 'command')) ? ['args_truncated'] : []
}

/** A fence ends at a line of as many backticks or more. What stands before the first is no output, without the summary's name of the tool. */
function splitFences(lines: readonly string[]): { fences: Fence[]; head: string } {
  const fences: Fence[] = []
  const head: string[] = []
  let open: { ticks: string; language: string; lines: string[] } | null = null
  for (const line of lines) {
    const [, ticks, language] = /^(`{3,})([^`]*)$/.exec(line) ?? []
    if (open !== null) {
      if (ticks === undefined || language?.trim() !== '' || ticks.length < open.ticks.length) open.lines.push(line)
      else {
        fences.push({ language: open.language, text: open.lines.join('\n') })
        open = null
      }
    } else if (ticks !== undefined) open = { ticks, language: language?.trim() ?? '', lines: [] }
    else if (fences.length === 0) head.push(...readSummary(line))
  }
  if (open !== null) fences.push({ language: open.language, text: open.lines.join('\n') })
  return { fences, head: head.join('\n').trimEnd().replace(/^\n+/, '') }
}

function readSummary(line: string): string[] {
  const bare = line.replace(/<\/?details>/g, '')
  const start = bare.indexOf('<summary>')
  const end = bare.indexOf('</summary>')
  if (start === -1 || end < start) return [bare]
  return bare.slice(start, end).split(' • ').slice(1)
}
