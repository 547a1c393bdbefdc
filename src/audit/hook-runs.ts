import type { LoadedHook } from '../model/dialect.ts'
import type { JudgedEvent } from '../model/judgement.ts'

/** How often a hook ran and what came of it. Times are milliseconds. */
export interface HookRuns {
  runs: number
  denies: number
  asks: number
  failures: number
  p50: number | null
  p95: number | null
}

/** Times kept per hook: a sample of the first ones is enough for two percentiles. */
const SAMPLE = 2000

/** Counts the runs of each hook. */
export function countHookRuns(): {
  see(judged: JudgedEvent): void
  of(hook: LoadedHook): HookRuns
  total(): { runs: number; failures: number }
} {
  const counts = new Map<string, { runs: number; denies: number; asks: number; failures: number; times: number[] }>()
  return {
    see: ({ judgements }) => {
      for (const verdict of judgements.flatMap((each) => each.verdicts)) {
        const known = counts.get(verdict.hook.id) ?? { runs: 0, denies: 0, asks: 0, failures: 0, times: [] }
        known.runs += 1
        if (verdict.verdict === 'deny') known.denies += 1
        if (verdict.verdict === 'ask') known.asks += 1
        if (verdict.failure !== null) known.failures += 1
        if (known.times.length < SAMPLE) known.times.push(verdict.ms)
        counts.set(verdict.hook.id, known)
      }
    },
    of: (hook) => {
      const known = counts.get(hook.id)
      if (known === undefined) return { runs: 0, denies: 0, asks: 0, failures: 0, p50: null, p95: null }
      const { runs, denies, asks, failures, times } = known
      return { runs, denies, asks, failures, p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
    },
    total: () => {
      const all = [...counts.values()]
      return { runs: all.reduce((sum, each) => sum + each.runs, 0), failures: all.reduce((sum, each) => sum + each.failures, 0) }
    },
  }
}

function percentile(times: readonly number[], share: number): number | null {
  const sorted = [...times].sort((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return value === undefined ? null : Math.round(value)
}
