import { expect, type TestContext, test } from 'vitest'
import { judge } from '../support/judge.ts'
import { makeScratch } from '../support/scratch.ts'

// Gemini CLI and Qwen Code run the hooks of an event one after the other where one of its groups that fire says `sequential`; a Gemini CLI hook
// then sees the call as rewritten so far (hooks/hookPlanner.ts and hookRunner.ts of both).

const line = (agent: string, more: object) => `${JSON.stringify({ session: 's', agent, ...more })}\n`
const transcript = (agent: string) =>
  line(agent, { event: 'session_start', cwd: '/home/dev/app' }) +
  line(agent, { event: 'pre_tool', tool: 'run_shell_command', args: { command: 'first' }, at: { call: '1' }, recorded: 'ran' })
const command = (script: string) => ({ hooks: [{ type: 'command', command: script }] })
/** Says what it was shown of the command, as the reason of a refusal. */
const SAYS = `sed 's/.*"command":"\\([a-z]*\\)".*/{"decision":"deny","reason":"saw \\1"}/'`
const REWRITES = `cat >/dev/null; echo '{"hookSpecificOutput":{"tool_input":{"command":"second"}}}'`

test.for([
  ['in turn a later hook sees what an earlier one rewrote', true, 'saw second'],
  ['at once all see the call as it was', false, 'saw first'],
] as const)('%s', async ([, sequential, reason], context) => {
  const groups = [{ sequential, ...command(REWRITES) }, command(SAYS)]
  await expectReason(context, 'gemini-cli', { '.gemini/settings.json': JSON.stringify({ hooks: { BeforeTool: groups } }) }, reason)
})

test('a group that does not fire puts nobody in turn', async (context) => {
  const groups = [{ sequential: true, matcher: 'write_file', ...command('true') }, command(REWRITES), command(SAYS)]
  await expectReason(context, 'gemini-cli', { '.gemini/settings.json': JSON.stringify({ hooks: { BeforeTool: groups } }) }, 'saw first')
})

test('in turn too a command that stands twice runs once', async (context) => {
  const count = 'cat >/dev/null; echo x >>count; wc -l <count | sed \'s/.*/{"decision":"deny","reason":"runs: &"}/\''
  const groups = [
    { sequential: true, ...command(count) },
    { matcher: 'run_.*', ...command(count) },
  ]
  await expectReason(context, 'qwen-code', { '.qwen/settings.json': JSON.stringify({ hooks: { PreToolUse: groups } }) }, 'runs: 1')
})

async function expectReason(context: TestContext, agent: string, files: Record<string, string>, reason: string): Promise<void> {
  const { events } = await judge(makeScratch(context), { ...files, 'transcripts/t.jsonl': transcript(agent) })
  expect(events.map((event) => event.reason)).toEqual([reason])
}
