import { CONFIG_FILE } from '../config/file-form.ts'
import { OPTION_FORMS, type OptionForm } from '../config/options.ts'
import { EXIT_CODES } from '../exit.ts'

const USAGE = `hookwitness: judges recorded agent sessions with the repository's own hooks, as if nobody were there to answer.
It runs the hooks and nothing else.

Usage
  hookwitness replay [TRANSCRIPT...]   the main job; without an argument it looks in known places
  hookwitness hooks                    lists the configured hooks and what is wrong with them; runs nothing
  hookwitness test                     shows each configured hook a made-up event and prints what it says
  hookwitness explain TRANSCRIPT:LINE  why each hook did or did not fire at a recorded event, and what it answered;
                                       TRANSCRIPT#CALL_ID names a call by its id
  hookwitness events TRANSCRIPT...     what was read of transcripts, as lines of the neutral format; runs nothing
`

/** What `--help` prints. */
export const HELP = `${USAGE}
Options
${OPTION_FORMS.filter((form) => form.where !== 'action')
  .map(describeForm)
  .join('\n')}
  -h, --help    -V, --version

Exit codes
${Object.entries(EXIT_CODES)
  .map(([outcome, code]) => `  ${String(code).padStart(2)}  ${outcome}`)
  .join('\n')}
 128+N  ended by signal N (130 after Ctrl-C): nothing was judged to the end
`

function describeForm(form: OptionForm): string {
  const value = form.choices?.join('|') ?? (form.kind === 'number' ? 'N' : form.kind === 'list' ? 'LIST' : 'TEXT')
  const standard = form.default === null ? '' : ` (${form.default})`
  const file = form.inFile ? ` Also in ${CONFIG_FILE}.` : ''
  return `  --${form.name.replaceAll('_', '-')} ${value}${standard}\n      ${form.help}${file}`
}
