import type { JsonObject } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { CallStep } from '../../model/step.ts'
import { readArguments } from '../../transcript/chat.ts'
import { ownObject } from '../../transcript/values.ts'

/** A call as a rollout records it, whichever kind of record that is. */
export type CodexCall = Pick<CallStep, 'id' | 'name' | 'args' | 'raw'>

/** Kinds of calls without a name of their own, and the key that holds their arguments. */
const nameless: Readonly<Record<string, string>> = { local_shell_call: 'action', tool_search_call: 'arguments', web_search_call: 'action' }

/** The types of items that are calls. */
export const callTypes = new Set(['function_call', 'custom_tool_call', 'image_generation_call', ...Object.keys(nameless)])

/** The item as a call; null when it has no name. */
export function readItemCall(item: JsonObject): CodexCall | null {
  const type = ownString(item, 'type') ?? ''
  const id = ownString(item, 'call_id') ?? ownString(item, 'id') ?? ''
  const key = nameless[type]
  if (key !== undefined) return { id, name: type.replace(/_call$/, ''), ...readArguments(own(item, key)) }
  if (type === 'image_generation_call') return { id, name: 'image_generation', args: pick(item, 'revised_prompt') }
  const name = ownString(item, 'name')
  if (name === undefined) return null
  // A patch, or a program: a text by design.
  if (type === 'custom_tool_call') return { id, name: nameTool(ownString(item, 'namespace'), name), args: pick(item, 'input') }
  return { id, name: nameTool(ownString(item, 'namespace'), name), ...readArguments(own(item, 'arguments')) }
}

/** A call in code mode: a program of the model's that calls the tools itself. */
export function isProgram({ name, args }: Pick<CallStep, 'name' | 'args'>): boolean {
  return name === 'exec' ? ownString(args, 'input') !== undefined : name === 'functions.exec'
}

/** As Codex names an MCP server's tool to its hooks: the namespace and the name are two keys of the record. */
export function nameMcpTool(server: string, tool: string): string {
  return `mcp__${server.replace(/^mcp__/, '').replace(/_+$/, '')}__${tool.replace(/^_+/, '')}`
}

/** The tool of a call, told apart from Codex's own when it is a client's: such a tool has a namespace, and may have any name in it. */
export function qualifyTool(item: JsonObject, { name }: CodexCall): string {
  const namespace = ownString(item, 'namespace') ?? ''
  return /^(?:mcp__.*|multi_agent\w*|functions)?$/s.test(namespace) ? name : `${namespace}.${name}`
}

function nameTool(namespace: string | undefined, name: string): string {
  return namespace?.startsWith('mcp__') ? nameMcpTool(namespace, name) : name
}

/** A call that only an event tells of, with the name that the model's own call of the tool would have. Null for all other events. */
export function readEventCall(event: JsonObject): CodexCall | null {
  const make = eventCalls[ownString(event, 'type') ?? '']
  const call = make?.(event) ?? null
  const id = ownString(event, 'call_id') ?? ownString(event, 'callId') ?? ownString(event, 'id')
  return call === null || id === undefined ? null : { id, ...call }
}

type MakeCall = (event: JsonObject) => Omit<CodexCall, 'id'> | null

const makeCommand: MakeCall = (event) => ({ name: 'shell', args: pick(event, 'command', 'cwd') })
const makePatch: MakeCall = (event) => ({ name: 'apply_patch', args: pick(event, 'changes') })
const makeDynamic: MakeCall = (event) => named(ownString(event, 'tool'), own(event, 'arguments'))
const makeImageView: MakeCall = (event) => ({ name: 'view_image', args: pick(event, 'path') })
const makeCollab =
  (tool: string): MakeCall =>
  (event) => ({ name: ownString(event, 'tool') ?? tool, args: pick(event, 'prompt') })

const makeMcp: MakeCall = (event) => {
  const invocation = ownObject(event, 'invocation') ?? event
  const [server, tool] = [ownString(invocation, 'server'), ownString(invocation, 'tool')]
  return server === undefined || tool === undefined ? null : named(nameMcpTool(server, tool), own(invocation, 'arguments') ?? {})
}

/** Events, and completed items, that tell of a call. Searches and images are not here: their own items are always recorded, under other ids. */
const eventCalls: Readonly<Record<string, MakeCall>> = {
  exec_command_end: makeCommand,
  CommandExecution: makeCommand,
  patch_apply_end: makePatch,
  FileChange: makePatch,
  mcp_tool_call_end: makeMcp,
  McpToolCall: makeMcp,
  dynamic_tool_call_request: makeDynamic,
  dynamic_tool_call_response: makeDynamic,
  DynamicToolCall: makeDynamic,
  view_image_tool_call: makeImageView,
  ImageView: makeImageView,
  CollabAgentToolCall: makeCollab('spawn_agent'),
  collab_agent_spawn_end: makeCollab('spawn_agent'),
  collab_agent_interaction_end: makeCollab('send_input'),
  collab_waiting_end: makeCollab('wait_agent'),
  collab_close_end: makeCollab('close_agent'),
}

function named(name: string | undefined, args: unknown): Omit<CodexCall, 'id'> | null {
  return name === undefined ? null : { name, ...readArguments(args) }
}

function pick(object: JsonObject, ...keys: string[]): JsonObject {
  return Object.fromEntries(keys.filter((key) => isPresent(own(object, key))).map((key) => [key, own(object, key)]))
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null
}
