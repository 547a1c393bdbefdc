import type { Options } from '../config/options.ts'
import { findAgentCommits } from '../git/agent-commits.ts'
import { findRepository } from '../git/repository.ts'

/** Whether a run that finds nothing to judge is red. */
export interface Requirement {
  isRequired: boolean
  /** Added to the sentence that explains the outcome; empty when the option says it all. */
  why: string
}

/** `agent`: only where a commit names an agent, or where git cannot tell. */
export async function requireTranscript(option: Options['require_transcript'], repo: string, base: string | null): Promise<Requirement> {
  if (option !== 'agent') return { isRequired: option === 'true', why: '' }
  const repository = await findRepository(repo)
  const commits = repository === null ? null : await findAgentCommits(repository.top, base)
  if (commits === null) return { isRequired: true, why: ', and git cannot tell who made the commits' }
  const [first] = commits
  if (first === undefined) return { isRequired: false, why: '; no commit names an agent as its author' }
  return { isRequired: true, why: `, though commit ${first.commit.slice(0, 12)} was made with an agent (${first.named})` }
}
