import type { Action } from '../model/action.ts'
import type { AgentEvent, MomentEvent, PostToolEvent, Session } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import { listActions, vocabularies } from '../vocabularies/index.ts'

/**
 * The events, with the moments that follow from what calls did, each before the result of its call: a successful write or edit changed a file, and a
 * call that starts a subagent ran one whose own events are not recorded. What a shell command changed is not known; nor is what a call of an agent
 * did whose words are not known.
 */
export async function* withDerivedMoments(events: AsyncIterable<AgentEvent>): AsyncGenerator<AgentEvent> {
  // Of each session, runs that are recorded, and whose call has not come by yet.
  const recordedRuns = new Map<Session, number>()
  for await (const event of events) {
    const runs = recordedRuns.get(event.session) ?? 0
    if (event.kind === 'subagent_start') recordedRuns.set(event.session, runs + 1)
    if (event.kind === 'post_tool') {
      for (const action of readActions(event)) {
        if (action.kind === 'write' || action.kind === 'edit') yield* describeChange(event, action)
        if (action.kind !== 'subagent') continue
        if (runs === 0) yield* describeRun(event, action)
        else recordedRuns.set(event.session, runs - 1)
      }
    }
    yield event
  }
}

/** A transcript that names no agent may use the words of any. */
function readActions({ call, session: { agent } }: PostToolEvent): readonly Action[] {
  const { name, args } = call
  if (args === null) return []
  const spoken = [...vocabularies.values()].filter((each) => each.agent === agent || agent === 'unknown')
  return spoken.map((each) => listActions(each, { name, args })).find((actions) => actions.length > 0) ?? []
}

function describeChange(event: PostToolEvent, { kind, path }: Action & { kind: 'write' | 'edit' }): MomentEvent[] {
  const { call, recorded, result, kind: _, ...context } = event
  if (recorded !== 'ran' || result.isError === true) return []
  return [{ ...context, kind: 'file_changed', facts: { file: { path, operation: kind }, call }, synthetic: true }]
}

/** One that is started in the background is not over with its call; Claude Code records runs in files of their own, named in the result. */
function describeRun(event: PostToolEvent, { prompt, agentType }: Action & { kind: 'subagent' }): MomentEvent[] {
  const { call, recorded: _, result, kind: __, ...context } = event
  if (own(call.args, 'run_in_background') === true || ownString(result.structured, 'agentId') !== undefined) return []
  const thread = { id: call.id, subagent: true, ...(agentType !== undefined && { agentType }) }
  const run = { ...context, thread, synthetic: true }
  return [
    { ...run, kind: 'subagent_start', facts: { prompt, call } },
    { ...run, kind: 'subagent_end', facts: { result, call } },
  ]
}
