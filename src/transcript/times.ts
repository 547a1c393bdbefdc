/** A time in milliseconds since 1970 as ISO 8601, or undefined for what is none. */
export function readMilliseconds(milliseconds: unknown): string | undefined {
  const time = new Date(typeof milliseconds === 'number' ? milliseconds : Number.NaN)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

/** As `readMilliseconds`, of seconds. */
export function readSeconds(seconds: unknown): string | undefined {
  return readMilliseconds(typeof seconds === 'number' ? seconds * 1_000 : undefined)
}

/** A time in nanoseconds since 1970, as OpenTelemetry writes it (a text: the number is too big for JSON), as ISO 8601. */
export function readNanoseconds(nanoseconds: unknown): string | undefined {
  const text = typeof nanoseconds === 'number' ? String(nanoseconds) : nanoseconds
  return typeof text === 'string' && /^\d{7,21}$/.test(text) ? readMilliseconds(Number(text.slice(0, -6))) : undefined
}
