// Writes the tables that repeat action.yml between their marks: `node scripts/docs.mjs`; with `--check`, fails when one is stale.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { parse } from 'yaml'

const root = path.resolve(import.meta.dirname, '..')
const action = parse(fs.readFileSync(path.join(root, 'action.yml'), 'utf8'))

const inputs = Object.entries(action.inputs).map(([name, { description, default: standard }]) => [
  `\`${name}\``,
  standard === undefined ? '' : `\`${standard}\``,
  description,
])
const outputs = Object.entries(action.outputs).map(([name, { description }]) => [`\`${name}\``, description])

const pages = {
  'README.md': { inputs: toTable(['input', 'default', 'what it is'], inputs), outputs: toTable(['output', 'what it is'], outputs) },
  'docs/usage.md': { inputs: toTable(['option', 'default', 'what it is'], inputs) },
}

const stale = Object.entries(pages).filter(([name, tables]) => {
  const file = path.join(root, name)
  const before = fs.readFileSync(file, 'utf8')
  const after = Object.entries(tables).reduce((text, [mark, table]) => replaceTable(text, { name, mark, table }), before)
  if (after !== before && !process.argv.includes('--check')) fs.writeFileSync(file, after)
  return after !== before
})

if (stale.length > 0 && process.argv.includes('--check')) {
  process.stderr.write(`${stale.map(([name]) => name).join(', ')}: tables differ from action.yml: run \`npm run docs\` and commit it.\n`)
  process.exit(1)
}

function toTable(heads, rows) {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`).join('\n')
}

function escapeCell(text) {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

function replaceTable(text, { name, mark, table }) {
  const begin = `<!-- generated:${mark} -->\n`
  const end = `\n<!-- /generated:${mark} -->`
  const from = text.indexOf(begin)
  const to = text.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`${name} has no marks "${begin.trim()}" and "${end.trim()}"`)
  return text.slice(0, from + begin.length) + table + text.slice(to)
}
