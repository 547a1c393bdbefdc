// What a Node user would write: `node-loop.mjs IN_FLIGHT FILE COMMAND`.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

const [most, file, command] = process.argv.slice(2)
const lines = readFileSync(file, 'utf8').trimEnd().split('\n').values()
await Promise.all(Array.from({ length: Number(most) }, loop))

async function loop() {
  for (const line of lines) await ask(`${line}\n`)
}

function ask(line) {
  return new Promise((resolve, reject) => {
    const hook = spawn('sh', ['-c', command])
    let answer = ''
    hook.stdout.setEncoding('utf8').on('data', (text) => {
      answer += text
    })
    hook.stdin.on('error', () => {}).end(line)
    hook.on('error', reject).on('close', (code) => (code === 0 ? resolve(answer) : reject(new Error(`the hook ended with ${code}`))))
  })
}
