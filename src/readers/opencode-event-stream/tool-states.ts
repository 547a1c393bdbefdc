import type { JsonObject } from '../../model/event.ts'
import type { Step, Told } from '../../model/step.ts'
import { type ReadTool, readStatus, readTool } from '../../transcript/opencode-tool.ts'
import { unreadCall } from '../../transcript/unread-call.ts'
import { writeJson } from '../../transcript/values.ts'

/** Tool parts that are not over yet; with more, the oldest are told as they stand. */
const watched = 1_000

interface Open {
  tool: ReadTool
  session: string
  /** The arguments it was told with; null: not told yet. */
  told: string | null
}

/**
 * A tool part is sent again at every change of its state. A call is told once its arguments are complete: when it runs, or at the latest when it is
 * over. Should they be others by then, it is told with both.
 */
export class ToolStates {
  readonly #open = new Map<string, Open>();

  *take(part: JsonObject, session: string, told: Told, note: (tool: ReadTool) => void): Generator<Step> {
    const tool = readTool(part, told)
    if (tool === null) {
      yield unreadCall(told.at, 'a tool part has no name or no state')
      return
    }
    note(tool)
    const key = JSON.stringify([session, told.uuid, tool.call.id])
    const before = this.#open.get(key)?.told ?? null
    const args = writeJson(tool.call.args)
    const isOver = tool.result !== null
    if (isOver || (readStatus(part) === 'running' && !isEmpty(tool))) {
      if (before !== args) yield tool.call
      if (tool.result !== null) yield tool.result
      this.#open.delete(key)
      if (!isOver) this.#open.set(key, { tool, session, told: args })
    } else if (before === null) this.#open.set(key, { tool, session, told: null })
    const [oldest] = this.#open
    if (oldest !== undefined && this.#open.size > watched) yield* this.#giveUp(...oldest)
  }

  /** Calls that were never seen with their arguments. */
  *end(enter: (session: string) => Iterable<Step>): Generator<Step> {
    for (const [key, open] of this.#open) {
      if (open.told === null) yield* enter(open.session)
      yield* this.#giveUp(key, open)
    }
  }

  *#giveUp(key: string, { tool: { call }, told }: Open): Generator<Step> {
    this.#open.delete(key)
    if (told === null) yield { ...call, lacks: [...new Set([...(call.lacks ?? []), 'args_truncated' as const])] }
  }
}

/** Recorders strip arguments, and tools without any exist: at the end it counts as it is. */
function isEmpty({ call: { args } }: ReadTool): boolean {
  return args !== null && Object.keys(args).length === 0
}
