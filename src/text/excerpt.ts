import { cutCharacters } from './cut.ts'
import { maskSecrets } from './secrets.ts'

const LEAST_HEAD = 16 * 1024

/** At most `max` characters (code points) of a foreign text, the last of them `…` when something was cut. No secret is cut in two. */
export function excerpt(text: string, max: number, mask: (text: string) => string = maskSecrets): string {
  if (text.length <= max) return mask(text)
  // Masked before it is cut, but no more of it than is needed: the secret that the end of the head cuts is far behind what is kept.
  for (let size = Math.max(LEAST_HEAD, 4 * max); size < text.length; size *= 4) {
    const masked = mask(text.slice(0, size))
    if (masked.length >= max + size / 2) return cutCharacters(masked, max)
  }
  return cutCharacters(mask(text), max)
}
