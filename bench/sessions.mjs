import * as fs from 'node:fs'

// Where the bytes of real Claude Code sessions are: half in results, a few calls in a line of their own, short prompts.
const RESULT_BYTES = [200, 1_500, 6_000, 25_000]
const CWD = '/home/dev/app'

/** Writes a Claude Code session of at least `bytes`: a prompt, then calls with their results. Returns how many calls. */
export function writeSession(file, { bytes = 0, calls = 0 }) {
  const descriptor = fs.openSync(file, 'w')
  let written = fs.writeSync(descriptor, lineOf({ ...frame(0, 'user'), message: { role: 'user', content: 'Mend the build.' } }))
  let made = 0
  for (; written < bytes || made < calls; made += 1) written += fs.writeSync(descriptor, callOf(made) + resultOf(made))
  fs.closeSync(descriptor)
  return made
}

function callOf(number) {
  const input = { command: `npm test -- --shard ${number} 2>&1 | tail -n 40`, description: 'Run a part of the tests' }
  const content = [{ type: 'tool_use', id: `toolu_${number}`, name: 'Bash', input }]
  return lineOf({ ...frame(2 * number + 1, 'assistant'), message: { id: `msg_${number}`, role: 'assistant', model: 'm', content } })
}

function resultOf(number) {
  const text = 'ok 1 - reads "a" and \\b\\\n'.repeat(Math.ceil(RESULT_BYTES[number % RESULT_BYTES.length] / 24))
  const content = [{ type: 'tool_result', tool_use_id: `toolu_${number}`, content: text, is_error: false }]
  return lineOf({ ...frame(2 * number + 2, 'user'), message: { role: 'user', content }, toolUseResult: { stdout: text, stderr: '' } })
}

function frame(number, type) {
  const at = new Date(Date.UTC(2026, 0, 5) + number * 1000).toISOString()
  const parentUuid = number === 0 ? null : uuidOf(number - 1)
  return { parentUuid, uuid: uuidOf(number), sessionId: SESSION, cwd: CWD, gitBranch: 'main', version: '2.1.0', timestamp: at, type }
}

const SESSION = '00000000-0000-4000-8000-000000000000'

function uuidOf(number) {
  return `00000000-0000-4000-9000-${number.toString(16).padStart(12, '0')}`
}

function lineOf(record) {
  return `${JSON.stringify(record)}\n`
}
