import type { AgentEvent, MomentEvent, PostToolEvent } from '../model/event.ts'
import { vocabularies } from '../vocabularies/index.ts'

/**
 * The events, each successful write or edit preceded by the moment that it changed a file. What a shell command changed is not known; nor is a file
 * whose call failed, or whose agent's words are not known.
 */
export async function* withFileChanges(events: AsyncIterable<AgentEvent>): AsyncGenerator<AgentEvent> {
  for await (const event of events) {
    const change = event.kind === 'post_tool' ? describeChange(event) : null
    if (change !== null) yield change
    yield event
  }
}

function describeChange({ call, recorded, result, kind: _, ...context }: PostToolEvent): MomentEvent | null {
  if (recorded !== 'ran' || result.isError === true || call.args === null) return null
  const { agent } = context.session
  const spoken = [...vocabularies.values()].filter((each) => each.agent === agent || agent === 'unknown')
  const named = { name: call.name, args: call.args }
  const action = spoken.map((each) => each.toAction(named)).find((each) => each?.kind === 'write' || each?.kind === 'edit')
  if (action?.kind !== 'write' && action?.kind !== 'edit') return null
  return { ...context, kind: 'file_changed', facts: { file: { path: action.path, operation: action.kind }, call }, synthetic: true }
}
