import type { Finding } from '../model/finding.ts'

/** Places in the order in which people read: by path, line, column, call. */
export function comparePlaces(a: Finding['at'], b: Finding['at']): number {
  return (
    compareTexts(a?.path ?? '', b?.path ?? '') ||
    (a?.line ?? 0) - (b?.line ?? 0) ||
    (a?.column ?? 0) - (b?.column ?? 0) ||
    compareTexts(a?.call ?? '', b?.call ?? '')
  )
}

/** By UTF-16 units: the same on every machine. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
