import { decodeText, tryGit } from './run.ts'

/** A commit that names an agent as its author, committer or co-author. */
export interface AgentCommit {
  commit: string
  /** The words that named it. */
  named: string
}

/**
 * Names and addresses that coding agents put into commits by default: Claude Code, Copilot, Cursor, Codex, Gemini CLI, Jules, Devin, OpenHands,
 * Aider, Amp, Factory, Kiro, OpenCode, Windsurf, Goose, lecode and Luxe.
 */
const AGENTS =
  /noreply@anthropic\.com|\bclaude\b|copilot|cursoragent@|cursor agent|\bcodex\b|gemini[- ]?cli|google-labs-jules|devin-ai|\bopenhands\b|\baider\b|\bamp@ampcode|factory-droid|\bkiro\b|opencode|windsurf|\bgoose\b|\blecode\b|\bluxe\b/i

/** Lines of a commit message that say which session made it. */
const MARKS =
  /^(?:co-authored-by|generated-by|assisted-by|entire-checkpoint|agent|claude-session)\s*:.*$|generated with \[?(?:claude|codex|cursor)/i

/** Commits of `base..HEAD` (of HEAD alone without a base) that an agent made; null when git cannot tell. */
export async function findAgentCommits(top: string, base: string | null): Promise<AgentCommit[] | null> {
  const range = base === null ? ['-1', 'HEAD'] : [`${base}..HEAD`]
  const log = await tryGit(top, ['log', '--format=%H%x00%an <%ae>%x00%cn <%ce>%x00%B%x00%x01', ...range])
  if (log === null) return null
  return decodeText(log)
    .split('\u0001')
    .flatMap((entry) => {
      const [commit = '', author = '', committer = '', message = ''] = entry.trimStart().split('\0')
      const marks = message.split('\n').filter((line) => MARKS.test(line.trim()))
      const named =
        [author, committer].find((name) => AGENTS.test(name)) ??
        marks.find((line) => AGENTS.test(line) || /^entire-checkpoint/i.test(line.trim()))
      return commit === '' || named === undefined ? [] : [{ commit, named: named.trim() }]
    })
}
