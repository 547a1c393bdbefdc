import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { readableTree } from '../../src/replay/read-tree.ts'
import { NO_BUDGET } from '../../src/replay/time-budget.ts'
import { openTrustedTree } from '../../src/replay/trusted-tree.ts'
import { openWorkspace, type TrustedTree } from '../../src/replay/workspace.ts'
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

function openCopy(tree: TrustedTree, branch: string | null, base: string) {
  return openWorkspace(tree, { branch, base, over: NO_BUDGET.over })
}

let bases = 0
const nextBase = (scratch: string) => path.join(scratch, `base-${++bases}`)

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
  const workspace = await openCopy(await openTrustedTree(repo, { kind: 'worktree' }, scratch), null, nextBase(scratch))
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
  const workspace = await openCopy(await openTrustedTree(repo, { kind: 'worktree' }, scratch), 'agent/task', nextBase(scratch))
  expect(git(workspace.root, 'branch', '--show-current')).toBe('agent/task')
  expect(git(workspace.root, 'log', '--format=%s')).toBe('one')
  expect(fs.readFileSync(path.join(workspace.root, '.git/config'), 'utf8')).not.toMatch(/AUTHORIZATION|extraheader/)
  expect(git(repo, 'status', '--porcelain', '--branch')).toMatch(/^## HEAD \(no branch\)/)
})

test('a recorded branch that is no branch name is left alone', async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  for (const name of ['--upload-pack=x', 'a..b', '@{-1}', 'x y', '', 'x\0y', 'x\u001by']) {
    const workspace = await openCopy(await openTrustedTree(repo, { kind: 'worktree' }, scratch), name, nextBase(scratch))
    expect(git(workspace.root, 'branch', '--show-current')).toBe('main')
  }
})

test('a commit is laid out as it was, without what the checkout added', async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  const before = readTree(repo)
  const tree = await openTrustedTree(repo, { kind: 'commit', name: 'HEAD' }, scratch)
  const workspace = await openCopy(tree, null, nextBase(scratch))
  expect(fs.readFileSync(path.join(workspace.root, 'a.txt'), 'utf8')).toBe('a')
  expect(fs.existsSync(path.join(workspace.root, 'untracked.txt'))).toBe(false)
  expect(git(workspace.root, 'status', '--porcelain')).toBe('')
  expect(readTree(repo)).toEqual(before)
})

test('a project below the git root has the whole repository around it', async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  const workspace = await openCopy(await openTrustedTree(path.join(repo, 'src'), { kind: 'worktree' }, scratch), null, nextBase(scratch))
  expect(path.basename(workspace.root)).toBe('src')
  expect(fs.existsSync(path.join(workspace.root, '../a.txt'))).toBe(true)
})

test('an absolute link into the checkout leads into the copy', async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  fs.symlinkSync(path.join(repo, 'a.txt'), path.join(repo, 'link'))
  const workspace = await openCopy(await openTrustedTree(repo, { kind: 'worktree' }, scratch), null, nextBase(scratch))
  fs.writeFileSync(path.join(workspace.root, 'link'), 'written through the link')
  expect(fs.readFileSync(path.join(repo, 'a.txt'), 'utf8')).toBe('changed')
})

test('a hook starts inside the workspace, whatever folder a transcript names', async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  fs.symlinkSync('/', path.join(repo, 'out'))
  const workspace = await openCopy(await openTrustedTree(repo, { kind: 'worktree' }, scratch), null, nextBase(scratch))
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
  const pool = new WorkspacePool(await openTrustedTree(makeCheckout(scratch), { kind: 'worktree' }, scratch), path.join(scratch, 'pool'))
  const first = await pool.take('main', NO_BUDGET.over)
  expect(await pool.giveBack(first)).toEqual([])
  const second = await pool.take('main', NO_BUDGET.over)
  expect(second.root).toBe(first.root)
  fs.appendFileSync(path.join(second.root, 'src/deep/b.txt'), 'more')
  fs.writeFileSync(path.join(second.root, 'new.txt'), '')
  fs.rmSync(path.join(second.root, 'run.log'))
  expect(await pool.giveBack(second)).toEqual(['new.txt', 'run.log', 'src/deep/b.txt'])
  const third = await pool.take('main', NO_BUDGET.over)
  expect(third.root).not.toBe(first.root)
  fs.writeFileSync(path.join(third.home, 'state'), '')
  expect(await pool.giveBack(third)).toEqual([])
  expect((await pool.take('main', NO_BUDGET.over)).root).not.toBe(third.root)
})

test('outside git the folder itself is the tree', async (context) => {
  const scratch = makeScratch(context)
  const folder = path.join(scratch, 'plain')
  write(folder, { 'a.txt': 'a', 'node_modules/p/index.js': 'p' })
  const workspace = await openCopy(await openTrustedTree(folder, { kind: 'worktree' }, scratch), 'main', nextBase(scratch))
  expect(fs.readFileSync(path.join(workspace.root, 'a.txt'), 'utf8')).toBe('a')
  expect(fs.lstatSync(path.join(workspace.root, 'node_modules/p')).isSymbolicLink()).toBe(true)
  expect(fs.existsSync(path.join(workspace.root, '.git'))).toBe(false)
})

test('a hook that stages a file leaves nothing of it for the next session', async (context) => {
  const scratch = makeScratch(context)
  const pool = new WorkspacePool(await openTrustedTree(makeCheckout(scratch), { kind: 'worktree' }, scratch), path.join(scratch, 'pool'))
  const first = await pool.take(null, NO_BUDGET.over)
  git(first.root, 'add', 'untracked.txt')
  expect(await pool.giveBack(first)).toEqual([])
  expect((await pool.take(null, NO_BUDGET.over)).root).not.toBe(first.root)
  expect(fs.existsSync(first.base)).toBe(false)
})

test('what hooks leave read-only or in place of their folders does no harm', async (context) => {
  const scratch = makeScratch(context)
  const pool = new WorkspacePool(await openTrustedTree(makeCheckout(scratch), { kind: 'worktree' }, scratch), path.join(scratch, 'pool'))
  const first = await pool.take(null, NO_BUDGET.over)
  write(first.home, { 'go/pkg/mod/x/y.go': 'y' })
  execFileSync('chmod', ['-R', 'a-w', path.join(first.home, 'go')])
  fs.rmSync(first.tmp, { recursive: true })
  fs.writeFileSync(first.tmp, 'no folder any more')
  expect(await pool.giveBack(first)).toEqual([])
  expect(fs.existsSync(first.base)).toBe(false)
})

test("git variables of the caller's own repository are not followed", async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  const before = readTree(repo)
  process.env.GIT_DIR = path.join(repo, '.git')
  process.env.GIT_INDEX_FILE = path.join(repo, '.git/index')
  context.onTestFinished(() => {
    delete process.env.GIT_DIR
    delete process.env.GIT_INDEX_FILE
  })
  await openCopy(await openTrustedTree(repo, { kind: 'worktree' }, scratch), 'evil', nextBase(scratch))
  await openTrustedTree(repo, { kind: 'commit', name: 'HEAD' }, path.join(scratch, 'more'))
  expect(readTree(repo)).toEqual(before)
})

test("attributes of the work tree do not change a commit's files", async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  write(repo, { 'deny.txt': 'rm\n', 'wide.txt': 'rm\n' })
  git(repo, 'add', 'deny.txt', 'wide.txt')
  git(repo, 'commit', '-qm', 'lists')
  write(repo, { '.gitattributes': 'deny.txt text eol=crlf\nwide.txt working-tree-encoding=UTF-16\n' })
  git(repo, 'add', '.gitattributes')
  git(repo, 'commit', '-qm', 'attributes')
  const tree = await openTrustedTree(repo, { kind: 'commit', name: 'HEAD~1' }, scratch)
  expect(fs.readFileSync(path.join(tree.top, 'deny.txt'), 'utf8')).toBe('rm\n')
  expect(fs.readFileSync(path.join(tree.top, 'wide.txt'), 'utf8')).toBe('rm\n')
})

test('what refs/replace puts in the place of a commit or a file does not count', async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  const commit = git(repo, 'rev-parse', 'HEAD')
  git(repo, 'commit', '-qam', 'weaker')
  git(repo, 'replace', commit, 'HEAD')
  git(repo, 'replace', git(repo, 'rev-parse', 'HEAD:src/deep/b.txt'), git(repo, 'rev-parse', 'HEAD:.gitignore'))
  const tree = await openTrustedTree(repo, { kind: 'commit', name: commit }, scratch)
  expect(fs.readFileSync(path.join(tree.top, 'a.txt'), 'utf8')).toBe('a')
  expect(fs.readFileSync(path.join(tree.top, 'src/deep/b.txt'), 'utf8')).toBe('b')
})

test('a tag does not take the place of the branch of the same name', async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  git(repo, 'update-ref', 'refs/remotes/origin/main', 'HEAD')
  const main = git(repo, 'rev-parse', 'HEAD')
  git(repo, 'tag', 'origin/main', 'HEAD')
  expect((await openTrustedTree(repo, { kind: 'commit', name: 'origin/main' }, path.join(scratch, '1'))).commit).toBe(main)
  git(repo, 'commit', '-qam', 'weaker')
  git(repo, 'tag', '-f', 'origin/main', 'HEAD')
  await expect(openTrustedTree(repo, { kind: 'commit', name: 'origin/main' }, path.join(scratch, '2'))).rejects.toThrow('several refs')
  expect((await openTrustedTree(repo, { kind: 'commit', name: 'refs/remotes/origin/main' }, path.join(scratch, '3'))).commit).toBe(main)
})

test('a recorded branch that cannot stand beside another leaves HEAD detached', async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  git(repo, 'branch', 'feature/x')
  for (const name of ['feature', 'x'.repeat(300)]) {
    const workspace = await openCopy(await openTrustedTree(repo, { kind: 'worktree' }, scratch), name, nextBase(scratch))
    expect(git(workspace.root, 'log', '--format=%s')).toBe('one')
  }
})

test('a configuration behind a link to nothing, or in a submodule, is there and cannot be read', async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  fs.symlinkSync('vendor/guards/.claude', path.join(repo, '.claude'))
  fs.writeFileSync(path.join(repo, '.luxe'), 'a file')
  git(repo, 'update-index', '--add', '--cacheinfo', `160000,${git(repo, 'rev-parse', 'HEAD')},.lecode`)
  git(repo, 'add', '.claude', '.luxe')
  git(repo, 'commit', '-qm', 'links')
  const tree = readableTree(await openTrustedTree(repo, { kind: 'commit', name: 'HEAD' }, scratch), { userConfig: null, trusted: true })
  expect(tree.read('project', '.claude/settings.json')).toMatchObject({ text: null, error: '.claude is a link to nothing' })
  expect(tree.read('project', '.luxe/hooks.json')).toMatchObject({ text: null, error: '.luxe is a file, not a folder' })
  expect(tree.read('project', '.lecode/config.toml')?.error).toContain('submodule .lecode')
  expect(tree.read('project', '.gemini/settings.json')).toBeNull()
})

test('work trees that git and the disk tell differently are copied as far as they go', async (context) => {
  const scratch = makeScratch(context)
  const repo = makeCheckout(scratch)
  write(repo, { 'lib/a.txt': 'in lib', thing: 'a file' })
  git(repo, 'add', '-A')
  git(repo, 'commit', '-qm', 'lib')
  fs.renameSync(path.join(repo, 'lib'), path.join(repo, 'lib2'))
  fs.symlinkSync('lib2', path.join(repo, 'lib'))
  fs.rmSync(path.join(repo, 'thing'))
  fs.mkdirSync(path.join(repo, 'thing'))
  fs.symlinkSync('../a.txt', path.join(repo, 'thing/link'))
  const workspace = await openCopy(await openTrustedTree(repo, { kind: 'worktree' }, scratch), null, nextBase(scratch))
  expect(fs.readlinkSync(path.join(workspace.root, 'lib'))).toBe('lib2')
  expect(fs.readFileSync(path.join(workspace.root, 'lib/a.txt'), 'utf8')).toBe('in lib')
  expect(fs.readlinkSync(path.join(workspace.root, 'thing/link'))).toBe('../a.txt')
  expect(workspace.skipped).toEqual([])
})

test.skipIf(process.platform !== 'linux')(
  'a file is copied whatever bytes its name has (skipped where the system wants text)',
  async (context) => {
    const scratch = makeScratch(context)
    const repo = makeCheckout(scratch)
    const name = (root: string) => Buffer.concat([Buffer.from(`${root}/`), Buffer.from('d\xe9ny.txt', 'latin1')])
    fs.writeFileSync(name(repo), 'rm')
    git(repo, 'add', '-A')
    git(repo, 'commit', '-qm', 'latin1')
    for (const from of [{ kind: 'worktree' }, { kind: 'commit', name: 'HEAD' }] as const) {
      const workspace = await openCopy(await openTrustedTree(repo, from, path.join(scratch, from.kind)), null, nextBase(scratch))
      expect(fs.readFileSync(name(workspace.root), 'utf8')).toBe('rm')
      expect(workspace.skipped).toEqual([])
    }
  },
)
