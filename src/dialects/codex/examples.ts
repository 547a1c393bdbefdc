import { exampleCalls, exampleOf } from '../../dialect/examples.ts'
import { matchCodex, namesOfTool } from '../../matching/codex-matcher.ts'
import type { NamedCall } from '../../model/action.ts'
import { codex as vocabulary } from '../../vocabularies/codex/codex.ts'

/** Calls that a hook with this matcher may run for, as hooks see them, likeliest first. `root`: the project root. */
export function listExamples(matcher: string | null, root: string): NamedCall[] {
  const made = exampleCalls(vocabulary, root).flatMap((call) => vocabulary.asShown?.(call) ?? [call])
  const calls = [
    ...made,
    { name: 'view_image', args: { path: `${root}/example.png` } },
    { name: 'mcp__example__example', args: { example: true } },
  ]
  if (matcher === null || matcher === '' || matcher === '*') return calls
  const known = vocabulary.tools.filter((tool) => matchCodex(matcher, namesOfTool(tool)).fires)
  return [...known, ...listNames(matcher)].map((name) => exampleOf(name, calls)).concat(calls)
}

/** Names that a matcher lists or that its regular expression may stand for. What they are worth, the matcher itself must say. */
export function listNames(matcher: string | null): string[] {
  return (matcher ?? '')
    .split('|')
    .map((part) => part.replace(/\(\?[:=]|[\^$()]/g, ''))
    .map((part) => part.replace(/(?:\[[^\]]*\]|\\[wSd]|\.)(?:[*+]\??|\{\d+(?:,\d*)?\})/g, 'example').replace(/\\(\W)/g, '$1'))
    .filter((part) => part !== '')
}
