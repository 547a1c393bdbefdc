import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { listCases } from './support/case-file.ts'
import { compareCase } from './support/compare-case.ts'
import { readEvents, readReport, runProduct } from './support/product.ts'
import { RUNTIMES } from './support/runtimes.ts'
import { checkSchema } from './support/schemas.ts'
import { makeScratch, readTree } from './support/scratch.ts'
import { flagsOf, setUpCase } from './support/set-up-case.ts'

describe.each(RUNTIMES)('cases on $name', (runtime) => {
  for (const { folder, file } of listCases().filter((each) => each.file.generate === undefined)) {
    test.concurrent(`${file.id}: ${file.gist ?? ''}`, async (context) => {
      const scratch = makeScratch(context)
      const setUp = setUpCase(folder, file, scratch)
      const before = readTree(setUp.repo)
      const eventsOut = path.join(scratch, 'events.jsonl')
      const reportOut = path.join(scratch, 'report.json')
      const args = [...flagsOf(file, setUp), '--events_out', eventsOut, '--format', 'json', '--output', reportOut]
      const done = await runProduct('cli.js', args, { runtime, cwd: scratch, env: setUp.env })
      expect(done.code, done.stderr).not.toBe(70)
      const report = readReport(reportOut)
      const events = readEvents(eventsOut)
      expect(compareCase(file, events, report)).toEqual([])
      expect([...checkSchema('report', report), ...events.flatMap((event) => checkSchema('event', event))]).toEqual([])
      expect(report.exit_code).toBe(done.code)
      if (file.expectedExit === 'failure') expect(done.code).not.toBe(0)
      expect(readTree(setUp.repo)).toEqual(before)
    })
  }
})
