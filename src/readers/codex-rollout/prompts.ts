import type { JsonObject } from '../../model/event.ts'
import { ownString } from '../../model/json.ts'
import { ownList, ownObject } from '../../transcript/values.ts'

// Codex puts texts of its own into messages of the role `user`. Since about 0.150 each part says where it comes from; before, only its beginning does.

/** How parts begin that Codex wrote itself (openai/codex, codex-rs/core, the markers of contextual user fragments). */
const injected =
  /^(?:# AGENTS\.md instructions|<(?:environment_context|user_instructions|turn_aborted|skill|skills_instructions|permissions instructions|subagent_notification|user_shell_command|hook_prompt|user_action|collaboration_mode|multi_agent_mode|apps_instructions|plugins_instructions|personality_spec|model_switch|realtime_conversation|context_window_guidance|image|system-reminder)\b|<\/image>)/

/** What an editor puts ahead of what was typed in it, and the line that ends it (USER_MESSAGE_BEGIN in codex-rs/protocol). */
const wrapper = /^\s*# (?:Context from my IDE setup|Files mentioned by the user):/
const request = /^## My request for Codex:[ \t]*$/m

/** What versions of 2025 said of a `user_message` that Codex wrote itself (codex-rs/protocol, InputMessageKind). */
const injectedKinds = new Set(['environment_context', 'user_instructions'])

/** Prompts told once of which a second record may follow. */
const rememberedPrompts = 100

/** What a person sent, of a message of the role `user`; null when there is nothing of that. */
export function readTypedItem(item: JsonObject): string | null {
  const parts = ownList(item, 'content') ?? []
  const origins = ownList(ownObject(item, 'internal_chat_message_metadata_passthrough'), 'content_item_metadata') ?? []
  const typed = parts.flatMap((part, index) => {
    const text = ownString(part, 'text')
    const origin = ownString(ownObject(origins[index], 'provenance'), 'type')
    const isOwn = origin === undefined ? injected.test((text ?? '').trimStart()) : origin !== 'user'
    return text === undefined || isOwn ? [] : [text]
  })
  return unwrap(typed.join(''))
}

/** What a person sent, of an event that holds nothing else: `user_message`, or the completed item `UserMessage`. */
export function readTypedEvent(payload: JsonObject): string | null {
  if (injectedKinds.has(ownString(payload, 'kind') ?? '')) return null
  const texts = (ownList(payload, 'content') ?? []).map((part) => ownString(part, 'text') ?? '')
  return unwrap(ownString(payload, 'message') ?? texts.join(''))
}

function unwrap(text: string): string | null {
  const mark = wrapper.test(text) ? request.exec(text) : null
  const typed = mark === null ? text : text.slice(mark.index + mark[0].length).trim()
  return typed.trim() === '' ? null : typed
}

/** Each prompt may be recorded twice, as what the model got and as what the person sent, in either order. */
export class PromptPairs {
  /** By text: how many more of the first kind came than of the second. */
  readonly #balance = new Map<string, number>()

  /** Whether the record is the first that tells of the prompt. */
  isFirst(text: string, from: 'item' | 'event'): boolean {
    const key = text.replace(/\s+/g, '')
    const step = from === 'item' ? 1 : -1
    const before = this.#balance.get(key) ?? 0
    if (before + step === 0) this.#balance.delete(key)
    else if (this.#balance.size < rememberedPrompts || before !== 0) this.#balance.set(key, before + step)
    return before * step >= 0
  }

  /** The model answers: no second record follows. */
  forget(): void {
    this.#balance.clear()
  }
}
