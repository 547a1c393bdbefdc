/** Characters kept of a text that goes over many lines: as many as one record may have bytes. */
const kept = 64 * 1024 * 1024

/** Lines gathered to one text; what goes beyond the bound is dropped, and `isCut` says so. */
export class BoundedText {
  readonly #lines: string[] = []
  #size = 0
  isCut = false

  add(line: string): void {
    this.#size += line.length + 1
    if (this.#size <= kept) this.#lines.push(line)
    else this.isCut = true
  }

  get isEmpty(): boolean {
    return this.#lines.length === 0
  }

  get lines(): readonly string[] {
    return this.#lines
  }

  /** Without blank lines around it. */
  get text(): string {
    return this.#lines
      .join('\n')
      .replace(/^(?:[ \t]*\n)+/, '')
      .trimEnd()
  }
}
