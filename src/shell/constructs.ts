import type { Command, CommandArgument, HereDoc, SyntaxNode } from 'unbash'
import { type Visit, walkCommandLine } from './walk.ts'

/** Things in a command line that keep a reader from telling what runs. */
export type Construct =
  /** `$(…)` or a backtick in an argument. */
  | 'substitution'
  /** `$NAME` as a whole, unquoted argument. */
  | 'variable'
  /** `$NAME` in quotes, within a word, as a program, or where a test, a redirection or an assignment reads it. */
  | 'embedded-variable'
  /** `$(…)` as a program, or where a redirection reads it. */
  | 'embedded-substitution'
  | 'parameter-expansion'
  | 'arithmetic'
  | 'function'
  | 'group'
  | 'case'
  | 'select'
  /** Several commands in a subshell. */
  | 'subshell-list'
  /** A loop, condition or group with a redirection. */
  | 'redirected-compound'
  | 'process-substitution'
  | 'brace-expansion'
  | 'extended-glob'
  | 'dollar-quote'
  | 'expanding-here-document'
  /** More of the command after a here-document's delimiter. */
  | 'here-document-amid-line'
  | 'array'
  /** `A=1 B=2` without a command. */
  | 'several-assignments'
  | 'unusual-redirection'
  | 'unusual-blank'
  | 'escaped-blank'
  | 'unusual-word'

/** Lists the constructs of a command line; `certain` is false when it could not be read to its end. */
export function findConstructs(text: string): { constructs: ReadonlySet<Construct>; certain: boolean } {
  const constructs = new Set<Construct>()
  if (UNUSUAL_BLANK.test(text)) constructs.add('unusual-blank')
  const names: Names = { assigned: listAssigned(text), known: new Set(['HOME']) }
  const certain = walkCommandLine(text, (at) => {
    for (const construct of nameConstructs(at, names)) constructs.add(construct)
    if (at.node.type === 'Command') learnValue(at, at.node, names.known)
  })
  return { constructs, certain }
}

interface Names {
  /** Variables that the line itself sets, anywhere. */
  assigned: ReadonlySet<string>
  /** Variables whose value is plain at this place. */
  known: Set<string>
}

function listAssigned(text: string): ReadonlySet<string> {
  const assigned = new Set<string>()
  if (!/[=]|\b(?:for|select)\b/.test(text)) return assigned
  walkCommandLine(text, ({ node }) => {
    if (node.type === 'Assignment') assigned.add(node.name)
    if (node.type === 'For' || node.type === 'Select') assigned.add(node.name.value)
  })
  return assigned
}

const UNUSUAL_BLANK = /[\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]/

function nameConstructs(at: Visit, names: Names): Construct[] {
  const { node } = at
  switch (node.type) {
    case 'SimpleExpansion':
      return nameVariable(at, node.text, names)
    case 'CommandExpansion':
      return isKnownText(node) || nearest(at) === 'Assignment'
        ? []
        : [READS_SUBSTITUTION.has(nearest(at)) ? 'embedded-substitution' : 'substitution']
    case 'ArithmeticExpansion':
      return /^\$\(\([\d\s+*/%()-]*\)\)$/.test(node.text) && nearest(at) === 'Word' ? [] : ['arithmetic']
    case 'Command':
      return nameCommand(node)
    case 'Word':
      return nameWord(node.text)
    case 'HereDoc':
      return nameHereDoc(node, at.text)
    case 'Subshell':
      return node.body.commands.length > 1 || node.body.commands[0]?.background === true ? ['subshell-list'] : []
    case 'Redirect':
      return node.operator === '<>' || node.target?.text === '-' ? ['unusual-redirection'] : []
    case 'Assignment':
      return node.value.type === 'ArrayValue' || node.index !== undefined ? ['array'] : []
    default:
      return BY_TYPE.get(node.type) ?? []
  }
}

const BY_TYPE: ReadonlyMap<SyntaxNode['type'], Construct[]> = new Map<SyntaxNode['type'], Construct[]>([
  ['ParameterExpansion', ['parameter-expansion']],
  ['ArithmeticCommand', ['arithmetic']],
  ['ArithmeticFor', ['arithmetic']],
  ['Function', ['function']],
  ['BraceGroup', ['group']],
  ['Case', ['case']],
  ['Select', ['select']],
  ['Redirected', ['redirected-compound']],
  ['ProcessSubstitution', ['process-substitution']],
  ['BraceExpansion', ['brace-expansion']],
  ['ExtendedGlob', ['extended-glob']],
  ['AnsiCQuoted', ['dollar-quote']],
  ['LocaleString', ['dollar-quote']],
])

function nameVariable(at: Visit, written: string, names: Names): Construct[] {
  const name = written.slice(1)
  if (names.known.has(name)) return []
  return [names.assigned.has(name) || isEmbedded(at, written) ? 'embedded-variable' : 'variable']
}

type Context = SyntaxNode['type'] | undefined

function nearest(at: Visit): Context {
  const outer = at.within.at(-1)
  const around = at.within.at(-2)
  return outer === 'Word' && around !== undefined && !LISTS.has(around) ? around : outer
}

const LISTS: ReadonlySet<Context> = new Set<Context>(['Script', 'CompoundList', 'Word'])

const READS_SUBSTITUTION: ReadonlySet<Context> = new Set<Context>(['Redirect', 'HereString', 'HereDocBody', 'TestCommand'])

/** The visit of a bare `$NAME` follows that of its word; only a whole word outside all contexts stands alone. */
function isEmbedded(at: Visit, written: string): boolean {
  const { node, text } = at
  if (nearest(at) !== 'Word') return true
  const before = text[node.pos - 1] ?? ' '
  const after = text[node.pos + written.length] ?? ' '
  return !/[\s;&|(`]/.test(before) || !/[\s;&|)`]/.test(after)
}

/** `$(cat <<'EOF' … EOF)`: its output is its text. */
function isKnownText(node: SyntaxNode): boolean {
  if (node.type !== 'CommandExpansion' || node.script === undefined || node.script.commands.length !== 1) return false
  const command = node.script.commands[0]?.command
  if (command?.type !== 'Command' || command.name?.text !== 'cat' || command.suffix.length !== 1) return false
  const [input] = command.suffix
  return input?.type === 'HereDoc' && input.delimiter?.quoted === true
}

// What a test or a wait makes of a variable decides what runs next.
const READS_VARIABLES = new Set(['test', '[', 'wait'])

function nameCommand(command: Command): Construct[] {
  const found: Construct[] = []
  const assignments = command.prefix.filter((part) => part.type === 'Assignment')
  if (command.name === undefined) return assignments.length > 1 ? ['several-assignments'] : []
  if (/^[$`"]?[$`]/.test(command.name.text)) found.push('embedded-substitution')
  if (command.name.text.startsWith('=') || (command.name.text === '[' && command.args.at(-1)?.text !== ']')) found.push('unusual-word')
  if (READS_VARIABLES.has(command.name.value) && command.args.some((word) => word.text.includes('$'))) found.push('embedded-variable')
  if (command.args.some(hasSplicedSubstitution)) found.push('embedded-substitution')
  const looksDynamic = command.args.some((word) => /^'[^']*(?:\$\(|`)/.test(word.text))
  if (looksDynamic && command.args.some((word) => word.text.startsWith('"') && word.text.includes('$('))) found.push('unusual-word')
  return found
}

/** `"$(…)"x`: a quoted substitution with more of the word beside it. */
function hasSplicedSubstitution(word: CommandArgument): boolean {
  if (word.type !== 'Word' || word.parts === undefined || word.parts.length < 2) return false
  return word.parts.some((part) => part.type === 'DoubleQuoted' && part.parts.some((inner) => inner.type === 'CommandExpansion'))
}

function nameWord(written: string): Construct[] {
  if (!/[\\{]/.test(written)) return []
  const bare = written.replace(/'[^']*'|"(?:[^"\\]|\\.)*"/gs, '')
  const found: Construct[] = []
  if (/\\[ \t]/.test(bare)) found.push('escaped-blank')
  const brace = bare.search(/(?<!\$)\{/)
  if (brace >= 0 && bare.indexOf(',', brace) >= 0) found.push('brace-expansion')
  return found
}

function nameHereDoc(node: HereDoc, text: string): Construct[] {
  const { delimiter } = node
  if (delimiter === undefined || !delimiter.quoted) return ['expanding-here-document']
  const lineEnd = text.indexOf('\n', delimiter.end)
  return text.slice(delimiter.end, lineEnd < 0 ? text.length : lineEnd).trim() === '' ? [] : ['here-document-amid-line']
}

/** After `X=a` alone, `$X` is known for the rest of the line; only at its top level is it sure that the assignment ran. */
function learnValue(at: Visit, command: Command, values: Set<string>): void {
  const [assignment, ...more] = command.prefix
  if (command.name !== undefined || assignment?.type !== 'Assignment' || more.length > 0) return
  const { name, value } = assignment
  const plain = value.type === 'Word' && /^[\w./:@%+=-]*$/.test(value.value) && assignment.index === undefined
  if (plain && at.within.length === 1) values.add(name)
  else values.delete(name)
}
