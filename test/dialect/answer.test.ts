import { describe, expect, it } from 'vitest'
import { findProcessFailure, isLaunchFailure, parseAnswer } from '../../src/dialect/answer.ts'

describe('an interpreter that found no script', () => {
  it.each([
    "python3: can't open file '/repo/guard.py': [Errno 2] No such file or directory\n",
    'sh: 0: cannot open guard.sh: No such file\n',
    "dash: 0: Can't open guard.sh\n",
    '/bin/bash: guard.sh: No such file or directory\n',
    'Can\'t open perl script "guard.pl": No such file or directory\n',
    'ruby: No such file or directory -- guard.rb (LoadError)\n',
    "node:internal/modules/cjs/loader:1228\n  throw err;\n  ^\n\nError: Cannot find module '/repo/guard.js'\n    at x\n  code: 'MODULE_NOT_FOUND',\n  requireStack: []\n}\n",
  ])('is told by %j', (stderr) => {
    expect(isLaunchFailure(2, stderr)).toBe(true)
    expect(isLaunchFailure(0, stderr)).toBe(false)
  })

  it('is none when a module that the script needs is missing', () => {
    expect(isLaunchFailure(1, "Error: Cannot find module 'x'\n  requireStack: [ '/repo/guard.js' ]\n")).toBe(false)
  })

  it.each(["Cannot find module 'x' ", "can't open file ", '/bin/sh: ', 'No such file or directory -- ', 'sh', '\n', ' '])(
    'is looked for in the first lines only: 16 MiB of %j',
    (part) => {
      const stderr = part.repeat((16 * 1024 * 1024) / part.length)
      const begin = performance.now()
      expect(isLaunchFailure(1, stderr)).toBe(false)
      const ending = { kind: 'exited' as const, code: 1, stdout: '', stderr, ms: 1, readInput: true, leftovers: 0 }
      expect(findProcessFailure(ending)?.detail.length).toBeLessThan(700)
      expect(performance.now() - begin).toBeLessThan(5_000)
    },
    30_000,
  )
})

describe('parseAnswer', () => {
  it('does not read what is nested too deep', () => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    expect(parseAnswer(`{"decision": ${nested}}`)).toBeUndefined()
    expect(parseAnswer(`{"decision": ${JSON.stringify(nested)}}`)?.value).toEqual({ decision: nested })
  })
})
