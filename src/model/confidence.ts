import type { Confidence } from './event.ts'

const ranks: readonly Confidence[] = ['lossy', 'partial', 'full']

/** Whether the first is worth less than the second. */
export function isBelow(confidence: Confidence, least: Confidence): boolean {
  return ranks.indexOf(confidence) < ranks.indexOf(least)
}

/** The one that is worth least; `full` when there is none. */
export function lowest(all: readonly Confidence[]): Confidence {
  return all.reduce((least, each) => (isBelow(each, least) ? each : least), 'full')
}
