import * as http from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerAnthropic, answerChat, answerGemini, answerResponses, type ModelAnswer, type ModelRequest, type Turn } from './protocols.ts'
import type { Row } from './rows.ts'

/** A model on loopback that makes one call and then says that it is done. */
export interface ScriptedModel {
  port: number
  /** How many requests came so far. */
  requests(): number
  /** Those that no protocol here knows, as `METHOD path`. */
  unknown: string[]
  close(): Promise<void>
}

/**
 * Speaks what agents speak with a model: Anthropic's Messages, OpenAI's Chat Completions and Responses, Gemini's generateContent. Which turn it is
 * follows from the request itself, so that retries and side requests never put the script out of step; a request without tools gets a plain text.
 */
export async function startModel(call: Row['call']): Promise<ScriptedModel> {
  const unknown: string[] = []
  let requests = 0
  const server = http.createServer((request, response) => {
    requests += 1
    readJson(request)
      .then((body) => {
        const answer = answerRequest(request.method ?? '', (request.url ?? '').split('?')[0] ?? '', body, (turn) => play(turn, body, call))
        if (answer === null) unknown.push(`${request.method} ${request.url}`)
        send(response, answer ?? { status: 404, body: { error: { message: 'not scripted' } } })
      })
      .catch((error: unknown) => send(response, { status: 500, body: { error: { message: String(error) } } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    requests: () => requests,
    unknown,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The first turn of a conversation with tools makes the call. */
function play(turn: number, body: ModelRequest, call: Row['call']): Turn {
  const hasTools =
    (body.tools?.length ?? 0) > 0 || (Array.isArray(body.input) && body.input.some(({ type }) => type === 'additional_tools'))
  return turn === 0 && hasTools ? { text: null, call } : { text: 'done', call: null }
}

function answerRequest(method: string, path: string, body: ModelRequest, turn: (made: number) => Turn): ModelAnswer | null {
  if (path.endsWith('/messages/count_tokens')) return { body: { input_tokens: 10 } }
  if (path.endsWith('/messages')) return answerAnthropic(body, turn)
  if (path.endsWith('/chat/completions')) return answerChat(body, turn)
  if (path.endsWith('/responses') && method === 'POST') return answerResponses(body, turn)
  if (path.endsWith(':streamGenerateContent')) return answerGemini(body, turn, true)
  if (path.endsWith(':generateContent')) return answerGemini(body, turn, false)
  if (path.endsWith(':countTokens')) return { body: { totalTokens: 10 } }
  if (path.endsWith('/models')) return { body: { object: 'list', data: [{ id: 'scripted', object: 'model' }], models: [] } }
  return null
}

async function readJson(request: http.IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? {} : (JSON.parse(text) as ModelRequest)
}

function send(response: http.ServerResponse, answer: ModelAnswer): void {
  if ('body' in answer) {
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  for (const event of answer.events) {
    const name = answer.named && typeof event === 'object' ? `event: ${String(event.type)}\n` : ''
    response.write(`${name}data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`)
  }
  response.end()
}
