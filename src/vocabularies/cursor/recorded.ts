import type { NamedCall } from '../../model/action.ts'
import type { JsonObject } from '../../model/event.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import { given } from '../../vocabulary/arguments.ts'

/**
 * What hooks see of a call that was recorded by its kind (`shellToolCall`), as the command line prints calls: the names of
 * https://cursor.com/docs/hooks. A kind that is not known passes as it is.
 */
export function showCall({ name, args }: NamedCall): NamedCall {
  const { path, ...others } = args
  switch (name) {
    case 'shellToolCall': {
      const { workingDirectory } = args
      const where = given('cwd', typeof workingDirectory === 'string' && workingDirectory !== '' ? workingDirectory : undefined)
      return { name: 'Shell', args: { command: own(args, 'command'), ...where, ...given('timeout', own(args, 'timeout')) } }
    }
    case 'readToolCall':
      return { name: 'Read', args: { file_path: path, ...others } }
    // Of most edits only the file as it is afterwards is recorded.
    case 'editToolCall':
    case 'writeToolCall':
      return { name: 'Write', args: { file_path: path, ...given('content', contentOf(args)) } }
    case 'deleteToolCall':
      return { name: 'Delete', args: { file_path: path, ...others } }
    case 'mcpToolCall':
      return { name: `MCP:${ownString(args, 'toolName') ?? ownString(args, 'name') ?? ''}`, args: argumentsOf(args) }
    default: {
      const plain = Object.hasOwn(PLAIN, name) ? PLAIN[name] : undefined
      return plain === undefined ? { name, args } : { name: plain, args }
    }
  }
}

/** Kinds whose arguments are shown as they are. */
const PLAIN: Record<string, string> = {
  ...{ lsToolCall: 'LS', grepToolCall: 'Grep', globToolCall: 'Glob', semSearchToolCall: 'SemanticSearch', taskToolCall: 'Task' },
  ...{ webFetchToolCall: 'WebFetch', webSearchToolCall: 'WebSearch', updateTodosToolCall: 'TodoWrite', readLintsToolCall: 'ReadLints' },
}

function contentOf(args: JsonObject): string | undefined {
  return ['fileText', 'contents', 'content', 'streamContent', 'afterFullFileContent']
    .map((key) => ownString(args, key))
    .find((each) => each !== undefined)
}

function argumentsOf(args: JsonObject): JsonObject {
  const inner = own(args, 'args')
  return isObject(inner) ? inner : {}
}
