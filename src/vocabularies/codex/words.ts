/**
 * A program with its arguments as Codex shows it to hooks: one line, each word quoted where a shell would need it
 * (`shlex_join`, codex-rs/shell-command in https://github.com/openai/codex).
 */
export function joinWords(words: readonly string[]): string {
  return words.map(quoteWord).join(' ')
}

function quoteWord(word: string): string {
  if (/^[\w+\-./:@\]=,]+$/.test(word)) return word
  if (!word.includes("'")) return `'${word}'`
  return `"${word.replace(/[$`"\\]/g, '\\$&')}"`
}

const SHELL = /^(?:.*[\\/])?(?:ba|z|da|k)?sh(?:\.exe)?$/i
const POWERSHELL = /^(?:.*[\\/])?(?:pwsh|powershell)(?:\.exe)?$/i

/** The command line that a program with its arguments hands to a shell; where it hands none, all of it as one line. */
export function unwrapShell(words: readonly string[]): string {
  const [program = '', flag = '', script] = words
  const isShell = (SHELL.test(program) && /^-l?c$/.test(flag)) || (POWERSHELL.test(program) && /^-c(?:ommand)?$/i.test(flag))
  return isShell && script !== undefined && words.length === 3 ? script : joinWords(words)
}

/** The words of a line as `joinWords` makes it; null for a line that holds more than words: whatever a shell would act on. */
export function splitWords(line: string): string[] | null {
  const words: string[] = []
  let rest = line.trim()
  while (rest !== '') {
    const word = /^(?:'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|[^\s'"\\$`;&|<>()*?])+/.exec(rest)?.[0]
    if (word === undefined || !/^(?:\s|$)/.test(rest.slice(word.length))) return null
    words.push(
      word.replace(/'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])/g, (_, single, double, bare) => single ?? unquote(double) ?? bare),
    )
    rest = rest.slice(word.length).trimStart()
  }
  return words
}

function unquote(text: string | undefined): string | undefined {
  return text?.replace(/\\([$`"\\])/g, '$1')
}
