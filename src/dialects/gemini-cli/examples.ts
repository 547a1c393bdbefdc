import { exampleCalls, exampleOf, listNames } from '../../dialect/examples.ts'
import type { NamedCall } from '../../model/action.ts'
import type { Family } from './family.ts'

/** Calls that a hook with this matcher may run for, likeliest first. `root`: the project root. */
export function listExamples(matcher: string | null, root: string, { vocabulary }: Family): NamedCall[] {
  const calls = [...exampleCalls(vocabulary, root), ...(vocabulary.fromAction(MCP) ?? [])]
  const names = new Set([...listNames(matcher), ...(matcher === null ? [] : vocabulary.tools)])
  return [...(matcher === null ? [] : [...names].map((name) => exampleOf(name, calls))), ...calls]
}

const MCP = { kind: 'mcp', server: 'example', tool: 'example', args: { example: true } } as const
