import * as fs from 'node:fs'
import * as path from 'node:path'
import { parse } from 'yaml'
import type { Report } from '../../src/model/report.ts'
import { readReport, runProduct } from './product.ts'
import { ROOT, type Runtime } from './runtimes.ts'

const INPUTS: Record<string, { default?: string }> = parse(fs.readFileSync(path.join(ROOT, 'action.yml'), 'utf8')).inputs
const DEFAULTS = Object.fromEntries(Object.entries(INPUTS).map(([name, input]) => [name, input.default ?? '']))

/** What a workflow sees of one step. */
export interface StepResult {
  code: number | null
  log: string[]
  stderr: string
  outputs: Record<string, string>
  summary: string
  report: Report | null
  /** Lines that the runner takes as workflow commands. */
  commands: string[]
}

/**
 * Runs the built action as the runner does: every input of action.yml as `INPUT_*`, at its default when it is not given and empty without
 * one (actions/runner ActionRunner.cs), the file commands' files, an event payload, a clean environment.
 * `extra` adds variables, such as secrets that must not reach a hook.
 */
export async function runStep(
  given: { runtime: Runtime; workspace: string; scratch: string; inputs: Record<string, string> },
  event: { name: string; payload?: unknown } = { name: 'push' },
  extra: Record<string, string> = {},
): Promise<StepResult> {
  const file = (name: string, text = '') => {
    const full = path.join(given.scratch, name)
    fs.writeFileSync(full, text)
    return full
  }
  const env = {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(event.payload ?? {})),
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary.md'),
    GITHUB_WORKSPACE: given.workspace,
    RUNNER_TEMP: given.scratch,
    ...Object.fromEntries(Object.entries({ ...DEFAULTS, ...given.inputs }).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    ...extra,
  }
  const done = await runProduct('index.js', [], { runtime: given.runtime, cwd: given.workspace, env })
  const log = done.stdout.split('\n')
  const reportPath = given.inputs.report_path || path.join(given.scratch, 'hookwitness-report.json')
  return {
    code: done.code,
    log,
    stderr: done.stderr,
    outputs: parseOutputs(fs.readFileSync(env.GITHUB_OUTPUT, 'utf8')),
    summary: fs.readFileSync(env.GITHUB_STEP_SUMMARY, 'utf8'),
    report: fs.existsSync(reportPath) ? readReport(reportPath) : null,
    commands: log.filter(isCommand),
  }
}

/** actions/runner ActionCommand: `::name …::` at a line's begin after blanks, or `##[name …]` anywhere in it. */
export function isCommand(line: string): boolean {
  return /^\s*::[^:]+::|^\s*::\S+ .*::/.test(line) || /##\[[^\]]+\]/.test(line)
}

/** The file command format: `name<<DELIMITER`, the value's lines, `DELIMITER`; or `name=value`. */
function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {}
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const block = /^([^=<]+)<<(.+)$/.exec(lines[at] ?? '')
    if (block === null) continue
    const end = lines.indexOf(block[2] ?? '', at + 1)
    outputs[block[1] ?? ''] = lines.slice(at + 1, end).join('\n')
    at = end
  }
  return outputs
}
