import { GateError } from '../errors.ts'
import { FINDING_IDS, FINDING_LEVELS } from '../policy/finding-ids.ts'
import { nearestName } from '../text/nearest.ts'
import { pageAddress } from '../text/pages.ts'
import { OPTION_FORMS, type OptionForm, type OptionName, type Options } from './options.ts'

/** Values as the user wrote them, by option name. */
export type Written = Map<OptionName, string[]>

/** Options, and everything that was wrong with what was written: a wrong value leaves the default in place. */
export interface ReadOptions {
  options: Options
  /** Options that were written with a value: they win over the configuration file. */
  given: OptionName[]
  errors: GateError[]
}

/** Turns written values into options. `called` shows a name as the user knows it (`--on_ask`, `on_ask`). */
export function readOptions(written: Written, called: (name: string) => string): ReadOptions {
  const errors: GateError[] = []
  const text = (name: OptionName): string | null => {
    const form = formOf(name)
    const values = written.get(name) ?? []
    const value = values[values.length - 1]
    return value === undefined || value === '' ? form.default : value
  }
  const choice = (name: OptionName): string => {
    const form = formOf(name)
    const value = text(name) ?? ''
    if (form.choices?.includes(value)) return value
    errors.push(refuseValue(called(name), value, form))
    return form.default ?? ''
  }
  const number = (name: OptionName): number | null => {
    const value = text(name)
    const { most = 1 } = formOf(name)
    const read = Number(value)
    if (value === null || (Number.isInteger(read) && read >= 1 && read <= most)) return value === null ? null : read
    errors.push(new GateError('invalid-option', `${called(name)} is ${JSON.stringify(value)}`, `Use a whole number from 1 to ${most}.`))
    return null
  }
  const list = (name: OptionName): string[] =>
    (written.get(name) ?? [])
      .flatMap((value) => value.split(name === 'transcripts' ? /\n/ : /[\n,]/))
      .flatMap((value) => value.trim() || [])
  const options = {
    transcripts: list('transcripts'),
    repo: text('repo') ?? '.',
    dialects: list('dialects'),
    copilot_host: choice('copilot_host'),
    hooks_from: text('hooks_from'),
    trust_project: choice('trust_project'),
    user_config: text('user_config'),
    on_ask: choice('on_ask'),
    on_hook_failure: choice('on_hook_failure'),
    events: choice('events'),
    path_map: choice('path_map'),
    require_transcript: choice('require_transcript'),
    fail_on: checkNames(list('fail_on'), called('fail_on'), errors),
    mode: choice('mode'),
    sandbox: choice('sandbox'),
    concurrency: number('concurrency'),
    time_budget: number('time_budget'),
    summary: choice('summary') === 'true',
    report_path: text('report_path'),
    format: choice('format'),
    output: text('output'),
    events_out: text('events_out'),
    base: text('base'),
    head: text('head'),
    // Each choice has been checked against its form.
  } as Options
  const given = [...written].filter(([, values]) => values.some((value) => value.trim() !== '')).map(([name]) => name)
  return { options, given, errors }
}

/** The form of an option. */
export function formOf(name: OptionName): OptionForm {
  const form = OPTION_FORMS.find((each) => each.name === name)
  if (form === undefined) throw new Error(`no form for option ${name}`)
  return form
}

/** An unknown name, with the nearest real one. */
export function refuseName(seen: string, forms: readonly OptionForm[], called: (name: string) => string): GateError {
  const nearest = nearestName(
    seen,
    forms.map((form) => form.name),
  )
  const next = nearest === null ? `Known are: ${forms.map((form) => called(form.name)).join(', ')}.` : `Did you mean ${called(nearest)}?`
  return new GateError('unknown-option', `unknown option ${called(seen)}`, next)
}

function refuseValue(name: string, value: string, form: OptionForm): GateError {
  const choices = form.choices ?? []
  const nearest = nearestName(value, choices)
  const hint = nearest === null ? '' : ` (did you mean ${nearest}?)`
  return new GateError(
    'invalid-option',
    `${name} is ${JSON.stringify(value)}, which is none of its values`,
    `Use one of: ${choices.join(', ')}${hint}.`,
  )
}

function checkNames(names: string[], option: string, errors: GateError[]): string[] {
  const known: readonly string[] = [...FINDING_IDS, ...FINDING_LEVELS]
  for (const name of names.filter((each) => !known.includes(each))) {
    const nearest = nearestName(name, known)
    const next = nearest === null ? `${pageAddress('findings.md')} lists them.` : `Did you mean ${nearest}?`
    errors.push(new GateError('invalid-option', `${option} names ${JSON.stringify(name)}, which is no finding id and no level`, next))
  }
  return names
}
