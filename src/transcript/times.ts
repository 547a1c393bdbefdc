/** Milliseconds since 1970, as recorded → ISO 8601; undefined for what is no such time. */
export function readTime(milliseconds: unknown): string | undefined {
  const date = new Date(typeof milliseconds === 'number' ? milliseconds : Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** As `readTime`, of seconds. */
export function readSeconds(seconds: unknown): string | undefined {
  return readTime(typeof seconds === 'number' ? seconds * 1_000 : undefined)
}
