import fs, { readFileSync } from 'node:fs'
import { type Container, HIDDEN, HIDDEN_BYTES, shownAgain, socketsInSight } from './container.ts'
import { limit } from './limits.ts'

/** Read before any hook runs, as root would run what a hook made of it. */
const SCRIPT = readFileSync(new URL('./unshare.sh', import.meta.url), 'utf8')
const [UNSHARE, SUDO] = ['/usr/bin/unshare', '/usr/bin/sudo']
const NAMESPACES = ['--mount', '--net', '--pid', '--ipc', '--fork', '--kill-child', '--propagation', 'private']

/**
 * unshare(1) as root: where the gate is root itself, or may become it without a password, as on GitHub's own runners. `root` is an empty folder. Null where it is
 * not installed. The program inside is the gate's own user again, without capabilities.
 */
export function findUnshare(root: string): Container | null {
  const [user, group] = [process.getuid?.(), process.getgid?.()]
  if (user === undefined || group === undefined || !fs.existsSync(UNSHARE)) return null
  if (user !== 0 && !fs.existsSync(SUDO)) return null
  return {
    name: user === 0 ? 'unshare' : 'unshare through sudo',
    wrap: (argv, { writable, readable }) => {
      const hidden = HIDDEN.filter((folder) => fs.existsSync(folder)).flatMap((folder) => ['hide', folder])
      const shown = shownAgain(readable).flatMap((folder) => ['show', folder])
      const open = writable.flatMap((folder) => ['open', folder])
      const covered = socketsInSight(readable).flatMap((socket) => ['cover', socket])
      const setUp = [root, String(user), String(group), ...hidden, ...shown, ...open, ...covered, '--']
      const shell = [
        UNSHARE,
        ...NAMESPACES,
        '--',
        '/usr/bin/env',
        `SIZE=${HIDDEN_BYTES}`,
        '/bin/sh',
        '-c',
        SCRIPT,
        'unshare.sh',
        ...setUp,
        ...limit(argv),
      ]
      return user === 0 ? shell : [SUDO, '-n', '--', ...shell]
    },
  }
}
