import * as fs from 'node:fs'
import * as path from 'node:path'

// Where the bytes of real Claude Code sessions are: half in results, a few calls in a line of their own, short prompts.
const RESULT_BYTES = [200, 1_500, 6_000, 25_000]
const CWD = '/home/dev/app'

/**
 * Writes a Claude Code session of parts, one after the other, each of at least so many bytes or calls. `number`: sessions of one run must differ in
 * their ids. `toolOf`: the tool of the nth call, `Bash` or `Read`; `resultBytes`: what results hold, in turn.
 */
export function writeSession(file, { number = 0, parts, ...only }) {
  const descriptor = fs.openSync(file, 'w')
  const session = `0000000${number}-0000-4000-8000-000000000000`
  let made = 0
  fs.writeSync(descriptor, lineOf({ ...frame(session, 0, 'user'), message: { role: 'user', content: 'Mend the build.' } }))
  for (const { bytes = 0, calls = 0, toolOf = () => 'Bash', resultBytes = RESULT_BYTES } of parts ?? [only]) {
    const first = made
    for (let written = 0; written < bytes || made - first < calls; made += 1) {
      written += fs.writeSync(
        descriptor,
        callOf(session, made, toolOf(made)) + resultOf(session, made, resultBytes[made % resultBytes.length]),
      )
    }
  }
  fs.closeSync(descriptor)
}

/** Writes calls as equal shares into as many sessions; returns the files. */
export function writeSessions(folder, { calls, sessions, ...more }) {
  return Array.from({ length: sessions }, (_, number) => {
    const file = path.join(folder, `${calls}-in-${sessions}-${number}.jsonl`)
    writeSession(file, { number, calls: calls / sessions, ...more })
    return file
  })
}

/** Writes the envelopes that a hook gets for the `Bash` calls of a session, a line each. */
export function writeEnvelopes(folder, calls) {
  const file = path.join(folder, `${calls}-envelopes.jsonl`)
  fs.writeFileSync(file, Array.from({ length: calls }, (_, number) => envelopeOf(number)).join(''))
  return file
}

function envelopeOf(number) {
  const where = {
    session_id: 's',
    transcript_path: '/home/dev/.claude/projects/-home-dev-app/s.jsonl',
    cwd: CWD,
    permission_mode: 'default',
  }
  const call = { hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: inputOf('Bash', number), tool_use_id: `toolu_${number}` }
  return lineOf({ ...where, ...call })
}

function inputOf(tool, number) {
  if (tool === 'Read') return { file_path: `${CWD}/src/part-${number}.ts` }
  return { command: `npm test -- --shard ${number} 2>&1 | tail -n 40`, description: 'Run a part of the tests' }
}

function callOf(session, number, name) {
  const content = [{ type: 'tool_use', id: idOf(session, number), name, input: inputOf(name, number) }]
  const message = { id: `msg_${idOf(session, number)}`, role: 'assistant', model: 'm', content }
  return lineOf({ ...frame(session, 2 * number + 1, 'assistant'), message })
}

function resultOf(session, number, bytes) {
  const text = 'ok 1 - reads "a" and \\b\\\n'.repeat(Math.ceil(bytes / 24))
  const content = [{ type: 'tool_result', tool_use_id: idOf(session, number), content: text, is_error: false }]
  return lineOf({
    ...frame(session, 2 * number + 2, 'user'),
    message: { role: 'user', content },
    toolUseResult: { stdout: text, stderr: '' },
  })
}

function frame(sessionId, number, type) {
  const timestamp = new Date(Date.UTC(2026, 0, 5) + number * 1000).toISOString()
  const parentUuid = number === 0 ? null : uuidOf(sessionId, number - 1)
  return { parentUuid, uuid: uuidOf(sessionId, number), sessionId, cwd: CWD, gitBranch: 'main', version: '2.1.0', timestamp, type }
}

function idOf(session, number) {
  return `toolu_${session.slice(0, 8)}_${number}`
}

function uuidOf(session, number) {
  return `${session.slice(0, 19)}9000-${number.toString(16).padStart(12, '0')}`
}

function lineOf(record) {
  return `${JSON.stringify(record)}\n`
}
