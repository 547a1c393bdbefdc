import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { readableTree } from '../../src/replay/read-tree.ts'
import { describeCheckout } from '../../src/replay/trusted-tree.ts'
import { makeScratch } from '../support/scratch.ts'

test.skipIf(process.platform !== 'linux')('a configuration behind a link to a file without an end is not read to it', async (context) => {
  const repo = makeScratch(context)
  fs.mkdirSync(path.join(repo, '.luxe'))
  // Its size is 0, and it has 8 bytes for each page of the address space (proc(5)).
  fs.symlinkSync('/proc/self/pagemap', path.join(repo, '.luxe/hooks.json'))
  const tree = readableTree(await describeCheckout(repo), { userConfig: null, trusted: true })
  expect(tree.read('project', '.luxe/hooks.json')).toMatchObject({ text: null, error: 'it has more than 4194304 bytes' })
})

test('a configuration of the most bytes is read whole, and one more is too many', async (context) => {
  const repo = makeScratch(context)
  const read = (text: string) => {
    fs.mkdirSync(path.join(repo, '.luxe'), { recursive: true })
    fs.writeFileSync(path.join(repo, '.luxe/hooks.json'), text)
    return describeCheckout(repo).then((checkout) =>
      readableTree(checkout, { userConfig: null, trusted: true }).read('project', '.luxe/hooks.json'),
    )
  }
  const most = `"${'ä'.repeat(2 * 1024 * 1024 - 1)}"`
  expect((await read(most))?.text).toBe(most)
  expect((await read(`${most} `))?.text).toBeNull()
})
