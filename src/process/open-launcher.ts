import { openHelperLauncher } from './by-helper/helper-launcher.ts'
import { openNodeLauncher } from './by-node/node-launcher.ts'
import type { Launcher } from './launcher.ts'
import type { Sandbox } from './sandbox/open-sandbox.ts'

/**
 * What starts the hooks. `auto`: helpers, or this process where the machine cannot run them. `helper`: helpers. `node`: this process.
 * `node-pipes`: this process, with the pipes that Node makes, as on systems that are not Linux.
 */
export const LAUNCHERS = ['auto', 'helper', 'node', 'node-pipes'] as const
export type LauncherKind = (typeof LAUNCHERS)[number]

/** Opens the launcher of a kind; rejects when this machine cannot run helpers and only they will do: asked for by name, or to shut hooks in. */
export async function openLauncher(kind: LauncherKind, sandbox: Sandbox): Promise<Launcher> {
  if (kind === 'node' || kind === 'node-pipes') return openNodeLauncher({ pipes: kind === 'node' ? 'own' : 'node' })
  const launcher = await openHelperLauncher(sandbox)
  if (launcher !== null) return launcher
  if (kind === 'auto' && sandbox.level === 'none') return openNodeLauncher()
  throw new Error('helpers cannot run here: they need Linux on x64 or arm64, /usr/bin/perl and a kernel that lets a process adopt orphans')
}
