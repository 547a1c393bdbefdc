/** Beyond those kept, as many more may wait to be sorted out: sorting seldom makes adding a name cheap. */
const WAITING = 250

/**
 * Keeps what was counted under the alphabetically first names. A transcript may invent any number of them, and sessions are judged side by side:
 * which are kept does not depend on which came first, and what is counted of those kept is whole.
 */
export class FirstNames<Value> {
  private readonly most: number
  private kept = new Map<string, Value>()
  /** The first of all names that were dropped. */
  private bar: string | null = null

  constructor(most: number) {
    this.most = most
  }

  /** Makes the value of a new name, changes that of a known one; does nothing for a name that is not kept. */
  count(name: string, make: () => Value, change: (value: Value) => void): void {
    const known = this.kept.get(name)
    if (known !== undefined) change(known)
    else if (this.bar === null || name < this.bar) this.add(name, make())
  }

  /** In the order of their names. */
  list(): [name: string, value: Value][] {
    return [...this.kept].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, this.most)
  }

  private add(name: string, value: Value): void {
    this.kept.set(name, value)
    if (this.kept.size <= this.most + WAITING) return
    const names = [...this.kept.keys()].sort()
    this.bar = names[this.most] ?? null
    for (const each of names.slice(this.most)) this.kept.delete(each)
  }
}
