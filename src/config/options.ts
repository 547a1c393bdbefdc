import type { Mode } from '../exit.ts'
import type { Confidence } from '../model/event.ts'
import type { OnAsk, OnHookFailure } from '../policy/rule.ts'

/** Everything a run can be told, once read from flags or action inputs. Paths are as the user wrote them. */
export interface Options {
  transcripts: string[]
  repo: string
  dialects: string[]
  copilot_host: 'cli' | 'cloud' | 'vscode'
  hooks_from: string | null
  trust_project: 'auto' | 'true' | 'false'
  user_config: string | null
  on_ask: OnAsk
  on_hook_failure: OnHookFailure
  events: 'gates' | 'tools' | 'all'
  path_map: 'auto' | 'off'
  require_transcript: 'true' | 'false' | 'agent'
  min_confidence: Confidence
  fail_on: string[]
  mode: Mode
  sandbox: 'off' | 'auto' | 'strict'
  concurrency: number | null
  /** Seconds, from the start of the program. */
  time_budget: number | null
  summary: boolean
  report_path: string | null
  format: 'terminal' | 'json' | 'markdown'
  output: string | null
  events_out: string | null
  /** Commits between which checkpoints are looked for. */
  base: string | null
  head: string | null
}

export type OptionName = keyof Options

/** What a value may be. */
export interface ValueForm {
  kind: 'list' | 'text' | 'choice' | 'number'
  /** For `choice`: the words allowed. A choice with `true` may be given as a bare flag. */
  choices?: readonly string[]
  /** For `number`: the highest; the lowest is 1. */
  most?: number
  /** As written by a user; null: none. */
  default: string | null
  help: string
}

/** How one option is written: the one table behind flags, action inputs, the configuration file, its schema, `--help` and the docs' tables. */
export interface OptionForm extends ValueForm {
  name: OptionName
  where: 'both' | 'cli' | 'action'
  /** Also a key of the configuration file. */
  inFile?: true
  /** Another name that its flag goes by. */
  alias?: string
}

/** The options in the order in which they are documented. */
export const OPTION_FORMS: readonly OptionForm[] = [
  {
    name: 'transcripts',
    kind: 'list',
    default: null,
    where: 'both',
    help: 'Recorded sessions: files, folders or globs, one a line; entire: the checkpoints of Entire that the commits name. Empty: looks in known places and says what it found.',
  },
  { name: 'repo', kind: 'text', default: '.', where: 'both', help: 'The project whose hooks judge the sessions.' },
  {
    name: 'dialects',
    alias: 'dialect',
    kind: 'list',
    default: null,
    where: 'both',
    inFile: true,
    help: 'Hook systems to use. Empty: all that the project configures.',
  },
  {
    name: 'copilot_host',
    kind: 'choice',
    choices: ['cli', 'cloud', 'vscode'],
    default: 'cli',
    where: 'both',
    inFile: true,
    help: "Which Copilot runs the project's Copilot hooks: its command line, the cloud agent, or VS Code. Each has files, names of tools and failure rules of its own.",
  },
  {
    name: 'hooks_from',
    kind: 'text',
    default: null,
    where: 'both',
    help: 'Where hooks come from: worktree, base (the commit a pull request goes into) or a git commit. Default: base on pull requests, else worktree.',
  },
  {
    name: 'trust_project',
    kind: 'choice',
    choices: ['auto', 'true', 'false'],
    default: 'auto',
    where: 'both',
    help: "Whether the project's own hooks run. auto: yes, but never a pull request's own version of them.",
  },
  {
    name: 'user_config',
    kind: 'text',
    default: null,
    where: 'both',
    help: 'A folder that stands for the home folder, for user-level hooks. The real home folder is never read.',
  },
  {
    name: 'on_ask',
    kind: 'choice',
    choices: ['deny', 'allow', 'native'],
    default: 'deny',
    where: 'both',
    inFile: true,
    help: 'What a hook\'s "ask" means when nobody is there. native: what the agent itself does in a headless run.',
  },
  {
    name: 'on_hook_failure',
    kind: 'choice',
    choices: ['deny', 'native'],
    default: 'deny',
    where: 'both',
    inFile: true,
    help: 'What a hook that crashes, hangs or answers nonsense means. native: what the agent itself makes of it.',
  },
  {
    name: 'events',
    kind: 'choice',
    choices: ['gates', 'tools', 'all'],
    default: 'gates',
    where: 'both',
    inFile: true,
    help: 'gates: calls and prompts before they happen. tools: also after each call. all: every event that a transcript yields.',
  },
  {
    name: 'path_map',
    kind: 'choice',
    choices: ['auto', 'off'],
    default: 'auto',
    where: 'both',
    help: 'auto: the recorded project folder becomes the one on this machine in all that hooks see. off: as recorded.',
  },
  {
    name: 'require_transcript',
    kind: 'choice',
    choices: ['true', 'false', 'agent'],
    default: 'true',
    where: 'both',
    inFile: true,
    help: 'false: a run that finds nothing to judge passes with a notice. agent: it passes only when no commit names an agent as its author.',
  },
  {
    name: 'min_confidence',
    kind: 'choice',
    choices: ['full', 'partial', 'lossy'],
    default: 'partial',
    where: 'both',
    inFile: true,
    help: 'How much a record has to tell for an allowed call to pass: full, partial (parts of calls may be missing) or lossy (a description for people). What tells less is indeterminate.',
  },
  {
    name: 'fail_on',
    kind: 'list',
    default: null,
    where: 'both',
    help: 'Finding ids or levels (warning, notice) that also fail the check.',
  },
  {
    name: 'mode',
    kind: 'choice',
    choices: ['block', 'warn', 'observe'],
    default: 'block',
    where: 'both',
    help: 'warn: blocked calls do not fail the check, their annotations are warnings. observe: as warn, without annotations.',
  },
  {
    name: 'sandbox',
    kind: 'choice',
    choices: ['off', 'auto', 'strict'],
    default: 'off',
    where: 'both',
    inFile: true,
    help: 'auto: hooks have no network and can change no file but in their scratch copy, where the machine allows it. strict: they run like that or not at all.',
  },
  {
    name: 'concurrency',
    kind: 'number',
    most: 256,
    default: null,
    where: 'both',
    help: 'Sessions judged at the same time. Default: the number of cores.',
  },
  {
    name: 'time_budget',
    kind: 'number',
    // Node's longest timer, in whole seconds.
    most: 2_147_483,
    default: null,
    where: 'both',
    help: 'Seconds that the whole run may take. Then no hook is asked any more, what was not judged is told, and the outcome is indeterminate or worse. Default: no limit.',
  },
  {
    name: 'summary',
    kind: 'choice',
    choices: ['true', 'false'],
    default: 'true',
    where: 'action',
    help: 'Writes the step summary.',
  },
  {
    name: 'report_path',
    kind: 'text',
    default: null,
    where: 'both',
    help: "Where the JSON report goes. Default in the action: hookwitness-report.json in the runner's temp folder.",
  },
  {
    name: 'format',
    kind: 'choice',
    choices: ['terminal', 'json', 'markdown'],
    default: 'terminal',
    where: 'cli',
    help: 'What is printed.',
  },
  { name: 'output', kind: 'text', default: null, where: 'cli', help: 'Writes what would be printed to a file.' },
  {
    name: 'base',
    kind: 'text',
    default: null,
    where: 'cli',
    help: 'For transcripts entire: the commit after which sessions count. The action knows it from a pull request.',
  },
  { name: 'head', kind: 'text', default: null, where: 'cli', help: 'For transcripts entire: the last commit that counts. Default: HEAD.' },
  { name: 'events_out', kind: 'text', default: null, where: 'cli', help: 'Writes one JSON line for each judged event to a file.' },
]
