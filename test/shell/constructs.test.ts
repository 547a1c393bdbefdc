import { describe, expect, it } from 'vitest'
import { findConstructs } from '../../src/shell/constructs.ts'

const constructs = (text: string) => [...findConstructs(text).constructs].sort()

describe('findConstructs', () => {
  it.each([
    'rm -rf x && ls | cat > f 2>&1',
    'if [ -f a ]; then ls; fi; while true; do ls; done; (ls)',
    'echo $HOME "$HOME/x" \'$X\' \\$X ~ *.ts {} HEAD@{1}',
    'D=/tmp/x; mkdir -p $D && cd "$D"',
    `git commit -m "$(cat <<'EOF'\nfix $X \`b\`\nEOF\n)"`,
    "cat > f <<'EOF'\n$X ${Y}\nEOF",
    'echo $((1+1))',
  ])('finds nothing doubtful in %j', (text) => {
    expect(constructs(text)).toEqual([])
  })

  it.each([
    ['echo $(ls)', ['substitution']],
    ['echo `ls`', ['substitution']],
    ['ls $X', ['variable']],
    ['ls "$X"', ['embedded-variable']],
    ['ls a$X', ['embedded-variable']],
    ['ls > $X', ['embedded-variable']],
    ['X=$(date); echo $X', ['embedded-variable']],
    ['for f in a; do rm $f; done', ['embedded-variable']],
    ['echo $X; X=a', ['embedded-variable']],
    ['cat < $(ls)', ['embedded-substitution']],
    ['$(ls) x', ['embedded-substitution', 'substitution']],
    ['echo ${X}', ['parameter-expansion']],
    ['f() { ls; }', ['function', 'group']],
    ['case x in a) ls;; esac', ['case']],
    ['(ls; ls)', ['subshell-list']],
    ['while true; do ls; done < f', ['redirected-compound']],
    ['diff <(ls) x', ['process-substitution']],
    ['mv x{,.bak}', ['brace-expansion']],
    ["echo $'a'", ['dollar-quote']],
    ['cat <<EOF\na\nEOF', ['expanding-here-document']],
    ["cat <<'EOF' | sh\na\nEOF", ['here-document-amid-line']],
    ['a=(b c)', ['array']],
    ['A=1 B=2', ['several-assignments']],
    ['ls a\\ b', ['escaped-blank']],
    ['rm\u00a0x', ['unusual-blank']],
  ])('in %j finds %j', (text, expected) => {
    expect(constructs(text)).toEqual(expected)
  })

  it('tells when a text could not be read', () => {
    expect(findConstructs('echo "x').certain).toBe(false)
  })
})
