import { describe, expect, test } from 'vitest'
import { hideScratch, mapPaths, mapStrings } from '../../src/replay/path-map.ts'

describe('the recorded root becomes the workspace', () => {
  const map = mapPaths('/home/dev/app', '/tmp/w/app')
  test.each([
    ['/home/dev/app', '/tmp/w/app'],
    ['/home/dev/app/src/a.ts', '/tmp/w/app/src/a.ts'],
    ['cd /home/dev/app && rm -rf "/home/dev/app/build"', 'cd /tmp/w/app && rm -rf "/tmp/w/app/build"'],
    ['file:///home/dev/app/x', 'file:///tmp/w/app/x'],
    ['see /home/dev/app.', 'see /tmp/w/app.'],
    ['/home/dev/app2/x', '/home/dev/app2/x'],
    ['/home/dev/app.bak/x', '/home/dev/app.bak/x'],
    ['/home/dev/app-old', '/home/dev/app-old'],
    ['/mnt/home/dev/app/x', '/mnt/home/dev/app/x'],
    ['/home/dev/other', '/home/dev/other'],
  ])('%s → %s', (from, to) => expect(map.text(from)).toBe(to))

  test.each([
    undefined,
    '',
    '/',
    '--force',
    '.',
    '../x',
    '/etc',
    '/etc/ssh',
    '/usr/share/app',
    '/home',
    '/home/dev',
    '/root',
    '/tmp',
    '/a/../etc',
    'C:\\',
    'C:\\Windows\\x',
    'C:\\Users\\x',
    '\\\\server\\share',
    '\\\\server\\C$\\Windows\\x',
    '\\\\?\\C:\\Windows\\x',
    '\\\\wsl$\\Ubuntu\\etc\\x',
    '/mnt/c/Windows/x',
    '/a\nb',
  ])('a root of %j is no project: nothing is mapped', (root) => {
    const text = `cat ${root}/shadow --force . /home/dev/x`
    expect(mapPaths(root, '/tmp/w').text(text)).toBe(text)
  })

  test.each([
    '/workspace',
    '/home/dev/app',
    '/home/runner/work/a/a',
    '/root/app',
    '/tmp/app',
    '/Users/x/app',
    'C:\\Users\\x\\app',
    '\\\\server\\share\\app',
    '\\\\?\\C:\\repo\\app',
    '\\\\wsl.localhost\\Ubuntu\\home\\x\\app',
    '/mnt/c/Users/x/app',
    '/var/www/app',
  ])('a root of %j can be one', (root) => {
    expect(mapPaths(root, '/tmp/w').text(`${root}/src`)).toBe('/tmp/w/src')
  })

  test('a root that holds characters of regular expressions and replacements is taken literally', () => {
    expect(mapPaths('/a/(x+)$&', "/tmp/$'w").text('/a/(x+)$&/f')).toBe("/tmp/$'w/f")
  })

  test('arguments are mapped at any depth; keys stay, also __proto__', () => {
    const args = JSON.parse('{"p": "/home/dev/app/a", "list": [{"q": "/home/dev/app"}], "n": 5, "__proto__": {"r": "/home/dev/app/b"}}')
    const mapped = map.args(args)
    expect(JSON.stringify(mapped)).toBe('{"p":"/tmp/w/app/a","list":[{"q":"/tmp/w/app"}],"n":5,"__proto__":{"r":"/tmp/w/app/b"}}')
    expect(Object.getPrototypeOf(mapped)).toBe(Object.prototype)
  })
})

const BASE = '/tmp/hookwitness-Ab1Cd2/session-000001'

test('nothing of what only one run has is shown, also where a hook was cut short within it', () => {
  const show = hideScratch({ base: BASE, root: `${BASE}/tree/app`, home: `${BASE}/home`, tmp: `${BASE}/tmp` })
  expect(show(`at ${BASE.slice(0, -3)}…, then`)).toBe('at $SCRATCH…, then')
  expect(show('in /tmp/hookwitness-Ab')).toBe('in $SCRATCH')
  expect(show('in /tmp/hookwitness-Ab1Cd2/trusted/x')).toBe('in $SCRATCH/trusted/x')
  expect(show('env: HOOKWITNESS_RUN=0123456789abcdef01234567.12 HOME=/x')).toBe('env: HOOKWITNESS_RUN=… HOME=/x')
  expect(show('/tmp/hookwitness-report.json and /tmp/hookwitness-*')).toBe('/tmp/hookwitness-report.json and /tmp/hookwitness-*')
})

test('reports show workspace paths relative to the repository', () => {
  const show = hideScratch({ base: BASE, root: `${BASE}/tree/app`, home: `${BASE}/home`, tmp: `${BASE}/tmp` })
  expect(show(`${BASE}/tree/app/src/a: no; ${BASE}/tree/app; ${BASE}/home/x; ${BASE}/tmp/y; ${BASE}/z`)).toBe(
    'src/a: no; .; ~/x; $TMPDIR/y; $SCRATCH/z',
  )
})

test('what hooks say names workspace paths as they were recorded', () => {
  const scratch = { base: BASE, root: `${BASE}/tree/app`, home: `${BASE}/home`, tmp: `${BASE}/tmp` }
  const told = `{"path":"${BASE}/tree/app/src/a"} ${BASE}/tree/app ${BASE}/home/x`
  expect(hideScratch(scratch, '/home/dev/app/')(told)).toBe('{"path":"/home/dev/app/src/a"} /home/dev/app ~/x')
  // A recorded root that no project lies in is not the workspace's.
  expect(hideScratch(scratch, '/etc')(told)).toBe('{"path":"src/a"} . ~/x')
})

test('deep arguments do not exhaust the stack', () => {
  let deep: unknown = 'x'
  for (let level = 0; level < 50_000; level++) deep = [deep]
  expect(() => mapStrings(deep, (text) => text)).not.toThrow()
})

describe('another spelling of a path escapes no rule', () => {
  test.each([
    ['/home/dev/app', '/home/dev//app/secrets/a', '/tmp/w/secrets/a'],
    ['/home/dev/app', '/home/dev/x/../app/secrets/a', '/tmp/w/secrets/a'],
    ['C:\\repo\\app', 'C:\\repo\\app\\secrets\\a', '/tmp/w/secrets/a'],
    ['C:\\repo\\app', 'c:/Repo/app/secrets/a', '/tmp/w/secrets/a'],
    ['C:\\repo\\app', '\\\\?\\C:\\repo\\app\\secrets\\a', '/tmp/w/secrets/a'],
    ['C:\\repo\\app', 'cat /c/repo/app/x /mnt/c/repo/app/y /cygdrive/c/repo/app/z', 'cat /tmp/w/x /tmp/w/y /tmp/w/z'],
    ['C:\\repo\\app', 'type "C:\\\\repo\\\\app\\\\x"', 'type "/tmp/w\\\\x"'],
    ['/mnt/c/repo/app', 'C:\\repo\\app\\x', '/tmp/w/x'],
    ['\\\\server\\share\\app', '//Server/share/app/x', '/tmp/w/x'],
    ['/Users/dev/app', 'cat /users/Dev/app/x', 'cat /tmp/w/x'],
    ['/private/tmp/app', 'cat /tmp/app/x', 'cat /tmp/w/x'],
    ['/tmp/app', 'cat /private/tmp/app/x /tmp/app/y', 'cat /tmp/w/x /tmp/w/y'],
    ['/app', 'cat /app/x', 'cat /tmp/w/x'],
    ['/app', 'cat "/app/x" --to=/app/y', 'cat "/tmp/w/x" --to=/tmp/w/y'],
  ])('root %s: %s → %s', (root, from, to) => expect(mapPaths(root, '/tmp/w').text(from)).toBe(to))

  test.each([
    ['/app', 'http://app/admin'],
    ['/app', 'rm -rf ~/app'],
    ['/app', '"$HOME"/app'],
    ['/home/dev/app', '/home/dev/appé/x'],
    ['/home/dev/app', '/home/dev/App/x'],
    ['/home/dev/app', 'C:\\temp\\..\\a'],
    ['C:\\repo\\app', 'C:\\repo\\app2\\a'],
    ['C:\\repo\\app', 'C:\\repo\\app\\..\\a'],
    ['C:\\repo\\app', '/d/repo/app/a'],
  ])('root %s: %s is another place', (root, text) => expect(mapPaths(root, '/tmp/w').text(text)).toBe(text))
})
