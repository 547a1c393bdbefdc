import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copilotAt } from '../../src/dialects/copilot/copilot.ts'
import { judgeOver, layOut } from '../statements/harness.ts'

// What Copilot's command line 1.0.102 did, headless and with all tools allowed, when these hooks stood before one call.

interface Measured {
  case: string
  event: 'pre_tool' | 'prompt'
  native_event: string
  timeout_s: number
  hooks: MeasuredHook[]
  ran: boolean
  ran_rewritten: boolean
}

interface MeasuredHook {
  matcher?: string
  /** A command line, a script with its mode, or what a program does. */
  shell?: string
  script?: string
  behaviour?: { stdout?: string; stderr?: string; exit?: number; signal?: string; sleepMs?: number }
}

const rows = fs
  .readFileSync(path.join(import.meta.dirname, 'copilot-verdicts.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Measured => JSON.parse(line))

/** `<<x*3>>` stands for `xxx`. */
const expand = (text: string) => text.replace(/<<(.)\*(\d+)>>/g, (_, letter: string, times: string) => letter.repeat(Number(times)))

function filesOf({ hooks, native_event, timeout_s }: Measured): Record<string, string> {
  const files: Record<string, string> = {}
  const entries = hooks.map(({ matcher, shell, script, behaviour = {} }, index) => {
    const name = `agent-hooks/hook-${index}`
    const { stdout = '', stderr = '', exit = 0, signal, sleepMs = 0 } = behaviour
    files[`${name}.out`] = expand(stdout)
    files[`${name}.err`] = expand(stderr)
    const end = signal === undefined ? `exit ${exit}` : `kill -${signal.replace('SIG', '')} $$`
    files[`${name}.sh`] = script ?? `cat >/dev/null\nsleep ${sleepMs / 1000}\ncat ${name}.err >&2\ncat ${name}.out\n${end}\n`
    const bash = shell ?? (script === undefined ? `sh ./${name}.sh` : `./${name}.sh`)
    return { type: 'command', bash, timeoutSec: timeout_s, ...(matcher !== undefined && { matcher }) }
  })
  return { ...files, '.github/hooks/hooks.json': JSON.stringify({ version: 1, hooks: { [native_event]: entries } }) }
}

const SESSION = [
  { event: 'session_start', cwd: '/home/dev/app' },
  { event: 'prompt', text: 'do it' },
  { event: 'pre_tool', at: { call: 'c1' }, tool: 'bash', args: { command: 'echo ran', description: 'scripted call' }, recorded: 'ran' },
]
  .map((line) => `${JSON.stringify({ session: 's1', agent: 'copilot', ...line })}\n`)
  .join('')

test.each(rows)(
  '$case: what ran live runs here, and nothing else',
  async (row) => {
    const laid = layOut({ onTestFinished }, { files: filesOf(row) })
    if (row.hooks.some(({ script }) => script !== undefined)) fs.chmodSync(path.join(laid.project, 'agent-hooks/hook-0.sh'), 0o644)
    const { events } = await judgeOver(laid, copilotAt('cli'), SESSION, { on_ask: 'native', on_hook_failure: 'native' })
    const judged = events.find(({ event }) => event === row.event)
    expect(judged?.ruling).toBe(row.ran || row.ran_rewritten ? 'allow' : 'deny')
    expect(judged?.rewritten !== null).toBe(row.ran_rewritten)
  },
  30_000,
)
