const CUT = '…'

/** At most `max` characters (code points), the last of them `…` when something was cut. Never cuts a surrogate pair. */
export function cutCharacters(text: string, max: number): string {
  if (text.length <= max) return text
  let end = 0
  let kept = 0
  let endOfCut = 0
  for (const character of text) {
    if (kept === max) return `${text.slice(0, endOfCut)}${CUT}`
    kept += 1
    end += character.length
    if (kept === max - 1) endOfCut = end
  }
  return text
}
