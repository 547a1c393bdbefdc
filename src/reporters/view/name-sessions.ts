import type { SessionRow } from '../../model/report.ts'

/** A name for each session, in their order: the transcript's path, with the session's id where one transcript holds several. */
export function nameSessions(sessions: readonly SessionRow[]): string[] {
  const counts = new Map<string, number>()
  for (const { path } of sessions) counts.set(path, (counts.get(path) ?? 0) + 1)
  return sessions.map(({ path, id }) => (counts.get(path) === 1 ? path : `${path} (${id})`))
}
