import type { SeenEvent } from '../../model/dialect.ts'

/** The JSON that Luxe writes to a hook's stdin: one tagged payload, nothing else. */
export function writeLuxeEnvelope(event: SeenEvent): string {
  return JSON.stringify(describe(event))
}

function describe({ kind, tool, result, prompt, moment }: SeenEvent): { [tag: string]: unknown } {
  const facts = moment?.facts ?? {}
  const tool_name = tool?.name ?? ''
  switch (kind) {
    case 'pre_tool':
      return { ToolUse: { tool_name, args: tool?.args ?? {} } }
    case 'post_tool':
      return { ToolResult: { tool_name, result: result?.text ?? '', is_error: result?.isError === true } }
    case 'file_changed':
      return { FileChanged: { ...facts.file } }
    case 'prompt':
      return { Other: { content: prompt ?? '' } }
    case 'pre_compact':
    case 'post_compact':
      return { Other: { tokens_before: facts.tokensBefore ?? null } }
    case 'stop':
      // No transcript tells the size of the context window.
      return { Other: { effective_context_percent: null } }
    case 'error':
      return { Other: { message: facts.message ?? '' } }
    case 'permission_request':
      return { Other: { tool: tool_name, phase: 'requested' } }
    case 'permission_result':
      // The page gives `phase` and no key for the answer.
      return { Other: { tool: tool_name, phase: 'resolved', outcome: facts.decision ?? null } }
    default:
      return { Other: null }
  }
}
