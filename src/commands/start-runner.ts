import { GateError } from '../errors.ts'
import { LAUNCHERS } from '../process/open-launcher.ts'
import { openRunner, type Runner } from '../process/runner.ts'

/** Names what starts the hooks, to compare one with another; no option, since it changes no answer. */
const VARIABLE = 'HOOKWITNESS_LAUNCHER'

/** Opens the runner of a run; to be closed. Throws a GateError when the environment names an unknown launcher. */
export function startRunner(env: Record<string, string | undefined>): Runner {
  const named = env[VARIABLE] || 'auto'
  const launcher = LAUNCHERS.find((kind) => kind === named)
  if (launcher !== undefined) return openRunner({ launcher })
  throw new GateError(
    'invalid-option',
    `the environment variable ${VARIABLE} is ${JSON.stringify(named)}, which names no launcher`,
    `Use one of ${LAUNCHERS.join(', ')}, or unset it.`,
  )
}
