import { it } from 'vitest'
import { listCommands } from '../../src/shell/commands.ts'
import { findConstructs } from '../../src/shell/constructs.ts'
import { matchCommandPattern } from '../../src/matching/command.ts'
it('perf', () => {
  const toks = ['a;', '$(', '`', '"$(', '${a:-', '<(', '(', '{', 'if ', 'case x in a) ', '<<a ', "'", '"', '\\', '$((', '((', '[[ ', 'a ', '$(a)', '`a`', '{a,b}', 'a=b ', '| ', '&& ', '\n', '#\n', 'for x in ', '>f ', '<<<a ', "$'", '$"', '*', '[', '?(', 'function f ', 'f() ', 'coproc ', 'time ', '! ', '=(', 'a[', '${', '}', ')', 'esac ', 'fi ', 'done ', '1+', '{1..3}', '~', '😀', '\u0000', '\ud800', '<<a\n', '<<a\na\n', 'sudo ', 'env -S ', 'bash -c "', 'eval ', 'eval "', 'xargs ', 'a\\\n', '${a[$(', '"`', '$(<', 'cat <<E\n$(', '{a,', '{{', 'x{a,b', '[[ a && ', '[[ ( ', '$[', '@(', '!(a', '$(( (', 'select x in ']
  const worst: [string, number, number][] = []
  for (const n of [1_000_000]) for (const t of toks) for (const wrap of [(s: string) => s, (s: string) => 'echo "' + s + '"']) {
    const s = wrap(t.repeat(Math.floor(n / t.length)))
    const t0 = performance.now(); matchCommandPattern('rm *', s); const t1 = performance.now(); findConstructs(s); const t2 = performance.now()
    worst.push([JSON.stringify(s.slice(0, 20)), Math.round(t1 - t0), Math.round(t2 - t1)])
  }
  worst.sort((a, b) => b[1] + b[2] - a[1] - a[2])
  console.log(worst.slice(0, 16).map(String).join('\n'))
}, 600000)
