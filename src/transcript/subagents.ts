import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { JsonObject } from '../model/event.ts'
import { ownString } from '../model/json.ts'
import { parseJson } from './damage.ts'
import { walkFolder } from './walk.ts'

// Claude Code's layouts: in 2.x SESSION/subagents/…/agent-ID.jsonl with agent-ID.meta.json, in 1.x agent-ID.jsonl beside the sessions.

const ownFile = /^agent-(.+)\.jsonl$/
const oldOwnFile = /^agent-[0-9a-f]+\.jsonl$/

/** The subagent's id when the file has the name of a subagent's own transcript. */
export function readSubagentId(file: string): string | null {
  return ownFile.exec(path.basename(file))?.[1] ?? null
}

/** In an Entire checkpoint, tasks/CALL_ID/agent-ID.jsonl beside the session's file (entireio/cli, branch entire/checkpoints/v1). */
const entireTask = /^(.*[\\/])tasks[\\/][^\\/]+[\\/]agent-[^\\/]+\.jsonl$/
const entireFiles = ['full.jsonl', 'raw_transcript']

/** The session files, of which one may be there, that a subagent's file belongs to by its place. */
export function locateMainFiles(file: string): string[] {
  const folder = file.lastIndexOf(`${path.sep}subagents${path.sep}`)
  if (folder !== -1 && readSubagentId(file) !== null) return [`${file.slice(0, folder)}.jsonl`]
  const checkpoint = entireTask.exec(file)?.[1]
  return checkpoint === undefined ? [] : entireFiles.map((name) => checkpoint + name)
}

/** The session that an old flat subagent file names in its first records, or null. */
export function readParentSession(file: string, objects: readonly JsonObject[]): string | null {
  if (!oldOwnFile.test(path.basename(file))) return null
  return objects.map((object) => ownString(object, 'sessionId')).find((id) => id !== undefined) ?? null
}

/**
 * The files that belong to a session file by lying in the folder of its name, absolute, in name order: its subagents' own, and transcripts of
 * sessions that were forked from it. Empty when there are none.
 */
export async function listBelongingFiles(mainFile: string): Promise<string[]> {
  if (entireFiles.includes(path.basename(mainFile))) return listTasks(path.dirname(mainFile))
  const folder = mainFile.replace(/\.jsonl$/, '')
  const belongs = (relative: string) =>
    relative.startsWith('subagents/') ? readSubagentId(relative) !== null : relative.endsWith('.jsonl')
  const walked = await walkFolder(folder, belongs).catch(() => null)
  return (walked?.files ?? []).map((file) => path.join(folder, file))
}

async function listTasks(checkpoint: string): Promise<string[]> {
  const folder = path.join(checkpoint, 'tasks')
  const walked = await walkFolder(folder, (relative) => entireTask.test(`/tasks/${relative}`)).catch(() => null)
  return (walked?.files ?? []).map((file) => path.join(folder, file))
}

/** The subagent's type as its sidecar tells it, when there is one. */
export async function readAgentType(file: string): Promise<string | undefined> {
  const sidecar = await readFile(file.replace(/\.jsonl$/, '.meta.json'), 'utf8').catch(() => null)
  return sidecar === null ? undefined : ownString(parseJson(sidecar), 'agentType')
}
