import { describe, expect, it } from 'vitest'
import { annotationFile, escapeData, escapeProperty, formatAnnotation, MAX_MESSAGE } from '../../src/text/annotation.ts'
import { attacks } from './attacks.ts'

/** Reads a command line back as actions/runner does. */
function readCommand(line: string): { name: string; properties: Record<string, string>; message: string } {
  const [, head = '', message = ''] = /^::([\s\S]*?)::([\s\S]*)$/.exec(line) ?? []
  const [name = '', ...rest] = head.split(' ')
  const pairs = rest
    .join(' ')
    .split(',')
    .map((pair): [string, string] => {
      const [key = '', ...value] = pair.split('=')
      return [key, readEscapes(value.join('='))]
    })
  return { name, properties: Object.fromEntries(pairs), message: readEscapes(message) }
}

function readEscapes(text: string): string {
  return text.replace(/%(0D|0A|3A|2C|25)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

describe('formatAnnotation', () => {
  for (const [name, attack] of Object.entries(attacks)) {
    it(`keeps an attack inside its field: ${name}`, () => {
      const line = formatAnnotation({ level: 'error', title: attack, message: attack, file: 'a.ts', line: 3 })
      expect(line).not.toMatch(/[\r\n\u0085\u2028\u2029\u{10000}-\u{10ffff}]/u)
      const { name: command, properties } = readCommand(line)
      expect(command).toBe('error')
      expect(Object.keys(properties)).toEqual(['file', 'line', 'title'])
      expect(properties.file).toBe('a.ts')
    })
  }

  it('escapes properties and data as the toolkit does', () => {
    expect(escapeProperty('docs/a,b:c%.md')).toBe('docs/a%2Cb%3Ac%25.md')
    expect(escapeData('100% frozen\r\nx:y,z')).toBe('100%25 frozen%0D%0Ax:y,z')
    expect(formatAnnotation({ level: 'warning', title: 't: u', message: '100% frozen', file: 'docs/a,b:c%.md', line: null })).toBe(
      '::warning file=docs/a%2Cb%3Ac%25.md,title=t%3A u::100%25 frozen',
    )
  })

  it.each([
    ['%', 5000],
    ['x', 4095],
    ['x%', 2000],
    ['\n', 5000],
    ['🚫', 5000],
  ])('cuts %j × %i within 4,096 characters, outside an escape', (part, times) => {
    const message = `${part.repeat(times)}%`
    const data = formatAnnotation({ level: 'error', title: 't', message, file: null, line: null }).slice('::error title=t::'.length)
    expect(data.length).toBeLessThanOrEqual(MAX_MESSAGE)
    expect(data.replace(/%(?:25|0A)/g, '')).not.toContain('%')
    expect(data.endsWith('…')).toBe(true)
  })
})

describe('annotationFile', () => {
  it.each(['src/a.ts', 'a b/ü.md', 'docs/a,b:c%.md', '.claude/settings.json', 'a..b/c'])('takes %j', (path) => {
    expect(annotationFile(path)).toBe(path)
  })

  it('drops a leading ./', () => {
    expect(annotationFile('./src/a.ts')).toBe('src/a.ts')
  })

  it.each([
    '',
    '/etc/passwd',
    '../x',
    'a/../../x',
    '~/x',
    'C:\\x',
    'C:/x',
    'a\\b',
    'https://x/y',
    'a\nb',
    'a\u202eb',
    '🚫.md',
    'x'.repeat(2000),
  ])('refuses %j', (path) => {
    expect(annotationFile(path)).toBeNull()
  })
})
