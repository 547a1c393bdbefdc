import * as fs from 'node:fs/promises'
import * as os from 'node:os'
import * as path from 'node:path'
import type { Options } from '../config/options.ts'
import { GateError } from '../errors.ts'
import { type HooksFrom, openTrustedTree } from '../replay/trusted-tree.ts'
import type { TrustedTree } from '../replay/workspace.ts'

/** What the entry point knows about where it runs. */
export interface Surroundings {
  env: Record<string, string | undefined>
  /** The event that started the workflow, in the action; null on a command line. */
  workflow: { event: string; baseCommit: string | null } | null
}

/** Events whose work tree a stranger may have written. */
const FOREIGN_EVENTS: ReadonlySet<string> = new Set(['pull_request', 'merge_group', 'pull_request_target', 'workflow_run'])

/** The project, the trusted tree and a scratch folder for it. */
export interface OpenedRun {
  /** Absolute. */
  repo: string
  tree: TrustedTree
  trusted: boolean
  /** Whose hooks judge, for the report. */
  source: { from: string; commit: string | null }
  close(): Promise<void>
}

/** Finds the project and the tree whose hooks may run. */
export async function openRun(options: Options, { workflow }: Surroundings): Promise<OpenedRun> {
  const repo = await resolveFolder(options.repo, 'repo-unreadable', 'repo')
  if (options.user_config !== null) await resolveFolder(options.user_config, 'user-config-unreadable', 'user_config')
  const from = chooseTree(options, workflow)
  const scratch = await fs.mkdtemp(path.join(os.tmpdir(), 'hookwitness-tree-'))
  const close = () => fs.rm(scratch, { recursive: true, force: true })
  try {
    const tree = await openTrustedTree(repo, from, scratch)
    const source =
      from.kind === 'worktree' ? { from: 'worktree', commit: null } : { from: options.hooks_from ?? 'base', commit: tree.commit }
    return { repo, tree, trusted: options.trust_project !== 'false', source, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function resolveFolder(folder: string, code: 'repo-unreadable' | 'user-config-unreadable', name: string): Promise<string> {
  const isFolder = await fs.stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (isFolder) return fs.realpath(folder)
  throw new GateError(code, `${name} is ${JSON.stringify(folder)}, which is no folder`, `Name an existing folder with ${name}.`)
}

function chooseTree(options: Options, workflow: Surroundings['workflow']): HooksFrom {
  const foreign = workflow !== null && FOREIGN_EVENTS.has(workflow.event)
  const wanted =
    options.hooks_from ??
    (workflow !== null && (workflow.event === 'pull_request' || workflow.event === 'merge_group') ? 'base' : 'worktree')
  if (wanted === 'base') return { kind: 'commit', name: findBase(workflow) }
  if (/^\.{1,2}\/|^[\w.-]+\/[\w.-]+@/.test(wanted)) {
    const next = 'Use worktree, base, or the name of a commit in this checkout.'
    throw new GateError('hooks-from-unreadable', `hooks_from: ${wanted} (a folder or another repository) is not read by this version`, next)
  }
  if (wanted !== 'worktree') return { kind: 'commit', name: wanted }
  if (foreign && options.trust_project === 'auto') throw refuseUntrusted(workflow)
  return { kind: 'worktree' }
}

function findBase(workflow: Surroundings['workflow']): string {
  if (workflow?.baseCommit) return workflow.baseCommit
  const seen = workflow === null ? 'there is no workflow event here' : `the event ${workflow.event} names none`
  throw new GateError(
    'hooks-from-unreadable',
    `hooks_from: base needs a base commit, and ${seen}`,
    'Name the commit: `hooks_from: origin/main`.',
  )
}

function refuseUntrusted(workflow: NonNullable<Surroundings['workflow']>): GateError {
  const base = workflow.baseCommit === null ? 'origin/DEFAULT_BRANCH' : 'base'
  const next = `Set \`hooks_from: ${base}\` to use trusted hooks, or \`trust_project: true\` to run those of the work tree.`
  return new GateError('untrusted-hooks', `on ${workflow.event} the work tree's hooks may be a stranger's, so nothing was run`, next)
}
