import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Ending, HookStart } from '../../src/model/hook.ts'
import type { LauncherKind } from '../../src/process/open-launcher.ts'
import { openRunner, type Runner } from '../../src/process/runner.ts'
import { OPEN, type Sandbox } from '../../src/process/sandbox/open-sandbox.ts'
import { listProcesses } from '../support/processes.ts'

/** Every way to start a hook that this machine has. */
export const KINDS = ['helper', 'node', 'node-pipes'] as const satisfies LauncherKind[]

const HOOKS = path.join(import.meta.dirname, '../hooks')

/** The absolute path of one of the misbehaving executables. */
export function hookPath(name: string): string {
  return path.join(HOOKS, `${name}.sh`)
}

/** A runner with a scratch folder, and the question whether anybody is left alive. */
export interface HookLab {
  runner: Runner
  scratch: string
  run(name: string, more?: Partial<HookStart> & { args?: string[] }, place?: string[]): Promise<Ending>
  /** Living processes that stand in the scratch folder or carry this lab's variable. */
  survivors(): string[]
  close(): Promise<void>
}

export function openLab(launcher: LauncherKind = 'auto', sandbox: Sandbox = OPEN): HookLab {
  const runner = openRunner({ launcher, sandbox })
  const scratch = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'hook-lab-')))
  const tag = path.basename(scratch)
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', HOOK_LAB: tag }
  return {
    runner,
    scratch,
    run: (name, { args = [], ...more } = {}, place = [scratch]) =>
      runner.run(
        {
          argv: [hookPath(name), ...args],
          cwd: scratch,
          env,
          timeoutMs: 5000,
          input: '{"tool":"Bash"}',
          completeAt: 'pipes',
          outputCap: 1_000_000,
          ...more,
        },
        { scratch: place },
      ),
    survivors: () => listProcesses({ variable: `HOOK_LAB=${tag}`, folder: scratch }).map(({ command }) => command),
    close: async () => {
      await runner.close()
      fs.rmSync(scratch, { recursive: true, force: true })
    },
  }
}
