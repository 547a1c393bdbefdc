/**
 * Other paths under which the system finds the same file: from the home folder, through `/private` on macOS, through a process's own links on
 * Linux, and in the other form of composed letters. As a path is written, not as a file system has it: links of a project are not followed.
 */
export function listAliases(path: string, cwd: string | null): string[] {
  const aliases = [expandHome(path, cwd), switchPrivate(path), followProcess(path, cwd), path.normalize('NFC'), path.normalize('NFD')]
  return aliases.filter((alias): alias is string => alias !== null && alias !== path)
}

/** The home folder that a path lies in: nobody records whose it was. */
export function findHome(path: string): string | null {
  return /^(?:\/(?:home|Users)\/[^/\\]+|\/root|[A-Za-z]:[/\\]Users[/\\][^/\\]+)(?=[/\\])/i.exec(path)?.[0] ?? null
}

function expandHome(path: string, cwd: string | null): string | null {
  const home = cwd === null ? null : findHome(`${cwd}/`)
  const [tilde, user = ''] = /^~([\w.-]*)(?=[/\\]|$)/.exec(path) ?? []
  if (home === null || tilde === undefined || (user !== '' && !home.endsWith(user))) return null
  return home + path.slice(tilde.length)
}

/** `/tmp`, `/var` and `/etc` are links into `/private` there. */
function switchPrivate(path: string): string | null {
  const [, hidden, folder] = /^(\/private)?(\/(?:tmp|var|etc)(?=\/|$))/i.exec(path) ?? []
  if (folder === undefined) return null
  return hidden === undefined ? `/private${path}` : path.slice(hidden.length)
}

function followProcess(path: string, cwd: string | null): string | null {
  const [link, name] = /^\/+proc\/+(?:self|thread-self|\d+)\/+(cwd|root)(?=\/|$)/.exec(path) ?? []
  if (link === undefined) return null
  const rest = path.slice(link.length)
  return name === 'root' ? `/${rest}` : cwd === null ? null : cwd + rest
}
