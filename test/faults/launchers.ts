import type { LauncherKind } from '../../src/process/open-launcher.ts'

/** The ways in which the product starts hooks. Every fault is tried with each. */
export const LAUNCHERS: readonly Launcher[] = [
  { name: 'helper', cannotFind: [] },
  { name: 'node', cannotFind: ['daemon'] },
]

export interface Launcher {
  /** As HOOKWITNESS_LAUNCHER names it. */
  name: LauncherKind
  /** Faults whose leftover it has no way to tell from any other process of the machine. */
  cannotFind: readonly string[]
}
