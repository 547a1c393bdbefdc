// Bundles both entry points into dist/, with the parts that they load when they need them: `node scripts/build.mjs`; with `--check`, fails when dist/ is not what the sources make.
import { execFile } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const root = path.resolve(import.meta.dirname, '..')
const doors = { 'index.js': 'src/action.ts', 'cli.js': 'src/cli.ts' }

/** Builds both doors side by side into a folder. */
async function build(target) {
  fs.mkdirSync(target, { recursive: true })
  await Promise.all(Object.entries(doors).map(([name, source]) => buildDoor(target, name, source)))
}

async function buildDoor(target, name, source) {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'hookwitness-build-'))
  const ncc = path.join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js')
  const flags = ['--license', '[id].licenses.txt', '--no-source-map-register', '--no-cache', '-q']
  await run(process.execPath, [ncc, 'build', source, '-o', scratch, ...flags], { cwd: root, maxBuffer: 1 << 26 })
  const made = fs.readdirSync(scratch)
  const [parts, licenses] = [
    made.filter((file) => /^(?:\d+\.)?index\.js$/.test(file)),
    made.filter((file) => file.endsWith('.licenses.txt')),
  ]
  // What a door loads only when it is needed lies beside it, numbered; doors share the folder, so the parts carry their door's name.
  for (const part of parts) {
    const text = fs.readFileSync(path.join(scratch, part), 'utf8').replaceAll('".index.js"', `".${name}"`)
    fs.writeFileSync(path.join(target, part.replace('index.js', name)), text)
  }
  const texts = licenses.map((file) => fs.readFileSync(path.join(scratch, file), 'utf8'))
  fs.writeFileSync(path.join(target, name.replace('.js', '.licenses.txt')), [...new Set(texts)].sort().join('\n\n'))
  // The rest are files that the program reads, by their own names.
  for (const file of made.filter((each) => !parts.includes(each) && !licenses.includes(each)))
    fs.copyFileSync(path.join(scratch, file), path.join(target, file))
  fs.chmodSync(path.join(target, name), name === 'cli.js' ? 0o755 : 0o644)
  fs.rmSync(scratch, { recursive: true })
}

const dist = path.join(root, 'dist')
const fresh = fs.mkdtempSync(path.join(root, 'node_modules/.hookwitness-dist-'))
try {
  await build(fresh)
  if (process.argv.includes('--check')) checkDist(fresh)
  else replaceDist(fresh)
} catch (error) {
  process.stderr.write(`${error.stderr ?? ''}${error.stdout ?? ''}${error.stack}\n`)
  process.exitCode = 1
} finally {
  fs.rmSync(fresh, { recursive: true })
}

function checkDist(built) {
  const names = new Set([...fs.readdirSync(built), ...(fs.existsSync(dist) ? fs.readdirSync(dist) : [])])
  const stale = [...names].filter((name) => readOrEmpty(path.join(dist, name)) !== readOrEmpty(path.join(built, name)))
  if (stale.length === 0) return
  process.stderr.write(`dist/ is not up to date (${stale.join(', ')}): run \`npm run build\` and commit it.\n`)
  process.exitCode = 1
}

/** File by file, so that a run in progress never finds half a bundle. */
function replaceDist(built) {
  fs.mkdirSync(dist, { recursive: true })
  for (const name of fs.readdirSync(dist)) if (!fs.existsSync(path.join(built, name))) fs.rmSync(path.join(dist, name))
  for (const name of fs.readdirSync(built)) fs.renameSync(path.join(built, name), path.join(dist, name))
}

function readOrEmpty(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
}
