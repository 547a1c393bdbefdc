import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { openTrustedTree } from '../../src/replay/trusted-tree.ts'
import { openWorkspace } from '../../src/replay/workspace.ts'
import { WorkspacePool } from '../../src/replay/workspace-pool.ts'
import { makeScratch, readTree } from '../support/scratch.ts'
import { commitAll } from '../support/set-up-case.ts'

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.invalid', ...args], { cwd, encoding: 'utf8' }).trim()

function write(root: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    fs.writeFileSync(path.join(root, name), text)
  }
}

function makeCheckout(scratch: string): string {
  const repo = path.join(scratch, 'my shop')
  write(repo, {
    'a.txt': 'a',
    'src/deep/b.txt': 'b',
    '.gitignore': 'node_modules/\n*.log\n',
    'node_modules/p/index.js': 'p',
    'run.log': 'l',
  })
  write(repo, { 'odd \' " \n name.txt': 'odd' })
  commitAll(repo, 'one')
  write(repo, { 'untracked.txt': 'u', 'a.txt': 'changed' })
  return repo
}

test('holds tracked, changed and untracked files, ignored files by copy and ignored folders by link', async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  const workspace = await openWorkspace(await openTrustedTree(repo, { kind: 'worktree' }, scratch), null)
  context.onTestFinished(() => workspace.remove())
  expect(path.basename(workspace.root)).toBe('my shop')
  const read = (name: string) => fs.readFileSync(path.join(workspace.root, name), 'utf8')
  expect([read('a.txt'), read('untracked.txt'), read('run.log'), read('src/deep/b.txt'), read('odd \' " \n name.txt')]).toEqual([
    'changed',
    'u',
    'l',
    'b',
    'odd',
  ])
  expect(fs.lstatSync(path.join(workspace.root, 'node_modules/p')).isSymbolicLink()).toBe(true)
  expect(git(workspace.root, 'status', '--porcelain')).toBe('M a.txt\n?? untracked.txt')
})

test('stands on the recorded branch, knows the history, and holds no credentials', async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  git(repo, 'config', 'http.https://github.com/.extraheader', 'AUTHORIZATION: basic c2VjcmV0')
  git(repo, 'checkout', '-q', '--detach')
  const workspace = await openWorkspace(await openTrustedTree(repo, { kind: 'worktree' }, scratch), 'agent/task')
  context.onTestFinished(() => workspace.remove())
  expect(git(workspace.root, 'branch', '--show-current')).toBe('agent/task')
  expect(git(workspace.root, 'log', '--format=%s')).toBe('one')
  expect(fs.readFileSync(path.join(workspace.root, '.git/config'), 'utf8')).not.toMatch(/AUTHORIZATION|extraheader/)
  expect(git(repo, 'status', '--porcelain', '--branch')).toMatch(/^## HEAD \(no branch\)/)
})

test('a recorded branch that is no branch name is left alone', async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  for (const name of ['--upload-pack=x', 'a..b', '@{-1}', 'x y', '']) {
    const workspace = await openWorkspace(await openTrustedTree(repo, { kind: 'worktree' }, scratch), name)
    context.onTestFinished(() => workspace.remove())
    expect(git(workspace.root, 'branch', '--show-current')).toBe('main')
  }
})

test('a commit is laid out as it was, without what the checkout added', async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  const before = readTree(repo)
  const tree = await openTrustedTree(repo, { kind: 'commit', name: 'HEAD' }, scratch)
  const workspace = await openWorkspace(tree, null)
  context.onTestFinished(() => workspace.remove())
  expect(fs.readFileSync(path.join(workspace.root, 'a.txt'), 'utf8')).toBe('a')
  expect(fs.existsSync(path.join(workspace.root, 'untracked.txt'))).toBe(false)
  expect(git(workspace.root, 'status', '--porcelain')).toBe('')
  expect(readTree(repo)).toEqual(before)
})

test('a project below the git root has the whole repository around it', async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  const workspace = await openWorkspace(await openTrustedTree(path.join(repo, 'src'), { kind: 'worktree' }, scratch), null)
  context.onTestFinished(() => workspace.remove())
  expect(path.basename(workspace.root)).toBe('src')
  expect(fs.existsSync(path.join(workspace.root, '../a.txt'))).toBe(true)
})

test('an absolute link into the checkout leads into the copy', async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  fs.symlinkSync(path.join(repo, 'a.txt'), path.join(repo, 'link'))
  const workspace = await openWorkspace(await openTrustedTree(repo, { kind: 'worktree' }, scratch), null)
  context.onTestFinished(() => workspace.remove())
  fs.writeFileSync(path.join(workspace.root, 'link'), 'written through the link')
  expect(fs.readFileSync(path.join(repo, 'a.txt'), 'utf8')).toBe('changed')
})

test('a hook starts inside the workspace, whatever folder a transcript names', async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  fs.symlinkSync('/', path.join(repo, 'out'))
  const workspace = await openWorkspace(await openTrustedTree(repo, { kind: 'worktree' }, scratch), null)
  context.onTestFinished(() => workspace.remove())
  const start = (folder: string) => workspace.resolveCwd(folder)
  expect(await start(path.join(workspace.root, 'src'))).toBe(path.join(workspace.root, 'src'))
  for (const folder of [
    '/',
    '/etc',
    repo,
    path.join(workspace.root, 'gone'),
    path.join(workspace.root, 'a.txt'),
    path.join(workspace.root, 'out'),
    path.join(workspace.root, '../../..'),
  ]) {
    expect(await start(folder)).toBe(workspace.root)
  }
})

test('a workspace is used again until a hook has changed it', async (context) => {
  const scratch = makeScratch(context)
  const pool = new WorkspacePool(await openTrustedTree(makeCheckout(scratch), { kind: 'worktree' }, scratch))
  context.onTestFinished(() => pool.close())
  const first = await pool.take('main')
  git(first.root, 'status')
  expect(await pool.giveBack(first)).toEqual([])
  const second = await pool.take('main')
  expect(second.root).toBe(first.root)
  fs.appendFileSync(path.join(second.root, 'src/deep/b.txt'), 'more')
  fs.writeFileSync(path.join(second.root, 'new.txt'), '')
  fs.rmSync(path.join(second.root, 'run.log'))
  expect(await pool.giveBack(second)).toEqual(['new.txt', 'run.log', 'src/deep/b.txt'])
  const third = await pool.take('main')
  expect(third.root).not.toBe(first.root)
  fs.writeFileSync(path.join(third.home, 'state'), '')
  expect(await pool.giveBack(third)).toEqual([])
  expect((await pool.take('main')).root).not.toBe(third.root)
})

test('outside git the folder itself is the tree', async (context) => {
  const scratch = makeScratch(context)
  const folder = path.join(scratch, 'plain')
  write(folder, { 'a.txt': 'a', 'node_modules/p/index.js': 'p' })
  const workspace = await openWorkspace(await openTrustedTree(folder, { kind: 'worktree' }, scratch), 'main')
  context.onTestFinished(() => workspace.remove())
  expect(fs.readFileSync(path.join(workspace.root, 'a.txt'), 'utf8')).toBe('a')
  expect(fs.lstatSync(path.join(workspace.root, 'node_modules/p')).isSymbolicLink()).toBe(true)
  expect(fs.existsSync(path.join(workspace.root, '.git'))).toBe(false)
})
