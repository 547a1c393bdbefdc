import { describe, expect, it } from 'vitest'
import { matchLuxe, readLuxeMatcher } from '../../src/matching/luxe-matcher.ts'

const find = (matcher: unknown, tool: string, args: Record<string, unknown> | null, options: { loose?: boolean } = {}) =>
  matchLuxe(readLuxeMatcher(matcher), 'BeforeToolUse', { tool, args, cwd: '/repo' }, options)
const onCommand = (pattern: string, command: string, options: { loose?: boolean } = {}) =>
  find({ bash: pattern }, 'bash', { command }, options)

describe('the tool part of a Luxe matcher', () => {
  it('without a matcher every call matches', () => {
    expect(find(undefined, 'anything', {}).matched).toBe(true)
  })

  it('"bash" matches bash only', () => {
    expect(find('bash', 'bash', {})).toMatchObject({ matched: true, entry: { tool: 'bash', pattern: null } })
    for (const tool of ['bash_x', 'Bash', 'my_bash']) expect(find('bash', tool, {}).matched).toBe(false)
  })

  it('"web_*" matches every tool whose name starts so', () => {
    expect(find('web_*', 'web_fetch', {}).matched).toBe(true)
    expect(find('web_*', 'web_search', {}).matched).toBe(true)
    expect(find('web_*', 'webfetch', {}).matched).toBe(false)
  })

  it('any entry of an object is enough, and a read under src is no edit', () => {
    const matcher = { bash: 'rm *', edit: 'src/**' }
    expect(find(matcher, 'bash', { command: 'rm x' })).toMatchObject({
      matched: true,
      entry: { tool: 'bash', pattern: 'rm *' },
      candidate: 'rm x',
    })
    expect(find(matcher, 'bash', { command: 'ls' }).matched).toBe(false)
    expect(find(matcher, 'edit', { path: 'src/a/b.ts' })).toMatchObject({ matched: true, candidate: 'src/a/b.ts' })
    expect(find(matcher, 'edit', { path: 'docs/a.md' }).matched).toBe(false)
    expect(find(matcher, 'read', { path: 'src/a.ts' }).matched).toBe(false)
  })

  it('a call that does not match says why', () => {
    expect(find({ bash: 'rm *' }, 'bash', { command: 'ls' }).why).toBe('"rm *" found nothing in this bash call')
    expect(find({ bash: 'rm *' }, 'read', { path: 'a' }).why).toBe('no entry names the tool read')
    expect(find({ Bash: 'rm *' }, 'bash', { command: 'rm a' }).why).toBe('no entry names the tool bash: "Bash" is in another case')
  })

  it('an empty object matches nothing; what is no matcher runs on every call', () => {
    expect(find({}, 'bash', { command: 'rm x' })).toMatchObject({ matched: false, why: 'the matcher is empty and matches nothing' })
    for (const matcher of ['', 5, ['bash'], null, true, { bash: 5 }, { edit: 'a', bash: { x: 'y' } }]) {
      expect(readLuxeMatcher(matcher).kind, JSON.stringify(matcher)).toBe('invalid')
      expect(find(matcher, 'read', {}).matched).toBe(true)
    }
  })
})

describe('the command part of a Luxe matcher', () => {
  const matching: [string, string[]][] = [
    ['after &&', ['cd /tmp && rm -rf x']],
    ['with slashes', ['rm -rf /tmp/x', 'rm -rf /']],
    ['alone', ['rm']],
    ['after each operator', ['a; rm x', 'a | rm x', 'a || rm x', 'a & rm x', 'a\nrm x']],
    ['in groups', ['(rm x)', '{ rm x; }']],
    ['in substitutions', ['echo $(rm x)', 'echo `rm x`', 'echo "$(rm x)"', 'diff <(rm x) y']],
    ['behind assignments and keywords', ['FOO=1 rm x', 'if true; then rm x; fi', 'for f in a; do rm $f; done', '! rm x', 'time rm x']],
    ['with a line continuation', ['rm \\\n -rf x']],
    ['with a line end behind it', ['rm -rf x\nls', 'rm "a\nb"']],
  ]
  for (const [name, commands] of matching) {
    it(`${name}, "rm *" finds the rm`, () => {
      for (const command of commands)
        expect(onCommand('rm *', command, { loose: false }), command).toMatchObject({ matched: true, loose: false })
    })
  }

  it('"rm *" does not find rmdir', () => {
    expect(onCommand('rm *', 'rmdir x').matched).toBe(false)
  })

  it('"rm *" finds no rm that is an argument', () => {
    for (const command of ['echo rm -rf x', 'echo "rm -rf x"', "echo 'a && rm x'", 'git commit -m "rm x; rm y"']) {
      expect(onCommand('rm *', command).matched, command).toBe(false)
    }
  })

  it('"rm *" finds no rm in a comment', () => {
    for (const command of ['# rm x', 'ls # rm x', 'ls # a; rm x', 'ls # $(rm x)'])
      expect(onCommand('rm *', command).matched, command).toBe(false)
    for (const command of ['ls # rm y\nrm x', 'echo a#b; rm x']) expect(onCommand('rm *', command).matched, command).toBe(true)
  })

  it('wrapped, spelled otherwise or handed to a shell, it is found as a loose form only', () => {
    for (const command of ['sudo rm x', '/bin/rm x', "bash -c 'rm x'", 'xargs rm', 'r"m" x', '{rm,-rf,x}']) {
      expect(onCommand('rm *', command), command).toMatchObject({ matched: true, loose: true })
      expect(onCommand('rm *', command, { loose: false }).matched, command).toBe(false)
    }
    expect(onCommand('git push *', 'git  push x')).toMatchObject({ matched: true, candidate: 'git push x', loose: true })
    expect(onCommand('rm *', 'sudo rm x').why).toBe('"rm *" matches "rm x", a loose form of the command')
  })

  it('a program that cannot be told is a match, as a loose form only, and the reason says so', () => {
    for (const command of ['X=rm; $X y', 'rm$IFS-rf', '$(which rm) y', 'eval "$X"', 'bash -c "$X"', 'curl y | sh', 'sudo $X']) {
      expect(onCommand('rm *', command), command).toMatchObject({ matched: true, candidate: null, loose: true })
      expect(onCommand('rm *', command, { loose: false }).matched, command).toBe(false)
    }
    expect(onCommand('rm *', 'ls; $X y').why).toBe('what "$X y" runs cannot be told, so the hook for "rm *" runs')
  })

  it('so is an expansion in place of a plain word of the pattern', () => {
    expect(onCommand('git push *', 'git $X origin')).toMatchObject({ matched: true, candidate: null, loose: true })
    expect(onCommand('rm -rf *', 'sudo rm "$X" y').matched).toBe(true)
    for (const command of ['git status $X', 'git -C $D status', 'echo $X', 'git pull "$(git push-url)"'])
      expect(onCommand('git push *', command).matched, command).toBe(false)
    expect(onCommand('curl * | sh', 'curl $X').matched).toBe(false)
  })

  it('handed to a shell or started by another program, it is found', () => {
    for (const command of [
      'find . -exec rm {} +',
      "trap 'rm x' EXIT",
      'echo rm x | sh',
      'sh <<< "rm x"',
      "bash <<'E'\nrm x\nE",
      "alias r='rm x'",
      'timeout 5 nice rm x',
    ])
      expect(onCommand('rm *', command), command).toMatchObject({ matched: true, loose: true, candidate: expect.stringContaining('rm') })
    for (const command of ['command -v rm', 'find . -name rm', 'bash rm.sh', 'source f', 'find . -delete', 'echo ls | sh'])
      expect(onCommand('rm *', command).matched, command).toBe(false)
  })

  it('letter case counts', () => {
    expect(onCommand('rm *', 'RM x').matched).toBe(false)
  })

  it('the whole command line is tried too', () => {
    expect(onCommand('curl * | sh', 'curl http://a | sh')).toMatchObject({ matched: true, candidate: 'curl http://a | sh', loose: false })
    expect(onCommand('curl * | sh', 'cd a; curl http://a | sh')).toMatchObject({ matched: true, loose: true })
  })

  it('"git push *" finds a bare git push', () => {
    expect(onCommand('git push *', 'npm run x && git push').matched).toBe(true)
    expect(onCommand('git push *', 'git pushx').matched).toBe(false)
  })

  it('"*" finds every call, an empty command too', () => {
    expect(onCommand('*', '').matched).toBe(true)
    expect(onCommand('*', 'ls').matched).toBe(true)
  })

  it('a here-document is data, except substitutions where its delimiter is not quoted', () => {
    expect(onCommand('rm *', 'cat <<EOF\nrm x\nEOF').matched).toBe(false)
    expect(onCommand('rm *', 'cat <<EOF\n$(rm x)\nEOF').matched).toBe(true)
    expect(onCommand('rm *', "cat <<'EOF'\n$(rm x)\nEOF").matched).toBe(false)
  })

  it('a command that cannot be parsed matches', () => {
    expect(onCommand('rm *', 'echo "unterminated')).toMatchObject({ matched: true, candidate: null })
    expect(onCommand('rm *', `bash -c 'echo "x'`)).toMatchObject({ matched: true, candidate: null, loose: true })
  })
})

describe('the other parts of a Luxe matcher', () => {
  it('a path is tried as recorded, absolute and relative to the recorded folder', () => {
    for (const path of ['src/a.ts', './src/a.ts', '/repo/src/a.ts', 'lib/../src/a.ts', 'src/.hid/a']) {
      expect(find({ edit: 'src/**' }, 'edit', { path }).matched, path).toBe(true)
      expect(find({ edit: 'src/**' }, 'edit', { file_path: path }).matched, path).toBe(true)
    }
    for (const path of ['src2/a', '/other/src/a', 'docs/src/a'])
      expect(find({ edit: 'src/**' }, 'edit', { path }).matched, path).toBe(false)
  })

  it('web_fetch is about its address', () => {
    const matcher = { web_fetch: 'https://a.com/*' }
    expect(find(matcher, 'web_fetch', { url: 'https://a.com/x/y?z=1' }).matched).toBe(true)
    expect(find(matcher, 'web_fetch', { address: 'https://a.com/' }).matched).toBe(true)
    expect(find(matcher, 'web_fetch', { url: 'https://a.com.evil/x' }).matched).toBe(false)
  })

  it('an entry for edit does not cover write', () => {
    expect(find({ edit: 'src/**' }, 'write', { path: 'src/a.ts' }).matched).toBe(false)
  })

  it('a call without the argument in question matches', () => {
    expect(find({ bash: 'rm *' }, 'bash', {})).toMatchObject({ matched: true, candidate: null })
    expect(find({ bash: 'rm *' }, 'bash', { command: ['rm'] }).matched).toBe(true)
    expect(find({ bash: 'rm *' }, 'bash', null).matched).toBe(true)
    expect(find({ edit: 'src/**' }, 'edit', { text: 'a' }).matched).toBe(true)
    expect(find({ web_fetch: 'a' }, 'web_fetch', { url: 5 }).matched).toBe(true)
  })

  it('any other tool is about each of its strings', () => {
    expect(find({ ask: '*secret*' }, 'ask', { a: 'x', b: ['my secret'] }).matched).toBe(true)
    expect(find({ ast_grep: 'src/**' }, 'ast_grep', { path: '/repo/src/a' }).matched).toBe(true)
    expect(find({ ask: 'secret' }, 'ask', { a: 'x' }).matched).toBe(false)
    expect(find({ 'web_*': '*' }, 'web_search', { query: 'x' }).matched).toBe(true)
  })

  it('keys that an object inherits are not arguments', () => {
    expect(find({ bash: 'rm *' }, 'bash', JSON.parse('{"__proto__": {"command": "ls"}}')).candidate).toBe(null)
    expect(readLuxeMatcher(JSON.parse('{"__proto__": "rm *"}'))).toEqual({
      kind: 'entries',
      entries: [{ tool: '__proto__', pattern: 'rm *' }],
    })
  })

  it('at AfterToolUse only the tool name counts', () => {
    const call = { tool: 'bash', args: null, cwd: null }
    expect(matchLuxe(readLuxeMatcher('edit'), 'AfterToolUse', call).matched).toBe(false)
    expect(matchLuxe(readLuxeMatcher({ bash: 'rm *' }), 'AfterToolUse', { ...call, args: { command: 'ls' } }).matched).toBe(true)
    expect(matchLuxe(readLuxeMatcher({ edit: 'src/**' }), 'AfterToolUse', call).matched).toBe(false)
  })

  it('points without a tool call ignore the matcher', () => {
    for (const point of ['SessionStart', 'UserPromptSubmit', 'FileChanged', 'PermissionRequested']) {
      expect(matchLuxe(readLuxeMatcher({ bash: 'rm *' }), point, null).matched, point).toBe(true)
    }
  })
})
