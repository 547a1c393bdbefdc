import * as fs from 'node:fs'
import * as os from 'node:os'
import { parseArgs } from 'node:util'
import { measureGrowth } from './growth.mjs'
import { measureLateStarts } from './late-starts.mjs'
import { makeScratch } from './measure.mjs'
import { measureReading } from './reading.mjs'
import { measureReplay } from './replay.mjs'
import { measureStarting } from './starting.mjs'
import { measureStartup } from './startup.mjs'

// `npm run bench -- [NAME…] [--repeats N] [--quick] [--write]`: measures the built program and prints a table for each name, or for all.
// `--quick`: a tenth of the calls, once, to try it out. `--write`: also puts the tables into bench/README.md.
const MEASUREMENTS = {
  starting: measureStarting,
  replay: measureReplay,
  'late-starts': measureLateStarts,
  growth: measureGrowth,
  reading: ({ scratch, repeats }) => measureReading(scratch, repeats),
  startup: ({ scratch, repeats }) => measureStartup(scratch, repeats),
}
const README = new URL('README.md', import.meta.url)

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { repeats: { type: 'string', default: '3' }, quick: { type: 'boolean' }, write: { type: 'boolean' } },
})
const names = positionals.length > 0 ? positionals : Object.keys(MEASUREMENTS)
const repeats = flags.quick ? 1 : Number(flags.repeats)
if (!Number.isInteger(repeats) || repeats < 1) throw new Error('--repeats is a whole number from 1 on')
for (const name of names)
  if (!Object.hasOwn(MEASUREMENTS, name)) throw new Error(`${name}: there are ${Object.keys(MEASUREMENTS).join(', ')}`)

for (const name of names) {
  const begun = { load: os.loadavg()[0].toFixed(1), at: performance.now() }
  const table = await MEASUREMENTS[name]({ scratch: makeScratch(), repeats, share: flags.quick ? 0.1 : 1 })
  const text = `${table}\n\n${describeRun(name, begun)}`
  process.stdout.write(`## ${name}\n\n${text}\n\n`)
  if (flags.write) writeDown(name, text)
}

/** Machine, day, command and how busy it was: without them a table says nothing. */
function describeRun(name, { load, at }) {
  const machine = `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, ${os.type()} ${os.release()}, Node ${process.version}`
  const command = `npm run bench -- ${name}${flags.quick ? ' --quick' : ` --repeats ${repeats}`}`
  const loads = `load ${load} at the start, ${os.loadavg()[0].toFixed(1)} at the end`
  return `*${machine}; ${new Date().toISOString().slice(0, 10)}; ${loads}; ${((performance.now() - at) / 60_000).toFixed(1)} minutes; \`${command}\`*`
}

/** Between the markers of its name. */
function writeDown(name, text) {
  const readme = fs.readFileSync(README, 'utf8')
  const between = new RegExp(`(<!-- bench:${name} -->\n)[^]*?(<!-- /bench:${name} -->)`)
  if (!between.test(readme)) throw new Error(`bench/README.md has no markers for ${name}`)
  fs.writeFileSync(
    README,
    readme.replace(between, (_, open, close) => `${open}\n${text}\n\n${close}`),
  )
}
