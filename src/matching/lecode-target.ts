import type { JsonObject } from '../model/event.ts'
import { isOfWindows, spellPath } from './path.ts'

/** The names under which a rule may know a tool: an MCP tool has two spellings. */
export function listLecodeToolNames(tool: string): string[] {
  const mcp = splitMcpName(tool)
  if (mcp === null) return [tool]
  const { server, name } = mcp
  return [...new Set([tool, `mcp:${server}:${name}`, `mcp__${server}__${name}`, mcpTarget(server, name)])]
}

/**
 * What a permission rule is tried on: bash its command; file tools their path as given, absolute and relative to the recorded
 * working directory; searches their path, else their pattern; MCP tools their name; any other tool its arguments as sorted JSON.
 */
export function listLecodeTargets(tool: string, args: JsonObject, cwd: string | null): string[] {
  const mcp = splitMcpName(tool)
  if (mcp !== null) return [mcpTarget(mcp.server, mcp.name)]
  if (tool === 'bash') return [readString(args, 'command') ?? '']
  if (PATH_TOOLS.has(tool)) return spellTarget(readString(args, 'path') ?? '', cwd)
  if (SEARCH_TOOLS.has(tool)) {
    const path = readString(args, 'path')
    return path === null ? [readString(args, 'pattern') ?? ''] : spellTarget(path, cwd)
  }
  return [pythonJson(args)]
}

const PATH_TOOLS = new Set(['read', 'write', 'edit', 'list_dir'])
const SEARCH_TOOLS = new Set(['grep', 'find_files'])

function spellTarget(path: string, cwd: string | null): string[] {
  if (path === '') return ['']
  const spellings = spellPath(path, cwd)
  // Python's own spelling there.
  return isOfWindows(path, cwd) ? [...new Set([...spellings, ...spellings.map((each) => each.replaceAll('/', '\\'))])] : spellings
}

function splitMcpName(tool: string): { server: string; name: string } | null {
  const [, server, name] = /^mcp:([^:]+):(.+)$/s.exec(tool) ?? /^mcp__(.+?)__(.+)$/s.exec(tool) ?? []
  return server === undefined || name === undefined ? null : { server, name }
}

function mcpTarget(server: string, name: string): string {
  return `mcp:${server.replaceAll('_', '-')}:${name}`
}

function readString(args: JsonObject, key: string): string | null {
  const value = Object.hasOwn(args, key) ? args[key] : undefined
  return typeof value === 'string' && value !== '' ? value : null
}

/** Python's `json.dumps(args, sort_keys=True)`: blanks after `,` and `:`, everything beyond ASCII escaped. */
function pythonJson(value: unknown, depth = 0): string {
  if (depth > MAX_DEPTH) return 'null'
  if (Array.isArray(value)) return `[${value.map((item) => pythonJson(item, depth + 1)).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, item]) => `${pythonJson(key)}: ${pythonJson(item, depth + 1)}`).join(', ')}}`
  }
  const text = JSON.stringify(value) ?? 'null'
  return text.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

// Python gives up at a depth of about 1,000.
const MAX_DEPTH = 900
