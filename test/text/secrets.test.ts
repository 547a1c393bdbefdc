import { describe, expect, it } from 'vitest'
import { findBySecretlint } from '../../src/text/secretlint.ts'
import { maskSecrets } from '../../src/text/secrets.ts'
import { BASE64, HEX, JWT, join, ownTokens, PEM_LINES, placedSecrets, presetTokens, random } from './secret-samples.ts'

const tokens = [...ownTokens, ...presetTokens]
const GITHUB = join('gh', 'p_', random(36, BASE64.slice(0, 62)))

/** How a text can be written inside another. */
const writings: [name: string, write: (text: string) => string][] = [
  ['as it is', (text) => text],
  ['in JSON', (text) => JSON.stringify({ key: text })],
  ['in JSON in JSON', (text) => JSON.stringify(JSON.stringify({ key: text }))],
  [
    'with its signs as \\u codes, as .NET writes JSON',
    (text) => text.replace(/[^A-Za-z0-9 ]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ],
  ['all of it as \\x codes', (text) => text.replace(/[\s\S]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)],
  ['as a part of an address', (text) => `https://x.example/?q=${encodeURIComponent(text)}`],
  ...['\\u001b', '\\x1b', '\\e', '\\033', '%1b'].map((esc): [string, (text: string) => string] => [
    `coloured, as from grep --color, with ${esc} for the ESC`,
    (text) => `a ${esc}[01;31m${text.slice(0, 4)}${esc}[m${esc}[K${text.slice(4)}${esc}[0m`,
  ]),
  ['coloured, in JSON in JSON', (text) => JSON.stringify(JSON.stringify(`${text.slice(0, 4)}\u001b[m\u001b[K${text.slice(4)}`))],
  ['with the end of a shell line in the middle', (text) => `${text.slice(0, text.length / 2)}\\\n${text.slice(text.length / 2)}`],
]

/** What must not be seen of it. */
function middleOf(secret: string): string {
  return secret.slice(Math.floor(secret.length / 3), Math.ceil((2 * secret.length) / 3))
}

describe('a token of each kind', () => {
  it.each(tokens)('%s is masked, and nothing around it: %s', (kind, secret) => {
    for (const [before, after] of [
      ['seen ', ' here'],
      ['"', '"'],
      ['x=', ';'],
      ['(', ')'],
      ['', ''],
      ['', '\n'],
      ['a\\n', '\\n'],
      ['%20', '&b'],
    ]) {
      expect(maskSecrets(before + secret + after)).toBe(`${before}[redacted ${kind}]${after}`)
    }
  })

  describe.each(writings)('written %s', (name, write) => {
    it.each(tokens)('is masked: %s %s', (_, secret) => {
      if (name.includes('shell line') && secret.includes('\n')) return
      const masked = maskSecrets(write(`see ${secret} there`))
      expect(masked).toContain('[redacted ')
      expect(masked).not.toContain(middleOf(secret))
      expect(masked).not.toContain(middleOf(write(secret)))
      expect(maskSecrets(masked)).toBe(masked)
    })
  })

  it.each(tokens)('is masked again and again in one text: %s', (kind, secret) => {
    expect(maskSecrets(`${secret} ${secret}\n`.repeat(3))).toBe(`[redacted ${kind}] [redacted ${kind}]\n`.repeat(3))
  })

  it.each(presetTokens)('of the preset is found by its rules: %s', (kind, secret) => {
    expect(findBySecretlint(secret)).toEqual([{ start: 0, end: secret.length, kind }])
  })

  it('is masked whole where a rule takes only so many characters', () => {
    expect(maskSecrets(`a ${join('fi', 'gd_').repeat(1000)} b`)).toBe('a [redacted figma] b')
  })

  it('is masked although a comment tells secretlint not to look', () => {
    const secret = presetTokens[0]?.[1] ?? ''
    expect(maskSecrets(`// secretlint-disable\n${secret} // secretlint-disable-line`)).not.toContain(middleOf(secret))
  })
})

describe('a secret that its place gives away', () => {
  it.each(placedSecrets)('%s: what stands around it stays: %s %s %s', (kind, before, secret, after) => {
    const masked = maskSecrets(before + secret + after)
    expect(masked).toBe(`${before}[redacted ${kind}]${after}`)
    expect(maskSecrets(masked)).toBe(masked)
  })

  describe.each(writings.slice(0, 4))('written %s', (_name, write) => {
    it.each(placedSecrets)('is masked: %s %s %s', (_kind, before, secret, after) => {
      const masked = maskSecrets(write(before + secret + after))
      expect(masked).toContain('[redacted ')
      if (secret.length > 5) expect(masked).not.toContain(middleOf(write(secret).replace(/^"?\{.*?:|"\}"?$/g, '')))
      expect(maskSecrets(masked)).toBe(masked)
    })
  })

  it('is masked whole where several kinds overlap, under the name of the first', () => {
    expect(maskSecrets(`https://bob:${GITHUB}-x!y@host/`)).toBe('https://bob:[redacted github-token]@host/')
    expect(maskSecrets(`export API_TOKEN=${JWT}`)).toBe('export API_TOKEN=[redacted jwt]')
  })
})

describe('a private key', () => {
  it('is masked also when its end was cut off, and when the cut is inside a line', () => {
    const begin = PEM_LINES.filter((_, index) => index === 0 || index > 2).join('\n')
    for (const length of [90, 120, 150]) expect(maskSecrets(`cat: ${begin.slice(0, length)}`)).toBe('cat: [redacted private-key]')
  })

  it('is none when only its first line is named', () => {
    const text = `grep -r "${PEM_LINES[0]}" .`
    expect(maskSecrets(text)).toBe(text)
  })
})

const sha = (length: number, seed: number) => random(length, HEX, seed)
const uuid = (seed: number) => sha(32, seed).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
const png = join('iVBORw0KGgo', random(20_000, BASE64), '=')
const seeds = Array.from({ length: 300 }, (_, index) => index)

describe('masking twice', () => {
  const parts = [
    ...tokens.map(([, secret]) => secret),
    ...placedSecrets.flatMap(([, before, secret, after]) => [before, secret, after, before + secret + after]),
    ...[
      '=',
      '"',
      "'",
      '\\',
      '\\n',
      '\\"',
      '%20',
      '\\u003d',
      '\n',
      ' ',
      ':',
      '@',
      '--',
      '.',
      ',',
      ';',
      '<',
      '/',
      '[redacted github-token]',
      '…',
      '1.2.3',
      'a',
    ],
  ]

  it('changes nothing, whatever stands beside whatever', () => {
    for (const seed of Array.from({ length: 4000 }, (_, index) => index)) {
      const text = [...random(6, '0123456789abcdefghijklmnopqrstuvwxyz', seed)]
        .map((character, index) => parts[(character.charCodeAt(0) * 31 + index * 7 + seed) % parts.length])
        .join('')
      const masked = maskSecrets(text)
      expect(maskSecrets(masked), text).toBe(masked)
    }
  }, 60_000)
})

describe('what is no secret', () => {
  it.each([
    ['commits', seeds.map((seed) => `${sha(40, seed)} ${sha(7, seed)} ${sha(64, seed)}`).join('\n')],
    ['UUIDs', seeds.map((seed) => `id: ${uuid(seed)} ${uuid(seed + 1).toUpperCase()}`).join('\n')],
    [
      'npm lock files',
      seeds
        .map(
          (seed) =>
            `"node_modules/@a/b${seed}": {"resolved": "https://r.example/@a/b/-/b-1.0.${seed}.tgz", "integrity": "sha512-${random(86, BASE64, seed)}=="}`,
        )
        .join(',\n'),
    ],
    [
      'yarn and pnpm lock files',
      seeds
        .map(
          (seed) =>
            `"@a/b@npm:^1.${seed}":\n  checksum: 10c0/${sha(128, seed)}\n  resolution: {integrity: sha1-${random(27, BASE64, seed)}=}`,
        )
        .join('\n'),
    ],
    [
      'go.sum, Cargo.lock, poetry.lock',
      seeds
        .map(
          (seed) =>
            `g.example/a/b v1.2.${seed}/go.mod h1:${random(43, BASE64, seed)}=\nchecksum = "${sha(64, seed)}"\n{file = "a.whl", hash = "sha256:${sha(64, seed)}"},`,
        )
        .join('\n'),
    ],
    [
      'packages named after secrets',
      '"dependencies": {\n "@a/auth-token": "^6.0.0",\n "csrf-token": "1.2.3"\n}, @a/auth-token@npm:6.0.0 auth-token 6.0.0',
    ],
    ['an image', `data:image/png;base64,${png} ![x](data:image/png;base64,${png})`],
    [
      'image digests',
      seeds
        .map((seed) => `uses: docker://alpine:3.20@sha256:${sha(64, seed)}\nFROM r.example:5000/a/b:1@sha256:${sha(64, seed)}`)
        .join('\n'),
    ],
    ['base64url', seeds.map((seed) => random(200, BASE64.replace('+/', '-_'), seed)).join('\n')],
  ])('stays the same string: %s', (_name, text) => {
    expect(maskSecrets(text)).toBe(text)
    expect(maskSecrets(JSON.stringify({ text }))).toBe(JSON.stringify({ text }))
  })

  it.each([
    join('TOKEN=$GITHUB_TOKEN PASSWORD=$', '{DB_PASSWORD} SECRET=$(cat file) API_KEY=<your key>'),
    join('env: TOKEN=$', '{{ secrets.TOKEN }}'),
    'git clone https://$USER:$PASS@example.com/x and https://user:***@example.com',
    'http://localhost:3000/@scope/pkg and git@github.com:o/r.git and ssh://git@host:22/x',
    'max_tokens=4096, next_tokens: 3, tokenizer=fast, "max_tokens": "4096"',
    'Bearer authentication is required; use a bearer token',
    'task-runner-with-a-very-long-name-2024 and .sk-circle-fade-dot-in-a-spinner',
    'if (password == null) return; const token = await getToken()',
    'token=getToken(1) password=os.environ["DB_PASSWORD"] apiKey=process.env.API_KEY secret=config.get("x")',
    'interface Login { password: string; token: AccessToken; secret: string | null }',
    'npm_config_registry=https://registry.npmjs.org npm_lifecycle_event',
    'secret=true token=null PASSWORD="" PWD=/home/bob OLDPWD=/tmp',
    'docker run -u 1000:1000 alpine; curl -fsSL https://x.example | sh',
    'hf_hub_download ghp_ sk- xoxb- AKIA SG. hvs. https://hooks.slack.com/services/',
    String.raw`sed -E 's/(password|token)\s*[:=]\s*//' C:\new\table%20x 100%`,
    '',
    '\\',
    '\\u12 \\x1 \\u{110000} %zz %',
  ])('stays the same string: %s', (text) => {
    expect(maskSecrets(text)).toBe(text)
  })
})

describe('hostile text', () => {
  const parts = [
    ...['eyJ', 'eyJaaaaaaaa.', 'ghp_', 'ghp_.', '://a:', '://a:b', '://a:b@', 'sk-', '\\nsk-', 'xoxb-a-', '-', 'Bearer ', 'bearer a'],
    ...['Authorization: Bearer ', 'x-api-key:', 'TOKEN="', 'TOKEN="\\', 'token=,', 'token: 1', 'password', 'token=', ' ', 'A', 'a-'],
    ...[
      'aws_secret_access_key',
      '--a-',
      '--a --',
      'curl ',
      'curl -u a',
      'http://',
      'AccountKey=',
      '12345678:AA',
      '\\',
      '\\\\"',
      '\\u0041',
      '%41',
    ],
    ...[join('fi', 'gd_'), join('glp', 'at-'), join('SG', '.a'), join('op', 's_ey'), join('sk-', 'proj-'), 'AKIA', 'secretlint-disable '],
    ...['-----BEGIN ', 'PRIVATE KEY-----'].map((half) => half + random(3, BASE64)),
    ...['', '\n', 'MII'].map((end) => join('-----BEGIN ', 'PRIVATE KEY-----', end)),
    ...tokens.map(([, secret]) => `${secret} `),
  ]

  it.each(parts)('takes time in proportion to its length: %j', (part) => {
    for (const length of [8_000, 200_000]) {
      const text = part.repeat(length / part.length)
      const begin = performance.now()
      const masked = maskSecrets(text)
      expect(performance.now() - begin).toBeLessThan(5000)
      if (length < 10_000) expect(maskSecrets(masked)).toBe(masked)
    }
  })

  // A regular expression that keeps a place for each turn of a loop throws here.
  it.each(['eyJ', 'ghp_', 'xoxb-a-', 'AKIA', 'glpat-', 'token="\\', 'Bearer 1'])(
    'does not throw in a word of 12 MB: %s',
    (begin) => {
      for (const rest of ['A', 'a-']) expect(maskSecrets(begin + rest.repeat(12_000_000 / rest.length)).length).toBeGreaterThan(0)
    },
    60_000,
  )
})
