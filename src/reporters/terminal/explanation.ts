import type { ExplainedEvent, ExplainedJudgement, ExplainedRules, Explanation } from '../../model/explanation.ts'
import { countOf } from '../../text/numbers.ts'
import { oneLine } from '../../text/plain.ts'
import { cutToWidth, textWidth } from '../../text/width.ts'
import { formatPlace, nameJudged } from '../view/describe.ts'
import { listHere, renderHooks } from './explained-hooks.ts'
import { EMPTY, flow, type Line, paint } from './paint.ts'
import { row } from './row.ts'

const MIN_WIDTH = 60
const MAX_EVENTS = 20
const MAX_TEXT = 600
const INDENT = 2

/** What every configured hook made of one recorded event, for people: each hook system's hooks in order, what they came to, and the ruling. */
export function renderExplanation(explanation: Explanation, { color, width }: { color: boolean; width: number }): string {
  const columns = Math.max(width, MIN_WIDTH)
  const { events, findings, notes } = explanation
  const more = events.length - MAX_EVENTS
  const lines = [
    ...events
      .slice(0, MAX_EVENTS)
      .flatMap((event, index) => [...(index === 0 ? [] : [EMPTY]), ...renderEvent(event, explanation, columns)]),
    ...(more > 0 ? [EMPTY, [['dim', `… ${countOf(more, 'more event')} there: --format json shows all`]] satisfies Line] : []),
    ...findings.flatMap((finding) => [
      EMPTY,
      ...flow(
        [[finding.level === 'error' ? 'red' : 'yellow', `${finding.level}: `]],
        'plain',
        oneLine(`${finding.id}  ${formatPlace(finding.at)}`, 300),
        columns,
      ),
      ...flow([['plain', '  ']], 'plain', oneLine(finding.message, MAX_TEXT), columns),
      ...(finding.mend === null ? [] : flow([['dim', '  → ']], 'dim', oneLine(finding.mend, MAX_TEXT), columns)),
    ]),
    EMPTY,
    ...notes.flatMap((note) => flow([['dim', 'note  ']], 'dim', oneLine(note, MAX_TEXT), columns)),
    ...flow([['dim', 'note  ']], 'dim', describeOptions(explanation), columns),
  ]
  return paint(lines, { color })
}

function describeOptions({ options, hooks_source }: Explanation): string {
  const from = { given: 'given', file: '.hookwitness.toml', default: 'default' }
  const settled = Object.entries(options).map(([name, { value, from: source }]) => `${name}: ${value} (${from[source]})`)
  const { commit } = hooks_source
  return `Judged with ${settled.join(', ')}; hooks from ${oneLine(hooks_source.from, 60)}${commit === null ? '' : ` (${commit.slice(0, 12)})`}.`
}

function renderEvent(event: ExplainedEvent, { options }: Explanation, width: number): Line[] {
  const name = oneLine(nameJudged({ kind: event.event, tool: event.tool }), 60)
  const room = Math.max(width - textWidth(name) - 2, 20)
  const fate = event.recorded === null ? '' : `, recorded as ${event.recorded}`
  const thread = event.subagent === null ? '' : `, subagent ${oneLine(event.subagent, 60)}`
  const before = event.earlier === 0 ? 'nothing was judged before it' : `judged after ${countOf(event.earlier, 'earlier event')}`
  return [
    [
      ['bold', name],
      ['plain', `  ${cutToWidth(oneLine(event.subject, 400), room)}`],
    ],
    [['dim', `  at ${oneLine(formatPlace(event.at), 200)}${nameCall(event)}${fate}`]],
    [['dim', `  session ${oneLine(event.session, 80)} of ${oneLine(event.agent, 40)}${thread}, ${before}`]],
    ...event.judgements.flatMap((judgement) => [EMPTY, ...renderJudgement(judgement, options, width)]),
    ...event.unjudged.flatMap(({ dialect, why }) => [
      EMPTY,
      [
        ['cyan', dialect],
        ['plain', `  not judged: ${why}`],
      ] satisfies Line,
    ]),
  ]
}

function nameCall({ at }: ExplainedEvent): string {
  return at.call === null || at.call === '' ? '' : `, call ${oneLine(at.call, 80)}`
}

function renderJudgement(judgement: ExplainedJudgement, options: Explanation['options'], width: number): Line[] {
  const { dialect, translated, tool, native, native_reason, rewritten, ruling, cause, reason } = judgement
  const form = { indent: INDENT, width }
  const words = translated && tool !== null ? `sees ${oneLine(tool, 60)} ${oneLine(JSON.stringify(judgement.args), MAX_TEXT)}` : ''
  const head = [...flow([['cyan', `${dialect}  `]], 'dim', words, width), ...renderHooks(judgement.hooks, width)]
  // At a moment that nothing can stop, a hook system without a hook for it has nothing more to tell.
  if (listHere(judgement.hooks).length === 0 && judgement.rules.recorded === null) return head
  return [
    ...head,
    ...row('merge', native_reason === null ? native : `${native}: ${native_reason}`, form),
    ...(rewritten === null ? [] : row('rewritten', JSON.stringify(rewritten), form)),
    ...row('context', judgement.context ?? '', form),
    ...row('rules', describeRules(judgement), form),
    ...row('asks', isAsked(judgement) ? describeAsks(judgement, options) : '', form),
    ...row('ruling', `${ruling}, ${CAUSES[cause] ?? cause}${reason === null ? '' : `: ${reason}`}`, {
      ...form,
      style: RULING_STYLES[ruling],
    }),
    ...row('live', `${judgement.live}: ${judgement.live_why}`, form),
    ...row('told', judgement.told ?? '', form),
    ...row(
      'but',
      judgement.after_block ? 'the gate stopped an earlier event of this turn, so live this one would not have come so' : '',
      form,
    ),
  ]
}

const RULING_STYLES = { allow: 'greenBold', deny: 'redBold', indeterminate: 'yellowBold' } as const

/** What decided, for people. */
const CAUSES: Record<string, string> = {
  hook: 'as a hook denies',
  ask: 'as nobody is there to answer an ask',
  rule: 'by a permission rule',
  rewrite: 'by a permission rule for the call as rewritten',
  failure: 'as a hook failed (on_hook_failure)',
  'not-shown': 'as no hook can be shown the call',
  unasked: 'as a hook was not asked',
  confidence: 'as too little of it is recorded (min_confidence)',
  silenced: 'as the configuration silences asks',
  none: 'as nothing stops it',
}

function describeRules({ rules }: ExplainedJudgement): string {
  return [
    ...(rules.recorded === null ? [] : describeReadings(rules.recorded, '')),
    ...(rules.rewritten === null ? [] : describeReadings(rules.rewritten, ' as rewritten')),
  ].join('\n')
}

function describeReadings({ decision, readings }: ExplainedRules, what: string): string[] {
  const speaking = readings.filter((each) => each.decision !== null)
  if (speaking.length === 0) return [`none speaks to the call${what}`]
  const held = decision ?? 'nothing holds, as not every reading is allowed'
  return [`${held}${what}`, ...speaking.map(({ as, why }) => `${why}, ${as}`)]
}

function isAsked({ native, rules, cause }: ExplainedJudgement): boolean {
  return (
    cause === 'ask' || native === 'ask' || native === 'defer' || [rules.recorded, rules.rewritten].some((each) => each?.decision === 'ask')
  )
}

function describeAsks({ dialect, ask_setting, native_ask }: ExplainedJudgement, { on_ask }: Explanation['options']): string {
  const own = ask_setting === null ? '' : `; for a hook's ask ${ask_setting} decides`
  return `on_ask: ${on_ask?.value}${own}; ${dialect} itself, nobody there: ${native_ask}`
}
