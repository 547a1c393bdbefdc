import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchClaude, matchClaudeRule } from '../../src/matching/claude-matcher.ts'
import { matchCommandPattern } from '../../src/matching/command.ts'
import { matchesFnmatch } from '../../src/matching/fnmatch.ts'
import { matchGeminiTool, matchQwen } from '../../src/matching/gemini-matcher.ts'
import { coversPath } from '../../src/matching/gitignore.ts'
import { decideByLecodeRules, isDeadLecodeRule, type LecodeRule } from '../../src/matching/lecode-rules.ts'
import { listLecodeTargets, listLecodeToolNames } from '../../src/matching/lecode-target.ts'
import { matchLuxe, readLuxeMatcher } from '../../src/matching/luxe-matcher.ts'
import { compilePathGlob } from '../../src/matching/path-glob.ts'
import { matchesWildcard } from '../../src/matching/wildcard.ts'
import { listCommands } from '../../src/shell/commands.ts'
import { findConstructs } from '../../src/shell/constructs.ts'
import { listLooseForms } from '../../src/shell/unwrap.ts'
import { nastyText, SEED } from '../support/nasty-text.ts'

const ROOTS = { cwd: '/repo', root: '/repo', home: null }
const RUNS = 60
/** Against blow-up, not for speed: of computing, as a busy machine says nothing about the code. */
const MAX_SECONDS = 2

const bash = (command: string) => ({ name: 'Bash', args: { command } })
const rule = (pattern: string, kind: 'glob' | 'regex'): LecodeRule => ({ decision: 'deny', tool: 'bash', pattern, kind, index: 0 })

/** What reads a pattern and a text, by its name. */
const READERS: Record<string, (pattern: string, text: string) => unknown> = {
  'the shell reader': (_, text) => listLooseForms(listCommands(text)).untold,
  'the constructs of a command line': (_, text) => findConstructs(text).certain,
  'a Luxe command pattern': (pattern, text) => matchCommandPattern(pattern, text).matched,
  'a Luxe matcher': (pattern, text) => {
    const matcher = readLuxeMatcher({ [pattern]: pattern, '*': pattern })
    return matchLuxe(matcher, 'BeforeToolUse', { tool: 'edit', args: { path: text }, cwd: text }).matched
  },
  'a wildcard': (pattern, text) => matchesWildcard(`*${pattern}z*`, text),
  fnmatch: (pattern, text) => matchesFnmatch(pattern, text),
  'a lecode rule that is a glob': (pattern, text) => decideByLecodeRules([rule(pattern, 'glob')], 'bash', { command: text }, '/repo'),
  'a lecode rule that is a regular expression': (pattern, text) =>
    isDeadLecodeRule(rule(pattern, 'regex')) || decideByLecodeRules([rule(pattern, 'regex')], 'bash', { command: text }, '/repo'),
  'lecode targets': (pattern, text) => [
    listLecodeToolNames(text),
    listLecodeTargets('read', { path: text }, pattern),
    listLecodeTargets(text, { [text]: [pattern] }, null),
  ],
  'a path glob': (pattern, text) => compilePathGlob(pattern, 'shell')(text),
  'a gitignore pattern': (pattern, text) => coversPath(pattern, text),
  'a Gemini matcher': (pattern, text) => matchGeminiTool(pattern, text).fires,
  'a Qwen matcher': (pattern, text) => matchQwen(pattern, [text]).fires,
  'a Claude matcher': (pattern, text) => matchClaude(pattern, text).fires,
  'a Claude rule': (pattern, text) => matchClaudeRule(pattern, bash(text), ROOTS).fires,
  'a Claude command rule': (pattern, text) => matchClaudeRule(`Bash(${pattern})`, bash(text), ROOTS).fires,
  'a Claude path rule': (pattern, text) => matchClaudeRule(`Read(${pattern})`, { name: 'Read', args: { file_path: text } }, ROOTS).fires,
  'a Claude address rule': (pattern, text) =>
    matchClaudeRule(`WebFetch(domain:${pattern})`, { name: 'WebFetch', args: { url: `https://${text}` } }, ROOTS).fires,
}

describe('for any pattern and text up to 100,000 characters, an end comes soon to', () => {
  it.each(Object.entries(READERS))('%s', (_, read) => {
    fc.assert(
      fc.property(nastyText, nastyText, fc.boolean(), (pattern, other, isSame) => {
        const start = process.cpuUsage()
        read(pattern, isSame ? pattern : other)
        expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(MAX_SECONDS)
      }),
      { numRuns: RUNS, endOnFailure: true, seed: SEED },
    )
  })
})

describe('for any command', () => {
  it('one that a command line holds at its top is found behind and before it, or the line is not certain', () => {
    fc.assert(
      fc.property(nastyText, (text) => {
        for (const line of [`rm x; ${text}`, `${text}\nrm x`]) {
          const { commands, certain } = listCommands(line)
          const isFound = commands.some((command) => command.source.startsWith('rm x'))
          // A quote, a comment or a here-document that begins before it may make it data.
          if (line.startsWith('rm x')) expect(isFound || !certain).toBe(true)
          if (!certain) expect(matchCommandPattern('rm *', line).matched).toBe(true)
        }
      }),
      { numRuns: RUNS, endOnFailure: true, seed: SEED },
    )
  })

  it('what Luxe patterns find as it stands they also find under loose', () => {
    fc.assert(
      fc.property(nastyText, fc.constantFrom('rm *', '* x', 'a*', '*'), (text, pattern) => {
        const plain = matchCommandPattern(pattern, text, { loose: false })
        if (plain.matched) expect(matchCommandPattern(pattern, text)).toEqual(plain)
      }),
      { numRuns: RUNS, endOnFailure: true, seed: SEED },
    )
  })
})
