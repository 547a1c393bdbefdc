import type { LoadedHook } from '../model/dialect.ts'
import type { Hook } from '../model/hook.ts'
import type { Audit, FindingDraft, Judgement } from '../model/judgement.ts'
import { comparePlaces } from './compare.ts'
import { FirstNames } from './first-names.ts'

/** Tool names remembered: a transcript may invent any number of them. */
const MAX_TOOLS = 500

interface Uncovered {
  /** Whose hooks did not look: the session's own agent's, or `any`. */
  whose: string
  tool: string
  count: number
  at: FindingDraft['at']
  session: string
}

/** `calls-without-hook` and `matcher-never-matches`: guards that are not where the calls are. */
export function auditCoverage(hooks: readonly LoadedHook[]): Audit {
  const uncovered = new FirstNames<Uncovered>(MAX_TOOLS)
  const tools = new FirstNames<true>(MAX_TOOLS)
  const fired = new Set<string>()
  const guarding = new Set(hooks.filter((hook) => hook.kind === 'pre_tool' && hook.trusted).map((hook) => hook.dialect))
  return {
    see: ({ event, judgements }) => {
      if (event.kind !== 'pre_tool') return
      tools.count(
        event.call.name,
        () => true,
        () => {},
      )
      for (const hook of judgements.flatMap(listLooking)) fired.add(hook.id)
      const whose = findUncovered(event.session.agent, judgements, guarding)
      if (whose === null) return
      const { at, session, call } = event
      const once = { whose, tool: call.name, count: 1, at, session: session.id }
      uncovered.count(
        `${whose} ${call.name}`,
        () => once,
        (known) => {
          Object.assign(known, comparePlaces(at, known.at) < 0 ? once : {}, { count: known.count + 1 })
        },
      )
    },
    findings: () => [
      ...hooks
        .filter((hook) => !hook.reachable && !fired.has(hook.id))
        .map((hook) =>
          describeDead(
            hook,
            tools.list().map(([name]) => name),
          ),
        ),
      ...uncovered.list().map(([, each]) => describeUncovered(each)),
    ],
  }
}

/** Live, only the agent's own hooks look. Where it has none here, a call is uncovered that no hook of any system looked at. */
function findUncovered(agent: string, judgements: readonly Judgement[], guarding: ReadonlySet<string>): string | null {
  // What could be shown to no hook is told as `call-not-shown`.
  const isTold = judgements.some(({ ruled }) => ruled.ruling !== 'allow' || ruled.cause === 'not-shown')
  if (guarding.size === 0 || isTold) return null
  const own = judgements.filter((each) => each.dialect === agent && guarding.has(agent))
  const looked = (own.length > 0 ? own : judgements).some((each) => listLooking(each).length > 0)
  if (looked || judgements.length === 0) return null
  return own.length > 0 ? agent : 'configured'
}

/** Hooks that apply to the event, also those that are not replayed. */
function listLooking({ verdicts, unasked }: Judgement): Hook[] {
  return [...verdicts.map((verdict) => verdict.hook), ...unasked]
}

function describeDead(hook: LoadedHook, tools: string[]): FindingDraft {
  const near = tools.filter((tool) => isNear(hook.matcher ?? '', tool)).slice(0, 5)
  const seen = near.length > 0 ? near : tools.slice(0, 5)
  const what = near.length > 0 ? 'near it' : 'seen'
  const names = seen.length > 0 ? `; tools ${what}: ${seen.join(', ')}` : ''
  return {
    id: 'matcher-never-matches',
    level: 'warning',
    message: `matcher ${JSON.stringify(hook.matcher)} matches no tool of ${hook.dialect}${names}`,
    at: hook.at,
    hook: hook.id,
    live: 'the hook never runs, and nobody is told',
    mend: 'Write the tool name exactly as the agent has it; for all tools of an MCP server use mcp__SERVER__.*',
    about: [hook.dialect, hook.event, hook.matcher, hook.command],
  }
}

function isNear(matcher: string, tool: string): boolean {
  const wanted = matcher.toLowerCase()
  const seen = tool.toLowerCase()
  return seen.includes(wanted) || wanted.includes(seen)
}

function describeUncovered({ whose, tool, count, at, session }: Uncovered): FindingDraft {
  return {
    id: 'calls-without-hook',
    level: 'notice',
    message: `${count} ${count === 1 ? 'call' : 'calls'} of ${tool} met no ${whose} hook`,
    at,
    session,
    live: 'such calls are not guarded',
    mend: 'Widen a matcher if the tool can do what your hooks guard against.',
    about: [whose, tool],
    count,
  }
}
