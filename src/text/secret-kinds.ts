/** Where a secret stands in a text, in UTF-16 units. */
export interface FoundSecret {
  start: number
  /** The first place behind it. */
  end: number
  /** kebab-case, shown as `[redacted KIND]`. */
  kind: string
}

/** One kind of secret and what it looks like. */
export interface SecretKind {
  /** kebab-case, shown as `[redacted KIND]`. */
  kind: string
  /**
   * Global. Its first group, where it has one, stands at the beginning and stays as it is. A run of any length is written `x{8}x*`: V8 keeps
   * a place on its backtrack stack for each turn of `x{8,}`, and throws where a text has some ten million of them.
   */
  pattern: RegExp
}

const START = '(?<![A-Za-z0-9])'
// What stands for a secret is none: `$TOKEN`, `${{ secrets.X }}`, `<token>`, `***`, `[redacted …]`; nor is the version of a package whose
// name ends like a secret's (`"auth-token": "^6.0.0"`).
const VERSION = String.raw`[~^]?[0-9]{1,9}\.[0-9]{1,9}\.[0-9]{1,9}(?:["']|$)`
const REAL = String.raw`(?![$<*\[{(=]|(?:true|false|null|none|undefined)\b|${VERSION})`
// Nor is what a program looks up: `getToken()`, `process.env.TOKEN`, `os.environ["TOKEN"]`.
const LITERAL = String.raw`(?![A-Za-z_$][\w$.]{0,100}[([]|(?:process|import\.meta|os)\.env)`
// Not the name of a kind: `[redacted github-token]="…`. What stands before is looked at only where a name may begin.
const SECRET_NAME =
  '(?=p(?:ass|wd|rivate)|token|secret|api|access)(?<!\\[redacted [a-z-]{0,30})(?:pass(?:word|wd|phrase)|(?<=_)p(?:ass|wd)|token|secret|api[_-]?key|access[_-]?key|private[_-]?key|secret[_-]?key(?:[_-]?base)?)'
const AUTHORIZATION = String.raw`authorization["']?\s{0,4}[:=]\s{0,4}["']?(?:bearer|basic|token|digest|negotiate|apikey)\s{1,4}`
const KEY_HEADER = String.raw`(?:x-api-key|x-auth-token|x-goog-api-key|private-token)["']?\s{0,4}[:=]\s{0,4}["']?`
const BARE_WORD = String.raw`[^\s"'\x60&;|<>)\\]*[^\s"'\x60&;|<>)\\,]`
const ASSIGNED = String.raw`${SECRET_NAME}["']?\]?\s{0,4}(?::=|=>|[:=])\s{0,4}`
const FLAG = String.raw`(?<![A-Za-z-])--[a-z-]{0,40}${SECRET_NAME}\s{1,4}`
// Quoted values may hold escaped quotes.
const DOUBLE_QUOTED = String.raw`[^"\\\n]*(?:\\.[^"\\\n]*){0,1000}`
const SINGLE_QUOTED = String.raw`[^'\\\n]*(?:\\.[^'\\\n]*){0,1000}`

/**
 * The kinds that must be masked also where a token is cut, has a newer shape or stands in for a real one (a linter may pass it over), and
 * those that the rules of secretlint.ts lack. Where two find the same, the first here gives the name. PEM keys: private-keys.ts.
 * Shapes as their vendors document them; GitHub's `ghs_APPID_JWT` since
 * https://github.blog/changelog/2026-04-24-notice-about-upcoming-new-format-for-github-app-installation-tokens/
 */
export const secretKinds: readonly SecretKind[] = [
  {
    kind: 'github-token',
    pattern:
      /gh[pousr]_(?:[A-Za-z0-9._-]{35}[A-Za-z0-9._-]*[A-Za-z0-9_-]|[A-Za-z0-9]{30}[A-Za-z0-9]*)|github_pat_[A-Za-z0-9_]{22}[A-Za-z0-9_]*/g,
  },
  { kind: 'aws-access-key-id', pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}[A-Z0-9]*/g },
  {
    kind: 'aws-secret-access-key',
    pattern: new RegExp(String.raw`(aws_?secret_?access_?key["']?\s{0,4}[:=]\s{0,4}["']?)${REAL}[A-Za-z0-9/+=]{8}[A-Za-z0-9/+=]*`, 'gi'),
  },
  { kind: 'anthropic-key', pattern: /sk-ant-(?=[A-Za-z0-9_-]{0,60}[0-9])[A-Za-z0-9_-]{12}[A-Za-z0-9_-]*/g },
  { kind: 'api-key', pattern: new RegExp(`${START}sk-(?=[A-Za-z0-9_-]{0,200}[0-9])[A-Za-z0-9_-]{20}[A-Za-z0-9_-]*`, 'g') },
  { kind: 'slack-token', pattern: /xox[a-z](?:\.xox[a-z])?-[A-Za-z0-9-]{10}[A-Za-z0-9%-]*|xapp-[0-9]-[A-Za-z0-9-]{10}[A-Za-z0-9-]*/g },
  { kind: 'slack-webhook', pattern: /(hooks\.slack\.com\/(?:services|workflows|triggers)\/)[A-Za-z0-9/_-]{10}[A-Za-z0-9/_-]*/g },
  { kind: 'google-api-key', pattern: new RegExp(`${START}AIza[A-Za-z0-9_-]{30}[A-Za-z0-9_-]*`, 'g') },
  { kind: 'google-oauth', pattern: new RegExp(String.raw`${START}(?:GOCSPX-|ya29\.)[A-Za-z0-9_-]{20}[A-Za-z0-9._-]*`, 'g') },
  { kind: 'npm-token', pattern: /npm_[A-Za-z0-9]{30}[A-Za-z0-9]*/g },
  {
    kind: 'gitlab-token',
    pattern: new RegExp(`${START}gl(?:pat|dt|rt|rtr|cbt|ptt|ft|imt|agent|oas|soat|ffct)-[A-Za-z0-9_-]{20}[A-Za-z0-9._-]*`, 'g'),
  },
  {
    kind: 'stripe-key',
    pattern: new RegExp(`${START}(?:[rs]k_(?:live|test)_[A-Za-z0-9]{16}[A-Za-z0-9]*|whsec_[A-Za-z0-9+/]{24}[A-Za-z0-9+/=]*)`, 'g'),
  },
  { kind: 'huggingface-token', pattern: new RegExp(`${START}hf_[A-Za-z0-9]{30}[A-Za-z0-9]*`, 'g') },
  { kind: 'pypi-token', pattern: new RegExp(`${START}pypi-AgE[A-Za-z0-9_-]{40}[A-Za-z0-9_-]*`, 'g') },
  { kind: 'digitalocean-token', pattern: new RegExp(`${START}do[opr]_v1_[a-f0-9]{40}[a-f0-9]*`, 'g') },
  { kind: 'tailscale-key', pattern: new RegExp(`${START}tskey-[a-z]{1,20}-[A-Za-z0-9]{6}[A-Za-z0-9-]*`, 'g') },
  { kind: 'telegram-token', pattern: new RegExp(`${START}[0-9]{8,10}:AA[A-Za-z0-9_-]{33}(?![A-Za-z0-9_-])`, 'g') },
  { kind: 'new-relic-key', pattern: new RegExp(`${START}NRAK-[A-Z0-9]{27}[A-Z0-9]*`, 'g') },
  { kind: 'perplexity-key', pattern: new RegExp(`${START}pplx-[A-Za-z0-9]{40}[A-Za-z0-9]*`, 'g') },
  { kind: 'postman-key', pattern: new RegExp(`${START}PMAK-[a-f0-9]{24}-[a-f0-9]{30}[a-f0-9]*`, 'g') },
  { kind: 'pulumi-token', pattern: new RegExp(`${START}pul-[a-f0-9]{40}[a-f0-9]*`, 'g') },
  { kind: 'replicate-token', pattern: new RegExp(`${START}r8_[A-Za-z0-9]{37}[A-Za-z0-9]*`, 'g') },
  { kind: 'rubygems-key', pattern: new RegExp(`${START}rubygems_[a-f0-9]{48}[a-f0-9]*`, 'g') },
  { kind: 'sentry-token', pattern: new RegExp(`${START}sntry(?:s_eyJ|u_)[A-Za-z0-9+/=_-]{40}[A-Za-z0-9+/=_-]*`, 'g') },
  { kind: 'supabase-token', pattern: new RegExp(`${START}sbp_[a-f0-9]{40}[a-f0-9]*`, 'g') },
  { kind: 'terraform-token', pattern: new RegExp(String.raw`${START}[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_=-]{60}[A-Za-z0-9_=-]*`, 'g') },
  { kind: 'fly-token', pattern: new RegExp(`${START}fm[12][ar]?_[A-Za-z0-9+/]{100}[A-Za-z0-9+/=]*`, 'g') },
  { kind: 'xai-key', pattern: new RegExp(`${START}xai-[A-Za-z0-9]{60}[A-Za-z0-9]*`, 'g') },
  { kind: 'age-key', pattern: /AGE-SECRET-KEY-1[A-Z0-9]{40}[A-Z0-9]*/g },
  {
    kind: 'jwt',
    pattern: /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8}[A-Za-z0-9_-]*\.eyJ[A-Za-z0-9_-]{8}[A-Za-z0-9_-]*\.[A-Za-z0-9_-]{8}[A-Za-z0-9_-]*/g,
  },
  { kind: 'azure-key', pattern: /((?:AccountKey|SharedAccessKey)=)[A-Za-z0-9+/]{40}[A-Za-z0-9+/=]*/g },
  { kind: 'url-signature', pattern: /([?&](?:sig|X-Amz-Signature|X-Goog-Signature)=)[A-Za-z0-9+/%=_-]{32}[A-Za-z0-9+/%=_-]*/g },
  // `docker://alpine:3.20@sha256:…` is no password.
  {
    kind: 'url-password',
    pattern: new RegExp(String.raw`(://[^\s/:@?#"'<>]*:)${REAL}(?!x-oauth-basic@)[^\s/?#"'<>]*[^\s/?#"'<>@](?=@(?!sha[0-9]{3}:))`, 'g'),
  },
  // https://github.blog/2012-09-21-easier-builds-and-deployments-using-git-over-https-and-oauth/
  { kind: 'url-password', pattern: new RegExp(String.raw`(://)${REAL}[^\s/:@?#"'<>]{8}[^\s/:@?#"'<>]*(?=:x-oauth-basic@)`, 'g') },
  {
    kind: 'url-password',
    pattern: new RegExp(
      String.raw`(\bcurl\s(?:[^\n]{0,200}?\s)?(?:-u|--user|--proxy-user)[\s=]["']?[^\s:"']{1,100}:)${REAL}[^\s"'\\]*[^\s"'\\]`,
      'g',
    ),
  },
  {
    kind: 'authorization',
    pattern: new RegExp(String.raw`((?:${AUTHORIZATION}|${KEY_HEADER}))${REAL}[^\s"'\\,;]*[^\s"'\\,;]`, 'gi'),
  },
  {
    kind: 'bearer-token',
    pattern: /(\bbearer\s{1,4})(?=[A-Za-z0-9._~+/=-]{0,200}[0-9])[A-Za-z0-9._~+/=-]{8}[A-Za-z0-9._~+/=-]*/gi,
  },
  { kind: 'secret-value', pattern: new RegExp(`((?:${ASSIGNED}|${FLAG})")(?!")${REAL}${DOUBLE_QUOTED}`, 'gi') },
  { kind: 'secret-value', pattern: new RegExp(`((?:${ASSIGNED}|${FLAG})')(?!')${REAL}${SINGLE_QUOTED}`, 'gi') },
  { kind: 'secret-value', pattern: new RegExp(`(${SECRET_NAME}=)${REAL}${LITERAL}${BARE_WORD}`, 'gi') },
  { kind: 'secret-value', pattern: new RegExp(String.raw`(<${SECRET_NAME}>\s{0,4})${REAL}[^<\s][^<]*`, 'gi') },
  // As in YAML: only what cannot be a word or a type.
  {
    kind: 'secret-value',
    pattern: new RegExp(String.raw`(${SECRET_NAME}:[ \t]{1,4})${REAL}${LITERAL}(?=[^\s"']{0,200}[0-9])(?=[^\s"']{8})${BARE_WORD}`, 'gi'),
  },
  {
    kind: 'secret-value',
    pattern: new RegExp(`(${FLAG})${REAL}(?!-)${BARE_WORD}`, 'gi'),
  },
]

const NAME_OF_SECRET = new RegExp(`(?:${SECRET_NAME}|^(?:proxy-)?authorization|^x-api-key|^x-auth-token|^private-token)$`, 'i')
const REAL_VALUE = new RegExp(`^${REAL}.`, 'is')

/** Whether this value, under this key of a JSON object, is a secret by the key's name. */
export function isSecretByName(key: string, value: unknown): boolean {
  return typeof value === 'string' && NAME_OF_SECRET.test(key.slice(-64)) && REAL_VALUE.test(value)
}
