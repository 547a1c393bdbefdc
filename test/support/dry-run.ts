import { testHooks } from '../../src/commands/test.ts'
import { readFlags } from '../../src/config/read-flags.ts'

/** What a dry run prints, and its exit code. */
export interface Tested {
  stdout: string
  stderr: string
  code: number
}

/** `hookwitness test` with these flags, in this process: real files, real hooks. */
export async function testWith(...flags: string[]): Promise<Tested> {
  const { options, given, errors } = readFlags(flags)
  if (errors.length > 0) throw errors[0]
  const { pieces, told, code } = await testHooks(options, { env: { PATH: process.env.PATH ?? '' }, workflow: null, given })
  return { stdout: [...pieces].join(''), stderr: told.join(''), code }
}
