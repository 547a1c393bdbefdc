import * as os from 'node:os'
import { makeScratch } from './measure.mjs'
import { measureReading } from './reading.mjs'
import { measureStarting } from './starting.mjs'
import { measureStartup } from './startup.mjs'

// `node bench/bench.mjs [REPEATS]`: measures the built program and prints the tables of bench/README.md.
const repeats = Number(process.argv[2] ?? 5)
if (!Number.isInteger(repeats) || repeats < 1) throw new Error('REPEATS is a whole number from 1 on')
const scratch = makeScratch()
const machine = `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, ${os.type()} ${os.release()}, Node ${process.version}`
const load = os.loadavg()[0]?.toFixed(1)
const parts = [
  `${machine}; ${new Date().toISOString().slice(0, 10)}; \`node bench/bench.mjs ${repeats}\`; load at the start ${load}`,
  await measureReading(scratch, repeats),
  await measureStartup(scratch, repeats),
  await measureStarting(scratch, repeats),
]
process.stdout.write(`${parts.join('\n\n')}\n`)
