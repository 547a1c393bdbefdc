import * as fs from 'node:fs'
import * as path from 'node:path'
import { parse as parseWithIarna } from '@iarna/toml'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { readConfigFile } from '../../src/config/read-config-file.ts'
import { readFlags } from '../../src/config/read-flags.ts'
import { readInputs } from '../../src/config/read-inputs.ts'
import { settleOptions } from '../../src/config/settle.ts'
import { dialects } from '../../src/dialects/index.ts'
import { ROOT } from '../support/runtimes.ts'

const IDS = dialects.map((dialect) => dialect.id)
const read = (text: string) => readConfigFile(text, IDS)
const faults = (text: string) =>
  read(text).errors.map(({ at, message, next }) => `${at?.path}:${at?.line}:${at?.column}: ${message} | ${next}`)
const validate = new Ajv({ strict: true, strictRequired: false }).compile(
  JSON.parse(fs.readFileSync(path.join(ROOT, 'schemas/config.schema.json'), 'utf8')),
)

const GOOD = `#:schema ./schemas/config.schema.json
on_ask = "native"
on_hook_failure = "native"
events = "all"
dialects = ["luxe", "lecode"]
require_transcript = false

[[hooks]]
command = '"$CLAUDE_PROJECT_DIR"/guard.sh'
dialect = "claude-code"
event = "PreToolUse"
matcher = "Bash"
pure = true

[[hooks]]
command = "./notify.sh"
replay = "never"
`

test('every key is read, with its line', () => {
  expect(read(GOOD)).toEqual({
    options: [
      { name: 'dialects', value: ['luxe', 'lecode'], line: 5 },
      { name: 'on_ask', value: 'native', line: 2 },
      { name: 'on_hook_failure', value: 'native', line: 3 },
      { name: 'events', value: 'all', line: 4 },
      { name: 'require_transcript', value: 'false', line: 6 },
    ],
    hooks: [
      {
        names: { command: '"$CLAUDE_PROJECT_DIR"/guard.sh', dialect: 'claude-code', event: 'PreToolUse', matcher: 'Bash' },
        ...{ isReplayed: true, isPure: true, at: { line: 8, column: 1 } },
      },
      { names: { command: './notify.sh' }, isReplayed: false, isPure: false, at: { line: 15, column: 1 } },
    ],
    errors: [],
  })
})

test('an empty file, one of comments and one with Windows line ends settle what they say', () => {
  for (const text of ['', '# nothing\n', '\r\n']) expect(read(text)).toEqual({ options: [], hooks: [], errors: [] })
  expect(read('# x\r\non_ask = "allow"\r\n').options).toEqual([{ name: 'on_ask', value: 'allow', line: 2 }])
})

/** What is wrong, and what is said of it. The schema refuses each that TOML accepts. */
const WRONG: readonly (readonly [text: string, ...told: string[]])[] = [
  ['\n\non_aks = "deny"', '.hookwitness.toml:3:1: "on_aks" is no key of the configuration file | Did you mean on_ask?'],
  ['on-ask = "deny"', '.hookwitness.toml:1:1: "on-ask" is no key of the configuration file | Did you mean on_ask?'],
  [
    'mode = "observe"',
    '.hookwitness.toml:1:1: "mode" is no key of the configuration file | Give it as an input of the action or a flag: a file in the repository does not settle it.',
  ],
  [
    'colour = 1',
    '.hookwitness.toml:1:1: "colour" is no key of the configuration file | Known are: dialects, copilot_host, on_ask, on_hook_failure, events, require_transcript, min_confidence, sandbox, hooks.',
  ],
  [
    'on_ask = "alow"',
    '.hookwitness.toml:1:1: on_ask is "alow", which is none of its values | Use "deny", "allow", "native" (did you mean "allow"?).',
  ],
  ['on_ask = true', '.hookwitness.toml:1:1: on_ask is true, which is none of its values | Use "deny", "allow", "native".'],
  [
    'on_ask = ["deny", "allow"]',
    '.hookwitness.toml:1:1: on_ask is ["deny","allow"], which is none of its values | Use "deny", "allow", "native".',
  ],
  ['events = 2026-01-05', '.hookwitness.toml:1:1: events is a date or time, which is none of its values | Use "gates", "tools", "all".'],
  ['events = nan', '.hookwitness.toml:1:1: events is NaN, which is none of its values | Use "gates", "tools", "all".'],
  [
    'require_transcript = "false"',
    '.hookwitness.toml:1:1: require_transcript is "false", which is none of its values | Use true, false, "agent" (did you mean false?).',
  ],
  [
    'dialects = "luxe"',
    '.hookwitness.toml:1:1: dialects is "luxe", not a list of names | Write dialects = ["claude-code"], or leave it out for all.',
  ],
  [
    'dialects = []',
    '.hookwitness.toml:1:1: dialects is [], not a list of names | Write dialects = ["claude-code"], or leave it out for all.',
  ],
  [
    'dialects = [\n  "luxe",\n  "luxury",\n  7,\n]',
    `.hookwitness.toml:3:3: dialects names "luxury", which is no known hook system | Known are: ${IDS.join(', ')}.`,
    `.hookwitness.toml:4:3: dialects names 7, which is no known hook system | Known are: ${IDS.join(', ')}.`,
  ],
  [
    '[hooks]\ncommand = "x"',
    '.hookwitness.toml:1:1: hooks is {"command":"x"}, not a list of entries | Begin each entry with a line [[hooks]].',
  ],
  ['hooks = [1]', '.hookwitness.toml:1:10: an entry of hooks is 1, not a table | Begin each entry with a line [[hooks]].'],
  ['[[hook]]\ncommand = "x"\npure = true', '.hookwitness.toml:1:1: "hook" is no key of the configuration file | Did you mean hooks?'],
  ['[[hooks]]\npure = true', '.hookwitness.toml:1:1: a [[hooks]] entry has no command | Add command: `hookwitness hooks` shows it.'],
  [
    '[[hooks]]\ncommand = "x"',
    '.hookwitness.toml:1:1: a [[hooks]] entry settles nothing | Add replay = "never" or pure = true, or remove the entry.',
  ],
  ['[[hooks]]\ncommand = "x"\npure = false', '.hookwitness.toml:3:1: pure is false, which is none of its values | Use true.'],
  [
    '[[hooks]]\ncommand = "x"\npure = "true"',
    '.hookwitness.toml:3:1: pure is "true", which is none of its values | Use true (did you mean true?).',
  ],
  [
    '[[hooks]]\ncommand = "x"\nreplay = "nevr"',
    '.hookwitness.toml:3:1: replay is "nevr", which is none of its values | Use "never" (did you mean "never"?).',
  ],
  [
    '[[hooks]]\ncommand = ["x"]\nreplay = "never"',
    '.hookwitness.toml:2:1: command is ["x"], not a text | Write it in quotes: `hookwitness hooks` shows what to write.',
  ],
  [
    '[[hooks]]\ncommand = "x"\ndialect = "lecod"\nreplay = "never"',
    '.hookwitness.toml:3:1: dialect names "lecod", which is no known hook system | Did you mean lecode?',
  ],
  [
    '[[hooks]]\ncommand = "x"\npurre = true\npure = true',
    '.hookwitness.toml:3:1: "purre" is no key of a [[hooks]] entry | Did you mean pure?',
  ],
  [
    '__proto__ = "x"',
    '.hookwitness.toml:1:1: "__proto__" is no key of the configuration file | Known are: dialects, copilot_host, on_ask, on_hook_failure, events, require_transcript, min_confidence, sandbox, hooks.',
  ],
]

describe('what is wrong is told with its place, the value seen and the next step', () => {
  test.each(WRONG)('%j', (text, ...told) => {
    expect(faults(text)).toEqual(told)
  })

  test.each([
    ['a key twice', 'on_ask = "deny"\non_ask = "allow"\n', 2],
    ['a table twice', '[hooks]\n[hooks]\n', 2],
    ['no value', 'on_ask =\n', 1],
    ['JSON', '{"on_ask": "allow"}', 1],
    ['lists in lists beyond measure', `on_ask = ${'['.repeat(100_000)}`, 1],
    ['a character that TOML forbids', 'on_ask = "de\u0000ny"', 1],
  ])('%s is no TOML', (_, text, line) => {
    expect(read(text).errors).toMatchObject([{ code: 'config-file-invalid', at: { path: '.hookwitness.toml', line } }])
  })

  test('more faults than anybody reads are counted', () => {
    const { errors } = read(Array.from({ length: 5000 }, (_, n) => `key_${n} = 1`).join('\n'))
    expect(errors).toHaveLength(21)
    expect(errors[20]?.message).toBe('"key_20" is no key of the configuration file (and 4979 more faults)')
  })
})

describe('the published schema and the reader', () => {
  const parse = (text: string): unknown => JSON.parse(JSON.stringify(parseWithIarna(text)))

  test('take the same file', () => {
    expect([validate(parse(GOOD)), validate.errors]).toEqual([true, null])
    expect(validate({})).toBe(true)
  })

  test.each(WRONG.filter(([text]) => !text.startsWith('__proto__')))('refuse the same: %j', (text) => {
    expect(validate(parse(text))).toBe(false)
  })
})

describe('what wins', () => {
  const file = read('on_ask = "allow"\nevents = "tools"\n').options

  test('the file settles what no flag gave, and the source of each option is known', () => {
    const { options, given } = readFlags(['--on-ask', 'deny', '--dialects='])
    const settled = settleOptions(options, given, file)
    expect(settled.options).toMatchObject({ on_ask: 'deny', events: 'tools', dialects: [] })
    expect(settled.sources).toMatchObject({ on_ask: 'given', events: 'file', dialects: 'default', on_hook_failure: 'default' })
  })

  test('an input that the runner leaves empty leaves the word to the file, also when it is given as its default', () => {
    const empty = readInputs({ INPUT_ON_ASK: '', INPUT_EVENTS: '' })
    expect(settleOptions(empty.options, empty.given, file).options).toMatchObject({ on_ask: 'allow', events: 'tools' })
    const given = readInputs({ INPUT_ON_ASK: 'deny', INPUT_EVENTS: 'gates' })
    expect(settleOptions(given.options, given.given, file).options).toMatchObject({ on_ask: 'deny', events: 'gates' })
  })
})
