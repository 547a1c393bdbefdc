import { describe, expect, test } from 'vitest'
import { matchGeminiTool, matchGeminiValue, matchQwen } from '../../src/matching/gemini-matcher.ts'

// Right values: hooks/hookPlanner.ts of @google/gemini-cli-core 0.61.0, hooks/hook-matcher.ts in the bundle of @qwen-code/qwen-code 0.24.4;
// what both do with single names is measured too (conformance/rows).

describe("Gemini CLI's matcher at a tool", () => {
  test.each([
    [null, 'read_file', true],
    ['', 'read_file', true],
    ['  * ', 'read_file', true],
    ['read_file', 'read_file', true],
    ['file', 'read_file', true],
    ['Read_File', 'read_file', false],
    ['Write|Edit', 'write_file', false],
    ['write_file|replace', 'replace', true],
    ['^file$', 'read_file', false],
    ['mcp_memo_.*', 'mcp_memo_note', true],
    ['(', 'read_file', false],
    ['(', '(', true],
    // An expression of no agent: its empty alternative finds every name.
    ['tool == "edit_file" || tool == "write_file"', 'read_file', true],
    ['tool == "edit_file" && tool_input.path', 'edit_file', false],
  ])('%j and %s: %s', (matcher, name, fires) => {
    expect(matchGeminiTool(matcher, name).fires).toBe(fires)
  })
})

test('at other events Gemini CLI compares the whole value', () => {
  expect(matchGeminiValue('startup', 'startup').fires).toBe(true)
  expect(matchGeminiValue('startup|resume', 'startup').fires).toBe(false)
  expect(matchGeminiValue('.*', 'startup').fires).toBe(false)
  expect(matchGeminiValue('*', 'startup').fires).toBe(true)
})

describe("Qwen Code's matcher", () => {
  const SHELL = ['run_shell_command', 'Shell', 'ShellTool', 'Bash'] as const
  test.each<[string | null, boolean]>([
    [null, true],
    [' ', true],
    ['.*', true],
    ['run_shell_command', true],
    ['Bash', true],
    ['bash', false],
    ['Nope|ShellTool', true],
    ['Nope | Bash ', true],
    ['Write|Edit', false],
    // A regular expression looks at the tool's own name only.
    ['Ba.h', false],
    ['^(Bash|Shell)$', false],
    ['^(run_shell_command|edit)$', true],
    ['shell', true],
    ['Nope|shell_.*d', true],
    ['|', false],
    ['Nope|*', true],
    ['[a|b', false],
    ['(', false],
    ['x\\|y|Bash', true],
  ])('%j: %s', (matcher, fires) => {
    expect(matchQwen(matcher, SHELL).fires).toBe(fires)
  })

  test('keeps an escaped blank at the end', () => {
    expect(matchQwen('a\\ ', ['a ']).fires).toBe(true)
    expect(matchQwen('a\\\\ ', ['a ']).fires).toBe(false)
  })
})
