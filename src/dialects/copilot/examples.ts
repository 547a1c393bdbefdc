import { exampleCalls, exampleOf } from '../../dialect/examples.ts'
import type { NamedCall } from '../../model/action.ts'
import { copilot } from '../../vocabularies/copilot.ts'
import { vscode } from '../../vocabularies/vscode.ts'
import type { CopilotHost } from './hosts.ts'

/** Calls that a hook with this matcher may run for, likeliest first. What they are worth, the matcher itself must say. */
export function listExamples(matcher: string | null, { root, host }: { root: string; host: CopilotHost }): NamedCall[] {
  const vocabulary = host === 'vscode' ? vscode : copilot
  const calls = exampleCalls(vocabulary, root)
  const named = (matcher ?? '').split('|').map((part) => part.replace(/\.[*+]/g, 'example').replace(/[^\w-]/g, ''))
  const names = new Set([...named.filter((name) => name !== ''), ...vocabulary.tools, 'example-example'])
  return matcher === null ? calls : [...calls, ...[...names].map((name) => exampleOf(name, calls))]
}
