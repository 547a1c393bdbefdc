import { exampleCalls, exampleOf } from '../../dialect/examples.ts'
import type { NamedCall } from '../../model/action.ts'
import { cursor as vocabulary } from '../../vocabularies/cursor/cursor.ts'

/** Calls that a hook with this matcher may run for, likeliest first: a matcher names a tool, or what stands in a command. */
export function listExamples(matcher: string | null, root: string): NamedCall[] {
  const calls = [...exampleCalls(vocabulary, root), { name: 'MCP:example', args: { example: true } }]
  const parts = (matcher ?? '').split('|').map((part) => part.replace(/\\s[*+]?|\.[*+]/g, ' ').replace(/\\b|[\^$()?*+\\[\]]/g, ''))
  const meant = parts.filter((part) => part.trim() !== '')
  const names = new Set([...meant.filter((part) => /^[\w:]+$/.test(part)), ...vocabulary.tools])
  return [...calls, ...[...names].map((name) => exampleOf(name, calls)), ...meant.map((command) => ({ name: 'Shell', args: { command } }))]
}
