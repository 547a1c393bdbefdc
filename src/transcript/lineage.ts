/**
 * Numbers transcripts by lineage, from the ids in the first records of each: a resumed or forked session begins with a copy of the one before it,
 * so transcripts that share an id may tell the same call. Those of one lineage must be read one after the other, in order, so that the first
 * one's call is the one judged. The number is the index of the first.
 */
export function findLineages(transcripts: readonly (readonly string[])[]): number[] {
  const owners = new Map<string, number>()
  // Each transcript points to an earlier one of its lineage; the first points to itself.
  const earlier = transcripts.map((_, index) => index)
  const findFirst = (index: number): number => {
    let at = index
    for (let next = earlier[at] ?? at; next !== at; next = earlier[at] ?? at) {
      earlier[at] = earlier[next] ?? next
      at = next
    }
    return at
  }
  for (const [index, ids] of transcripts.entries()) {
    for (const id of ids) {
      const [first, last] = [findFirst(owners.get(id) ?? index), findFirst(index)].sort((a, b) => a - b)
      if (first !== undefined && last !== undefined) earlier[last] = first
      owners.set(id, first ?? index)
    }
  }
  return transcripts.map((_, index) => findFirst(index))
}
