import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import type { TestContext } from 'vitest'

/** A folder of the test's own, removed when the test ends; links in its path are resolved. */
export function makeScratch({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'hw-test-')))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Every file below a folder with its bytes, for comparing a tree before and after. */
export function readTree(root: string): Record<string, string> {
  const files: Record<string, string> = {}
  for (const entry of fs.readdirSync(root, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile()) files[path.relative(root, file)] = fs.readFileSync(file, 'base64')
    if (entry.isSymbolicLink()) files[path.relative(root, file)] = `-> ${fs.readlinkSync(file)}`
  }
  return files
}
