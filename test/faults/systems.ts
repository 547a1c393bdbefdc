import type { Fate, Fault, FaultDialect, FaultSession } from './table.ts'

/** A hook system as a project configures it. */
export interface System {
  name: string
  dialect: FaultDialect
  /** Its configuration files, which name one hook for each session. */
  configure(sessions: readonly FaultSession[]): Record<string, string>
  /** What the table says of a fault, by this configuration. */
  expect(fault: Fault): Fate[]
  /** The sessions that say something about this configuration. */
  choose(sessions: readonly FaultSession[]): readonly FaultSession[]
}

export const SYSTEMS: readonly System[] = [
  { name: 'Claude Code', dialect: 'claude-code', configure: configureClaude, expect: (fault) => fault.fates['claude-code'], choose: all },
  { name: 'Codex', dialect: 'codex', configure: configureCodex, expect: (fault) => fault.fates.codex, choose: all },
  { name: 'Gemini CLI', dialect: 'gemini-cli', configure: configureGemini, expect: (fault) => fault.fates['gemini-cli'], choose: all },
  { name: 'Qwen Code', dialect: 'qwen-code', configure: configureQwen, expect: (fault) => fault.fates['qwen-code'], choose: all },
  { name: 'Copilot', dialect: 'copilot', configure: configureCopilot, expect: (fault) => fault.fates.copilot, choose: all },
  {
    name: 'Cursor',
    dialect: 'cursor',
    configure: (sessions) => configureCursor(sessions, {}),
    expect: (fault) => fault.fates.cursor,
    choose: all,
  },
  {
    name: 'Cursor with failClosed',
    dialect: 'cursor',
    configure: (sessions) => configureCursor(sessions, { failClosed: true }),
    expect: (fault) => fault.fates.cursor.map((fate) => (fate.failure === null ? fate : { ...fate, native: 'deny', live: 'stopped' })),
    choose: (sessions) => firstOfEachFailure(sessions, 'cursor'),
  },
  { name: 'lecode', dialect: 'lecode', configure: configureLecode, expect: (fault) => fault.fates.lecode, choose: all },
  { name: 'Luxe', dialect: 'luxe', configure: (sessions) => configureLuxe(sessions, {}), expect: (fault) => fault.fates.luxe, choose: all },
  luxeOnTimeout('deny', 'stopped'),
  luxeOnTimeout('ask', 'asked'),
]

function all(sessions: readonly FaultSession[]): readonly FaultSession[] {
  return sessions
}

/** The page: with `on_timeout` every failure is what that says, and nothing else is changed. One fault of each failure kind is enough. */
function luxeOnTimeout(decision: 'deny' | 'ask', live: Fate['live']): System {
  return {
    name: `Luxe with on_timeout ${decision}`,
    dialect: 'luxe',
    configure: (sessions) => configureLuxe(sessions, { on_timeout: decision }),
    expect: (fault) => fault.fates.luxe.map((fate) => (fate.failure === null ? fate : { ...fate, native: decision, live })),
    choose: (sessions) => firstOfEachFailure(sessions, 'luxe'),
  }
}

function firstOfEachFailure(sessions: readonly FaultSession[], dialect: FaultDialect): FaultSession[] {
  const firsts = new Map<string, FaultSession>()
  for (const { name, faults } of sessions) {
    const [fault] = faults
    const failure = fault?.fates[dialect][0]?.failure ?? null
    if (fault === undefined || failure === null || firsts.has(failure)) continue
    firsts.set(failure, { name, faults: [{ ...fault, calls: fault.calls.slice(0, 1) }] })
  }
  return [...firsts.values()]
}

function configureClaude(sessions: readonly FaultSession[]): Record<string, string> {
  const groups = sessions.map((session) => {
    const timeout = deadlineOf(session, 'claude-code')
    return { matcher: session.name, hooks: [{ type: 'command', command: `exec ${shellLine(session, 'claude-code')}`, timeout }] }
  })
  return { '.claude/settings.json': JSON.stringify({ hooks: { PreToolUse: groups } }) }
}

/** A name with a hyphen is a regular expression to Codex. */
function configureCodex(sessions: readonly FaultSession[]): Record<string, string> {
  const groups = sessions.map((session) => {
    const timeout = deadlineOf(session, 'codex')
    return { matcher: `^${session.name}$`, hooks: [{ type: 'command', command: `exec ${shellLine(session, 'codex')}`, timeout }] }
  })
  return { '.codex/hooks.json': JSON.stringify({ hooks: { PreToolUse: groups } }) }
}

/** Its matchers find parts of a name. */
function configureGemini(sessions: readonly FaultSession[]): Record<string, string> {
  const groups = sessions.map((session) => {
    const timeout = deadlineOf(session, 'gemini-cli') * 1000
    return { matcher: `^${session.name}$`, hooks: [{ type: 'command', command: `exec ${shellLine(session, 'gemini-cli')}`, timeout }] }
  })
  return { '.gemini/settings.json': JSON.stringify({ hooks: { BeforeTool: groups } }) }
}

function configureQwen(sessions: readonly FaultSession[]): Record<string, string> {
  const groups = sessions.map((session) => {
    const timeout = deadlineOf(session, 'qwen-code')
    return { matcher: `^${session.name}$`, hooks: [{ type: 'command', command: `exec ${shellLine(session, 'qwen-code')}`, timeout }] }
  })
  return { '.qwen/settings.json': JSON.stringify({ hooks: { PreToolUse: groups } }) }
}

function configureCopilot(sessions: readonly FaultSession[]): Record<string, string> {
  const preToolUse = sessions.map((session) => ({
    ...{ type: 'command', matcher: session.name, bash: `exec ${shellLine(session, 'copilot')}` },
    timeoutSec: deadlineOf(session, 'copilot'),
  }))
  return { '.github/hooks/guard.json': JSON.stringify({ version: 1, hooks: { preToolUse } }) }
}

/** A matcher may match anywhere in the name. */
function configureCursor(sessions: readonly FaultSession[], more: object): Record<string, string> {
  const preToolUse = sessions.map((session) => ({
    ...{ matcher: `^${session.name}$`, command: `exec ${shellLine(session, 'cursor')}`, timeout: deadlineOf(session, 'cursor') },
    ...more,
  }))
  return { '.cursor/hooks.json': JSON.stringify({ version: 1, hooks: { preToolUse } }) }
}

/** lecode knows no matchers: the branch says which command line is meant, and the shell that was started for the hook reads it. */
function configureLecode(sessions: readonly FaultSession[]): Record<string, string> {
  const lines = sessions.map((session) => [`on/${session.name}`, `exec ${shellLine(session, 'lecode')}\n`])
  return {
    '.lecode/config.toml': `[hooks]\nPreToolUse = ['read -r _ head <.git/HEAD; . "./on/\${head##*/}"']\n`,
    ...Object.fromEntries(lines),
  }
}

function configureLuxe(sessions: readonly FaultSession[], more: object): Record<string, string> {
  const hooks = sessions.map((session) => {
    const timeout = deadlineOf(session, 'luxe') * 1000
    return { matcher: session.name, command: commandOf(session, 'luxe'), timeout_ms: timeout, ...more }
  })
  return { '.luxe/hooks.json': JSON.stringify({ BeforeToolUse: hooks }) }
}

/** Short where a hook is to be ended, long where it is to end by itself on a busy machine; lecode's cannot be set. */
function deadlineOf({ faults }: FaultSession, dialect: FaultDialect): number {
  if (dialect === 'lecode') return 10
  return faults.some((fault) => fault.fates[dialect].some(({ failure }) => failure === 'timeout')) ? 1 : 20
}

function shellLine(session: FaultSession, dialect: FaultDialect): string {
  return commandOf(session, dialect)
    .map((word) => `'${word}'`)
    .join(' ')
}

function commandOf(session: FaultSession, dialect: FaultDialect): string[] {
  const words = session.faults[0]?.words ?? []
  return fillIn(words, { answers: ANSWERS[dialect], deadline: deadlineOf(session, dialect), hooks: './hooks' })
}

/** A command with everything put in for its placeholders. `hooks`: the folder of the scripts. */
export function fillIn(words: readonly string[], given: { answers: Answers; deadline: number; hooks: string }): string[] {
  return words.map((word) => {
    if (word.endsWith('.sh')) return `${given.hooks}/${word}`
    if (word === 'DEADLINE') return String(given.deadline)
    if (word === 'ALLOW') return given.answers.allow
    if (word === 'DENY') return given.answers.deny('no')
    return word.startsWith('DENY:') ? given.answers.deny(word.slice('DENY:'.length)) : word
  })
}

/** How hooks of a system say it. The reason is put in as it is. */
export interface Answers {
  deny(reason: string): string
  allow: string
}

const claudeAnswer = (decision: string, reason: string) =>
  `{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"${decision}","permissionDecisionReason":"${reason}"}}`

export const ANSWERS: Record<FaultDialect, Answers> = {
  'claude-code': { deny: (reason) => claudeAnswer('deny', reason), allow: claudeAnswer('allow', 'fine') },
  // Without a rewrite, Codex takes an allow for a mistake.
  codex: { deny: (reason) => claudeAnswer('deny', reason), allow: '{}' },
  'gemini-cli': { deny: (reason) => `{"decision":"deny","reason":"${reason}"}`, allow: '{"decision":"allow"}' },
  'qwen-code': { deny: (reason) => claudeAnswer('deny', reason), allow: claudeAnswer('allow', 'fine') },
  copilot: {
    deny: (reason) => `{"permissionDecision":"deny","permissionDecisionReason":"${reason}"}`,
    allow: '{"permissionDecision":"allow"}',
  },
  cursor: { deny: (reason) => `{"permission":"deny","agent_message":"${reason}"}`, allow: '{"permission":"allow"}' },
  lecode: { deny: (reason) => `{"verdict":"deny","reason":"${reason}"}`, allow: '{"verdict":"allow"}' },
  luxe: { deny: (reason) => `{"decision":"deny","reason":"${reason}"}`, allow: '{"decision":"allow"}' },
}
