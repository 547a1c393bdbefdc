import type { JsonObject } from '../../../src/model/event.ts'

type Call = readonly [tool: string, args: JsonObject]

/** A session of Luxe in the neutral transcript format: a prompt, then calls that ran. */
export function neutralSession(...calls: Call[]): string {
  return linesOf(
    { event: 'prompt', text: 'do it' },
    ...calls.map(([tool, args], index) => ({ event: 'pre_tool', at: { call: `c${index}` }, tool, args, recorded: 'ran' })),
  )
}

/** Lines of a neutral transcript, each with its session and agent. */
export function linesOf(...lines: JsonObject[]): string {
  return `${lines.map((line) => JSON.stringify({ session: 's1', agent: 'luxe', ...line })).join('\n')}\n`
}
