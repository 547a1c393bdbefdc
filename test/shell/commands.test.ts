import { describe, expect, it } from 'vitest'
import { listCommands } from '../../src/shell/commands.ts'

const sources = (text: string) => listCommands(text).commands.map((command) => command.source)

describe('listCommands finds a command', () => {
  it.each([
    ['after each operator', 'a; rm 1 && rm 2 || rm 3 | rm 4 |& rm 5 & rm 6', ['a', 'rm 1', 'rm 2', 'rm 3', 'rm 4', 'rm 5', 'rm 6']],
    ['on each line', 'a\nrm x\n\nb', ['a', 'rm x', 'b']],
    ['in groups and subshells', '(rm 1); { rm 2; }; (a; (rm 3))', ['rm 1', 'rm 2', 'a', 'rm 3']],
    ['in conditions', 'if rm 1; then rm 2; elif rm 3; then rm 4; else rm 5; fi', ['rm 1', 'rm 2', 'rm 3', 'rm 4', 'rm 5']],
    [
      'in loops',
      'while rm 1; do rm 2; done; until rm 3; do rm 4; done; for f in a; do rm 5; done',
      ['rm 1', 'rm 2', 'rm 3', 'rm 4', 'rm 5'],
    ],
    ['in a C-style loop', 'for ((i=$(rm 1);i<3;i++)); do rm 2; done', ['rm 1', 'rm 2']],
    ['in a case', 'case $(rm 1) in $(rm 2)) rm 3;; esac', ['rm 1', 'rm 2', 'rm 3']],
    ['in a function', 'f() { rm x; }; f', ['rm x', 'f']],
    ['in substitutions', 'echo $(rm 1) `rm 2`', ['echo $(rm 1) `rm 2`', 'rm 1', 'rm 2']],
    ['in process substitutions', 'diff <(rm 1) >(rm 2)', ['diff <(rm 1) >(rm 2)', 'rm 1', 'rm 2']],
    ['in double quotes, nested', 'echo "a $(echo "b $(rm x)") c"', ['echo "a $(echo "b $(rm x)") c"', 'echo "b $(rm x)"', 'rm x']],
    ['in escaped backticks', 'echo `echo \\`rm x\\``', ['echo `echo \\`rm x\\``', 'echo `rm x`', 'rm x']],
    ['in a parameter expansion', 'echo "${x:-$(rm y)}"', ['echo "${x:-$(rm y)}"', 'rm y']],
    ['in arithmetic', '(( x = $(rm 1) )); echo $((1+$(rm 2)))', ['rm 1', 'echo $((1+$(rm 2)))', 'rm 2']],
    ['in a subscript', 'echo ${a[$(rm x)]}', ['echo ${a[$(rm x)]}', 'rm x']],
    ['in a test', '[[ -n $(rm x) ]] && ls', ['rm x', 'ls']],
    ['in a redirection target', 'cat > "$(rm x)/f"', ['cat', 'rm x']],
    ['in an assignment', 'A=$(rm x)', ['', 'rm x']],
    ['in a here-document with an unquoted delimiter', 'cat <<EOF\n$(rm x)\nrm y\nEOF', ['cat', 'rm x']],
    ['after a here-document', "cat <<'EOF'\n$(rm x)\nEOF\nrm y", ['cat', 'rm y']],
    ['beside a here-document', 'cat <<-EOF | rm x\n\tfoo\n\tEOF', ['cat', 'rm x']],
  ])('%s', (_, text, expected) => {
    expect(listCommands(text)).toMatchObject({ certain: true })
    expect(sources(text)).toEqual(expected)
  })

  it.each([
    ['single quotes', "echo 'rm x; rm'"],
    ['comments', 'ls # rm x\n# rm y'],
    ['a here-document with a quoted delimiter', 'cat <<"EOF"\nrm x\n$(rm y)\nEOF'],
    ['an escaped substitution', 'echo "\\$(rm x)"'],
  ])('but not in %s', (_, text) => {
    expect(sources(text)).toHaveLength(1)
  })
})

describe('listCommands tells of a command', () => {
  const first = (text: string) => listCommands(text).commands[0]

  it('its source without assignments, redirections and line continuations', () => {
    expect(first('A=1 B=2 >log rm \\\n -rf 2>&1 x <in')?.source).toBe('rm  -rf x')
    expect(first('time ! rm x')).toMatchObject({ source: 'rm x', keyword: 'time' })
  })

  it('its words without quotes', () => {
    expect(first(`r''m "a b" $'\\x72m' c\\ d 'e'`)?.words).toEqual(['rm', 'a b', 'rm', 'c d', 'e'])
  })

  it('null for a word that an expansion decides', () => {
    const command = first('$X "a$(b)" c `d` <(e) ${f}')
    expect(command?.words).toEqual([null, null, 'c', null, null, null])
    expect(command?.read.map((word) => word.text)).toEqual(['$X', 'a$(b)', 'c', '`d`', '<(e)', '${f}'])
    expect(first("rm '$X' \\$Y")?.words).toEqual(['rm', '$X', '$Y'])
  })

  it.each([
    ['/bin/rm x', 'rm'],
    ['"$X/bin/rm" x', 'rm'],
    ['~/bin/rm x', 'rm'],
    ['$X/rm x', null],
    ['r?', null],
    ['r$X', null],
  ])('the name of its program: %s', (text, name) => {
    expect(first(text)?.read[0]?.name).toBe(name)
  })

  it.each([
    ['a', { kind: 'unknown' }],
    ['a < f', { kind: 'file' }],
    ['a < /dev/stdin', { kind: 'unknown' }],
    ['a < <(b)', { kind: 'unknown' }],
    ['a <<< "b $X"', { kind: 'text', text: 'b $X' }],
    ["a <<'E'\n\\$b\nE", { kind: 'text', text: '\\$b\n' }],
    ['a <<E\n\\$b\nE', { kind: 'text', text: '$b\n' }],
    ['a < f <<< b', { kind: 'text', text: 'b' }],
    ['a 3<<< b', { kind: 'unknown' }],
  ])('what it reads: %j', (text, input) => {
    expect(first(text)?.input).toEqual(input)
  })

  it.each([
    ['echo -n b c | a', { kind: 'text', text: 'b c' }],
    ['echo -n | a', { kind: 'text', text: '' }],
    ['printf "%s\\n" b c | a', { kind: 'text', text: 'b\nc' }],
    ['printf "%d" 1 | a', { kind: 'unknown' }],
    ['cat f | a', { kind: 'unknown' }],
    ['echo b | c | a', { kind: 'unknown' }],
    ['echo b | a < f', { kind: 'file' }],
  ])('what the command before it prints: %j', (text, input) => {
    expect(listCommands(text).commands.at(-1)?.input).toEqual(input)
  })

  it('its assignments', () => {
    expect(first('A=1 B=$C rm x')?.assignments).toEqual([
      { name: 'A', value: '1' },
      { name: 'B', value: null },
    ])
  })

  it.each([
    ['{rm,-rf,x}', ['rm', '-rf', 'x']],
    ['mv x{,.bak}', ['mv', 'x', 'x.bak']],
    ['ls {a,b{c,d}}e', ['ls', 'ae', 'bce', 'bde']],
    ['ls f{1..3} {c..a}', ['ls', 'f1', 'f2', 'f3', 'c', 'b', 'a']],
    ['ls "{a,b}" {a} \\{a,b}', ['ls', '{a,b}', '{a}', '{a,b}']],
    ['ls {$X,b}', ['ls', null, 'b']],
    ['ls {1..999}', ['ls', null]],
  ])('its braces expanded as Bash does: %s', (text, words) => {
    expect(first(text)?.words).toEqual(words)
  })

  it('the pipelines as written', () => {
    expect(listCommands('a; b  |  c 2>f').pipelines).toEqual(['b  |  c 2>f'])
  })
})

describe('listCommands is not certain', () => {
  it.each([
    ['an unterminated quote', 'echo "unterminated'],
    ['a missing end', 'if rm; then'],
    ['an error inside a substitution', 'echo $(if)'],
    ['a NUL', 'ls\0'],
  ])('of %s', (_, text) => {
    expect(listCommands(text).certain).toBe(false)
  })
})

describe('listCommands finds what stands at the top', () => {
  it.each([
    ['behind what is nested too deep', `echo ${'$('.repeat(2900)}ls${')'.repeat(2900)}; rm x`],
    ['behind more nested commands than are read', `echo ${'$(: `a`)'.repeat(60_000)}; rm x`],
  ])('%s, and says that it is not all', (_, text) => {
    const { commands, certain } = listCommands(text)
    expect(certain).toBe(false)
    expect(commands.at(-1)?.source).toBe('rm x')
  })

  it.each([
    ['comment', `# ${'<'.repeat(2002)}`],
    ['quoted text', `echo '${'<< '.repeat(2002)}'`],
    ['quoted here-document', `cat > a.cc <<'EOF'\n${'cout << x;\n'.repeat(2002)}EOF`],
  ])('behind a %s that holds 2,002 `<<`, for sure', (_, text) => {
    const { commands, certain } = listCommands(`${text}\nrm x`)
    expect(certain).toBe(true)
    expect(commands.at(-1)?.source).toBe('rm x')
  })
})
