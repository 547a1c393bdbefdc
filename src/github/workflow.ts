import { own, ownString } from '../model/json.ts'

/** The event that started the workflow, as far as trust depends on it. */
export interface Workflow {
  event: string
  /** The commit that the change goes into; null where the event names none. */
  baseCommit: string | null
  isForeign: boolean
}

/**
 * Events on which actions/checkout, as it is, checks out a branch of the repository itself
 * (https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows). On every other one, also on those that
 * come to be, the work tree counts as a stranger's.
 */
const OWN_EVENTS = new Set([
  ...['', 'push', 'workflow_dispatch', 'schedule', 'repository_dispatch', 'create', 'delete', 'release', 'registry_package', 'page_build'],
  ...['deployment', 'deployment_status', 'branch_protection_rule', 'discussion', 'discussion_comment', 'fork', 'gollum', 'issues', 'label'],
  ...['milestone', 'public', 'status', 'watch', 'project', 'project_card', 'project_column'],
])

/** Reads `GITHUB_EVENT_NAME` and the payload file. A payload that cannot be read names no base commit: hooks then come from nowhere unsafe. */
export function readWorkflow(env: Record<string, string | undefined>, read: (file: string) => string): Workflow {
  const event = env.GITHUB_EVENT_NAME ?? ''
  const payload = readPayload(env.GITHUB_EVENT_PATH, read)
  const isOfPullRequest = own(payload, 'pull_request') !== undefined || own(own(payload, 'issue'), 'pull_request') !== undefined
  return { event, baseCommit: findBaseCommit(payload), isForeign: isOfPullRequest || !OWN_EVENTS.has(event) }
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
