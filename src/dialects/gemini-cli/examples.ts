import { exampleCalls, exampleOf, listNames } from '../../dialect/examples.ts'
import type { NamedCall } from '../../model/action.ts'
import type { Family } from './family.ts'

/** Calls that a hook with this matcher may run for, likeliest first: tools that are named, all others, tools of MCP servers. `root`: the project root. */
export function listExamples(matcher: string | null, root: string, { vocabulary }: Family): NamedCall[] {
  const calls = exampleCalls(vocabulary, root)
  const named = listNames(matcher)
  const known = [...named.filter((name) => vocabulary.tools.includes(name)), ...calls.map((call) => call.name), ...vocabulary.tools]
  const servers = [...(vocabulary.fromAction(MCP) ?? []), ...named.filter(isMcp).map((name) => exampleOf(name, []))]
  return [...[...new Set(known)].map((name) => exampleOf(name, calls)), ...servers]
}

const MCP = { kind: 'mcp', server: 'example', tool: 'example', args: { example: true } } as const

function isMcp(name: string): boolean {
  return name.startsWith('mcp_')
}
