import { exampleCalls, exampleOf, fillPath, fillWildcards, listNames } from '../../dialect/examples.ts'
import { matchClaude } from '../../matching/claude-matcher.ts'
import type { NamedCall } from '../../model/action.ts'
import type { JsonObject } from '../../model/event.ts'
import { claudeCode as vocabulary } from '../../vocabularies/claude-code.ts'

/** Calls that a hook with this matcher and `if` may run for, likeliest first. `root`: the project root. */
export function listExamples({ matcher, rule }: { matcher: string | null; rule: string | undefined }, root: string): NamedCall[] {
  const calls = [...exampleCalls(vocabulary, root), ...listOthers(root)]
  const meant = rule === undefined ? [] : meetRule(rule, calls, root)
  if (matcher === null || matcher === '' || matcher === '*') return [...meant, ...calls]
  const named = listNames(matcher)
  const known = vocabulary.tools.filter((tool) => matchClaude(matcher, tool).fires)
  const names = new Set([...named.filter((name) => known.includes(name)), ...known, ...named])
  return [...meant, ...[...names].map((name) => exampleOf(name, calls)), ...calls]
}

/** Tools that no action stands for; arguments by https://code.claude.com/docs/en/tools-reference. */
function listOthers(root: string): NamedCall[] {
  const path = `${root}/example.txt`
  return [
    { name: 'PowerShell', args: { command: 'echo example' } },
    { name: 'MultiEdit', args: { file_path: path, edits: [{ old_string: 'example', new_string: 'other' }] } },
    { name: 'NotebookEdit', args: { notebook_path: `${root}/example.ipynb`, new_source: 'example' } },
    { name: 'NotebookRead', args: { notebook_path: `${root}/example.ipynb` } },
    { name: 'LS', args: { path: root } },
    { name: 'WebSearch', args: { query: 'example' } },
    { name: 'Task', args: { description: 'example', prompt: 'example prompt', subagent_type: 'general-purpose' } },
    { name: 'Skill', args: { skill: 'example' } },
    { name: 'ExitPlanMode', args: { plan: 'example' } },
    { name: 'mcp__example__example', args: { example: true } },
  ]
}

/** The call that a permission rule (https://code.claude.com/docs/en/permissions) speaks about. */
function meetRule(rule: string, calls: readonly NamedCall[], root: string): NamedCall[] {
  const [, name, content] = /^([^()]+)(?:\(([\s\S]*)\))?$/.exec(rule) ?? []
  if (name === undefined) return []
  const call = exampleOf(name, calls)
  return [content === undefined ? call : { name, args: { ...call.args, ...meetContent(content, call.args, root) } }]
}

const PATH_KEYS = ['file_path', 'notebook_path', 'path']

function meetContent(content: string, args: JsonObject, root: string): JsonObject {
  const has = (key: string) => Object.hasOwn(args, key)
  // `npm run test:*` is an older way to write `npm run test *`.
  if (has('command')) return { command: fillWildcards(content.replace(/:\*$/, ' *')) }
  if (has('url')) return { url: `https://${fillWildcards(content.replace(/^domain:/, ''))}/` }
  if (has('subagent_type')) return { subagent_type: fillWildcards(content) }
  if (has('skill')) return { skill: fillWildcards(content) }
  const path = PATH_KEYS.find(has)
  if (path !== undefined) return { [path]: placePath(fillPath(content), root) }
  const [, key, value] = /^([A-Za-z_]\w*):([\s\S]*)$/.exec(content) ?? []
  return key === undefined || value === undefined ? {} : { [key]: fillWildcards(value) }
}

/** `//x` is a path from the root of the file system, `/x` one of the project. */
function placePath(path: string, root: string): string {
  if (path.startsWith('//')) return path.slice(1)
  return path.startsWith('~/') ? path : `${root}/${path.replace(/^\.?\//, '')}`
}
