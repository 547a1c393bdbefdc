import * as path from 'node:path'
import type { ConfigFinding, HookCall, LoadedHook, SeenEvent } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import { interpretCopilot } from './answer.ts'
import { argvOf, type Command, formOf } from './command.ts'
import { writeCopilotEnvelope } from './envelope.ts'
import type { NamedEvent } from './events.ts'
import { listExamples } from './examples.ts'
import type { CopilotHost } from './hosts.ts'
import { canMatch, matchEvent } from './match.ts'

/** https://docs.github.com/en/copilot/reference/hooks-reference: output is cut after 10 MiB. */
const OUTPUT_CAP = 10 * 1024 * 1024
/** Seconds. */
const DEFAULT_TIMEOUT = 30

/** One entry of a file, checked. */
export interface Entry {
  event: NamedEvent
  host: CopilotHost
  entry: JsonObject
  command: Command
  matcher: string | null
  at: ConfigFinding['at']
  number: number
  trusted: boolean
  /** Where the repository's own files begin, from the project root: `''`, `'../'`, …; null: the file is the user's. */
  root: string | null
}

export function makeHook(given: Entry): LoadedHook {
  const { event, host, entry, command, matcher, at, number, trusted } = given
  const isTool = event.kind === 'pre_tool' || event.kind === 'post_tool'
  const form = formOf(command)
  const timeoutMs = timeoutOf(entry) * 1000
  return {
    id: `copilot:${event.spelt}:${at.path}#${number}`,
    dialect: 'copilot',
    event: event.spelt,
    matcher,
    command: 'shell' in form ? form.shell : form.argv.join(' '),
    at,
    trusted,
    kind: event.kind,
    form,
    timeoutMs,
    reachable: !isTool || host === 'vscode' || canMatch(event, matcher),
    // The same command twice runs twice.
    runKey: null,
    matches: (seen) => matchEvent(event, matcher, { seen, host }),
    examples: (root) => (isTool ? listExamples(matcher, { root, host }) : []),
    prepare: (seen) => ({ ...prepare(given, seen), timeoutMs }),
    interpret: (ending, seen) => interpretCopilot(ending, seen, { event, host }),
  }
}

/** In seconds; what is no number of them counts as not set, and is told. */
export function timeoutOf(entry: JsonObject): number {
  const told = own(entry, 'timeoutSec') ?? own(entry, 'timeout')
  return typeof told === 'number' && told > 0 ? told : DEFAULT_TIMEOUT
}

function prepare(given: Entry, seen: SeenEvent): Omit<HookCall, 'timeoutMs'> {
  const { event, host, command, entry, root } = given
  const top = path.posix.resolve(seen.projectRoot, root ?? '')
  const cwd = ownString(entry, 'cwd')
  return {
    argv: argvOf(command, host),
    cwd: cwd === undefined ? top : path.posix.resolve(top, cwd),
    env: { ...ownVariables(given, { seen, top }), ...readEnv(entry) },
    input: writeCopilotEnvelope(event, seen, host),
    completeAt: 'pipes',
    outputCap: OUTPUT_CAP,
  }
}

/** Recorded from 1.0.102. VS Code sets none. */
function ownVariables({ host, at, root }: Entry, { seen, top }: { seen: SeenEvent; top: string }): Record<string, string> {
  if (host === 'vscode') return {}
  const { agent, agentVersion } = seen.session
  return {
    ...{ COPILOT_CLI: '1', COPILOT_PROJECT_DIR: top, CLAUDE_PROJECT_DIR: top },
    ...(root !== null && { COPILOT_HOOK_DIR: path.posix.dirname(path.posix.join(seen.projectRoot, at.path)) }),
    ...(agent === 'copilot' && agentVersion !== undefined && { COPILOT_CLI_BINARY_VERSION: agentVersion }),
  }
}

function readEnv(entry: JsonObject): Record<string, string> {
  const env = own(entry, 'env')
  if (!isObject(env)) return {}
  return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
