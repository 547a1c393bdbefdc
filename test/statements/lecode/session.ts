import { lecode } from '../../../src/dialects/lecode/lecode.ts'
import type { EventLine } from '../../../src/model/report.ts'
import { type Judging, judgeOver, layOut, type Replayed, replayOver, type Scratch } from '../harness.ts'

/** The recorded project folder of every session here. */
export const ROOT = '/home/dev/app'
const ID = '20260901-120000-a1b2c3'

type Message = { role: string; [key: string]: unknown }
type Entry = Message | { type: string; [key: string]: unknown }

/** A lecode session file: the meta line, then messages and other records, numbered. */
export function session(...records: Entry[]): string {
  return namedSession('fix-ci', ...records)
}

/** A lecode session file of a given name. */
export function namedSession(name: string, ...records: Entry[]): string {
  const meta = { type: 'meta', id: ID, name, cwd: ROOT, created_at: '2026-09-01T12:00:00+00:00' }
  const lines = records.map((record, index) => {
    const at = { seq: index + 1, ts: `2026-09-01T12:00:${String(index + 1).padStart(2, '0')}+00:00` }
    return 'role' in record ? { type: 'message', ...at, role: record.role, message: record, usage: null } : { ...record, ...at }
  })
  const all = [{ ...meta, agent: 'build', model: 'x/y', schema_version: 1 }, ...lines]
  return all.map((line) => `${JSON.stringify(line)}\n`).join('')
}

export function prompt(content: string): Message {
  return { role: 'user', content }
}

/** One assistant turn; arguments that are no text are written as JSON text, as lecode stores them. */
export function turn(...calls: (readonly [id: string, name: string, args: unknown])[]): Message {
  const write = (args: unknown) => (typeof args === 'string' ? args : JSON.stringify(args))
  const toCall = ([id, name, args]: readonly [string, string, unknown]) => ({
    id,
    type: 'function',
    function: { name, arguments: write(args) },
  })
  return { role: 'assistant', content: '', tool_calls: calls.map(toCall) }
}

export function result(id: string, name: string, content: unknown): Message {
  return { role: 'tool', tool_call_id: id, name, content }
}

/** A bash call that ran, with its result. */
export function bash(command: string, output = 'ok', id = 'c1'): Message[] {
  return [turn([id, 'bash', { command }]), result(id, 'bash', output)]
}

/** `.lecode/config.json` with hooks and perhaps more. */
export function config(hooks: Record<string, unknown>, more: Record<string, unknown> = {}): Record<string, string> {
  return { '.lecode/config.json': JSON.stringify({ hooks, ...more }) }
}

type Judged = Awaited<ReturnType<typeof judgeOver>>

/** Judges a session by hooks that a project configures. */
export function judgeBy(context: Scratch, hooks: Record<string, unknown>, transcript: string, policy: Judging = {}): Promise<Judged> {
  return judgeOver(layOut(context, { files: config(hooks) }), lecode, transcript, policy)
}

/** As `judgeBy`, as a whole run with its report. */
export function replayHooks(context: Scratch, hooks: Record<string, unknown>, transcript: string): Promise<Replayed> {
  return replayOver(layOut(context, { files: config(hooks) }), transcript)
}

const KINDS = { PreToolUse: 'pre_tool', UserPromptSubmit: 'prompt', PostToolUse: 'post_tool', PostToolUseFailure: 'post_tool' }

/** The one event of its kind in a session of a prompt, a bash call and its result, judged by these hooks. */
export async function ask(
  context: Scratch,
  event: keyof typeof KINDS,
  commands: readonly string[],
  policy: Judging = {},
): Promise<EventLine & { findings: Judged['findings'] }> {
  const output = event === 'PostToolUseFailure' ? 'boom\n[exit code 1]' : 'ok'
  const { events, findings } = await judgeBy(context, { [event]: commands }, session(prompt('go'), ...bash('ls', output)), policy)
  const [line, ...others] = events.filter((each) => each.event === KINDS[event])
  if (line === undefined || others.length > 0) throw new Error(`${others.length} more events of ${event}`)
  return { ...line, findings }
}
