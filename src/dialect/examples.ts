import type { Action, NamedCall, Vocabulary } from '../model/action.ts'
import type { SeenEvent } from '../model/dialect.ts'
import type { MomentFacts } from '../model/event.ts'

/** What a made-up call is about where its hook's matcher does not say. No tool runs, so none of it is there. */
const FILE = 'example.txt'
const COMMAND = 'echo example'
const ADDRESS = 'https://example.com/'

/** One call for everything that an agent has a tool for, a shell command first. `root`: the project root. */
export function exampleCalls(vocabulary: Vocabulary, root: string): NamedCall[] {
  const path = `${root}/${FILE}`
  const actions: Action[] = [
    { kind: 'shell', command: COMMAND },
    { kind: 'write', path, content: 'example\n' },
    { kind: 'edit', path, edits: [{ old: 'example', new: 'other' }] },
    { kind: 'read', path },
    { kind: 'search', in: 'contents', pattern: 'example' },
    { kind: 'search', in: 'names', pattern: '*.txt' },
    { kind: 'search', in: 'folder', path: root },
    { kind: 'fetch', url: ADDRESS, prompt: 'example prompt' },
    { kind: 'subagent', prompt: 'example prompt', description: 'example', agentType: 'general-purpose' },
    { kind: 'todo', items: [{ title: 'example', status: 'pending' }] },
  ]
  return actions.flatMap((action) => vocabulary.fromAction(action) ?? [])
}

/** The example call of a tool; one that is not known has the arguments of lecode's example tool. */
export function exampleOf(name: string, calls: readonly NamedCall[]): NamedCall {
  return calls.find((call) => call.name === name) ?? { name, args: { example: true } }
}

/** A call in a few words: its tool and what it is about. */
export function nameCall({ name, args }: NamedCall): string {
  const [subject] = Object.values(args)
  return typeof subject === 'string' ? `${name} (${subject})` : name
}

/** Names that a matcher lists or that its regular expression may stand for. What they are worth, the matcher itself must say. */
export function listNames(matcher: string | null): string[] {
  return (matcher ?? '')
    .split(/[|,]/)
    .map((part) => part.trim().replace(/\(\?[:=]|[\^$()]/g, ''))
    .map((part) => part.replace(/(?:\[[^\]]*\]|\\[wSd]|\.)(?:[*+]\??|\{\d+(?:,\d*)?\})/g, 'example').replace(/\\(\W)/g, '$1'))
    .filter((part) => part !== '')
}

/** A text that a pattern of `*` and `?` stands for. What it is worth, the matcher itself must say. */
export function fillWildcards(pattern: string): string {
  return pattern.replace(/\*+/g, 'example').replaceAll('?', 'x')
}

/** The same for a path, where `[…]` is one of several characters too. */
export function fillPath(pattern: string): string {
  return fillWildcards(pattern.replace(/\[([^\]!^])[^\]]*\]/g, '$1'))
}

/** A call on a stage, before it ran. */
export function stageCall({ name, args }: NamedCall, stage: SeenEvent): SeenEvent {
  return { ...stage, kind: 'pre_tool', tool: { id: 'example_1', name, args }, recordedTool: name }
}

/** A call on a stage, after it ran. */
export function stageResult(call: NamedCall, stage: SeenEvent): SeenEvent {
  return { ...stageCall(call, stage), kind: 'post_tool', recorded: 'ran', result: { text: 'example result', isError: false } }
}

/** A prompt on a stage. */
export function stagePrompt(stage: SeenEvent): SeenEvent {
  return { ...stage, kind: 'prompt', prompt: 'example prompt' }
}

/** Any other moment on a stage; what is not given in `facts` is an example. */
export function stageMoment(kind: SeenEvent['kind'], stage: SeenEvent, facts: MomentFacts = {}): SeenEvent {
  return { ...stage, kind, moment: { facts: { ...exampleFacts(kind, stage), ...facts }, synthetic: true } }
}

function exampleFacts(kind: SeenEvent['kind'], { projectRoot }: SeenEvent): MomentFacts {
  switch (kind) {
    case 'stop':
      return { reason: 'done', message: 'example answer' }
    case 'error':
      return { message: 'example error' }
    case 'subagent_start':
      return { prompt: 'example prompt' }
    case 'subagent_end':
      return { result: { text: 'example result', isError: false } }
    case 'pre_compact':
    case 'post_compact':
      return { trigger: 'auto', tokensBefore: 100_000 }
    case 'file_changed':
      return { file: { path: `${projectRoot}/${FILE}`, operation: 'write' } }
    case 'permission_result':
      return { decision: 'allow_once' }
    default:
      return {}
  }
}
