const CUT = '…'
const CUT_BYTES = 3

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

/** At most `max` UTF-8 bytes, `…` (3 bytes) included when something was cut. Never cuts a character. */
export function cutBytes(text: string, max: number): string {
  if (Buffer.byteLength(text) <= max) return text
  if (max < CUT_BYTES) return ''
  let bytes = 0
  let end = 0
  for (const character of text) {
    bytes += Buffer.byteLength(character)
    if (bytes > max - CUT_BYTES) break
    end += character.length
  }
  return `${text.slice(0, end)}${CUT}`
}
