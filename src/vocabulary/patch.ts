import type { Action, Replacement } from '../model/action.ts'

type Change = Extract<Action, { kind: 'write' | 'edit' }>

/** Headers of the patch format that OpenAI's models are taught: codex-rs/apply-patch in https://github.com/openai/codex */
const HEADER = /^\*\*\* (?<what>Add File|Update File|Delete File|Move to): (?<path>.+)$/

/**
 * What a patch does, one change for each file that it names, in its order; empty for a text that names none. A file that is deleted is edited
 * without text; one that is moved is edited under both of its names.
 */
export function readPatch(patch: string): Change[] {
  const changes: Change[] = []
  let open: OpenFile | null = null
  for (const line of patch.split('\n')) {
    const header = HEADER.exec(line.trimEnd())?.groups
    const path = header?.path?.trim()
    if (path !== undefined && header?.what === 'Move to' && open !== null) open.paths.push(path)
    else if (path !== undefined) {
      if (open !== null) changes.push(...close(open))
      open = { isNew: header?.what === 'Add File', paths: [path], content: [], hunks: [{ old: [], new: [] }] }
    } else if (open !== null && !line.startsWith('***')) readBody(line, open)
  }
  return open === null ? changes : [...changes, ...close(open)]
}

/** A patch that does the same as a change; paths as they are. */
export function writePatch(change: Change): string {
  const body =
    change.kind === 'write'
      ? [`*** Add File: ${change.path}`, ...prefix('+', dropLastEnd(change.content))]
      : [`*** Update File: ${change.path}`, ...change.edits.flatMap((edit) => ['@@', ...prefix('-', edit.old), ...prefix('+', edit.new)])]
  return ['*** Begin Patch', ...body, '*** End Patch'].join('\n')
}

interface OpenFile {
  isNew: boolean
  paths: string[]
  content: string[]
  hunks: { old: string[]; new: string[] }[]
}

function readBody(line: string, file: OpenFile): void {
  const text = line.slice(1)
  const hunk = file.hunks.at(-1)
  if (file.isNew) {
    if (line.startsWith('+')) file.content.push(text)
  } else if (line.startsWith('@@') || hunk === undefined) file.hunks.push({ old: [], new: [] })
  else if (line.startsWith('+')) hunk.new.push(text)
  else if (line.startsWith('-')) hunk.old.push(text)
  else if (line !== '') {
    // Lines of context stand on both sides.
    hunk.old.push(text)
    hunk.new.push(text)
  }
}

function close({ isNew, paths, content, hunks }: OpenFile): Change[] {
  if (isNew) return paths.map((path) => ({ kind: 'write', path, content: content.map((line) => `${line}\n`).join('') }))
  const edits = hunks
    .filter((hunk) => hunk.old.length + hunk.new.length > 0)
    .map((hunk): Replacement => ({ old: hunk.old.join('\n'), new: hunk.new.join('\n') }))
  return paths.map((path) => ({ kind: 'edit', path, edits: edits.length === 0 ? [{ old: '', new: '' }] : edits }))
}

function prefix(sign: string, text: string): string[] {
  return text === '' ? [] : text.split('\n').map((line) => `${sign}${line}`)
}

function dropLastEnd(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text
}
