/** One kind of secret and what it looks like. */
export interface SecretKind {
  /** kebab-case, shown as `[redacted KIND]`. */
  kind: string
  /** Global. Its first group, where it has one, stays as it is. An unbounded run begins at few places, so that a pass stays linear. */
  pattern: RegExp
}

// A token starts where none of its own characters stands before, or after an escape: `\n`, `\t`, `%3D`.
const START = String.raw`(?<=^|[^A-Za-z0-9_-]|\\[nrt]|%[0-9A-Fa-f]{2})`
// What stands for a secret is none: `$TOKEN`, `${{ secrets.X }}`, `<token>`, `***`, `[redacted …]`.
const REAL = String.raw`(?![$<*\[{(=]|(?:true|false|null|none|undefined)\b)`
const SECRET_NAME = '(?:pass(?:word|wd|phrase)|token|secret|api[_-]?key|access[_-]?key|private[_-]?key)'
const AUTHORIZATION = String.raw`authorization\\?["']?\s{0,4}[:=]\s{0,4}(?:\\?["'])?(?:bearer|basic|token|digest|negotiate|apikey)\s{1,4}`
const BARE_WORD = String.raw`[^\s"'\x60&;|<>,)\\]+`
const QUOTE = String.raw`\\?["']`

/**
 * In this order: the more exact kinds come first. PEM keys are found in secrets.ts.
 * Shapes as their vendors document them; GitHub's `ghs_APPID_JWT` since
 * https://github.blog/changelog/2026-04-24-notice-about-upcoming-new-format-for-github-app-installation-tokens/
 */
export const secretKinds: readonly SecretKind[] = [
  { kind: 'github-token', pattern: /gh[pousr]_(?:[A-Za-z0-9._-]{35,}[A-Za-z0-9_-]|[A-Za-z0-9]{30,})|github_pat_[A-Za-z0-9_]{22,}/g },
  { kind: 'aws-access-key-id', pattern: /(?:AKIA|ASIA)[A-Z0-9]{16,}/g },
  {
    kind: 'aws-secret-access-key',
    pattern: new RegExp(String.raw`(aws_?secret_?access_?key(?:${QUOTE})?\s{0,4}[:=]\s{0,4}(?:${QUOTE})?)${REAL}[A-Za-z0-9/+=]{8,}`, 'gi'),
  },
  { kind: 'anthropic-key', pattern: new RegExp(`${START}sk-ant-[A-Za-z0-9_-]{12,}`, 'g') },
  { kind: 'api-key', pattern: new RegExp(`${START}sk-(?=[A-Za-z0-9_-]{0,200}[0-9])[A-Za-z0-9_-]{20,}`, 'g') },
  { kind: 'slack-token', pattern: /xox[a-z]-[A-Za-z0-9-]{10,}|xapp-[0-9]-[A-Za-z0-9-]{10,}/g },
  { kind: 'slack-webhook', pattern: /(hooks\.slack\.com\/(?:services|workflows)\/)[A-Za-z0-9/_-]{10,}/g },
  { kind: 'google-api-key', pattern: new RegExp(`${START}AIza[A-Za-z0-9_-]{30,}`, 'g') },
  { kind: 'npm-token', pattern: /npm_[A-Za-z0-9]{30,}/g },
  { kind: 'gitlab-token', pattern: new RegExp(`${START}glpat-[A-Za-z0-9_-]{20,}`, 'g') },
  { kind: 'stripe-key', pattern: new RegExp(`${START}[rs]k_(?:live|test)_[A-Za-z0-9]{16,}`, 'g') },
  { kind: 'jwt', pattern: new RegExp(String.raw`${START}eyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}`, 'g') },
  {
    kind: 'url-password',
    pattern: new RegExp(String.raw`(://[^\s/:@?#"'<>]{0,256}:)${REAL}[^\s/?#"'<>]{1,1024}(?=@)`, 'g'),
  },
  {
    kind: 'authorization',
    pattern: new RegExp(String.raw`((?:${AUTHORIZATION}|(?:x-api-key|x-auth-token|private-token):\s{0,4}))${REAL}[^\s"'\\,;]+`, 'gi'),
  },
  {
    kind: 'bearer-token',
    pattern: /(\bbearer\s{1,4})(?=[A-Za-z0-9._~+/=-]{0,200}[0-9])[A-Za-z0-9._~+/=-]{8,}/gi,
  },
  {
    kind: 'secret-value',
    pattern: new RegExp(String.raw`(${SECRET_NAME}(?:${QUOTE})?\s{0,4}[:=]\s{0,4}\\?")${REAL}[^"\\\n]{1,2048}`, 'gi'),
  },
  {
    kind: 'secret-value',
    pattern: new RegExp(String.raw`(${SECRET_NAME}(?:${QUOTE})?\s{0,4}[:=]\s{0,4}\\?')${REAL}[^'\\\n]{1,2048}`, 'gi'),
  },
  { kind: 'secret-value', pattern: new RegExp(`(${SECRET_NAME}=)${REAL}${BARE_WORD}`, 'gi') },
  { kind: 'secret-value', pattern: new RegExp(String.raw`(--[a-z-]{0,40}${SECRET_NAME}\s{1,4})${REAL}(?!-)${BARE_WORD}`, 'gi') },
]

const NAME_OF_SECRET = new RegExp(`${SECRET_NAME}$`, 'i')
const REAL_VALUE = new RegExp(`^${REAL}.`, 'i')

/** Whether this value, under this key of a JSON object, is a secret by the key's name. */
export function isSecretByName(key: string, value: unknown): boolean {
  return typeof value === 'string' && NAME_OF_SECRET.test(key.slice(-64)) && REAL_VALUE.test(value)
}
