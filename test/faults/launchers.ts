/** The ways in which the product starts hooks, as HOOKWITNESS_LAUNCHER names them. Every fault is tried with each. */
export const LAUNCHERS = ['node'] as const
