import { isOlder } from '../../dialect/version.ts'
import type { Session } from '../../model/event.ts'

/** Who runs Copilot's hooks: its command line, the cloud agent, VS Code's own agent. */
export type CopilotHost = 'cli' | 'cloud' | 'vscode'

/** How hooks say it and are told it: `native` in camelCase files, `claude` in PascalCase ones. */
export type Form = 'native' | 'claude'

/** What a host makes of a hook that fails before a tool call. */
export interface FailurePolicy {
  /** Any exit code but 0 and 2, a signal, a command that cannot be started. */
  error: 'closed' | 'open'
  /** Exit code 2; `error`: as any other. */
  exit2: 'deny' | 'error'
  timeout: 'closed' | 'open'
}

/** https://docs.github.com/en/copilot/reference/hooks-reference, "Exit codes for command hooks"; measured on 1.0.102. */
const NEWEST: FailurePolicy = { error: 'closed', exit2: 'deny', timeout: 'open' }

/** https://github.com/github/copilot-cli/blob/main/changelog.md; the last that fits holds. `before`: the first version that did otherwise. */
const OLDER: readonly { before: string; policy: FailurePolicy }[] = [
  { before: '1.0.70', policy: { error: 'closed', exit2: 'error', timeout: 'open' } },
  { before: '1.0.67', policy: { error: 'closed', exit2: 'error', timeout: 'closed' } },
  { before: '1.0.57', policy: { error: 'open', exit2: 'error', timeout: 'open' } },
]

/** https://github.com/microsoft/vscode-copilot-chat: exit code 2 blocks, every other failure is a warning. */
const VSCODE: FailurePolicy = { error: 'open', exit2: 'deny', timeout: 'open' }

/** What a host makes of failures, in the version that recorded the session. */
export function findPolicy(host: CopilotHost, session: Session): FailurePolicy {
  if (host === 'vscode') return VSCODE
  return OLDER.findLast(({ before }) => wasBefore(session, before))?.policy ?? NEWEST
}

/** `toolArgs` was a JSON string up to 1.0.80 (measured). */
export function hasTextArguments(session: Session): boolean {
  return wasBefore(session, '1.0.81')
}

/** Matchers were not looked at: changelog, 1.0.36 and 1.0.63. */
export function ignoresMatchers(kind: 'pre_tool' | 'post_tool', session: Session): boolean {
  return wasBefore(session, kind === 'pre_tool' ? '1.0.36' : '1.0.63')
}

/** A session of another agent says nothing of Copilot's version. */
function wasBefore({ agent, agentVersion }: Session, version: string): boolean {
  return agent === 'copilot' && isOlder(agentVersion, version)
}
