import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile, findProgram } from './programs.mjs'

/**
 * The hooks that are started, from what does nothing to what starts slowly. `lacks`: the program that this machine does not have, or null.
 * `calls`: fewer for slow ones, so that all are done in minutes. `files`: what a repository needs for them, path → where it lies.
 */
export function listHookKinds(scratch) {
  const guard = compile(sourceOf('guard.c'), scratch)
  const jq = findProgram('sh', ['-c', 'command -v bash && command -v jq'])
  // Version managers put a slow shell script before the interpreter.
  const python = findProgram('python3', ['-c', 'import sys; print(sys.executable)'])
  return [
    { name: 'cat', calls: 1000, command: 'cat >/dev/null', files: {}, lacks: null },
    { name: 'compiled C', calls: 1000, ...inRepository('', guard ?? 'guard'), lacks: guard === null ? 'cc' : null },
    { name: 'bash and jq', calls: 300, ...inRepository('bash ', sourceOf('guard.sh')), lacks: jq === null ? 'bash or jq' : null },
    { name: 'python3', calls: 200, ...inRepository(`"${python}" `, sourceOf('guard.py')), lacks: python === null ? 'python3' : null },
    { name: 'node', calls: 100, ...inRepository(`"${process.execPath}" `, sourceOf('guard.mjs')), lacks: null },
  ]
}

function sourceOf(name) {
  return fileURLToPath(new URL(`hooks/${name}`, import.meta.url))
}

/** As people configure it: the guard lies in the project, and Claude Code says where that is. */
function inRepository(interpreter, file) {
  const place = `.claude/hooks/${path.basename(file)}`
  return { command: `${interpreter}"$CLAUDE_PROJECT_DIR"/${place}`, files: { [place]: file } }
}
