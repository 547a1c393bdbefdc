import { expect, type TestContext, test } from 'vitest'
import { CODEX_EVENTS } from '../../src/dialects/codex/events.ts'
import { SETTINGS as COPILOT_SETTINGS } from '../../src/dialects/copilot/check.ts'
import { listEventNames } from '../../src/dialects/copilot/events.ts'
import { SETTINGS as CURSOR_SETTINGS } from '../../src/dialects/cursor/check.ts'
import { CURSOR_EVENTS } from '../../src/dialects/cursor/events.ts'
import { GEMINI_EVENTS } from '../../src/dialects/gemini-cli/gemini-cli.ts'
import { LECODE_EVENTS } from '../../src/dialects/lecode/hooks.ts'
import { LUXE_SETTINGS } from '../../src/dialects/luxe/hooks.ts'
import { LUXE_POINTS } from '../../src/dialects/luxe/points.ts'
import { QWEN_EVENTS } from '../../src/dialects/qwen-code/qwen-code.ts'
import { layOut, replayOver } from '../statements/harness.ts'
import { bash, prompt, session } from '../statements/lecode/session.ts'
import { linesOf } from '../statements/luxe/product.ts'
import { namedRows, readPage } from './pages.ts'

// What the pages of single hook systems say of events is what real runs do: hooks at every event, over sessions that hold everything that their
// format can tell.

type Telling = 'recorded' | 'synthetic' | 'no'

/** How each event was told in a session: of every hook configured for it, the events that it was asked about. */
async function listTold(
  t: TestContext,
  files: Record<string, string>,
  transcript: string,
  events: 'gates' | 'tools' | 'all',
): Promise<Map<string, Telling>> {
  const replayed = await replayOver(layOut(t, { files }), transcript, { events, on_hook_failure: 'native' })
  const told = new Map<string, Telling>()
  for (const { verdicts, synthetic } of replayed.events) {
    for (const name of verdicts.map(({ hook }) => hook.split(':')[1] ?? ''))
      told.set(name, synthetic && told.get(name) !== 'recorded' ? 'synthetic' : 'recorded')
  }
  return told
}

const SILENT = 'cat >/dev/null'
const CODEX = {
  '.codex/hooks.json': JSON.stringify({
    hooks: Object.fromEntries(CODEX_EVENTS.map((event) => [event, [{ hooks: [{ type: 'command', command: SILENT }] }]])),
  }),
}
const LECODE = {
  '.lecode/config.json': JSON.stringify({ hooks: Object.fromEntries(LECODE_EVENTS.map((event) => [event, [SILENT]])) }),
}
const LUXE = {
  '.luxe/hooks.json': JSON.stringify(Object.fromEntries(LUXE_POINTS.map((point) => [point, [{ command: ['sh', '-c', SILENT] }]]))),
}
const grouped = (events: Iterable<string>) =>
  JSON.stringify({ hooks: Object.fromEntries([...events].map((event) => [event, [{ hooks: [{ type: 'command', command: SILENT }] }]])) })
const GEMINI = { '.gemini/settings.json': grouped(GEMINI_EVENTS.keys()) }
const QWEN = { '.qwen/settings.json': grouped(QWEN_EVENTS.keys()) }

const LECODE_SESSION = session(
  prompt('go'),
  ...bash('rm x', 'denied by user (rm x)'),
  ...bash('make', 'boom\n[exit code 2]', 'c2'),
  ...bash('ls', 'ok', 'c3'),
  { type: 'event', kind: 'compact', data: { summary: 's' } },
  {
    type: 'event',
    kind: 'subagent_run',
    data: { run_id: 'r1', agent: 'explore', prompt: 'look', status: 'error', answer: 'found', tool_calls: [] },
  },
  {
    role: 'assistant',
    content: '',
    tool_calls: [{ id: 'c4', type: 'function', function: { name: 'write', arguments: '{"path":"a","content":""}' } }],
  },
  { role: 'tool', tool_call_id: 'c4', name: 'write', content: 'ok' },
  { role: 'assistant', content: 'done' },
)

const text = (words: string) => [{ type: 'text', text: words }]
const use = (id: string, name: string, input: unknown) => ({
  role: 'assistant',
  id: `m${id}`,
  content: [{ type: 'tool_use', id, name, input }],
})
const answer = (id: string, more: Record<string, unknown> = {}) => ({
  role: 'user',
  content: [{ type: 'tool_result', tool_use_id: id, content: 'ok', ...more }],
})
const step = (type: string, message: unknown, uuid: string) => ({
  type: 'progress',
  data: { type: 'agent_progress', agentId: 'a1', message: { type, message, uuid, timestamp: '2026-09-01T12:00:00.000Z' } },
})

const CLAUDE_SESSION = [
  { type: 'user', message: { role: 'user', content: text('go') } },
  { type: 'assistant', message: use('t1', 'Write', { file_path: 'a', content: '' }) },
  { type: 'user', message: answer('t1') },
  { type: 'assistant', message: use('t2', 'Bash', { command: 'make' }) },
  { type: 'user', message: answer('t2', { is_error: true, content: 'Exit code 2' }) },
  step('assistant', use('t3', 'Read', { file_path: 'a' }), 'p1'),
  step('user', answer('t3'), 'p2'),
  { type: 'system', subtype: 'compact_boundary', compactMetadata: { trigger: 'auto', preTokens: 1000 } },
  { type: 'assistant', message: { role: 'assistant', id: 'm8', content: text('overloaded') }, isApiErrorMessage: true },
  { type: 'user', message: { role: 'user', content: text('[Request interrupted by user]') } },
  { type: 'user', message: { role: 'user', content: text('on') } },
  { type: 'assistant', message: { role: 'assistant', id: 'm9', content: text('done') } },
]
  .map((record, index) => {
    const base = { uuid: `u${index}`, parentUuid: index === 0 ? null : `u${index - 1}`, sessionId: 's1', cwd: '/home/dev/app' }
    return `${JSON.stringify({ ...base, version: '2.1.50', timestamp: '2026-09-01T12:00:00.000Z', isSidechain: false, ...record })}\n`
  })
  .join('')

const LUXE_SESSION = linesOf(
  { event: 'session_start' },
  { event: 'prompt', text: 'go' },
  { event: 'pre_tool', at: { call: 'c1' }, tool: 'write', args: { path: 'a', content: '' }, recorded: 'ran' },
  { event: 'post_tool', at: { call: 'c1' }, result: { text: 'ok', is_error: false } },
  { event: 'pre_tool', at: { call: 'c2' }, tool: 'bash', args: { command: 'ls' }, recorded: 'ran', thread: 'a1' },
  { event: 'post_tool', at: { call: 'c2' }, result: { text: 'ok', is_error: false }, thread: 'a1' },
)

const CODEX_SESSION = [
  { event: 'session_start' },
  { event: 'prompt', text: 'go' },
  { event: 'pre_tool', at: { call: 'c1' }, tool: 'exec_command', args: { cmd: 'ls' }, recorded: 'ran' },
  { event: 'post_tool', at: { call: 'c1' }, result: { text: 'ok', is_error: false } },
  { event: 'pre_tool', at: { call: 'c2' }, tool: 'exec_command', args: { cmd: 'ls' }, recorded: 'ran', thread: 'a1' },
  { event: 'post_tool', at: { call: 'c2' }, result: { text: 'ok', is_error: false }, thread: 'a1' },
]
  .map((line) => `${JSON.stringify({ session: 's1', agent: 'codex', cwd: '/home/dev/app', ...line })}\n`)
  .join('')

/** The rows of the table of events of a page: the cells behind the name, by it. */
function readEvents(page: string): Map<string, string[]> {
  const section = readPage(page).split('## Events\n')[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)]
  return new Map(rows.map((row) => [row[1] ?? '', (row[2] ?? '').split(' | ')]))
}

for (const [page, names, files, sessions] of [
  ['docs/codex.md', CODEX_EVENTS, CODEX, [CODEX_SESSION, CLAUDE_SESSION]],
  ['docs/gemini-cli.md', [...GEMINI_EVENTS.keys()], GEMINI, [LUXE_SESSION, CLAUDE_SESSION]],
  ['docs/qwen-code.md', [...QWEN_EVENTS.keys()], QWEN, [LUXE_SESSION, CLAUDE_SESSION]],
  ['docs/lecode.md', LECODE_EVENTS, LECODE, [LECODE_SESSION, CLAUDE_SESSION]],
  ['docs/luxe.md', LUXE_POINTS, LUXE, [LUXE_SESSION, CLAUDE_SESSION, LECODE_SESSION]],
] as const) {
  test(`${page} has every event in the order of the code, and says when its hooks run and how it is told`, async (t) => {
    const rows = readEvents(page)
    expect([...rows.keys()]).toEqual(names)
    const [own = '', claude = ''] = sessions
    const all = await Promise.all(sessions.map((each) => listTold(t, files, each, 'all')))
    const [gates, tools] = [await listTold(t, files, own, 'gates'), await listTold(t, files, claude, 'tools')]
    for (const name of names) {
      const asked = gates.has(name) ? 'gates' : tools.has(name) ? 'tools' : 'all'
      const told = all.map((each) => each.get(name) ?? 'no')
      expect([name, ...(rows.get(name)?.slice(0, 1 + sessions.length) ?? [])]).toEqual([
        name,
        told.every((each) => each === 'no') ? 'never' : asked,
        ...told,
      ])
    }
  })
}

test('docs/luxe.md has a row for each setting of a hook', () => {
  expect(namedRows(readPage('docs/luxe.md'))).toEqual(expect.arrayContaining([...LUXE_SETTINGS]))
})

test.each([
  ['docs/copilot.md', [...listEventNames('cli'), ...COPILOT_SETTINGS]],
  ['docs/cursor.md', [...CURSOR_EVENTS, ...CURSOR_SETTINGS]],
])('%s has every event and every setting', (page, names) => {
  const told = new Set([...readPage(page).matchAll(/`(\w+)`/g)].map((match) => match[1]))
  expect(names.filter((name) => !told.has(name))).toEqual([])
})
