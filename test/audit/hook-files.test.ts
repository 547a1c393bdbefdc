import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { compareHookFiles, type GuardFiles } from '../../src/audit/hook-files.ts'
import { makeScratch } from '../support/scratch.ts'

interface Trees {
  trusted: string
  checkout: string
  prefix: string
}

const SETTINGS = '.claude/settings.json'
const GUARD = '.claude/hooks/guard.sh'
const USED: GuardFiles = { used: [SETTINGS, GUARD], candidates: [SETTINGS, '.claude/settings.local.json'] }

/** Two equal trees with a guard, of which the second is then changed. */
function makeTrees(scratch: string, prefix = ''): Trees {
  const trees = { trusted: path.join(scratch, 'trusted'), checkout: path.join(scratch, 'checkout'), prefix }
  for (const top of [trees.trusted, trees.checkout]) {
    write(path.join(top, prefix, SETTINGS), '{"hooks":{}}')
    write(path.join(top, prefix, GUARD), '#!/bin/sh\nexit 2\n')
    fs.chmodSync(path.join(top, prefix, GUARD), 0o755)
  }
  return trees
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}

function replaceByLink(file: string, text: string): void {
  fs.rmSync(file, { recursive: true, force: true })
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.symlinkSync(text, file)
}

async function compare(trees: Trees, files: GuardFiles = USED): Promise<string[]> {
  const drafts = await compareHookFiles(files, trees)
  expect(drafts.every((each) => each.id === 'hook-files-changed' && each.level === 'warning' && each.about[0] === each.at?.path)).toBe(true)
  return drafts.map((each) => each.message.replace('; the trusted version was used', ''))
}

test('equal trees differ in nothing', async (context) => {
  expect(await compare(makeTrees(makeScratch(context)))).toEqual([])
})

describe('a change that disarms a guard is named', () => {
  const changes: { what: string; change: (checkout: string) => void; says: string[] }[] = [
    {
      what: 'other bytes of the same size',
      change: (top) => fs.writeFileSync(path.join(top, GUARD), '#!/bin/sh\nexit 0\n'),
      says: [`${GUARD} differs in the work tree`],
    },
    {
      what: 'a script that is no longer executable',
      change: (top) => fs.chmodSync(path.join(top, GUARD), 0o644),
      says: [`${GUARD} is no longer executable in the work tree`],
    },
    {
      what: 'both',
      change: (top) => {
        fs.writeFileSync(path.join(top, GUARD), '')
        fs.chmodSync(path.join(top, GUARD), 0o644)
      },
      says: [`${GUARD} differs and is no longer executable in the work tree`],
    },
    {
      what: 'a script that became a folder',
      change: (top) => {
        fs.rmSync(path.join(top, GUARD))
        fs.mkdirSync(path.join(top, GUARD))
      },
      says: [`${GUARD} is a folder in the work tree`],
    },
    {
      what: 'a script that became a link to a program',
      change: (top) => replaceByLink(path.join(top, GUARD), '/bin/true'),
      says: [`${GUARD} is a link in the work tree`],
    },
    {
      what: 'a script that became a link to nothing',
      change: (top) => replaceByLink(path.join(top, GUARD), 'nowhere'),
      says: [`${GUARD} is a link in the work tree`],
    },
    {
      what: 'a script that became a link to a file with the same bytes',
      change: (top) => {
        fs.renameSync(path.join(top, GUARD), path.join(top, '.claude/hooks/same.sh'))
        fs.symlinkSync('same.sh', path.join(top, GUARD))
      },
      says: [`${GUARD} is a link in the work tree`, '.claude/hooks/same.sh is new in the work tree'],
    },
    {
      what: 'a folder on the way that became a link',
      change: (top) => {
        fs.renameSync(path.join(top, '.claude/hooks'), path.join(top, 'elsewhere'))
        fs.symlinkSync('../elsewhere', path.join(top, '.claude/hooks'))
      },
      says: ['.claude/hooks is a link in the work tree', `${GUARD} is a link in the work tree`],
    },
    {
      what: 'settings that only the work tree has',
      change: (top) => write(path.join(top, '.claude/settings.local.json'), '{"disableAllHooks":true}'),
      says: ['.claude/settings.local.json is new in the work tree'],
    },
    {
      what: 'a script that is gone',
      change: (top) => fs.rmSync(path.join(top, GUARD)),
      says: [`${GUARD} is gone from the work tree`],
    },
    {
      what: 'attributes that change line ends, at any level, and submodules',
      change: (top) => {
        for (const name of ['.gitattributes', '.claude/.gitattributes', '.gitmodules', 'src/.gitattributes'])
          write(path.join(top, name), '*.sh eol=crlf\n')
      },
      says: [
        '.claude/.gitattributes is new in the work tree',
        '.gitattributes is new in the work tree',
        '.gitmodules is new in the work tree',
      ],
    },
    {
      what: 'a new folder beside, which is named once',
      change: (top) => {
        for (let index = 0; index < 50; index += 1) write(path.join(top, `.claude/hooks/lib/${index}.sh`), '')
      },
      says: ['.claude/hooks/lib is new in the work tree'],
    },
  ]

  test.each(changes)('$what', async ({ change, says }) => {
    const ends: (() => void)[] = []
    const scratch = makeScratch({ onTestFinished: (end) => void ends.push(() => void end({} as never)) })
    try {
      const trees = makeTrees(scratch)
      change(trees.checkout)
      expect((await compare(trees)).toSorted()).toEqual(says.toSorted())
    } finally {
      for (const end of ends) end()
    }
  })
})

test('a file behind a link inside the repository is compared, one behind a link out of it is not opened', async (context) => {
  const scratch = makeScratch(context)
  const trees = makeTrees(scratch)
  write(path.join(scratch, 'outside.sh'), 'x')
  for (const top of [trees.trusted, trees.checkout]) {
    write(path.join(top, 'shared/guard.sh'), top === trees.trusted ? 'exit 2' : 'exit 0')
    replaceByLink(path.join(top, GUARD), '../../shared/guard.sh')
    replaceByLink(path.join(top, SETTINGS), '../../outside.sh')
  }
  expect(await compare(trees)).toEqual([`${GUARD} differs in the work tree`])
  fs.rmSync(path.join(scratch, 'outside.sh'))
  expect(await compare(trees)).toEqual([`${GUARD} differs in the work tree`])
})

test('links that lead in a circle end', async (context) => {
  const trees = makeTrees(makeScratch(context))
  replaceByLink(path.join(trees.checkout, GUARD), 'other.sh')
  replaceByLink(path.join(trees.checkout, '.claude/hooks/other.sh'), 'guard.sh')
  expect(await compare(trees)).toEqual([`${GUARD} is a link in the work tree`, '.claude/hooks/other.sh is new in the work tree'])
})

test('settings that became a link to an endless device are not read', async (context) => {
  const trees = makeTrees(makeScratch(context))
  replaceByLink(path.join(trees.checkout, SETTINGS), '/dev/zero')
  expect(await compare(trees)).toEqual([`${SETTINGS} is a link in the work tree`])
})

test('a file of another size is told apart without reading it, one of the same size in pieces', async (context) => {
  const trees = makeTrees(makeScratch(context))
  const names = ['.claude/hooks/sparse', '.claude/hooks/long'] as const
  for (const top of [trees.trusted, trees.checkout]) for (const name of names) write(path.join(top, name), '')
  // A terabyte could be neither held nor read here.
  fs.truncateSync(path.join(trees.checkout, names[0]), 2 ** 40)
  fs.writeFileSync(path.join(trees.trusted, names[1]), Buffer.alloc(9 * 2 ** 20))
  fs.writeFileSync(path.join(trees.checkout, names[1]), Buffer.alloc(9 * 2 ** 20).fill(1, 9 * 2 ** 20 - 1))
  expect(await compare(trees)).toEqual([`${names[1]} differs in the work tree`, `${names[0]} differs in the work tree`])
})

test('a project below the top: configuration above it is compared, the rest of the repository is not', async (context) => {
  const trees = makeTrees(makeScratch(context), 'pkg/')
  for (const top of [trees.trusted, trees.checkout]) write(path.join(top, '.lecode/config.toml'), '[hooks]\n')
  write(path.join(trees.checkout, 'pkg/.lecode/config.toml'), '')
  write(path.join(trees.checkout, '.lecode/guard.sh'), '')
  write(path.join(trees.checkout, 'unrelated'), '')
  write(path.join(trees.checkout, 'pkg/unrelated'), '')
  const files = {
    used: [...USED.used, '../.lecode/config.toml', 'top.sh'],
    candidates: ['.lecode/config.toml', '../.lecode/config.toml'],
  }
  expect((await compare(trees, files)).toSorted()).toEqual([
    '../.lecode/guard.sh is new in the work tree',
    '.lecode/config.toml is new in the work tree',
  ])
})

test('a folder with more files than are compared is named', async (context) => {
  const trees = makeTrees(makeScratch(context))
  for (let index = 0; index <= 20_000; index += 1)
    fs.linkSync(path.join(trees.checkout, SETTINGS), path.join(trees.checkout, `.claude/${index}`))
  expect(await compare(trees)).toEqual(['.claude could not be listed in full, so not everything in it was compared'])
})

test('a folder of which every file counts is compared with all in it, whatever is in use', async (context) => {
  const trees = makeTrees(makeScratch(context))
  const files: GuardFiles = { ...USED, candidates: [...USED.candidates, '.github/hooks/'] }
  expect(await compare(trees, files)).toEqual([])
  write(path.join(trees.checkout, '.github/hooks/new.json'), '{}')
  expect(await compare(trees, files)).toEqual(['.github/hooks is new in the work tree'])
  write(path.join(trees.trusted, '.github/hooks/old.json'), '{}')
  expect(await compare(trees, files)).toEqual([
    '.github/hooks/new.json is new in the work tree',
    '.github/hooks/old.json is gone from the work tree',
  ])
})
