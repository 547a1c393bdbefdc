import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Container, Walls } from './container.ts'

/** Runs inside: a namespace that is ours, a folder outside that can be written, or a scratch folder that cannot, is a hole. */
const SCRIPT = `
[ "$(readlink /proc/self/ns/net)" != "$1" ] || { echo 'it left the network open'; exit 1; }
[ "$(readlink /proc/self/ns/pid)" != "$2" ] || { echo 'it left other processes in sight'; exit 1; }
(: >"$3/probe") 2>/dev/null || { echo 'the scratch folder cannot be written in it'; exit 1; }
(: >>"$4") 2>/dev/null && { echo 'it left files outside open to be changed'; exit 1; }
(: >>/proc/sys/kernel/core_pattern) 2>/dev/null && { echo 'it left settings of the kernel open to be changed'; exit 1; }
[ "$(ls /proc | grep -c '^[0-9]')" -lt 20 ] || { echo 'it left other processes in sight'; exit 1; }
echo shut`
const WITHIN_MS = 10_000
const MOST_WORDS = 300

/** Tries a container with one small program, since what is installed need not be allowed. Null when it holds, else why not. `folder` is empty and ours. */
export async function probe(container: Container, folder: string, walls: Walls): Promise<string | null> {
  const scratch = path.join(folder, 'inside')
  const outside = path.join(folder, 'outside')
  fs.mkdirSync(scratch, { recursive: true })
  fs.writeFileSync(outside, '')
  const spaces = ['net', 'pid'].map((space) => fs.readlinkSync(`/proc/self/ns/${space}`))
  const argv = ['/bin/sh', '-c', SCRIPT, 'probe', ...spaces, scratch, outside]
  const said = await runProbe(container.wrap(argv, { ...walls, writable: [scratch], readable: [...walls.readable, folder] }))
  return said === 'shut' ? null : said.slice(0, MOST_WORDS) || 'it said nothing'
}

/** What it said on both streams, trimmed. */
function runProbe([file = '', ...args]: string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: '/', env: {}, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const timer = setTimeout(() => child.kill('SIGKILL'), WITHIN_MS)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()))
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      resolve(said.trim() || `it ended with ${code ?? signal}`)
    })
  })
}
