import { listOpen, type Proc, readCwd, readEnvironment, readProc } from './proc-table.ts'

/** What proves that a process belongs to a hook. */
export interface Watched {
  /** A variable for the hook's environment. */
  mark: { name: string; value: string }
  /** The hook's own process, leader of its session and group; 0 until it has started. */
  pid: number
  /** The hook's pipes as /proc names them. */
  pipes: ReadonlySet<string>
  /** Folders that belong to hooks alone: who stands in one was started by a hook. */
  scratch: readonly string[]
  /** Processes already proved, pid → start time. */
  kin: Map<number, string>
}

/** `ended`: a hook of this run that ended before. `undecided`: one of several hooks. `moving`: it was just ending or becoming another program. */
export type Owner = Watched | 'ended' | 'undecided' | 'moving'

/** The hooks of one run: those that live, and the beginning of every mark that the run gives out. */
export interface Run {
  live: ReadonlyMap<number, Watched>
  marks: string
}

/** Whose the processes are, pid → owner, with all descendants; without an entry: no hook's, as far as can be proved. */
export function proveOwners(procs: readonly Proc[], run: Run): Map<number, Owner> {
  const owners = new Map<number, Owner>()
  for (const proc of procs) {
    const owner = proveOwner(proc, run)
    if (owner !== null) owners.set(proc.pid, owner)
  }
  for (let grew = true; grew; ) {
    grew = false
    for (const proc of procs) {
      const parents = owners.get(proc.ppid)
      const own = owners.get(proc.pid)
      if (parents === undefined || parents === 'moving' || (own !== undefined && own !== 'moving')) continue
      owners.set(proc.pid, parents)
      grew = true
    }
  }
  return owners
}

function proveOwner(proc: Proc, { live, marks }: Run): Owner | null {
  const leader = live.get(proc.sid) ?? live.get(proc.pgid)
  if (leader !== undefined) return leader
  const hooks = [...live.values()]
  const relative = hooks.find((hook) => hook.kin.get(proc.pid) === proc.start)
  if (relative !== undefined) return relative
  // What this program itself starts beside the hooks (git) may stand in a scratch folder too.
  if (proc.ppid === process.pid) return null
  const environment = readEnvironment(proc.pid)
  const mark = environment.find((entry) => entry.startsWith(marks))
  if (mark !== undefined) return hooks.find((hook) => mark === `${hook.mark.name}=${hook.mark.value}`) ?? 'ended'
  const byFolder = ownerByFolder(hooks, readCwd(proc.pid))
  if (byFolder !== null && byFolder !== 'undecided') return byFolder
  const open = listOpen(proc.pid)
  const byPipe = hooks.find((hook) => open.some((name) => hook.pipes.has(name)))
  // Within execve(2) a process shows no environment.
  return byPipe ?? byFolder ?? (environment.length === 0 || readProc(proc.pid) === 'gone' ? 'moving' : null)
}

/** Hooks that run side by side may share a scratch folder: then it proves nothing until the last of them ends. */
function ownerByFolder(hooks: Watched[], cwd: string | null): Watched | 'undecided' | null {
  if (cwd === null) return null
  const inside = hooks.filter((hook) => hook.scratch.some((folder) => cwd === folder || cwd.startsWith(`${folder}/`)))
  return inside.length > 1 ? 'undecided' : (inside[0] ?? null)
}
