import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { CONFIG_FILE } from '../config/file-form.ts'
import type { OptionName, Options } from '../config/options.ts'
import { type FileOption, type HookEntry, readConfigFile } from '../config/read-config-file.ts'
import { type OptionSource, settleOptions } from '../config/settle.ts'
import { dialects } from '../dialects/index.ts'
import { BadInput, GateError } from '../errors.ts'
import { findInnerLink } from '../git/inner-link.ts'
import { type HooksFrom, openTrustedTree, rootOf } from '../replay/trusted-tree.ts'
import type { TrustedTree } from '../replay/workspace.ts'
import { loadConfigFile } from './load-config-file.ts'

/** What the entry point knows about where it runs. */
export interface Surroundings {
  env: Record<string, string | undefined>
  /** The event that started the workflow, in the action; null on a command line. */
  workflow: Workflow | null
  /** Options that were given as flags or inputs: they win over the configuration file. */
  given: readonly OptionName[]
}

/** The event that started a workflow. */
export interface Workflow {
  event: string
  /** The commit that the change goes into, where the event names one. */
  baseCommit: string | null
  /** The work tree may be a stranger's: it is, or can be, that of a pull request. */
  isForeign: boolean
}

/** The project, the trusted tree and whose it is. */
export interface OpenedRun {
  /** Absolute. */
  repo: string
  tree: TrustedTree
  trusted: boolean
  /** Whose hooks judge, for the report. */
  source: { from: string; commit: string | null }
  /** As they hold, with the configuration file of that tree. */
  options: Options
  sources: Record<OptionName, OptionSource>
  config: FoundConfig
}

/** What the configuration file of the trusted tree says. */
export interface FoundConfig {
  /** `none`: there is no such file. `ignored`: it may be a stranger's, so nothing of it holds. */
  state: 'none' | 'read' | 'ignored'
  options: FileOption[]
  hooks: HookEntry[]
}

/**
 * Finds the project, the tree whose hooks may run and what that tree's configuration file settles. `scratch` is an absolute folder of the
 * run's own. Throws a GateError or BadInput.
 */
export async function openRun(options: Options, { workflow, given }: Surroundings, scratch: string): Promise<OpenedRun> {
  const repo = await findRepo(options.repo)
  await refuseInnerLink(options.repo)
  if (options.user_config !== null) await resolveFolder(options.user_config, 'user-config-unreadable', 'user_config')
  const from = chooseTree(options, workflow)
  const tree = await openTrustedTree(repo, from, scratch)
  const source = from.kind === 'worktree' ? { from: 'worktree', commit: null } : { from: options.hooks_from ?? 'base', commit: tree.commit }
  const config = await findConfig(tree, from.kind === 'worktree' && workflow?.isForeign === true)
  const settled = settleOptions(options, given, config.options)
  return { repo, tree, trusted: options.trust_project !== 'false', source, ...settled, config }
}

/** The checkout, where hooks come from a commit: nothing in it is trusted. */
export function foreignCheckout({ tree, repo }: Pick<OpenedRun, 'tree' | 'repo'>): string | null {
  return tree.isCheckout ? null : (tree.repository?.top ?? repo)
}

/** A pull request must not loosen the gate by a file of its own, also where it may bring its own hooks. */
async function findConfig(tree: TrustedTree, isForeign: boolean): Promise<FoundConfig> {
  const nothing = { options: [], hooks: [] }
  if (isForeign) return { state: (await hasConfig(tree)) ? 'ignored' : 'none', ...nothing }
  const text = await loadConfigFile(tree)
  if (text === null) return { state: 'none', ...nothing }
  const { options, hooks, errors } = readConfigFile(
    text,
    dialects.map((dialect) => dialect.id),
  )
  if (errors.length > 0) throw new BadInput(errors)
  return { state: 'read', options, hooks }
}

async function hasConfig(tree: TrustedTree): Promise<boolean> {
  return fs.lstat(path.join(rootOf(tree), CONFIG_FILE)).then(
    () => true,
    () => false,
  )
}

/** The project's folder, absolute. Throws a GateError when it is none. */
export function findRepo(folder: string): Promise<string> {
  return resolveFolder(folder, 'repo-unreadable', 'repo')
}

async function resolveFolder(folder: string, code: 'repo-unreadable' | 'user-config-unreadable', name: string): Promise<string> {
  const isFolder = await fs.stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (isFolder) return fs.realpath(folder)
  throw new GateError(code, `${name} is ${JSON.stringify(folder)}, which is no folder`, `Name an existing folder with ${name}.`)
}

/** A link inside a repository is part of it: a pull request could turn the project's folder into a link to one with weaker hooks. */
async function refuseInnerLink(folder: string): Promise<void> {
  const link = await findInnerLink(folder)
  if (link === null) return
  throw new GateError(
    'repo-unreadable',
    `repo leads through ${link}, which is a link inside the repository`,
    'Name the folder itself with repo.',
  )
}

function chooseTree(options: Options, workflow: Workflow | null): HooksFrom {
  const wanted = options.hooks_from ?? (workflow?.isForeign && workflow.baseCommit !== null ? 'base' : 'worktree')
  if (wanted === 'base') return { kind: 'commit', name: findBase(workflow) }
  if (/^\.{1,2}\/|^[\w.-]+\/[\w.-]+@/.test(wanted)) {
    const next = 'Use worktree, base, or the name of a commit in this checkout.'
    throw new GateError('hooks-from-unreadable', `hooks_from: ${wanted} (a folder or another repository) is not read by this version`, next)
  }
  if (wanted !== 'worktree') return { kind: 'commit', name: wanted }
  if (workflow?.isForeign && options.trust_project === 'auto') throw refuseUntrusted(workflow)
  return { kind: 'worktree' }
}

function findBase(workflow: Workflow | null): string {
  if (workflow?.baseCommit) return workflow.baseCommit
  const seen = workflow === null ? 'there is no workflow event here' : `the event ${workflow.event} names none`
  throw new GateError(
    'hooks-from-unreadable',
    `hooks_from: base needs a base commit, and ${seen}`,
    'Name the commit: `hooks_from: origin/main`.',
  )
}

function refuseUntrusted(workflow: Workflow): GateError {
  const base = workflow.baseCommit === null ? 'origin/DEFAULT_BRANCH' : 'base'
  const next = `Set \`hooks_from: ${base}\` to use trusted hooks, or \`trust_project: true\` to run those of the work tree.`
  return new GateError('untrusted-hooks', `on ${workflow.event} the work tree's hooks may be a stranger's, so nothing was run`, next)
}
