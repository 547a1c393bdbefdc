import { OPTION_FORMS, type ValueForm } from './options.ts'

/** The gate's own configuration file, at the project root. */
export const CONFIG_FILE = '.hookwitness.toml'

/** One key of the configuration file. A choice of `true` or `false` is written as a boolean. */
export interface FileKey extends ValueForm {
  name: string
  isRequired?: true
}

/** Keys at the top: options that a project may settle for all who check it. */
export const FILE_KEYS: readonly FileKey[] = OPTION_FORMS.filter((form) => form.inFile)

/** Keys of a `[[hooks]]` entry that say which hooks it speaks for, as `hookwitness hooks` shows them. */
export const NAMING_KEYS = ['command', 'dialect', 'event', 'matcher'] as const

/** Keys of a `[[hooks]]` entry. Those that settle something have one value only, so that two entries never contradict each other. */
export const HOOK_KEYS: readonly FileKey[] = [
  {
    name: 'command',
    kind: 'text',
    default: null,
    isRequired: true,
    help: 'The command of the hook, exactly as `hookwitness hooks` shows it. The entry speaks for every hook that has it.',
  },
  { name: 'dialect', kind: 'text', default: null, help: 'Only hooks of this hook system.' },
  { name: 'event', kind: 'text', default: null, help: "Only hooks at this event, by the agent's own name of it." },
  { name: 'matcher', kind: 'text', default: null, help: 'Only hooks with exactly this matcher.' },
  {
    name: 'replay',
    kind: 'choice',
    choices: ['never'],
    default: null,
    help: 'never: the hook is not run. What it would have judged is indeterminate, unless something else refuses it.',
  },
  {
    name: 'pure',
    kind: 'choice',
    choices: ['true'],
    default: null,
    help: 'true: the answer depends on the envelope alone, times and ids aside, so the same one is answered from memory.',
  },
]
