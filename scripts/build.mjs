// Bundles both entry points into dist/: `node scripts/build.mjs`; with `--check`, fails when dist/ is not what the sources make.
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const doors = { 'index.js': 'src/action.ts', 'cli.js': 'src/cli.ts' }

function build(target) {
  fs.mkdirSync(target, { recursive: true })
  for (const [name, source] of Object.entries(doors)) {
    const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'hookwitness-build-'))
    const ncc = path.join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js')
    execFileSync(
      process.execPath,
      [ncc, 'build', source, '-o', scratch, '--license', 'licenses.txt', '--no-source-map-register', '--no-cache', '-q'],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    )
    fs.copyFileSync(path.join(scratch, 'index.js'), path.join(target, name))
    fs.copyFileSync(path.join(scratch, 'package.json'), path.join(target, 'package.json'))
    const licences = path.join(scratch, 'licenses.txt')
    if (fs.existsSync(licences)) fs.copyFileSync(licences, path.join(target, `${name.replace('.js', '')}.licenses.txt`))
    fs.rmSync(scratch, { recursive: true })
  }
  fs.chmodSync(path.join(target, 'cli.js'), 0o755)
}

const dist = path.join(root, 'dist')
if (process.argv.includes('--check')) {
  const fresh = fs.mkdtempSync(path.join(os.tmpdir(), 'hookwitness-dist-'))
  build(fresh)
  const names = new Set([...fs.readdirSync(fresh), ...(fs.existsSync(dist) ? fs.readdirSync(dist) : [])])
  const stale = [...names].filter((name) => readOrEmpty(path.join(dist, name)) !== readOrEmpty(path.join(fresh, name)))
  fs.rmSync(fresh, { recursive: true })
  if (stale.length > 0) {
    console.error(`dist/ is not up to date (${stale.join(', ')}): run \`npm run build\` and commit it.`)
    process.exit(1)
  }
} else {
  fs.rmSync(dist, { recursive: true, force: true })
  build(dist)
}

function readOrEmpty(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
}
