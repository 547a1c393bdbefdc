/** A recorded call: the tool's name and its arguments. */
export type Call = readonly [name: string, input: Record<string, unknown>]

/** A Claude Code session whose ids are its own: a prompt, then calls that ran, one a second. Lines of `damage` stand behind the first record. */
export function recordSession(id: string, calls: readonly Call[], damage: readonly string[] = []): string {
  const frame = (number: number, type: string) => ({
    ...{ type, sessionId: id, uuid: `${id}-${number}`, parentUuid: number === 0 ? null : `${id}-${number - 1}` },
    ...{ cwd: '/home/dev/app', version: '2.1.332', isSidechain: false, userType: 'external' },
    timestamp: new Date(Date.UTC(2026, 0, 5) + number * 1000).toISOString(),
  })
  const records = calls.flatMap(([name, input], index) => {
    const use = { type: 'tool_use', id: `${id}_${index}`, name, input }
    const result = { type: 'tool_result', tool_use_id: `${id}_${index}`, content: 'ok', is_error: false }
    return [
      { ...frame(2 * index + 1, 'assistant'), message: { id: `m-${id}-${index}`, role: 'assistant', type: 'message', content: [use] } },
      { ...frame(2 * index + 2, 'user'), message: { role: 'user', content: [result] } },
    ]
  })
  const first = { ...frame(0, 'user'), message: { role: 'user', content: `work on ${id}` } }
  return `${[JSON.stringify(first), ...damage, ...records.map((record) => JSON.stringify(record))].join('\n')}\n`
}
