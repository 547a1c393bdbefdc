import { describe, expect, it } from 'vitest'
import { makeSafe, makeSafeDeep } from '../../src/text/safe.ts'
import { maskDeep, maskSecrets } from '../../src/text/secrets.ts'

// Joined at run time, so that no secret scanner takes this file for a leak.
const join = (...parts: string[]) => parts.join('')
const AB = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789'
const JWT = join('eyJ', 'hbGciOiJSUzI1NiJ9', '.eyJ', 'zdWIiOiIxMjM0NTY3ODkwIn0', '.', 'c2lnbmF0dXJl-_', AB)
const PEM_LINES = [
  join('-----BEGIN RSA ', 'PRIVATE KEY-----'),
  'Proc-Type: 4,ENCRYPTED',
  '',
  `MIIEow${AB}/+==`,
  AB,
  join('-----END RSA ', 'PRIVATE KEY-----'),
]

/** [kind, secret as it is, text around it]: X120–X123 of the Luxe page, and the vendors' formats. */
const secrets: [kind: string, secret: string, before: string, after: string][] = [
  ...['p', 'o', 'u', 's', 'r'].map((letter): [string, string, string, string] => [
    'github-token',
    join('gh', letter, '_', AB),
    'token ',
    ' seen',
  ]),
  ['github-token', join('github', '_pat_', '11ABCDEFG0', AB, '_', AB), 'x=', ';'],
  ['github-token', join('gh', 's_', '123456_', JWT), 'GH=', '\n'],
  ['github-token', join('gh', 's_', JWT), 'echo ', '.'],
  ['aws-access-key-id', join('AK', 'IA', 'Z7QJ4N2MHT6WPX3L'), 'id ', ' seen'],
  ['aws-access-key-id', join('AS', 'IA', 'Z7QJ4N2MHT6WPX3L'), '"', '"'],
  ['aws-secret-access-key', 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYzzzzzzzKEY', 'aws_secret_access_key = ', '\n'],
  ['aws-secret-access-key', 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYzzzzzzzKEY', 'export AWS_SECRET_ACCESS_KEY="', '"'],
  ['private-key', PEM_LINES.join('\n'), 'cat <<E\n', '\nE'],
  ['private-key', PEM_LINES.join('\\n'), '{"key":"', '\\n"}'],
  ['private-key', PEM_LINES.slice(0, 1).concat(AB, AB).join('\n'), 'cut off: ', ''],
  ['authorization', 'abcdefgh', 'Authorization: Bearer ', ''],
  ['authorization', 'dXNlcjpwYXNz', `curl -H 'Authorization: Basic `, `' https://x`],
  ['authorization', '0123abcd', '{\\"Authorization\\": \\"Bearer ', '\\"}'],
  ['bearer-token', 'abc123def456', 'sent Bearer ', ' to x'],
  ['url-password', 'hunter2hunter2', 'https://bob:', '@example.invalid/x'],
  ['url-password', 'p:w', 'postgres://u:', '@db:5432/x'],
  ['jwt', JWT, 'cookie=', ';'],
  ['slack-token', join('xox', 'b-123456789012-123456789012-AbCdEfGhIjKlMnOpQrStUvWx'), 'token ', ' seen'],
  ['anthropic-key', join('sk-', 'ant-api03-', AB, '-', AB), 'key ', '.'],
  ['api-key', join('sk-', 'proj-', AB), '"', '"'],
  ['google-api-key', join('AI', 'za', 'SyA', AB.slice(4)), '?key=', '&x'],
  ['npm-token', join('np', 'm_', AB), '_authToken:', '\n'],
  ['secret-value', 'correct-horse-battery', 'token DB_PASSWORD=', ' seen'],
  ['secret-value', 'correct horse battery', 'PASSWORD="', '" npm start'],
  ['secret-value', 'abc', 'https://x/?api_key=', '&page=1'],
  ['secret-value', 'hunter2', `{"client_secret": "`, '"}'],
  ['secret-value', 'hunter2', '{\\"password\\":\\"', '\\"}'],
  ['secret-value', 'hunter2', 'mysql --password ', ' -e x'],
  ['secret-value', 'abc123', 'NPM_TOKEN=', ' npm publish'],
]

describe('maskSecrets', () => {
  it.each(secrets)('masks %s in its place: %s', (kind, secret, before, after) => {
    const masked = maskSecrets(before + secret + after)
    expect(masked).not.toContain(secret)
    expect(masked).toContain('[redacted ')
    expect(masked.startsWith(before.replace(/[=\s]+$/, '').slice(0, 3))).toBe(true)
    expect(maskSecrets(masked)).toBe(masked)
    if (kind !== 'github-token' || after !== '.') expect(masked).toBe(`${before}[redacted ${kind}]${after}`)
  })

  it('masks a secret behind an escape or a percent code', () => {
    const token = join('gh', 'p_', AB)
    expect(maskSecrets(`a\\n${token}`)).toBe('a\\n[redacted github-token]')
    expect(maskSecrets(`q=%20${JWT}`)).toBe('q=%20[redacted jwt]')
  })

  it.each([
    'commit 3f786850e387550fdab836ed7e6dc881de23001b and e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'id 5d1b0c4e-1111-4000-8000-00000000c0de',
    '"integrity": "sha512-v2kDEe57lecTulaDIuNTPy3Ry4gLGJ6Z1O3vE1krgXZNrsQ+LFTGHVxVjcXPs17LhbZVGedAJv8XZ1tvj5FvSg=="',
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    join('TOKEN=$GITHUB_TOKEN PASSWORD=$', '{DB_PASSWORD} SECRET=$(cat file) API_KEY=<your key>'),
    join('env: TOKEN=$', '{{ secrets.TOKEN }}'),
    'git clone https://$USER:$PASS@example.com/x and https://user:***@example.com',
    'http://localhost:3000/@scope/pkg and git@github.com:o/r.git and ssh://git@host:22/x',
    'max_tokens=4096, next_tokens: 3, tokenizer=fast, "max_tokens": "4096"',
    'Bearer authentication is required; use a bearer token',
    `grep -r "${join('-----BEGIN RSA ', 'PRIVATE KEY-----')}" .`,
    'task-runner-with-a-very-long-name-2024 and .sk-circle-fade-dot-in-a-spinner',
    'if (password == null) return; const token = await getToken()',
    'npm_config_registry=https://registry.npmjs.org npm_lifecycle_event',
    'secret=true token=null',
  ])('leaves what is no secret: %s', (text) => {
    expect(maskSecrets(text)).toBe(text)
  })

  it.each([
    ['eyJ', 350_000],
    ['eyJaaaaaaaa.', 85_000],
    ['ghp_', 250_000],
    ['ghp_.', 200_000],
    ['://a:', 200_000],
    ['://a:b', 200_000],
    ['sk-', 333_333],
    ['\\nsk-', 200_000],
    [join('-----BEGIN ', 'PRIVATE KEY-----'), 37_000],
    [join('-----BEGIN ', 'PRIVATE KEY-----\n'), 36_000],
    ['-', 1_000_000],
    ['Bearer ', 142_000],
    ['bearer a', 125_000],
    ['Authorization: Bearer ', 45_000],
    ['TOKEN="', 142_000],
    ['password', 125_000],
    ['token=', 166_000],
    [' ', 1_000_000],
    ['A', 1_000_000],
    ['aws_secret_access_key', 47_000],
    ['--a-', 250_000],
  ])('takes time in proportion to the text: %j × %i', (part, times) => {
    const begin = performance.now()
    maskSecrets(part.repeat(times))
    expect(performance.now() - begin).toBeLessThan(2000)
  })
})

describe('maskDeep', () => {
  it('masks strings at any place and values under the names of secrets', () => {
    const token = join('gh', 'p_', AB)
    expect(
      maskDeep({ command: `echo ${token}`, list: [token, 1, null], env: { DB_PASSWORD: 'x y', apiKey: 'k', tokens: 'n', secret: '$REF' } }),
    ).toEqual({
      command: 'echo [redacted github-token]',
      list: ['[redacted github-token]', 1, null],
      env: { DB_PASSWORD: '[redacted secret-value]', apiKey: '[redacted secret-value]', tokens: 'n', secret: '$REF' },
    })
  })

  it('keeps a foreign __proto__ as data', () => {
    const masked = maskDeep(JSON.parse('{"__proto__":{"polluted":true},"a":{"constructor":{"prototype":1}}}'))
    expect(JSON.stringify(masked)).toBe('{"__proto__":{"polluted":true},"a":{"constructor":{"prototype":1}}}')
    expect(Object.hasOwn({}, 'polluted')).toBe(false)
    expect(Object.getPrototypeOf(masked)).toBe(Object.prototype)
  })

  it('stops at a depth instead of running out of stack', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}"x"${']'.repeat(5000)}`)
    expect(JSON.stringify(maskDeep(deep))).toContain('[too deep]')
  })

  it('masks a secret in a key without losing the other keys', () => {
    const [first, second] = [join('gh', 'p_', AB), join('gh', 'o_', AB)]
    expect(maskDeep({ [first]: 1, [second]: 2, plain: 3 })).toEqual({
      '[redacted github-token]': 1,
      '[redacted github-token] (2)': 2,
      plain: 3,
    })
  })
})

describe('makeSafe', () => {
  it('cleans first, so that no invisible character splits a secret', () => {
    const split = join('gh', '\u001b[0mp_', '\u0000', AB)
    expect(makeSafe(split)).toBe('[redacted github-token]')
    expect(makeSafeDeep({ a: [split] })).toEqual({ a: ['[redacted github-token]'] })
  })
})
