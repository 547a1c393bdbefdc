import { parseAnswer } from '../../dialect/answer.ts'
import type { SeenEvent } from '../../model/dialect.ts'
import type { ToolResult } from '../../model/event.ts'
import { ownString } from '../../model/json.ts'

/** What Codex writes above a command's output for the model, in its versions: hooks are shown the output alone (recorded from 0.171.0). */
const HEADS = [
  /^(?:Command: .*\n)?Chunk ID: \w*\nWall time: [\d.]+ seconds\n(?:Process [^\n]*\n)?(?:Original token count: \d+\n)?Output:\n/,
  /^Exit code: -?\d+\nWall time: [\d.]+ seconds\n(?:Total output lines: \d+\n)?Output:\n/,
]

/** `tool_response` of a call: its structured result where one is recorded, else its text. */
export function readResponse({ tool }: Pick<SeenEvent, 'tool'>, result: ToolResult): unknown {
  if (result.structured !== undefined) return result.structured
  if (tool?.name.startsWith('mcp__') === true) return { content: [{ type: 'text', text: result.text }] }
  return tool?.name === 'Bash' ? dropHead(result.text) : result.text
}

function dropHead(text: string): string {
  const head = HEADS.map((each) => each.exec(text)?.[0]).find((each) => each !== undefined)
  if (head !== undefined) return text.slice(head.length)
  // 2025: the whole result is JSON, {"output", "metadata"}.
  return text.startsWith('{"output"') ? (ownString(parseAnswer(text)?.value, 'output') ?? text) : text
}
