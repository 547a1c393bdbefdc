import type { JsonObject } from './event.ts'

/** What a tool call does, independent of the agent that made it: the middle of every translation between two vocabularies. */
export type Action =
  | { kind: 'shell'; command: string; description?: string; timeoutMs?: number; background?: boolean }
  | { kind: 'read'; path: string; offset?: number; limit?: number }
  | { kind: 'write'; path: string; content: string }
  | { kind: 'edit'; path: string; edits: Replacement[] }
  | { kind: 'search'; in: 'contents' | 'names' | 'folder'; pattern?: string; path?: string; glob?: string; ignoreCase?: boolean }
  | { kind: 'fetch'; url: string; prompt?: string }
  | { kind: 'mcp'; server: string; tool: string; args: JsonObject }
  | { kind: 'subagent'; prompt: string; description?: string; agentType?: string }
  | { kind: 'todo'; items: { title: string; status: string }[] }

export interface Replacement {
  old: string
  new: string
  /** Absent when the call did not say. */
  all?: boolean
}

/** A call in one agent's own words. */
export interface NamedCall {
  name: string
  args: JsonObject
}

/** How one agent names its tools and their arguments. */
export interface Vocabulary {
  /** Agent id. */
  agent: string
  /** The tools that the agent is known to have, as hooks see them, for naming the nearest one; MCP tools are never in it. */
  tools: readonly string[]
  /** What a call does; several things where one call holds several. null: the tool is not known here, or its arguments are not of the known shape. */
  toAction(call: NamedCall): Action | readonly Action[] | null
  /** What the agent itself shows hooks of a call that it recorded like this; several calls where it asks about the parts. Absent: the call as it is. */
  asShown?(call: NamedCall): readonly NamedCall[]
  /** The calls that this agent would make to do the same; null: it has no such tool. */
  fromAction(action: Action): NamedCall[] | null
}
