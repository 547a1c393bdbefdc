import type { Row } from './rows.ts'

/** What is read of a request to a model, whatever its protocol. */
export interface ModelRequest {
  model?: string
  stream?: boolean
  tools?: unknown[]
  messages?: { role: string; content?: unknown; tool_calls?: unknown[] }[]
  input?: { type?: string }[] | string
  contents?: { role: string; parts?: { functionCall?: unknown }[] }[]
  generationConfig?: { responseMimeType?: string; responseJsonSchema?: unknown }
}

/** What the model does in one turn. */
export interface Turn {
  text: string | null
  call: Row['call'] | null
}

type Event = Record<string, unknown>

/** A whole answer, or one in server-sent events, with the event's type as its name or without. */
export type ModelAnswer = { status?: number; body: unknown } | { named: boolean; events: (Event | string)[] }

/** Given how many turns with a call the conversation holds. */
type Script = (made: number) => Turn

const usage = { input_tokens: 10, output_tokens: 10 }

/** https://docs.anthropic.com/en/api/messages and /messages-streaming */
export function answerAnthropic(request: ModelRequest, script: Script): ModelAnswer {
  const made = (request.messages ?? []).filter(
    ({ role, content }) =>
      role === 'assistant' && Array.isArray(content) && content.some((block: { type?: string }) => block.type === 'tool_use'),
  )
  const { text, call } = script(made.length)
  const block: Event =
    call === null ? { type: 'text', text: text ?? '' } : { type: 'tool_use', id: `toolu_${made.length}`, name: call.tool, input: call.args }
  const stop_reason = call === null ? 'end_turn' : 'tool_use'
  const message = {
    id: `msg_${made.length}`,
    type: 'message',
    role: 'assistant',
    model: request.model,
    content: [block],
    stop_reason,
    stop_sequence: null,
    usage,
  }
  if (request.stream !== true) return { body: message }
  const [empty, delta]: [Event, Event] =
    call === null
      ? [
          { type: 'text', text: '' },
          { type: 'text_delta', text },
        ]
      : [
          { ...block, input: {} },
          { type: 'input_json_delta', partial_json: JSON.stringify(call.args) },
        ]
  const events = [
    { type: 'message_start', message: { ...message, content: [], stop_reason: null } },
    { type: 'content_block_start', index: 0, content_block: empty },
    { type: 'content_block_delta', index: 0, delta },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 10 } },
    { type: 'message_stop' },
  ]
  return { named: true, events }
}

/** https://platform.openai.com/docs/api-reference/chat and /chat-streaming */
export function answerChat(request: ModelRequest, script: Script): ModelAnswer {
  const made = (request.messages ?? []).filter(({ role, tool_calls }) => role === 'assistant' && (tool_calls?.length ?? 0) > 0)
  const { text, call } = script(made.length)
  const calls =
    call === null
      ? []
      : [{ id: `call_${made.length}`, type: 'function', function: { name: call.tool, arguments: JSON.stringify(call.args) } }]
  const finish_reason = call === null ? 'stop' : 'tool_calls'
  const base = { id: `chatcmpl-${made.length}`, created: 0, model: request.model }
  const counted = { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 }
  if (request.stream !== true) {
    const message = { role: 'assistant', content: text, ...(calls.length > 0 && { tool_calls: calls }) }
    return { body: { ...base, object: 'chat.completion', usage: counted, choices: [{ index: 0, finish_reason, message }] } }
  }
  const chunk = (delta: Event, finish: string | null = null): Event => ({
    ...{ ...base, object: 'chat.completion.chunk' },
    choices: [{ index: 0, delta, finish_reason: finish }],
  })
  const events = [
    chunk({ role: 'assistant', content: text ?? '' }),
    ...calls.map((each, index) => chunk({ tool_calls: [{ index, ...each }] })),
    chunk({}, finish_reason),
    { ...base, object: 'chat.completion.chunk', choices: [], usage: counted },
    '[DONE]',
  ]
  return { named: false, events }
}

/** https://platform.openai.com/docs/api-reference/responses and /responses-streaming */
export function answerResponses(request: ModelRequest, script: Script): ModelAnswer {
  const input = Array.isArray(request.input) ? request.input : []
  // One turn may hold several calls: turns are counted by runs of call items.
  const isCall = (item: { type?: string } | undefined) => /_call$/.test(item?.type ?? '')
  const made = input.filter((item, index) => isCall(item) && !isCall(input[index - 1])).length
  const { text, call } = script(made)
  const item: Event =
    call === null
      ? {
          type: 'message',
          id: `msg_${made}`,
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text, annotations: [] }],
        }
      : {
          type: 'function_call',
          id: `fc_${made}`,
          call_id: `call_${made}`,
          name: call.tool,
          arguments: JSON.stringify(call.args),
          status: 'completed',
        }
  const counted = { ...usage, input_tokens_details: { cached_tokens: 0 }, output_tokens_details: { reasoning_tokens: 0 }, total_tokens: 20 }
  const response = {
    id: `resp_${made}`,
    object: 'response',
    created_at: 0,
    status: 'completed',
    model: request.model,
    output: [item],
    usage: counted,
  }
  if (request.stream !== true) return { body: response }
  const events: Event[] = [
    { type: 'response.created', response: { ...response, status: 'in_progress', output: [], usage: null } },
    { type: 'response.output_item.added', output_index: 0, item: call === null ? { ...item, content: [], status: 'in_progress' } : item },
    ...(call === null ? [{ type: 'response.output_text.delta', item_id: item.id, output_index: 0, content_index: 0, delta: text }] : []),
    { type: 'response.output_item.done', output_index: 0, item },
    { type: 'response.completed', response },
  ]
  return { named: true, events: events.map((event, sequence_number) => ({ ...event, sequence_number })) }
}

/** https://ai.google.dev/api/generate-content */
export function answerGemini(request: ModelRequest, script: Script, isStreamed: boolean): ModelAnswer {
  const made = (request.contents ?? []).filter(({ role, parts }) => role === 'model' && parts?.some(({ functionCall }) => functionCall))
  const { text, call } = script(made.length)
  const { responseMimeType, responseJsonSchema } = request.generationConfig ?? {}
  // Gemini CLI asks for JSON when it chooses a model, and who speaks next.
  const isAskedForJson = responseMimeType === 'application/json' || responseJsonSchema !== undefined
  const choice = '{"reasoning":"scripted","model_choice":"flash","next_speaker":"user"}'
  const part = isAskedForJson ? { text: choice } : call === null ? { text } : { functionCall: { name: call.tool, args: call.args } }
  const body = {
    candidates: [{ content: { role: 'model', parts: [part] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 },
    modelVersion: 'scripted',
    responseId: `r${made.length}`,
  }
  return isStreamed ? { named: false, events: [body] } : { body }
}
