import { constants, type Stats } from 'node:fs'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'

// Names are latin1 byte strings here: on Linux a file name is any bytes, and a deny list must not go missing because of its name.

/** Files copied at once: enough to keep a disk busy, few enough to leave threads for hooks. */
const AT_ONCE = 16
/** A folder of more entries is linked as a whole. */
const MAX_LINKS = 2000

/** Copies a tree piece by piece and remembers what it could not read. */
export class TreeCopy {
  /** Names that are there and could not be copied, with the reason. */
  readonly skipped: { name: string; why: string }[] = []
  private readonly from: string
  private readonly to: string
  private readonly over: AbortSignal
  private readonly links = new Map<string, boolean>()

  /** Every copying rejects with the reason of `over` from when that has come. */
  constructor(from: string, to: string, over: AbortSignal) {
    this.from = from
    this.to = to
    this.over = over
  }

  /** Copies files and links named relative to the tree; what has vanished meanwhile is left out. */
  async files(names: readonly string[]): Promise<void> {
    const pending = names.values()
    const work = async () => {
      for (const name of pending) await this.attempt(name, () => this.copy(name))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  /** Links each entry of an ignored folder: a hook may read it, and what it adds beside the entries stays in the copy. */
  async linkedFolder(name: string): Promise<void> {
    await this.attempt(name, async () => {
      const names = await fs.readdir(bytesOf(this.from, name), { encoding: 'latin1' })
      if (names.length > MAX_LINKS) return this.link(bytesOf(this.from, name), bytesOf(this.to, name.replace(/\/$/, '')))
      await fs.mkdir(bytesOf(this.to, name), { recursive: true })
      for (const entry of names) await this.link(bytesOf(this.from, `${name}/${entry}`), bytesOf(this.to, `${name}/${entry}`))
    })
  }

  /** Copies a folder with all below it; folders named in `linked` are linked instead, `.git` is left out. */
  async folder(name: string, linked: ReadonlySet<string>): Promise<void> {
    await this.attempt(name, async () => {
      await fs.mkdir(bytesOf(this.to, name), { recursive: true })
      for (const entry of await fs.readdir(bytesOf(this.from, name), { encoding: 'latin1' })) {
        if (entry === '.git') continue
        const inner = name === '' ? entry : `${name}/${entry}`
        const found = await fs.lstat(bytesOf(this.from, inner)).catch(() => null)
        if (found?.isDirectory() && linked.has(entry)) await this.linkedFolder(inner)
        else if (found?.isDirectory()) await this.folder(inner, linked)
        else await this.files([inner])
      }
    })
  }

  private async attempt(name: string, act: () => Promise<void>): Promise<void> {
    this.over.throwIfAborted()
    try {
      await act()
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === undefined) throw error
      if (code !== 'ENOENT') this.skipped.push({ name: Buffer.from(name, 'latin1').toString('utf8'), why: code })
    }
  }

  private async copy(name: string): Promise<void> {
    // The index may still name files below a folder that has become a link.
    if (await this.isBelowLink(name)) return
    const source = bytesOf(this.from, name)
    const target = bytesOf(this.to, name)
    const found = await fs.lstat(source)
    await fs.mkdir(bytesOf(this.to, path.posix.dirname(name)), { recursive: true })
    if (found.isSymbolicLink()) await this.link(this.turnInwards(await fs.readlink(source, 'buffer')), target)
    // A submodule: git lists it as one entry.
    else if (found.isDirectory()) await this.folder(name.replace(/\/$/, ''), new Set())
    else if (found.isFile()) await copyFile(source, target, found)
  }

  private async isBelowLink(name: string): Promise<boolean> {
    const folder = path.posix.dirname(name)
    if (folder === '.') return false
    const known = this.links.get(folder)
    if (known !== undefined) return known
    const isLink =
      (await this.isBelowLink(folder)) || ((await fs.lstat(bytesOf(this.from, folder)).catch(() => null))?.isSymbolicLink() ?? false)
    this.links.set(folder, isLink)
    return isLink
  }

  /** An absolute link into the checkout would let a hook write there. */
  private turnInwards(link: Buffer): Buffer {
    const text = link.toString('latin1')
    const root = Buffer.from(this.from).toString('latin1')
    return text === root || text.startsWith(`${root}/`) ? bytesOf(this.to, text.slice(root.length + 1)) : link
  }

  private async link(target: Buffer, at: Buffer): Promise<void> {
    await fs.symlink(target, at).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function copyFile(source: Buffer, target: Buffer, found: Stats): Promise<void> {
  await fs.copyFile(source, target, constants.COPYFILE_FICLONE)
  await fs.utimes(target, found.atime, found.mtime)
}

function bytesOf(root: string, name: string): Buffer {
  return Buffer.concat([Buffer.from(root), Buffer.from('/'), Buffer.from(name, 'latin1')])
}
