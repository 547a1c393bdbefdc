import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'

/** A folder that is gone when the program ends. */
export function makeScratch() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hookwitness-bench-'))
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Makes a repository with Claude Code hooks for the tools that `matcher` names, and commits it; returns its folder. `files`: path → file to copy there. */
export function makeRepository(scratch, { name, matcher, command, commands = [command], files = {} }) {
  const repo = path.join(scratch, name)
  const hooks = { PreToolUse: [{ matcher, hooks: commands.map((each) => ({ type: 'command', command: each })) }] }
  fs.mkdirSync(path.join(repo, '.claude/hooks'), { recursive: true })
  fs.writeFileSync(path.join(repo, '.claude/settings.json'), JSON.stringify({ hooks }, null, 2))
  for (const [to, from] of Object.entries(files)) fs.copyFileSync(from, path.join(repo, to))
  const commit = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', 'commit', '-qm', 'hooks']
  for (const args of [['init', '-q'], ['add', '-A'], commit]) must(spawnSync('git', args, { cwd: repo, encoding: 'utf8' }))
  return repo
}

/** Where a program lies that answers to one of the names; null without it. `say`: arguments that make it print its own path. */
export function findProgram(name, say) {
  const { status, stdout } = spawnSync(name, say, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** Compiles a C file into a folder; null where there is no compiler. */
export function compile(source, folder) {
  const program = path.join(folder, path.basename(source, '.c'))
  const made = spawnSync('cc', ['-O2', '-o', program, source], { encoding: 'utf8' })
  if (made.error !== undefined) return null
  must(made)
  return program
}

/** Throws when a program that was run to its end did not end well. */
function must({ status, stderr, error }) {
  if (status !== 0) throw error ?? new Error(stderr)
}
