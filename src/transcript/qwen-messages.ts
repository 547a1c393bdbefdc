import type { JsonObject, Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { SubagentStep } from '../model/step.ts'
import { ownObject } from './values.ts'

// Qwen Code prints Claude's SDK messages (`-o stream-json`); here is what it says differently. Seen in 0.24.

/** Whether an `init` message is Qwen Code's. */
export function isQwenInit(record: JsonObject): boolean {
  return ownString(record, 'qwen_code_version') !== undefined
}

/** Whether a user message is the notice that a subagent in the background is done: it is marked only by its words. */
export function isQwenNotice(text: string): boolean {
  return /^Background agent ".*" (?:completed|failed|was \w+)\b[^\n]*$/.test(text)
}

/** How many calls a subagent in the background made: they are not printed. */
export function* readTaskEnd(record: JsonObject, at: Place): Generator<SubagentStep> {
  const data = ownObject(record, 'data')
  const calls = own(ownObject(data, 'usage'), 'tool_uses')
  const thread = ownString(data, 'tool_use_id')
  if (typeof calls === 'number' && calls > 0 && thread !== undefined)
    yield { kind: 'subagent', at, thread, run: ownString(data, 'task_id') ?? thread, calls }
}
