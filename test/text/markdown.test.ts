import { describe, expect, it } from 'vitest'
import { markdownCode, markdownProse } from '../../src/text/markdown.ts'
import { attacks } from './attacks.ts'

const OURS = /<\/?code>|<br>|<!-- -->|&#\d+;/g

/** What a browser shows: our own tags gone, references read. */
function readText(markdown: string): string {
  return markdown
    .replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}

describe('markdownCode', () => {
  for (const [name, attack] of Object.entries(attacks)) {
    it(`leaves no syntax: ${name}`, () => {
      const markdown = markdownCode(attack)
      expect(markdown).toMatch(/^<code>[\s\S]*<\/code>$/)
      expect(markdown.slice(6, -7)).not.toContain('code>')
      expect(markdown.replace(OURS, '')).not.toMatch(/[<>&"!@#|`*_[\]~$:\\^{}\n\r]|\bwww\./i)
    })
  }

  it('shows every character of the text', () => {
    const text = 'a <b> & "c" !d @e #f |g| `h` *i* _j_ [k](l) ~m~ $n$ :o: https://p.example www.q.example\nr'
    expect(readText(markdownCode(text))).toBe(text)
  })

  it('shows line ends as <br> or as a mark', () => {
    expect(markdownCode('a\nb')).toBe('<code>a<br>b</code>')
    expect(markdownCode('a\nb', { newline: 'mark' })).toBe('<code>a ⏎ b</code>')
  })
})

describe('markdownProse', () => {
  it('breaks mentions and references, which GitHub finds after Markdown is done', () => {
    expect(markdownProse('@octo fixes #1 and GH-2')).toBe('&#64;<!-- -->octo fixes &#35;<!-- -->1 and GH-<!-- -->2')
  })

  it.each(['- a', '+ a', '1. a', '2) a', '# a', '> a', '=== a', '```'])('begins no block: %j', (text) => {
    expect(markdownProse(text)).toMatch(/^(?:<!-- -->|&#)/)
  })
})
