import type { FiresNone, SeenEvent } from '../../model/dialect.ts'
import { isCodexShell, readCommand } from '../../vocabularies/codex/codex.ts'

/** The first version that asks hooks about more than shell commands (https://github.com/openai/codex/issues/16732). */
const ALL_TOOLS_SINCE = [0, 123]

/** Calls of Codex's own sessions about which no version asks hooks: they carry on a call that hooks were asked about, or hold such calls. */
const NEVER_ASKED: ReadonlyMap<string, string> = new Map([
  ['write_stdin', 'not fired by Codex for write_stdin: hooks were asked about the command that it speaks to'],
  ['wait', 'not fired by Codex for wait'],
  ['exec', 'not fired by Codex for a program: hooks are asked about the calls that it makes, and none could be read in it'],
  ['web_search', 'not fired by Codex for searches, which its model runs itself'],
  ['image_generation', 'not fired by Codex for pictures, which its model makes itself'],
])

/** Why no hook runs at a call, whatever its matcher; null when hooks do. */
export function isNeverAsked({ tool, session, recordedTool }: SeenEvent): string | null {
  if (tool === null || session.agent !== 'codex' || recordedTool !== tool.name) return null
  return NEVER_ASKED.get(tool.name) ?? null
}

/** Where Codex asks no hook, though one is configured: by the call, by what it could read of it, or by its version. */
export function codexFiresNone(seen: SeenEvent): FiresNone | null {
  const { tool, session, kind } = seen
  if (tool === null || session.agent !== 'codex' || (kind !== 'pre_tool' && kind !== 'post_tool')) return null
  const never = isNeverAsked(seen)
  if (never !== null) return { why: never, isAsked: true }
  if (kind === 'pre_tool' && isCodexShell(tool.name) && readCommand(tool.args) === null)
    return { why: 'not fired by Codex for arguments that it cannot read', isAsked: false }
  if (tool.name === 'Bash' || !isOlder(session.agentVersion, ALL_TOOLS_SINCE)) return null
  return { why: `not fired by Codex ${session.agentVersion}, which asks hooks about shell commands only`, isAsked: true }
}

/** An unknown version counts as the newest. */
function isOlder(version: string | undefined, since: readonly number[]): boolean {
  const [major, minor] = (/^(\d{1,6})\.(\d{1,6})/.exec(version ?? '') ?? []).slice(1).map(Number)
  if (major === undefined || minor === undefined) return false
  const [wantedMajor = 0, wantedMinor = 0] = since
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor)
}
