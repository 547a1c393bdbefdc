import * as path from 'node:path'
import type { NamedCall } from '../model/action.ts'
import type { Dialect, SeenEvent } from '../model/dialect.ts'
import { type AgentEvent, isToolEvent, type MomentEvent } from '../model/event.ts'
import { translateCall } from '../vocabularies/index.ts'
import { mapStrings, type PathMap } from './path-map.ts'

export interface SeeContext {
  dialect: Pick<Dialect, 'vocabulary'>
  /** The workspace's project root. */
  root: string
  /** What the envelope shows; keeps everything as recorded with `path_map: off`. */
  shown: PathMap
  /** Always maps: where a hook really starts. */
  places: PathMap
  transcriptPath: string
}

/** One recorded event as a dialect's hooks would be shown it: one, or several when its agent would make several calls of it. */
export function seeEvent(event: AgentEvent, context: SeeContext): SeenEvent[] {
  const { shown, places, root } = context
  const cwd = event.cwd ?? event.session.root
  const base: SeenEvent = {
    kind: event.kind,
    session: event.session,
    thread: event.thread,
    tool: null,
    translated: event.session.agent !== context.dialect.vocabulary && event.session.agent !== 'unknown',
    recordedTool: null,
    recorded: null,
    prompt: null,
    result: null,
    moment: null,
    ts: event.ts ?? null,
    permissionMode: event.permissionMode ?? event.session.permissionMode ?? null,
    promptId: event.promptId ?? null,
    cwd: cwd === undefined ? root : shown.text(cwd),
    startsIn: cwd === undefined ? root : places.text(cwd),
    projectRoot: root,
    asRecorded: null,
    transcriptPath: context.transcriptPath,
  }
  if (event.kind === 'prompt') return [{ ...base, prompt: shown.text(event.text) }]
  if (!isToolEvent(event)) return seeMoment(event, base, context)
  const { calls, translated } = translateCall(toNamedCall(event.call), event.session.agent, context.dialect.vocabulary)
  const result = event.kind === 'post_tool' ? { ...event.result, text: shown.text(event.result.text) } : null
  return calls.map((call) => ({
    ...base,
    tool: { id: event.call.id, name: call.name, args: shown.args(call.args) },
    asRecorded: cwd === undefined ? null : { args: call.args, cwd, root: event.session.root ?? cwd },
    translated,
    recordedTool: event.call.name,
    recorded: event.recorded,
    result,
  }))
}

/** Moments about a call that waits for permission carry the call; a changed file is told by its absolute path. */
function seeMoment({ kind, facts, synthetic, session }: MomentEvent, base: SeenEvent, { shown, dialect }: SeeContext): SeenEvent[] {
  const { call, ...others } = facts
  const told = mapStrings(others, shown.text)
  const file = told.file === undefined ? {} : { file: { ...told.file, path: path.resolve(base.cwd, told.file.path) } }
  const seen: SeenEvent = { ...base, moment: { facts: { ...told, ...file }, synthetic } }
  const isAsked = kind === 'permission_request' || kind === 'permission_result'
  if (call === undefined || !isAsked) return [seen]
  const { calls, translated } = translateCall(toNamedCall(call), session.agent, dialect.vocabulary)
  return calls.map(({ name, args }) => ({
    ...seen,
    tool: { id: call.id, name, args: shown.args(args) },
    translated,
    recordedTool: call.name,
  }))
}

function toNamedCall(call: { name: string; args: NamedCall['args'] | null }): NamedCall {
  return { name: call.name, args: call.args ?? {} }
}
