// Joined at run time, so that no secret scanner takes this file for a leak.
export const join = (...parts: string[]) => parts.join('')

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LOWER = UPPER.toLowerCase()
const DIGITS = '0123456789'
const WORD = UPPER + LOWER + DIGITS
export const HEX = `${DIGITS}abcdef`
export const BASE64 = `${WORD}+/`

/** `length` characters of an alphabet, the same in every run. */
export function random(length: number, alphabet: string, seed = length): string {
  let state = seed + 1
  let text = ''
  for (let n = 0; n < length; n += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    text += alphabet[Math.floor((state / 2 ** 32) * alphabet.length)]
  }
  return text
}

const word = (length: number, seed?: number) => random(length, WORD, seed)
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

export const JWT = [base64url({ alg: 'RS256' }), base64url({ sub: '1234567890' }), word(86)].join('.')

export const PEM_LINES = [
  join('-----BEGIN RSA ', 'PRIVATE KEY-----'),
  'Proc-Type: 4,ENCRYPTED',
  '',
  ...[1, 2, 3].map((seed) => `MII${random(61, BASE64, seed)}`),
  join('-----END RSA ', 'PRIVATE KEY-----'),
]

// It ends as the real ones do, in the lone byte of `}`.
const opsToken = Buffer.from(JSON.stringify({ email: 'abc@example.invalid', key: word(120), end: {} })).toString('base64')

/** [kind, secret]: tokens that tell by themselves what they are. Ours, as the vendors document them. */
export const ownTokens: [kind: string, secret: string][] = [
  ...[...'pousr'].map((letter): [string, string] => ['github-token', join('gh', letter, '_', word(36))]),
  ['github-token', join('github', '_pat_', word(22), '_', word(59))],
  ['github-token', join('gh', 's_', '123456_', JWT)],
  ['github-token', join('gh', 's_', JWT)],
  ['aws-access-key-id', join('AK', 'IA', random(16, UPPER + DIGITS))],
  ['aws-access-key-id', join('AS', 'IA', random(16, UPPER + DIGITS))],
  ['anthropic-key', join('sk-', 'ant-api03-', word(93), 'AA')],
  ['anthropic-key', join('sk-', 'ant-oat01-', word(40))],
  ['api-key', join('sk-', 'proj-', word(58), 'T3Blbk', 'FJ', word(58, 3))],
  ['api-key', join('sk-', 'or-v1-', random(64, HEX))],
  ...[...'bpasrecod'].map((letter): [string, string] => ['slack-token', join('xox', letter, '-123456789012-123456789012-', word(24))]),
  ['slack-token', join('xapp-', '1-A01-', word(40))],
  ['google-api-key', join('AI', 'za', 'Sy', word(33))],
  ['google-oauth', join('GOC', 'SPX-', word(28))],
  ['google-oauth', join('ya', '29.', word(120))],
  ['npm-token', join('np', 'm_', word(36))],
  ['gitlab-token', join('glp', 'at-', word(20))],
  ['gitlab-token', join('glp', 'at-', word(27), '.01.', word(9))],
  ['gitlab-token', join('glr', 't-', word(20))],
  ['stripe-key', join('sk', '_live_', word(24))],
  ['stripe-key', join('rk', '_test_', word(24))],
  ['stripe-key', join('wh', 'sec_', word(32))],
  ['huggingface-token', join('h', 'f_', word(34))],
  ['pypi-token', join('py', 'pi-AgEIcHlwaS5vcmc', word(80))],
  ['digitalocean-token', join('do', 'p_v1_', random(64, HEX))],
  ['tailscale-key', join('tsk', 'ey-auth-', word(12), '-', word(32))],
  ['telegram-token', join('1234567890', ':', 'AA', word(33))],
  ['new-relic-key', join('NR', 'AK-', random(27, UPPER + DIGITS))],
  ['perplexity-key', join('pp', 'lx-', word(48))],
  ['postman-key', join('PM', 'AK-', random(24, HEX), '-', random(34, HEX))],
  ['pulumi-token', join('pu', 'l-', random(40, HEX))],
  ['replicate-token', join('r', '8_', word(37))],
  ['rubygems-key', join('ruby', 'gems_', random(48, HEX))],
  ['sentry-token', join('sn', 'trys_', 'eyJ', random(120, BASE64))],
  ['sentry-token', join('sn', 'tryu_', random(64, HEX))],
  ['supabase-token', join('sb', 'p_', random(40, HEX))],
  ['terraform-token', join(word(14), '.atlas', 'v1.', word(67))],
  ['fly-token', join('fm', '2_', random(200, BASE64))],
  ['xai-key', join('xa', 'i-', word(80))],
  ['age-key', join('AGE-SECRET', '-KEY-1', random(58, UPPER + DIGITS))],
  ['jwt', JWT],
  ['private-key', PEM_LINES.join('\n')],
  ['private-key', PEM_LINES.join('\n').replaceAll(' RSA', '')],
  ['private-key', PEM_LINES.join('\n').replaceAll(' RSA', ' OPENSSH')],
  ['private-key', PEM_LINES.join('\n').replaceAll(' RSA', ' PGP').replaceAll('KEY-', 'KEY BLOCK-')],
]

/** [kind, secret]: what the rules of secretlint's preset add, from each rule's documentation. */
export const presetTokens: [kind: string, secret: string][] = [
  ['sendgrid', join('SG', '.', word(22), '.', word(43))],
  ...['pa', 'ca', 'at', 'ss'].map((end): [string, string] => ['shopify', join('shp', end, '_', random(32, HEX))]),
  ['grafana', join('gl', 'c_', random(100, WORD), '==')],
  ['grafana', join('gl', 'sa_', word(32), '_', random(8, HEX))],
  ['groq', join('gs', 'k_', word(52))],
  ['linear', join('lin', '_api_', word(40))],
  ['notion', join('nt', 'n_', random(11, DIGITS), word(35))],
  ['1password', join('op', 's_', opsToken)],
  ['hashicorp-vault', join('hv', 's.', word(95))],
  ['hashicorp-vault', join('hv', 'b.', word(150))],
  ['hashicorp-vault', join('hv', 'r.', word(95))],
  ...['p', 'i', 'a', 'r', 'k'].map((end): [string, string] => ['vercel', join('vc', end, '_', word(24))]),
  ['databricks', join('da', 'pi', random(32, HEX))],
  ['docker', join('dckr', '_pat_', word(27))],
  ['figma', join('fi', 'gd_', word(40))],
]

/** [kind, before, secret, after]: secrets that what stands around them gives away. */
export const placedSecrets: [kind: string, before: string, secret: string, after: string][] = [
  ['aws-secret-access-key', 'aws_secret_access_key = ', random(40, BASE64), '\n'],
  ['aws-secret-access-key', 'export AWS_SECRET_ACCESS_KEY="', random(40, BASE64), '"'],
  ['slack-webhook', 'https://hooks.slack.com/services/', join('T', word(8), '/B', word(8), '/', word(24)), ' '],
  ['slack-webhook', 'https://hooks.slack.com/workflows/', join('T', word(8), '/A', word(8), '/', word(24)), ' '],
  ['azure-key', 'AccountName=x;AccountKey=', join(random(86, BASE64), '=='), ';EndpointSuffix=y'],
  ['url-signature', 'https://x.example/c?sv=2024&sig=', join(random(43, WORD), '%3D'), '&se=1'],
  ['url-signature', 'https://x.example/c?X-Amz-Signature=', random(64, HEX), ' '],
  ['authorization', 'Authorization: Bearer ', 'abcdefgh', ''],
  ['authorization', `curl -H 'Authorization: Basic `, 'dXNlcjpwYXNz', `' https://x`],
  ['authorization', '{"Authorization": "token ', '0123abcd', '"}'],
  ['authorization', 'curl -H "X-Api-Key: ', 'hunter2', '" https://x'],
  ['authorization', 'PRIVATE-TOKEN: ', 'hunter2', '\nAccept: x'],
  ['bearer-token', 'sent Bearer ', 'abc123def456', ' to x'],
  ['url-password', 'https://bob:', 'hunter2hunter2', '@example.invalid/x'],
  ['url-password', 'http://admin:', 'admin', '@localhost/'],
  ['url-password', 'postgres://u:', 'p:w', '@db:5432/x'],
  ['url-password', 'postgres://u:', 'p@s$w', '@db:5432/x'],
  ['url-password', 'redis://:', 'hunter2', '@cache:6379'],
  ['url-password', 'mongodb+srv://u:', 'admin', '@cluster0.example.net/x?y=z'],
  ['url-password', 'https://', word(40), ':x-oauth-basic@github.com/o/r.git'],
  ['url-password', 'curl -s -u bob:', 'hunter2', ' https://x'],
  ['url-password', `curl --user 'bob:`, 'hunt', `' https://x`],
  ['secret-value', 'token DB_PASSWORD=', 'correct-horse-battery', ' seen'],
  ['secret-value', 'MYSQL_PWD=', 'hunter2', ' mysql'],
  ['secret-value', 'DB_PASS=', 'a,b,c', '\n'],
  ['secret-value', 'SECRET_KEY_BASE=', 'hunter2', ' rails s'],
  ['secret-value', 'PASSWORD="', 'correct horse battery', '" npm start'],
  ['secret-value', 'PASSWORD="', 'correct \\"horse\\" battery', '" npm start'],
  ['secret-value', `PASSWORD='`, 'correct horse', `' npm start`],
  ['secret-value', 'PASSWORD="', word(5000), '" npm start'],
  ['secret-value', 'https://x/?api_key=', 'abc', '&page=1'],
  ['secret-value', '{"client_secret": "', 'hunter2', '"}'],
  ['secret-value', 'password: ', 'hunter2hunter2', '\nuser: bob'],
  ['secret-value', 'mysql --password ', 'hunter2', ' -e x'],
  ['secret-value', 'os.environ["API_KEY"] = "', 'hunter2', '"'],
  ['secret-value', `'password' => '`, 'hunter2', `'`],
  ['secret-value', 'password := "', 'hunter2', '"'],
  ['secret-value', '<password>', 'hunter2', '</password>'],
  ['secret-value', 'psql "host=x password=', 'hunter2', ' user=y"'],
  ['secret-value', 'kubectl create secret generic x --from-literal=password=', 'hunter2', ''],
  ['secret-value', 'mysql --password "', 'correct horse', '" -e x'],
  ['secret-value', 'f(token=', 'abc123', ', x=1)'],
  ['secret-value', '//registry.npmjs.org/:_authToken=', '00000000-1111-2222-3333-444444444444', '\n'],
  ['secret-value', 'NPM_TOKEN=', 'abc123', ' npm publish'],
]
