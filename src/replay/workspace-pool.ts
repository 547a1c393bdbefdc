import { openWorkspace, type TrustedTree, type Workspace } from './workspace.ts'

/** Hands out one workspace per running session and reuses it for the next when no hook changed it. */
export class WorkspacePool {
  private readonly tree: TrustedTree
  private idle: Workspace[] = []

  constructor(tree: TrustedTree) {
    this.tree = tree
  }

  async take(branch: string | null): Promise<Workspace> {
    const at = this.idle.findIndex((each) => each.branch === branch)
    if (at < 0) return openWorkspace(this.tree, branch)
    const [workspace] = this.idle.splice(at, 1)
    return workspace ?? openWorkspace(this.tree, branch)
  }

  /** Returns the files that hooks changed. */
  async giveBack(workspace: Workspace): Promise<string[]> {
    const changes = await workspace.listChanges()
    if (changes.length === 0 && !(await workspace.hasLeftovers())) this.idle.push(workspace)
    else await workspace.remove()
    return changes
  }

  async close(): Promise<void> {
    for (const workspace of this.idle) await workspace.remove()
    this.idle = []
  }
}
