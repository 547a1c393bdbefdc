/** Records of a Codex rollout. */
export const codex = {
  record(type: string, payload: object, more: object = {}) {
    return { timestamp: '2026-08-03T10:00:00.000Z', type, payload, ...more }
  },
  meta(more: object = {}) {
    const git = { branch: 'main', commit_hash: 'c0ffee' }
    const own = { id: 'thread-1', timestamp: '2026-08-03T09:59:59.000Z', cwd: '/repo', cli_version: '0.128.0', source: 'cli', git }
    return codex.record('session_meta', { ...own, ...more })
  },
  turn(more: object = {}) {
    return codex.record('turn_context', { turn_id: 'turn-1', cwd: '/repo', approval_policy: 'on-request', ...more })
  },
  item(type: string, more: object) {
    return codex.record('response_item', { type, ...more })
  },
  event(type: string, more: object = {}) {
    return codex.record('event_msg', { type, ...more })
  },
  done(type: string, more: object) {
    return codex.event('item_completed', { item: { type, ...more } })
  },
  user(...texts: string[]) {
    return codex.item('message', { role: 'user', content: texts.map((text) => ({ type: 'input_text', text })) })
  },
  says(text: string) {
    return codex.item('message', { role: 'assistant', content: [{ type: 'output_text', text }] })
  },
  call(id: string, name: string, args: unknown, more: object = {}) {
    return codex.item('function_call', { name, arguments: typeof args === 'string' ? args : JSON.stringify(args), call_id: id, ...more })
  },
  custom(id: string, name: string, input: string) {
    return codex.item('custom_tool_call', { name, input, call_id: id, status: 'completed' })
  },
  output(id: string, output: unknown) {
    return codex.item('function_call_output', { call_id: id, output })
  },
}
