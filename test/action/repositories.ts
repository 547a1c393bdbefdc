import * as fs from 'node:fs'
import * as path from 'node:path'

/** A repository whose Claude Code hook denies recursive deletes. */
export const GUARD: Record<string, string> = {
  '.claude/settings.json': JSON.stringify({
    hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: '"$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.sh' }] }] },
  }),
  '.claude/hooks/guard.sh': '#!/bin/sh\ncase "$(cat)" in *"rm -rf"*) echo "no recursive delete" >&2; exit 2 ;; esac\n',
}

/** Writes files into `app` below a scratch folder; scripts become executable. Returns that folder. */
export function writeFiles(scratch: string, files: Record<string, string>): string {
  const root = path.join(scratch, 'app')
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
    if (name.endsWith('.sh')) fs.chmodSync(file, 0o755)
  }
  return root
}

/** A Claude Code session of one prompt and the given calls, each of which ran. */
export function claudeSession(calls: readonly (readonly [name: string, input: Record<string, unknown>])[], prompt = 'do it'): string {
  const base = {
    isSidechain: false,
    userType: 'external',
    cwd: '/home/dev/app',
    sessionId: 's1',
    version: '2.1.332',
    gitBranch: 'agent/task',
  }
  const records: object[] = [
    {
      ...base,
      type: 'user',
      uuid: 'u0',
      parentUuid: null,
      timestamp: '2026-01-05T10:00:00.000Z',
      message: { role: 'user', content: prompt },
    },
  ]
  for (const [index, [name, input]] of calls.entries()) {
    const id = `toolu_${index}`
    const at = { parentUuid: `u${records.length - 1}`, timestamp: `2026-01-05T10:${String(index % 60).padStart(2, '0')}:01.000Z` }
    const call = { id: `msg_${index}`, type: 'message', role: 'assistant', content: [{ type: 'tool_use', id, name, input }] }
    records.push({ ...base, ...at, type: 'assistant', uuid: `u${records.length}`, message: call })
    const result = { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: 'ok', is_error: false }] }
    records.push({ ...base, ...at, type: 'user', uuid: `u${records.length}`, message: result })
  }
  return `${records.map((record) => JSON.stringify(record)).join('\n')}\n`
}
