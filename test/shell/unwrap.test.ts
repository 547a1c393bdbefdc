import { describe, expect, it } from 'vitest'
import { listCommands } from '../../src/shell/commands.ts'
import { listLooseForms } from '../../src/shell/unwrap.ts'

const loose = (text: string) => listLooseForms(listCommands(text).commands)

describe('listLooseForms finds `rm -rf x` in', () => {
  it.each([
    'rm -rf x',
    'rm   -rf\tx',
    'r"m" \'-rf\' x',
    '/bin/rm -rf x',
    './node_modules/.bin/rm -rf x',
    'sudo rm -rf x',
    'sudo -u root -n -- rm -rf x',
    'sudo --user root A=1 rm -rf x',
    'doas rm -rf x',
    'env A=1 B=2 rm -rf x',
    'env -i -u HOME rm -rf x',
    'env -S "rm -rf x"',
    'env --split-string="rm -rf" x',
    'nohup rm -rf x',
    'command -p rm -rf x',
    'builtin rm -rf x',
    'exec -a name rm -rf x',
    '/usr/bin/time -f %e rm -rf x',
    'nice -n 5 rm -rf x',
    'nice -10 rm -rf x',
    'timeout 5 rm -rf x',
    'timeout -k 1 --signal KILL 5s rm -rf x',
    'stdbuf -oL -e 0 rm -rf x',
    'xargs rm -rf x',
    'xargs -0 -n1 -I{} rm -rf x',
    'xargs -rn 1 rm -rf x',
    'sudo env nohup timeout 5 /bin/rm -rf x',
    "bash -c 'rm -rf x'",
    "sh -ec 'cd y; rm -rf x'",
    "bash -c -x 'rm -rf x'",
    "bash -o pipefail -c 'rm -rf x'",
    `sudo zsh -c "bash -c 'sudo rm -rf x'"`,
    'eval "rm -rf x"',
    'eval rm -rf x',
  ])('%s', (text) => {
    expect(loose(text).forms).toContain('rm -rf x')
    expect(loose(text).certain).toBe(true)
  })

  it.each(['echo rm -rf x', 'git rm -rf x', 'sudo -u rm ls', "echo 'rm -rf x'", 'bash rm -rf x'])('but not in %s', (text) => {
    expect(loose(text).forms).not.toContain('rm -rf x')
  })
})

describe('listLooseForms is not certain', () => {
  it('of a script that cannot be parsed', () => {
    expect(loose(`bash -c 'if'`).certain).toBe(false)
  })

  it('of scripts within scripts without end', () => {
    expect(loose('eval '.repeat(40)).certain).toBe(false)
    expect(loose(`${'sudo '.repeat(40)}rm`).certain).toBe(false)
  })
})
