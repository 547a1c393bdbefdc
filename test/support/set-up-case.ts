import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { type CaseFile, dialectOf } from './case-file.ts'

/** A case laid out in a scratch folder: its checkout, its transcript, and the flags and environment that it asks for. */
export interface CaseSetUp {
  repo: string
  transcript: string
  hooksFrom: string
  userConfig: string | null
  env: Record<string, string>
}

/** Lays out a case: copies its repository, makes its commits, hides tools from PATH. */
export function setUpCase(folder: string, file: CaseFile, scratch: string): CaseSetUp {
  const repo = path.join(scratch, file.env?.checkoutDirName ?? 'app')
  fs.cpSync(path.join(folder, 'repo'), repo, { recursive: true, verbatimSymlinks: true })
  const head = path.join(scratch, 'head')
  if (file.head !== undefined) fs.renameSync(path.join(repo, 'head'), head)
  const base = file.initGit !== undefined || file.head !== undefined ? commitAll(repo, 'base') : null
  if (file.initGit === 'detached') git(repo, 'checkout', '-q', '--detach')
  if (file.head !== undefined) {
    fs.cpSync(head, repo, { recursive: true })
    commitAll(repo, 'head')
  }
  const hooksFrom = file.head !== undefined && base !== null ? base : 'worktree'
  const userConfig = file.env?.userConfig === undefined ? null : path.join(scratch, 'user')
  if (userConfig !== null) fs.cpSync(path.join(folder, file.env?.userConfig ?? ''), userConfig, { recursive: true, verbatimSymlinks: true })
  return {
    repo,
    transcript: path.join(folder, file.transcript ?? 'transcript.jsonl'),
    hooksFrom,
    userConfig,
    env: makeEnvironment(file, scratch),
  }
}

/** The flags of the main job for a case. */
export function flagsOf(file: CaseFile, setUp: CaseSetUp): string[] {
  return [
    ...['replay', setUp.transcript, '--repo', setUp.repo, '--hooks_from', setUp.hooksFrom, '--dialects', dialectOf(file)],
    ...(setUp.userConfig === null ? [] : ['--user_config', setUp.userConfig]),
    ...(file.options ?? []),
    ...['--on_ask', file.onAsk ?? 'deny', '--on_hook_failure', 'native', '--events', file.events ?? 'gates'],
  ]
}

/** Commits everything in a folder, which becomes a repository when it is none; returns the commit. */
export function commitAll(repo: string, message: string): string {
  if (!fs.existsSync(path.join(repo, '.git'))) git(repo, 'init', '-q', '-b', 'main')
  git(repo, 'add', '-A')
  git(repo, 'commit', '-qm', message)
  return git(repo, 'rev-parse', 'HEAD').trim()
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.invalid', ...args], { cwd, encoding: 'utf8' })
}

function makeEnvironment(file: CaseFile, scratch: string): Record<string, string> {
  const env: Record<string, string> = { ...(file.env?.set ?? {}) }
  const hidden = file.env?.hideTools
  if (hidden === undefined) return env
  const bin = path.join(scratch, 'bin')
  fs.mkdirSync(bin)
  for (const folder of ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin']) {
    for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
      const link = path.join(bin, name)
      if (!hidden.includes(name) && !fs.existsSync(link)) fs.symlinkSync(path.join(folder, name), link)
    }
  }
  return { ...env, PATH: bin }
}
