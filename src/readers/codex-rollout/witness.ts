import type { JsonObject } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import { asObject, ownObject } from '../../transcript/values.ts'
import type { Witness } from './output.ts'

/** What an event, or a completed item, tells of what became of its call. */
export function readWitness(event: JsonObject): Witness {
  const status = ownString(event, 'status')
  const result = readResult(event)
  const changes = ownObject(event, 'changes')
  const structured = result ?? (changes === null ? undefined : { changes })
  return { isError: readError(event, status, result), isDeclined: status === 'declined', ...(structured !== undefined && { structured }) }
}

/** What the call put out, as far as the event tells. */
export function readEventText(event: JsonObject): string {
  const texts = ['aggregated_output', 'stdout', 'error'].map((key) => ownString(event, key))
  return texts.find((text) => text !== undefined && text !== '') ?? ''
}

/** An MCP server's answer: `{Ok}` or `{Err}` in events, the answer itself in items. */
function readResult(event: JsonObject): JsonObject | undefined {
  const result = ownObject(event, 'result')
  return asObject(own(result, 'Ok')) ?? (result !== null && !Object.hasOwn(result, 'Err') ? result : undefined)
}

function readError(event: JsonObject, status: string | undefined, result: JsonObject | undefined): boolean | null {
  const code = own(event, 'exit_code')
  if (typeof code === 'number') return code !== 0
  const success = own(event, 'success')
  if (typeof success === 'boolean') return !success
  if (Object.hasOwn(Object(own(event, 'result')), 'Err') || own(result, 'isError') === true) return true
  if (status === 'failed' || status === 'declined') return true
  return status === 'completed' || result !== undefined ? false : null
}
