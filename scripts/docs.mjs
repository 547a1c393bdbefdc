// Writes what repeats the program's tables: the tables of the docs between their marks, and the schema of the configuration file.
// `node scripts/docs.mjs`; with `--check`, fails when one is stale.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { runnerImport } from 'vite'
import { parse } from 'yaml'
import { makeConfigSchema } from './config-schema.mjs'

const root = path.resolve(import.meta.dirname, '..')
const source = async (name) => (await runnerImport(path.join(root, 'src', name))).module
const { OPTION_FORMS } = await source('config/options.ts')
const form = await source('config/file-form.ts')
const { readers } = await source('readers/index.ts')
const { dialects } = await source('dialects/index.ts')
const action = parse(fs.readFileSync(path.join(root, 'action.yml'), 'utf8'))

const inputs = OPTION_FORMS.filter((option) => option.where !== 'cli').map((option) => [
  code(option.name),
  code(option.default),
  option.help,
])
const outputs = Object.entries(action.outputs).map(([name, { description }]) => [code(name), description])
const keys = form.FILE_KEYS.map((key) => [code(key.name), listValues(key), code(spell(key.default)), key.help])
const hookKeys = form.HOOK_KEYS.map((key) => [code(key.name), listValues(key), key.help])

const formats = readers.map(({ id, title, sign, confidence, place }) => [code(id), `${title}. ${place}`, sign, confidence ?? 'full'])

const exceptions = JSON.parse(read('conformance/exceptions.json'))
const recorded = JSON.parse(read('conformance/agents.json')).map(({ agent, version, recorded }) => {
  const rows = read(`conformance/rows/${agent}.jsonl`)
    .split('\n')
    .filter((line) => line !== '').length
  const isKnown = dialects.some((dialect) => dialect.id === agent)
  const agree = rows - exceptions.filter((each) => each.agent === agent).length
  return [code(agent), code(version), recorded, String(rows), isKnown ? `${agree} of ${rows}` : 'not compared yet']
})
const unreached = exceptions.map(({ agent, case: name, why }) => [code(agent), code(name), why])

const pages = {
  'README.md': { inputs: toTable(['input', 'default', 'what it is'], inputs), outputs: toTable(['output', 'what it is'], outputs) },
  'docs/transcripts.md': { formats: toTable(['format', 'what it is, and where to find it', 'recognised by', 'confidence'], formats) },
  'docs/conformance.md': {
    agents: toTable(['agent', 'program', 'recorded', 'rows', 'agree'], recorded),
    exceptions: unreached.length === 0 ? 'None.' : toTable(['agent', 'row', 'why'], unreached),
  },
  'docs/usage.md': { inputs: toTable(['option', 'default', 'what it is'], inputs) },
  'docs/configuration.md': {
    keys: toTable(['key', 'values', 'default', 'what it is'], keys),
    hooks: toTable(['key', 'values', 'what it is'], hookKeys),
  },
}

const written = Object.entries(pages).map(([name, tables]) => [
  name,
  Object.entries(tables).reduce((text, [mark, table]) => replaceTable(text, { name, mark, table }), read(name)),
])
const schema = makeConfigSchema(
  form,
  dialects.map((dialect) => dialect.id),
)
written.push(['schemas/config.schema.json', formatJson(schema)])

const stale = written.filter(([name, text]) => read(name) !== text)
if (!process.argv.includes('--check')) for (const [name, text] of stale) fs.writeFileSync(path.join(root, name), text)
else if (stale.length > 0) {
  const names = stale.map(([name]) => name).join(', ')
  process.stderr.write(`${names}: not what the program's tables make of it: run \`npm run docs\` and commit it.\n`)
  process.exit(1)
}

function read(name) {
  const file = path.join(root, name)
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
}

function code(text) {
  return text === null || text === undefined ? '' : `\`${text}\``
}

function listValues(key) {
  if (key.kind === 'list') return `a list of ${dialects.map((dialect) => code(spell(dialect.id))).join(', ')}`
  if (key.kind === 'text') return 'a text'
  return key.choices.map((choice) => code(spell(choice))).join(', ')
}

/** As it is written in TOML. */
function spell(word) {
  return word === null || word === 'true' || word === 'false' ? word : `"${word}"`
}

/** JSON as Biome formats it: lists of plain values on one line, where they fit. */
function formatJson(value) {
  const text = JSON.stringify(value, null, 2)
  return `${text.replace(/\[\n\s+([^[\]{}]*?)\n\s+\]/g, (_, items) => `[${items.replace(/\n\s+/g, ' ')}]`)}\n`
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
