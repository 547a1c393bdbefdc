import * as path from 'node:path'
import { removeTree } from './remove-tree.ts'
import { openWorkspace, type TrustedTree, type Workspace } from './workspace.ts'

/** Copies kept for later sessions: each holds the whole tree. */
const MAX_IDLE = 4
/** Folders of one length: where a hook's words are cut must not depend on which copy it got. */
const DIGITS = 6

/** Hands out one workspace per running session and reuses it for the next when hooks left everything as it was. */
export class WorkspacePool {
  private readonly tree: TrustedTree
  private readonly scratch: string
  private idle: Workspace[] = []
  private made = 0

  /** `scratch`: an absolute folder, links resolved, that the caller removes when the run is over. */
  constructor(tree: TrustedTree, scratch: string) {
    this.tree = tree
    this.scratch = scratch
  }

  /** Rejects with the reason of `over` where that comes before the copy is whole. */
  async take(branch: string | null, over: AbortSignal): Promise<Workspace> {
    const at = this.idle.findIndex((each) => each.branch === branch)
    const [known] = at < 0 ? [] : this.idle.splice(at, 1)
    if (known !== undefined) return known
    this.made += 1
    return openWorkspace(this.tree, { branch, base: path.join(this.scratch, `session-${String(this.made).padStart(DIGITS, '0')}`), over })
  }

  /** Returns the files that hooks changed. */
  async giveBack(workspace: Workspace): Promise<string[]> {
    const { changed, isPristine } = await workspace.inspect()
    if (isPristine && this.idle.length < MAX_IDLE) this.idle.push(workspace)
    else await removeTree(workspace.base)
    return changed
  }
}
