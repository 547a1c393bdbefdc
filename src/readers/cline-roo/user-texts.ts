import type { ResultStep } from '../../model/step.ts'

// Cline puts everything into text blocks of the next user message: results, what the person says, and what it tells the model itself.
// Source: cline/cline, src/core/prompts/responses.ts and src/core/task (pushToolResult).

/** A result, or the beginning of one. */
export interface ResultText {
  is: 'result'
  /** The tool that it names; empty where it has the call's id. */
  tool: string
  id?: string | undefined
  isError?: boolean
  text: string
}

/** A text block of a user message, taken apart. */
export type UserText =
  | ResultText
  | { is: 'details'; cwd: string | undefined }
  | { is: 'notice' }
  | { is: 'prompt'; text: string }
  | { is: 'text'; text: string }

/** Elements around what a person typed. */
const typed = /^\s*<(task|feedback|user_message|user_feedback|answer)>\n?([\s\S]*?)\n?<\/\1>/

/** `[TOOL for '…'] Result:`, then the result in this block or the next. */
const resultStart = /^\[([a-z]+(?:_[a-z]+)*|[\w.-]+__[\w.-]+)(?: [\s\S]*?)?\] Result:(?:\n|$)/

/** What Cline says to the model in the person's place. */
const notice =
  /^\s*(?:\[(?:ERROR|TASK RESUMPTION|NOTE|Response interrupted)|<explicit_instructions|# (?:task_progress|TODO LIST|Todo List))/i

/** What one text block of a user message is. */
export function readUserText(text: string): UserText {
  if (/^\s*<environment_details>/.test(text)) {
    const [, cwd] = /^# Current (?:Working|Workspace) Directory \(([^\n]+?)\) Files/m.exec(text) ?? []
    return { is: 'details', cwd }
  }
  const [head, tool] = resultStart.exec(text) ?? []
  if (head !== undefined && tool !== undefined) return { is: 'result', tool, text: text.slice(head.length) }
  if (notice.test(text)) return { is: 'notice' }
  const said = typed.exec(text)?.[2]
  return said === undefined ? { is: 'text', text } : { is: 'prompt', text: said }
}

/** What a person answered instead of letting a call run, or beside it. */
export function readFeedback(result: string): string | undefined {
  if (!/^(?:The user denied this operation and provided|The user provided) the following (?:feedback|context):/.test(result))
    return undefined
  const [open = '', close = ''] = result.includes('<feedback>') ? ['<feedback>', '</feedback>'] : ['<context>', '</context>']
  const start = result.indexOf(open)
  const end = result.indexOf(close, start)
  return start === -1 || end === -1 ? undefined : result.slice(start + open.length, end).trim()
}

/** Cline puts words of its own before everything that these tools print: `Command executed`, `The content was successfully saved`. */
const prefixed = new Set(
  'execute_command write_to_file replace_in_file apply_diff insert_content search_and_replace edit_file apply_patch new_rule'.split(' '),
)

/** How a call ended, as far as its result's text tells: refusals only of tools that cannot have printed it. */
export function tellFate(tool: string, text: string): Pick<ResultStep, 'recorded' | 'recordedBy' | 'permission' | 'isError'> {
  const isSure = prefixed.has(tool)
  if (text.startsWith('The user denied this operation'))
    return isSure ? { recorded: 'denied', recordedBy: 'user', permission: 'deny', isError: true } : { recorded: 'unknown', isError: null }
  if (/^Tool \[\w+\] was not executed because a tool has already been used/.test(text))
    return isSure ? { recorded: 'not-run', recordedBy: 'host', isError: true } : { recorded: 'unknown', isError: null }
  return { isError: text.startsWith('The tool execution failed with the following error:') ? true : null }
}
