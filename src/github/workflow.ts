import { own, ownString } from '../model/json.ts'

/** The event that started the workflow: its name and, where it names one, the commit that the change goes into. */
export interface Workflow {
  event: string
  baseCommit: string | null
}

/** Reads `GITHUB_EVENT_NAME` and the payload file. A payload that cannot be read names no base commit: hooks then come from nowhere unsafe. */
export function readWorkflow(env: Record<string, string | undefined>, read: (file: string) => string): Workflow {
  return { event: env.GITHUB_EVENT_NAME ?? '', baseCommit: findBaseCommit(readPayload(env.GITHUB_EVENT_PATH, read)) }
}

function readPayload(file: string | undefined, read: (file: string) => string): unknown {
  if (file === undefined || file === '') return null
  try {
    return JSON.parse(read(file))
  } catch {
    return null
  }
}

/** `pull_request.base.sha`, or `merge_group.base_sha`: https://docs.github.com/en/webhooks/webhook-events-and-payloads */
function findBaseCommit(payload: unknown): string | null {
  const commit = ownString(own(own(payload, 'pull_request'), 'base'), 'sha') ?? ownString(own(payload, 'merge_group'), 'base_sha')
  return commit !== undefined && /^[0-9a-f]{40,64}$/.test(commit) ? commit : null
}
