import * as fs from 'node:fs'
import * as path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { geminiCli } from '../../src/dialects/gemini-cli/gemini-cli.ts'
import { qwenCode } from '../../src/dialects/qwen-code/qwen-code.ts'
import type { Dialect, LoadedHook, SeenEvent } from '../../src/model/dialect.ts'
import type { HookVerdict } from '../../src/model/hook.ts'
import { openRunner } from '../../src/process/runner.ts'
import { makeScratch } from '../support/scratch.ts'
import { makeTree, seeCall } from './tree.ts'

/** One row of measured/*.jsonl: the hooks that an agent's own program was given, headless, and whether the call ran. */
interface Row {
  case: string
  event: 'pre_tool' | 'prompt'
  native_event: string
  timeout_s: number
  hooks: MeasuredHook[]
  call: { tool: string; args: Record<string, unknown> }
  ran: boolean
  ran_rewritten: boolean
}

interface MeasuredHook {
  matcher?: string
  /** A command of its own; else a script, or what a script does. */
  shell?: string
  script?: string
  file_mode?: string
  behaviour?: { stdout?: string; stderr?: string; exit?: number; sleepMs?: number; signal?: string }
}

const AGENTS: readonly (readonly [Dialect, string, secondsToUnit: number])[] = [
  [geminiCli, '.gemini/settings.json', 1000],
  [qwenCode, '.qwen/settings.json', 1],
]

// What they do is what stands in measured/*.jsonl: recorded from the agents' own programs.
describe.concurrent.each(AGENTS)('$0.title', (dialect, settings, unit) => {
  const file = path.join(import.meta.dirname, `measured/${dialect.id}.jsonl`)
  const rows = fs
    .readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line))

  for (const row of rows) {
    test(row.case, async (context) => {
      const folder = makeScratch(context)
      const groups = row.hooks.map((hook, index) => ({
        ...(hook.matcher === undefined ? {} : { matcher: hook.matcher }),
        hooks: [{ type: 'command', command: writeHook(folder, hook, index), timeout: row.timeout_s * unit }],
      }))
      const text = JSON.stringify({ hooks: { [row.native_event]: groups } })
      const { hooks } = dialect.load(makeTree({ project: { [settings]: text } }))
      const seen = seeRow(row, folder)
      const verdicts = await Promise.all(hooks.filter((hook) => hook.matches(seen).fires).map((hook) => ask(hook, seen)))
      const { native, rewritten } = dialect.merge(verdicts, seen)
      expect(native === 'deny' || native === 'ask' ? 'stopped' : 'runs').toBe(row.ran || row.ran_rewritten ? 'runs' : 'stopped')
      expect(rewritten !== null).toBe(row.ran_rewritten)
    })
  }
})

const runner = openRunner()
afterAll(() => runner.close())

async function ask(hook: LoadedHook, seen: SeenEvent): Promise<HookVerdict> {
  const call = hook.prepare(seen)
  const ending = await runner.run({ ...call, env: { PATH: process.env.PATH ?? '/usr/bin:/bin', ...call.env } })
  return { ...hook.interpret(ending, seen), hook, ms: ending.ms, readInput: ending.readInput, reused: false }
}

function seeRow({ event, call }: Row, folder: string): SeenEvent {
  const seen = { ...seeCall(''), cwd: folder, startsIn: folder, projectRoot: folder }
  if (event === 'prompt') return { ...seen, kind: 'prompt', tool: null, recordedTool: null, recorded: null, prompt: 'do it' }
  return { ...seen, tool: { id: '1', name: call.tool, args: call.args }, recordedTool: call.tool }
}

/** Writes what the hook is, and says how it is started. */
function writeHook(folder: string, { shell, script, file_mode = '0755', behaviour = {} }: MeasuredHook, index: number): string {
  if (shell !== undefined) return shell
  const file = path.join(folder, `hook-${index}.sh`)
  const { stdout, stderr, exit = 0, sleepMs, signal } = behaviour
  const print = (stream: 1 | 2, text: string) => {
    fs.writeFileSync(
      `${file}.${stream}`,
      text.replace(/<<(.)\*(\d+)>>/g, (_, letter: string, times) => letter.repeat(Number(times))),
    )
    return `cat ${file}.${stream} >&${stream}`
  }
  const lines = [
    'cat >/dev/null',
    sleepMs === undefined ? '' : `sleep ${sleepMs / 1000}`,
    stderr === undefined ? '' : print(2, stderr),
    stdout === undefined ? '' : print(1, stdout),
    signal === undefined ? '' : `kill -${signal.replace('SIG', '')} $$`,
    `exit ${exit}`,
  ]
  fs.writeFileSync(file, script ?? `${lines.join('\n')}\n`)
  fs.chmodSync(file, Number.parseInt(file_mode, 8))
  return script === undefined ? `sh ${file}` : file
}
