/** A time in milliseconds since 1970 as ISO 8601, or undefined for what is none. */
export function readMilliseconds(ms: unknown): string | undefined {
  const time = new Date(typeof ms === 'number' ? ms : Number.NaN)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

/** A time in nanoseconds since 1970, as OpenTelemetry writes it (a text: the number is too big for JSON), as ISO 8601. */
export function readNanoseconds(ns: unknown): string | undefined {
  const text = typeof ns === 'number' ? String(ns) : ns
  return typeof text === 'string' && /^\d{7,21}$/.test(text) ? readMilliseconds(Number(text.slice(0, -6))) : undefined
}
