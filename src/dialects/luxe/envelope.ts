import type { SeenEvent } from '../../model/dialect.ts'

/** The JSON that Luxe writes to a hook's stdin: one tagged payload, nothing else. */
export function writeLuxeEnvelope(event: SeenEvent): string {
  switch (event.kind) {
    case 'pre_tool':
      return JSON.stringify({ ToolUse: { tool_name: event.tool?.name ?? '', args: event.tool?.args ?? {} } })
    case 'post_tool':
      return JSON.stringify({
        ToolResult: { tool_name: event.tool?.name ?? '', result: event.result?.text ?? '', is_error: event.result?.isError === true },
      })
    case 'prompt':
      return JSON.stringify({ Other: { content: event.prompt ?? '' } })
  }
}
