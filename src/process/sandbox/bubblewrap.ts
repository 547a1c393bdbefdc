import fs from 'node:fs'
import { type Container, HIDDEN, HIDDEN_BYTES, shownAgain, socketsInSight } from './container.ts'
import { limit } from './limits.ts'

const PROGRAM = '/usr/bin/bwrap'

/** bubblewrap (bwrap(1)); null where it is not installed. Whether it may do what it is asked to is another question: see probe.ts. */
export function findBubblewrap(): Container | null {
  if (!fs.existsSync(PROGRAM)) return null
  return {
    name: 'bubblewrap',
    wrap: (argv, { writable, readable }) => {
      const hidden = HIDDEN.filter((folder) => fs.existsSync(folder)).flatMap((folder) => [
        '--size',
        String(HIDDEN_BYTES),
        '--tmpfs',
        folder,
      ])
      const shown = shownAgain(readable).flatMap((folder) => ['--ro-bind', folder, folder])
      const open = writable.flatMap((folder) => ['--bind', folder, folder])
      const covered = socketsInSight(readable).flatMap((socket) => ['--ro-bind', '/dev/null', socket])
      // Root without capabilities may still write what belongs to root, such as the kernel's settings in /proc/sys.
      const kernel = ['--proc', '/proc', '--remount-ro', '/proc', '--dev', '/dev', ...hidden, '--remount-ro', '/dev']
      const files = ['--ro-bind', '/', '/', ...kernel, ...shown, ...open, ...covered]
      const apart = ['--unshare-net', '--unshare-pid', '--unshare-ipc', '--cap-drop', 'ALL', '--die-with-parent', '--as-pid-1']
      return [PROGRAM, ...files, ...apart, '--', ...limit(argv)]
    },
  }
}
