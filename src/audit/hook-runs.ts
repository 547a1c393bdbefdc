import type { LoadedHook } from '../model/dialect.ts'
import type { JudgedEvent } from '../model/judgement.ts'

/** How often a hook ran and what came of it. Times are milliseconds. */
export interface HookRuns {
  runs: number
  /** Answers from memory, beside `runs`; refusals and asks are counted of both. */
  reused: number
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
  total(): { runs: number; failures: number; reused: number }
} {
  const counts = new Map<string, { runs: number; reused: number; denies: number; asks: number; failures: number; times: number[] }>()
  return {
    see: ({ judgements }) => {
      for (const verdict of judgements.flatMap((each) => each.verdicts)) {
        const known = counts.get(verdict.hook.id) ?? { runs: 0, reused: 0, denies: 0, asks: 0, failures: 0, times: [] }
        if (verdict.reused) known.reused += 1
        else known.runs += 1
        if (verdict.verdict === 'deny') known.denies += 1
        if (verdict.verdict === 'ask') known.asks += 1
        if (verdict.failure !== null) known.failures += 1
        if (!verdict.reused && known.times.length < SAMPLE) known.times.push(verdict.ms)
        counts.set(verdict.hook.id, known)
      }
    },
    of: (hook) => {
      const known = counts.get(hook.id)
      if (known === undefined) return { runs: 0, reused: 0, denies: 0, asks: 0, failures: 0, p50: null, p95: null }
      const { runs, reused, denies, asks, failures, times } = known
      return { runs, reused, denies, asks, failures, p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
    },
    total: () => {
      const all = [...counts.values()]
      const sum = (count: (each: (typeof all)[number]) => number) => all.reduce((total, each) => total + count(each), 0)
      return { runs: sum((each) => each.runs), failures: sum((each) => each.failures), reused: sum((each) => each.reused) }
    },
  }
}

function percentile(times: readonly number[], share: number): number | null {
  const sorted = [...times].sort((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return value === undefined ? null : Math.round(value)
}
