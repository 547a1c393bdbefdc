import { creator as preset } from '@secretlint/secretlint-rule-preset-recommend'
import type { SecretLintRuleContext, SecretLintRuleCreator, SecretLintRuleReportHandler, SecretLintSourceCode } from '@secretlint/types'
import type { FoundSecret } from './secret-kinds.ts'

const RULE = '@secretlint/secretlint-rule-'
const NOT_USED = [
  // Comments in the text would switch the masking off, and the text is foreign.
  'filter-comments',
  // Reads the file beside the text.
  'gcp',
  // Made for files that are about to be committed, they pass over what is too short, too long, in a newer format or looks like an example;
  // secret-kinds.ts takes these too. Slack's overflows V8's backtrack stack in a word of 10 MB, and that of AWS reports a wrong place.
  ...['anthropic', 'aws', 'github', 'gitlab', 'huggingface', 'npm', 'openai', 'privatekey', 'slack'],
  // Report the whole address; `url-password` hides no more than the password.
  ...['basicauth', 'database-connection-string'],
].map((name) => RULE + name)

const rules = preset.rules.filter((rule) => !NOT_USED.includes(rule.meta.id)).map(openRule)

// Every token that these rules know has as many characters in a row; most texts have not, and each rule takes its time to say so.
const LONG_WORD = /[A-Za-z0-9_+/=-]{20}/

/**
 * What the rules of secretlint's recommended preset find, named by the rule. The rules are run by a context of our own: secretlint's core
 * answers with a promise and heeds `secretlint-disable` comments.
 */
export function findBySecretlint(text: string): FoundSecret[] {
  if (!LONG_WORD.test(text)) return []
  return rules.flatMap((rule) => rule(text))
}

function openRule(rule: SecretLintRuleCreator<unknown>): (text: string) => FoundSecret[] {
  const kind = rule.meta.id.slice(RULE.length)
  let found: FoundSecret[] = []
  const context: SecretLintRuleContext = {
    sharedOptions: {},
    createTranslator: () => (messageId) => ({ message: '', messageId: String(messageId), data: undefined }),
    report: ({ range: [start, end] }) => found.push({ start, end, kind }),
    ignore: () => {},
  }
  const handler: SecretLintRuleReportHandler = rule.create(context, {})
  return (text) => {
    found = []
    const pending: unknown = handler.file?.(asSource(text))
    if (pending !== undefined) throw new Error(`${rule.meta.id} does not answer at once`)
    return widen(text, found)
  }
}

const WORD_UNIT = /[A-Za-z0-9_-]/
const REST_OF_WORD = /[A-Za-z0-9_-]*/y

/** Each found secret with the whole word around it: many rules look at no more than the last 100 or 200 characters of a token. */
function widen(text: string, found: readonly FoundSecret[]): FoundSecret[] {
  const words: FoundSecret[] = []
  let from = 0
  for (const { start, end, kind } of found) {
    if (end <= from) continue
    REST_OF_WORD.lastIndex = end
    const rest = REST_OF_WORD.exec(text)?.[0].length ?? 0
    words.push({ start: findStart(text, from, Math.max(start, from)), end: end + rest, kind })
    from = end + rest
  }
  return words
}

/** Where the word around `place` begins, not before `from` and behind an escape such as `\\n` or `%20`. */
function findStart(text: string, from: number, place: number): number {
  let start = place
  while (start > from && WORD_UNIT.test(text.charAt(start - 1))) start -= 1
  const before = text.charAt(start - 1)
  const escaped = before === '%' ? 2 : before === '\\' ? 1 : 0
  return Math.min(start + escaped, place)
}

/** The rules that are used read no more of a source than its text, and that it has no path. */
function asSource(content: string): SecretLintSourceCode {
  return { content, filePath: undefined, ext: '', contentType: 'text' } as unknown as SecretLintSourceCode
}
