import { expect, it } from 'vitest'
import { readOne, readSessions } from '../transcript/sessions.ts'

/** Objects within each other, as text: JSON.stringify cannot write them. */
const deep = `${'{"x":'.repeat(20_000)}1${'}'.repeat(20_000)}`
const list = `${'['.repeat(20_000)}1${']'.repeat(20_000)}`

const session = '"parentId":null,"timestamp":"t","id":"e"'
const files = {
  'copilot-cli-events': `{"type":"assistant.message","data":{"messageId":"m","toolRequests":[{"toolCallId":"a","name":"bash","arguments":DEEP}]},${session}}
{"type":"tool.execution_start","data":{"toolCallId":"a","toolName":"bash","arguments":DEEP},${session}}
{"type":"hook.end","data":{"hookType":"preToolUse","output":DEEP},${session}}
{"type":"tool.execution_complete","data":{"toolCallId":"a","success":true,"result":{"content":DEEP}},${session}}`,
  'copilot-vscode-chat': `{"kind":0,"v":{"requests":[]}}
{"kind":2,"k":["requests"],"v":[{"requestId":"1","message":{"text":"x"},"response":[{"kind":"toolInvocationSerialized","toolCallId":"a","toolId":"b","isComplete":true,"toolSpecificData":{"rawInput":DEEP}}],"result":{"metadata":{"toolCallRounds":[{"toolCalls":[{"id":"c","name":"d","arguments":DEEP}]}],"toolCallResults":{"c":{"content":LIST}}}}}]}`,
  'copilot-agent-log': `{"object":"chat.completion.chunk","choices":[{"delta":{"content":"ok","tool_calls":[{"id":"a","function":{"name":"bash","arguments":DEEP}}]}}]}`,
  'gemini-session': `{"sessionId":"s","projectHash":"h"}
{"id":"1","timestamp":"t","type":"gemini","content":LIST,"toolCalls":[{"id":"a","name":"b","args":DEEP,"status":"success","result":[{"functionResponse":{"id":"a","response":{"output":DEEP}}}]}]}`,
  'gemini-stream-json': '{"type":"tool_use","tool_name":"b","tool_id":"a","parameters":DEEP}',
  'qwen-code-session': `{"uuid":"1","parentUuid":null,"sessionId":"s","type":"assistant","message":{"parts":[{"functionCall":{"id":"a","name":"b","args":DEEP}}]}}
{"uuid":"2","parentUuid":null,"sessionId":"s","type":"tool_result","message":{"parts":[{"functionResponse":{"id":"a","response":{"output":DEEP}}}]},"toolCallResult":{"resultDisplay":DEEP}}`,
  'cursor-stream-json': `{"type":"tool_call","subtype":"started","call_id":"a","tool_call":{"shellToolCall":{"args":DEEP}}}
{"type":"tool_call","subtype":"completed","call_id":"a","tool_call":{"shellToolCall":{"args":DEEP,"result":{"success":DEEP}}}}`,
  'cursor-agent-transcript': '{"role":"assistant","message":{"content":[{"type":"tool_use","name":"b","input":DEEP}]}}',
}

it.each(Object.entries(files))('records of %s may be nested however deep: their calls are told without arguments', async (format, text) => {
  const [read] = await readSessions(text.replaceAll('DEEP', deep).replaceAll('LIST', list))
  expect(read?.source.session.format).toBe(format)
  const calls = read?.events.flatMap((event) => (event.kind === 'pre_tool' ? [event.call] : [])) ?? []
  expect(calls.length).toBeGreaterThan(0)
  for (const { args, raw } of calls) expect({ args, raw }).toEqual({ args: null, raw: '' })
  expect(read?.source.tally.gaps.map(({ kind }) => kind)).toContain('too-deep')
})

it('records that are nested deep elsewhere are read', async () => {
  const { events } = await readOne(
    `{"sessionId":"s","projectHash":"h","x":${deep}}\n{"id":"1","timestamp":"t","type":"user","content":"go"}`,
  )
  expect(events).toHaveLength(1)
})
