import { describe, expect, test } from 'vitest'
import { readFlags } from '../../src/config/read-flags.ts'
import { readInputs } from '../../src/config/read-inputs.ts'

const errorsOf = (argv: string[]) => readFlags(argv).errors.map((error) => `${error.code}: ${error.message} | ${error.next}`)

describe('flags', () => {
  test('without any, the defaults of the documentation hold', () => {
    expect(readFlags([]).options).toMatchObject({
      ...{ repo: '.', trust_project: 'auto', on_ask: 'deny', on_hook_failure: 'deny', events: 'gates', path_map: 'auto', mode: 'block' },
      ...{
        require_transcript: 'true',
        transcripts: [],
        dialects: [],
        fail_on: [],
        hooks_from: null,
        user_config: null,
        format: 'terminal',
      },
    })
  })

  test.each([[['--on_ask', 'allow']], [['--on-ask', 'allow']], [['--on-ask=allow']]])('%j are the same', (argv) => {
    expect(readFlags(argv)).toMatchObject({ options: { on_ask: 'allow' }, errors: [], words: [] })
  })

  test('a bare trust flag is true, and takes no transcript for its value', () => {
    expect(readFlags(['--trust-project', 't.jsonl'])).toMatchObject({ options: { trust_project: 'true' }, words: ['t.jsonl'] })
    expect(readFlags(['--trust-project', 'false'])).toMatchObject({ options: { trust_project: 'false' }, words: [] })
  })

  test('lists take commas, line ends and repetition; transcripts only line ends', () => {
    expect(readFlags(['--dialects', 'luxe, lecode', '--dialects', 'claude-code']).options.dialects).toEqual([
      'luxe',
      'lecode',
      'claude-code',
    ])
    expect(readFlags(['--transcripts', 'a,b.jsonl\nc.jsonl']).options.transcripts).toEqual(['a,b.jsonl', 'c.jsonl'])
  })

  test('what follows -- is no flag', () => {
    expect(readFlags(['replay', '--', '--odd.jsonl']).words).toEqual(['replay', '--odd.jsonl'])
  })

  test.each([
    [['--on-aks', 'deny'], 'unknown-option: unknown option --on-aks | Did you mean --on-ask?'],
    [
      ['--on-ask', 'dney'],
      'invalid-option: --on-ask is "dney", which is none of its values | Use one of: deny, allow, native (did you mean deny?).',
    ],
    [['--on-ask'], 'invalid-option: --on-ask has no value | Write --on-ask deny|allow|native.'],
    [['--concurrency', '0'], 'invalid-option: --concurrency is "0" | Use a whole number from 1 to 256.'],
    [['--time-budget', '0'], 'invalid-option: --time-budget is "0" | Use a whole number from 1 to 2147483.'],
    [['--time-budget', '1.5'], 'invalid-option: --time-budget is "1.5" | Use a whole number from 1 to 2147483.'],
    [['--time-budget', '2147484'], 'invalid-option: --time-budget is "2147484" | Use a whole number from 1 to 2147483.'],
    [['--time-budget', 'soon'], 'invalid-option: --time-budget is "soon" | Use a whole number from 1 to 2147483.'],
    [['--time-budget=-5'], 'invalid-option: --time-budget is "-5" | Use a whole number from 1 to 2147483.'],
    [
      ['--fail-on', 'call-bloked'],
      'invalid-option: --fail-on names "call-bloked", which is no finding id and no level | Did you mean call-blocked?',
    ],
    [['-x'], 'unknown-option: unknown option -x | Options begin with two dashes.'],
  ])('%j is refused', (argv, error) => {
    expect(errorsOf(argv)).toEqual([error])
  })

  test('a wrong value leaves the strict default in place', () => {
    expect(readFlags(['--on-ask', 'nonsense', '--on-hook-failure', 'x']).options).toMatchObject({ on_ask: 'deny', on_hook_failure: 'deny' })
  })
})

describe('action inputs', () => {
  test('are read from the variables of the runner; an empty one is the default', () => {
    const { options, errors } = readInputs({ INPUT_ON_ASK: 'native', INPUT_DIALECTS: '', INPUT_TRANSCRIPTS: 'a\nb\n', PATH: '/bin' })
    expect(errors).toEqual([])
    expect(options).toMatchObject({ on_ask: 'native', dialects: [], transcripts: ['a', 'b'] })
  })

  test('a misspelt one is an error that names the nearest', () => {
    expect(readInputs({ INPUT_TRANSCRIPT: 'a' }).errors.map((error) => error.next)).toEqual(['Did you mean transcripts?'])
  })

  test('an input given under two spellings with different values is refused; the default that the runner adds to an empty one is not', () => {
    const { options, errors } = readInputs({ 'INPUT_ON-ASK': 'allow', INPUT_ON_ASK: 'native' })
    expect(errors.map((error) => `${error.code}: ${error.message}`)).toEqual([
      'invalid-option: on_ask is given twice: INPUT_ON-ASK is "allow", INPUT_ON_ASK is "native"',
    ])
    expect(options.on_ask).toBe('deny')
    expect(readInputs({ INPUT_HOOKS_FROM: '', 'INPUT_HOOKS-FROM': 'main' })).toMatchObject({ options: { hooks_from: 'main' }, errors: [] })
    expect(readInputs({ 'INPUT_HOOKS-FROM': 'main', INPUT_HOOKS_FROM: '' })).toMatchObject({ options: { hooks_from: 'main' }, errors: [] })
    expect(readInputs({ 'INPUT_ON-ASK': 'deny', INPUT_ON_ASK: 'deny' }).errors).toEqual([])
  })

  test('options of the command line are no inputs', () => {
    expect(readInputs({ INPUT_EVENTS_OUT: 'x' }).errors).toHaveLength(1)
  })
})
