import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

// What anybody would write first: every line of a file parsed, one after the other, and nothing done with it.
let records = 0
for await (const line of createInterface({ input: createReadStream(process.argv[2]), crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line !== '' && typeof JSON.parse(line) === 'object') records += 1
}
if (records === 0) process.exitCode = 1
