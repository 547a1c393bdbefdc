import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { GateError } from '../errors.ts'
import { listObjectFolders } from '../git/object-folders.ts'
import { canRunHelpers } from '../process/by-helper/helper.ts'
import { LAUNCHERS, type LauncherKind } from '../process/open-launcher.ts'
import { openRunner, type Runner } from '../process/runner.ts'
import { OPEN, openSandbox, type Sandbox } from '../process/sandbox/open-sandbox.ts'
import type { OpenedRun } from './open-run.ts'

/** Names what starts the hooks, to compare one with another; no option, since it changes no answer. */
const VARIABLE = 'HOOKWITNESS_LAUNCHER'

type Environment = Record<string, string | undefined>

/**
 * Opens the runner of a run, with hooks shut in as `sandbox` asks; to be closed. `scratch` is an absolute folder of the run's own. Throws a GateError when
 * the environment names an unknown launcher, or when `strict` cannot be had here.
 */
export async function startRunner(
  run: OpenedRun,
  { env, scratch }: { env: Environment; scratch: string },
): Promise<{ runner: Runner; sandbox: Sandbox }> {
  const launcher = await readLauncher(env)
  const sandbox = await chooseSandbox(run, { env, scratch, launcher })
  if (run.options.sandbox === 'strict' && sandbox.level !== 'full') {
    throw new GateError(
      'sandbox-unavailable',
      `sandbox is "strict", and hooks cannot be shut in here (${sandbox.why.join('; ')})`,
      isForced(launcher) ? `Unset ${VARIABLE}.` : 'Install bubblewrap, or let the job use sudo without a password, or set sandbox to auto.',
    )
  }
  return { runner: openRunner({ launcher, sandbox }), sandbox }
}

/** Asked for, and not one that can be shut in. */
function isForced(launcher: LauncherKind): boolean {
  return launcher === 'node' || launcher === 'node-pipes'
}

async function readLauncher(env: Environment): Promise<LauncherKind> {
  const named = env[VARIABLE] || 'auto'
  const launcher = LAUNCHERS.find((kind) => kind === named)
  const fault = launcher === undefined ? 'which names no launcher' : 'and helpers cannot run here'
  if (launcher !== undefined && (launcher !== 'helper' || (await canRunHelpers()))) return launcher
  throw new GateError(
    'invalid-option',
    `the environment variable ${VARIABLE} is ${JSON.stringify(named)}, ${fault}`,
    `Use one of ${LAUNCHERS.join(', ')}, or unset it.`,
  )
}

async function chooseSandbox(
  { options, repo, tree }: OpenedRun,
  { env, scratch, launcher }: { env: Environment; scratch: string; launcher: LauncherKind },
): Promise<Sandbox> {
  if (options.sandbox === 'off') return OPEN
  if (launcher === 'node' || launcher === 'node-pipes')
    return { ...OPEN, why: [`${VARIABLE} is ${launcher}, and only helpers can be shut in`] }
  if (!(await canRunHelpers())) return { ...OPEN, why: ['hooks are shut in with the helpers that start them, and helpers cannot run here'] }
  const wanted = [
    repo,
    tree.top,
    ...(tree.repository === null ? [] : await listObjectFolders(tree.repository.top)),
    options.user_config,
    path.dirname(process.execPath),
    ...(env.PATH ?? '').split(path.delimiter),
  ]
  const readable = await Promise.all(wanted.map((place) => fs.realpath(place || '/').catch(() => '/')))
  return openSandbox(path.join(scratch, 'sandbox'), { readable: [...new Set(readable)] })
}
