import { exampleCalls, exampleOf, fillPath, fillWildcards } from '../../dialect/examples.ts'
import { matchLuxeTool } from '../../matching/luxe-call.ts'
import type { LuxeMatcher } from '../../matching/luxe-matcher.ts'
import type { NamedCall } from '../../model/action.ts'
import { luxe as vocabulary } from '../../vocabularies/luxe.ts'

/** Calls that a hook with this matcher may run for, likeliest first: for each entry one of each tool that it names. `root`: the project root. */
export function listExamples(matcher: LuxeMatcher, root: string): NamedCall[] {
  const calls = exampleCalls(vocabulary, root)
  const callsOf = (tool: string) => {
    const known = vocabulary.tools.filter((name) => matchLuxeTool(tool, name))
    return [...known, fillWildcards(tool)].map((name) => exampleOf(name, calls))
  }
  if (matcher.kind === 'tool') return [...callsOf(matcher.pattern), ...calls]
  if (matcher.kind !== 'entries') return calls
  return [...matcher.entries.flatMap(({ tool, pattern }) => callsOf(tool).map((call) => aimAt(call, pattern, root))), ...calls]
}

/** A call that is about what a pattern asks for, in the arguments that the matcher looks at. */
function aimAt({ name, args }: NamedCall, pattern: string, root: string): NamedCall {
  switch (name) {
    case 'bash':
      return { name, args: { ...args, command: fillWildcards(pattern) } }
    case 'read':
    case 'edit':
    case 'write': {
      const path = placePath(pattern, root)
      return { name, args: { ...args, path, file_path: path } }
    }
    case 'web_fetch': {
      const url = fillWildcards(pattern)
      return { name, args: { ...args, url, address: url } }
    }
    default:
      return { name, args: { ...args, example: fillWildcards(pattern) } }
  }
}

/** `{…,…}` stands for one of several in a path. */
function placePath(pattern: string, root: string): string {
  const path = fillPath(pattern.replace(/\{([^{},]*)[^{}]*\}/g, '$1')).replace(/^\.\//, '')
  return path.startsWith('/') ? path : `${root}/${path}`
}
