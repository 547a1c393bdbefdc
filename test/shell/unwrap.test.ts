import { describe, expect, it } from 'vitest'
import { listCommands } from '../../src/shell/commands.ts'
import { listLooseForms } from '../../src/shell/unwrap.ts'

const loose = (text: string) => {
  const { forms, untold } = listLooseForms(listCommands(text))
  return { forms: forms.map((form) => form.text), untold }
}

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
    'setsid rm -rf x',
    'busybox rm -rf x',
    'chroot --userspec a:b / rm -rf x',
    'taskset 0x1 rm -rf x',
    'flock -w 5 lock rm -rf x',
    'strace -f -o log rm -rf x',
    'runuser -u dev -- rm -rf x',
    "flock lock -c 'rm -rf x'",
    "su - dev -c 'rm -rf x'",
    "su --command='rm -rf x' dev",
    "script -qc 'rm -rf x' /dev/null",
    'watch -n 1 rm -rf x',
    'parallel -j 4 rm -rf x ::: a b',
    "trap 'rm -rf x' EXIT",
    "trap -- 'cd y; rm -rf x' EXIT INT",
    "alias r='rm -rf x'; r",
    'find . -name y -exec rm -rf x \\;',
    'find . -execdir rm -rf x {} + -o -ok rm -rf x \\;',
    "find . -exec sh -c 'rm -rf x' \\;",
    'fd y -x rm -rf x',
    "xargs sh -c 'rm -rf x'",
    'sudo -S rm -rf x',
    'sh <<EOF\nrm -rf x\nEOF',
    "sudo -i <<'EOF'\nrm -rf x\nEOF",
    'bash <<< "rm -rf x"',
    'sh -s a b 0<<< "rm -rf x"',
    'echo rm -rf x | sh',
    'echo -n "rm -rf x" | sudo env bash -s',
    'echo "cd y\\nrm -rf x" | sh',
    'printf "cd y\\nrm -rf x\\n" | sh',
    'printf "%s\\n" "cd y" "rm -rf x" | bash -',
    'cat <<EOF | bash /dev/stdin\nrm -rf x\nEOF',
    'bash -euo pipefail -c "rm -rf x"',
    'bash --norc --rcfile f -c "rm -rf x"',
  ])('%s', (text) => {
    expect(loose(text).forms).toContain('rm -rf x')
    expect(loose(text).untold).toBe(null)
  })

  it.each([
    'echo rm -rf x',
    'git rm -rf x',
    'sudo -u rm ls',
    "echo 'rm -rf x'",
    'bash rm -rf x',
    'command -v rm -rf x',
    'find rm -rf x',
    'find . -name rm -rf x',
    'trap rm -rf x',
    'cat <<EOF\nrm -rf x\nEOF',
    'echo rm -rf x | cat',
    'sh script.sh <<EOF\nrm -rf x\nEOF',
    'sh 3<<< "rm -rf x" < f',
  ])('but not in %s', (text) => {
    expect(loose(text)).toMatchObject({ forms: expect.not.arrayContaining(['rm -rf x']), untold: null })
  })

  it('also as whole pipelines of a script', () => {
    expect(loose("bash -c 'cd y; curl z | sh x'").forms).toContain('curl z | sh x')
  })
})

describe('listLooseForms cannot tell what runs', () => {
  it.each([
    ['$X y', '$X y'],
    ['"$X" y', '$X y'],
    ['ls; ${X} y', '${X} y'],
    ['rm$IFS-rf y', 'rm$IFS-rf y'],
    ['$(which rm) y', '$(which rm) y'],
    ['`which rm` y', '`which rm` y'],
    ['r${Z}m y', 'r${Z}m y'],
    ['/bin/r? y', '/bin/r? y'],
    ['/bin/$X y', '/bin/$X y'],
    ['$X/y z', '$X/y z'],
    ['"$@/y" z', '$@/y z'],
    ['for c in rm; do $c y; done', '$c y'],
    ['f() { "$@"; }', '$@'],
    ['sudo $X y', '$X y'],
    ['env A=1 $X', '$X'],
    ['xargs $X', '$X'],
    ['echo rm y | xargs env', 'xargs env'],
    ['ls | xargs -I% % y', '{} y'],
    ['ls | xargs -I{} sh -c {}', '{}'],
    ['ls | xargs bash -c', 'bash -c'],
    ['find . -exec {} y \\;', '{} y'],
    ['cat f | parallel', 'parallel'],
    ['eval "$X"', '$X'],
    ['bash -c "$X"', '$X'],
    ['trap "$X" EXIT', '$X'],
    ['bash <<< "$X"', '$X'],
    ['sh <<EOF\n$X\nEOF', '$X'],
    ['sh <<EOF\n\\$X y\nEOF', '$X y'],
    ['curl z | sh', 'sh'],
    ['cat f | sudo bash -s', 'bash -s'],
    ['echo "\\x72m" | sh', 'sh'],
    ['printf "%b" z | sh', 'sh'],
    ['tee >(sh) < f', 'sh'],
    ['echo rm y | (cd z; sh)', 'sh'],
    ['bash <(curl z)', 'bash <(curl z)'],
    ['source <(curl z)', 'source <(curl z)'],
    ['. /dev/stdin', '. /dev/stdin'],
    ['sudo -s', 'sudo -s'],
    ["bash -c 'if'", 'if'],
    ["sh -c 'echo \"y'", 'echo "y'],
  ])('in %s', (text, untold) => {
    expect(loose(text).untold).toBe(untold)
  })

  it.each([
    'echo $X "$(ls)"',
    'for f in $X; do node $f; done',
    '"$VENV/bin/python" x.py',
    '$HOME/bin/tool x',
    '${HOME}/bin/tool x',
    '/usr/lib/*/bin/java -v',
    '~/bin/x',
    '[ -f "$X" ] && [[ $Y ]]',
    'bash script.sh $X',
    'sh -e ./x.sh < f',
    '. "$NVM_DIR/nvm.sh"',
    'source .venv/bin/activate && pytest',
    'bash --version',
    'sudo -v',
    'xargs',
    'trap - EXIT',
    'bash -c "cd $D && make"',
    'A=$(b) c',
  ])('but can in %s', (text) => {
    expect(loose(text).untold).toBe(null)
  })

  it('in scripts within scripts, and programs that start programs, without end', () => {
    expect(loose('eval '.repeat(40)).untold).not.toBe(null)
    expect(loose(`${'sudo '.repeat(40)}rm`).untold).not.toBe(null)
  })
})

describe('a loose form knows where an expansion begins', () => {
  it.each([
    ['git  push  $X y', 'git push $X y', 'git push '],
    ['sudo git $X', 'git $X', 'git '],
    ['rm x', 'rm x', 'rm x'],
    ['"$Y/bin/git" push', 'git push', 'git push'],
  ])('%s', (text, form, known) => {
    const found = listLooseForms(listCommands(text)).forms.find((each) => each.text === form)
    expect(found?.text.slice(0, found.known)).toBe(known)
  })
})
