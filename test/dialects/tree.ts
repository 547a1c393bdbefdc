import type { HookTree, SeenEvent } from '../../src/model/dialect.ts'

/** A tree of a project's and a user's files, by their paths. */
export function makeTree(files: { project?: Record<string, string>; user?: Record<string, string> }, { trusted = true } = {}): HookTree {
  return {
    read: (level, path) => {
      const text = files[level]?.[path]
      return text === undefined ? null : { path: level === 'user' ? `~/${path}` : path, level, text }
    },
    list: (level, folder) => {
      const names = Object.keys(files[level] ?? {}).flatMap((path) =>
        path.startsWith(`${folder}/`)
          ? path
              .slice(folder.length + 1)
              .split('/')
              .slice(0, 1)
          : [],
      )
      return [...new Set(names)].sort()
    },
    parents: [''],
    trusted,
  }
}

/** A `pre_tool` event of a Bash call, as Claude Code and lecode name it. */
export function seeCall(command: string, name = 'Bash'): SeenEvent {
  return {
    kind: 'pre_tool',
    session: { id: 's', agent: 'claude-code', format: 'f', path: 't.jsonl' },
    thread: { id: 'main', subagent: false },
    tool: { id: '1', name, args: { command } },
    translated: false,
    recordedTool: name,
    recorded: 'ran',
    prompt: null,
    result: null,
    moment: null,
    ts: null,
    permissionMode: null,
    promptId: null,
    cwd: '/repo',
    startsIn: '/repo',
    projectRoot: '/repo',
    asRecorded: null,
    transcriptPath: '/t.jsonl',
  }
}
