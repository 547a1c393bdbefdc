import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { listPrograms } from '../../src/audit/called-programs.ts'
import { findUnquotedPlaceholder } from '../../src/audit/hook-scripts.ts'
import { ProgramLookup } from '../../src/audit/missing-programs.ts'
import { ScriptFiles } from '../../src/audit/script-files.ts'
import { makeScratch } from '../support/scratch.ts'

/** What linear work on the longest text takes is well below; what grew with its square took minutes. Milliseconds. */
const BOUND = 5000

describe('programs that a script calls', () => {
  test.each([
    ['a plain name, once, in order', 'jq .\ngit status | jq .\nrg x', ['jq', 'git', 'rg']],
    ['no built-ins and no paths', 'cd x && [ -f y ] && ./run && /bin/ls', []],
    ['no functions of its own', 'log() { :; }\nfunction warn () { :; }\n  die ( ) { :; }\nlog a\nwarn b\ndie c\njq .', ['jq']],
    [
      'none that it looks for first',
      'command -v jq >/dev/null || exit 2\nwhich "rg"\ntype -p node\nhash yq\njq .\nrg x\nnode\nyq\njqq',
      ['jqq'],
    ],
    ['none of a text that cannot be read to its end', 'jq .\nif', []],
  ])('%s', (_, text, programs) => {
    expect(listPrograms(text).filter((name) => !['which', 'command'].includes(name))).toEqual(programs)
  })

  test('at most 100 are told', () => {
    const text = Array.from({ length: 5000 }, (_, index) => `program-${index}`).join('\n')
    expect(listPrograms(text)).toHaveLength(100)
  })

  test.each([
    ['empty lines', '\n'.repeat(2 ** 20)],
    ['blanks', ' '.repeat(2 ** 20)],
    ['empty lines after a question', `which${'\n'.repeat(2 ** 20 - 8)}`],
    ['many questions', 'which '.repeat(2 ** 17)],
    ['many programs', Array.from({ length: 2 ** 15 }, (_, index) => `p${index}`).join('\n')],
    ['one word', 'a'.repeat(2 ** 20)],
    ['a name before blanks', `a${' '.repeat(2 ** 20 - 2)}`],
  ])('a mebibyte of %s is read in a bounded time', (_, text) => {
    const begin = Date.now()
    listPrograms(text)
    expect(Date.now() - begin).toBeLessThan(BOUND)
  })
})

describe('a path variable without quotes', () => {
  test.each([
    ['$CLAUDE_PROJECT_DIR/guard.sh', '$CLAUDE_PROJECT_DIR'],
    ['"$CLAUDE_PROJECT_DIR"/guard.sh', null],
    ["'$HOME'/guard.sh", null],
    ['\\$HOME/guard.sh', null],
    ['sh ${PWD}/guard.sh', '${PWD}'],
    ['$HOMER/guard.sh', null],
    // POSIX 2.9.1: the value of an assignment undergoes no field splitting.
    ['ROOT=$HOME ./guard.sh', null],
    ['ROOT="a b"$HOME ./guard.sh', null],
    ['ROOT=x; $HOME/guard.sh', '$HOME'],
    ['ROOT=x $HOME/guard.sh', '$HOME'],
    ['sh --root=$HOME', '$HOME'],
    ['1A=$HOME', '$HOME'],
    ['echo "A=b"$HOME', '$HOME'],
  ])('%s: %s', (shell, expected) => {
    expect(findUnquotedPlaceholder({ form: { shell } })).toBe(expected)
  })

  test.each([
    ['variables', '$x '.repeat(350_000)],
    ['one assignment', `A=${'$x'.repeat(500_000)}`],
    ['dollars', '$'.repeat(1_000_000)],
  ])('a command of a million characters with %s is read in a bounded time', (_, shell) => {
    const begin = Date.now()
    expect(findUnquotedPlaceholder({ form: { shell } })).toBeNull()
    expect(Date.now() - begin).toBeLessThan(BOUND)
  })
})

describe('scripts that a command names', () => {
  test('are found with their interpreter and line ends', async (context) => {
    const root = makeScratch(context)
    fs.writeFileSync(path.join(root, 'a.sh'), '#!/usr/bin/env bash\r\njq .\r\n')
    fs.writeFileSync(path.join(root, 'b.py'), '#!/usr/bin/python3\nimport x\n')
    fs.writeFileSync(path.join(root, 'c.sh'), 'jq . # x\n')
    const scripts = await new ScriptFiles(root).of({ form: { shell: '"$CLAUDE_PROJECT_DIR"/a.sh && python3 b.py; sh c.sh missing.sh' } })
    expect(scripts).toEqual([
      { path: 'a.sh', hasCrlf: true, interpreter: '/usr/bin/env', programs: ['jq'] },
      { path: 'b.py', hasCrlf: false, interpreter: '/usr/bin/python3', programs: [] },
      { path: 'c.sh', hasCrlf: false, interpreter: null, programs: ['jq'] },
    ])
  })

  test('of more than 256 KiB are named, and not looked into', async (context) => {
    const root = makeScratch(context)
    fs.writeFileSync(path.join(root, 'a.sh'), `#!/bin/sh\r\n${'jq .\n'.repeat(60_000)}`)
    expect(await new ScriptFiles(root).of({ form: { argv: ['sh', 'a.sh'] } })).toEqual([
      { path: 'a.sh', hasCrlf: false, interpreter: null, programs: [] },
    ])
  })

  test('are read once, however many hooks name them', async (context) => {
    const root = makeScratch(context)
    const files = new ScriptFiles(root)
    fs.writeFileSync(path.join(root, 'a.sh'), 'jq .\n')
    const first = await files.of({ form: { argv: ['a.sh'] } })
    fs.rmSync(path.join(root, 'a.sh'))
    expect(await files.of({ form: { argv: ['sh', 'a.sh'] } })).toEqual(first)
  })

  test('are looked for in a command of a mebibyte in a bounded time', async (context) => {
    const root = makeScratch(context)
    const begin = Date.now()
    for (const shell of ['"'.repeat(2 ** 20), '$PWD '.repeat(200_000), `"'`.repeat(2 ** 16), 'a/b '.repeat(2 ** 15)]) {
      expect(await new ScriptFiles(root).of({ form: { shell } })).toEqual([])
    }
    expect(Date.now() - begin).toBeLessThan(BOUND)
  })
})

test('a program that PATH lacks is told once for a hook, with who calls it', async (context) => {
  const root = makeScratch(context)
  fs.writeFileSync(path.join(root, 'here'), '')
  fs.chmodSync(path.join(root, 'here'), 0o755)
  fs.writeFileSync(path.join(root, 'not-executable'), '')
  const lookup = new ProgramLookup(`${root}:`)
  const script = { path: 'a.sh', hasCrlf: false, interpreter: null, programs: ['here', 'jq', 'not-executable'] }
  expect(await lookup.findMissing({ form: { shell: 'here | jq .' } }, [script])).toEqual([
    { program: 'jq', in: 'the hook command' },
    { program: 'not-executable', in: 'a.sh' },
  ])
})
