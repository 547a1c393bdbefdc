import type { ExplainedAnswer, ExplainedHook } from '../../model/explanation.ts'
import { countOf, formatDuration } from '../../text/numbers.ts'
import { oneLine } from '../../text/plain.ts'
import { formatPlace } from '../view/describe.ts'
import { flow, type Line, type Style } from './paint.ts'
import { row } from './row.ts'

const INDENT = 4

/** Those that are configured for the event itself. */
export function listHere(hooks: readonly ExplainedHook[]): ExplainedHook[] {
  return hooks.filter((hook) => hook.fate !== 'other-event')
}

/** The hooks of one hook system in configured order; those of other events in one line at the end. */
export function renderHooks(hooks: readonly ExplainedHook[], width: number): Line[] {
  const others = hooks.filter((hook) => hook.fate === 'other-event')
  const events = [...new Set(others.map((hook) => oneLine(hook.event, 40)))]
  const shown = new Set<string>()
  return [
    ...(hooks.length === 0 ? [[['dim', '  - no hook is configured']] satisfies Line] : []),
    ...listHere(hooks).flatMap((hook) => renderHook(hook, shown, width)),
    ...(others.length === 0
      ? []
      : flow([['dim', '  - ']], 'dim', `${countOf(others.length, 'hook')} of other events: ${events.join(', ')}`, width)),
  ]
}

function renderHook(hook: ExplainedHook, shown: Set<string>, width: number): Line[] {
  const { asked, fate } = hook
  const matcher = hook.matcher === null ? '' : ` [${oneLine(hook.matcher, 200)}]`
  const style: Style = asked === null ? 'dim' : 'bold'
  return [
    ...flow(
      [[style, asked === null ? '  - ' : '  • ']],
      style,
      `${oneLine(hook.event, 60)}${matcher}  ${oneLine(hook.command, 300)}`,
      width,
    ),
    [['dim', `    ${oneLine(formatPlace(hook.at), 200)}`]],
    ...row(WORDS[fate], hook.why, { indent: INDENT, style: asked === null ? 'yellow' : 'greenBold', width }),
    ...(asked === null ? [] : renderAnswer(asked, shown, width)),
    ...row('unheard', hook.unheard && asked !== null ? 'its agent does not wait for it, so its answer counts nowhere' : '', {
      indent: INDENT,
      style: 'yellow',
      width,
    }),
  ]
}

const WORDS: Record<ExplainedHook['fate'], string> = {
  ...{ asked: 'fired', 'other-event': 'not fired', 'no-match': 'not fired', untrusted: 'not run', repeat: 'not run' },
  ...{ 'chain-ended': 'not run', 'not-replayed': 'not run', 'not-shown': 'not run', 'out-of-time': 'not run' },
}

/** `shown`: envelopes that stand above, of which there is mostly one. */
function renderAnswer(asked: ExplainedAnswer, shown: Set<string>, width: number): Line[] {
  const { stdout, stderr, verdict, reason, failure } = asked
  const mark: Style = failure !== null || verdict === 'deny' ? 'red' : verdict === 'ask' || verdict === 'defer' ? 'yellow' : 'plain'
  const form = { indent: INDENT, width }
  const envelope = JSON.stringify(asked.envelope)
  const stdin = shown.has(envelope) ? 'as above' : envelope
  shown.add(envelope)
  return [
    ...row('stdin', stdin, form),
    ...row('ending', describeEnding(asked), form),
    ...row('stdout', stdout, form),
    ...row('stderr', stderr, form),
    ...row('verdict', `${verdict}${reason === null ? '' : `: ${reason}`}${asked.ends_chain ? ' (ends the chain)' : ''}`, {
      ...form,
      style: mark,
    }),
    ...(failure === null ? [] : row('failure', `${failure.kind}: ${failure.detail}`, { ...form, style: 'red' })),
    ...(asked.rewrite === null ? [] : row('rewrite', JSON.stringify(asked.rewrite), form)),
    ...row('context', asked.context ?? '', form),
    ...asked.notes.flatMap((note) => row('note', note, form)),
  ]
}

function describeEnding({ ending, timeout_ms, cwd, reused }: ExplainedAnswer): string {
  const place = cwd === '$PROJECT' ? '' : `, started in ${oneLine(cwd, 200)}`
  const read = ending.read_input === false ? ', never read its input' : ''
  if (reused) return `from memory (pure): exit code ${ending.exit_code}`
  const after = `after ${formatDuration(ending.ms)}`
  switch (ending.kind) {
    case 'exited':
      return `exit code ${ending.exit_code} ${after}${read}${place}`
    case 'signalled':
      return `killed by ${ending.signal} ${after}${read}${place}`
    case 'timed-out':
      return `no answer within ${formatDuration(timeout_ms)}, so it was ended${read}${place}`
    case 'too-large':
      return `it printed more than a hook may, so it was ended ${after}${place}`
    case 'not-started':
      return `could not be started: ${ending.message}${place}`
  }
}
