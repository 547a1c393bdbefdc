import { spawn, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import type { AgentProgram, Stage } from './agents.ts'
import { configure, type ProjectFile } from './configure.ts'
import type { Row } from './rows.ts'
import { startModel } from './scripted-model.ts'

/** Longest that an agent may take for one call, in milliseconds: one that asks nobody hangs for ever. */
const LIMIT = 90_000

/** Runs the agent's own program once, with the row's hooks and its call; returns the row with what happened. Throws when the agent never asked its model. */
export async function runRow(row: Row, agent: AgentProgram, installed: string): Promise<Row> {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'conformance-')))
  const [work, home] = [path.join(root, 'work'), path.join(root, 'home')]
  const model = await startModel(row.call)
  const stage: Stage = { work, home, port: model.port }
  try {
    writeFiles(home, agent.home(stage))
    writeFiles(work, configure(row))
    initGit(work, home)
    const ending = await runAgent(path.join(installed, 'node_modules', agent.program), agent, stage)
    // A refused prompt goes to no model.
    if (model.requests() === 0 && row.event !== 'prompt') throw new Error(`${row.agent} asked no model (${ending})`)
    const has = (name: string) => fs.existsSync(path.join(work, name))
    return { ...row, ran: has('marker.txt'), ran_rewritten: has('marker2.txt'), processes_left: countProcesses(work) }
  } finally {
    await model.close()
    endProcesses(work)
    fs.rmSync(root, { recursive: true, force: true })
  }
}

function writeFiles(folder: string, files: Record<string, ProjectFile>): void {
  fs.mkdirSync(folder, { recursive: true })
  for (const [name, { text, mode = 0o644 }] of Object.entries(files)) {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
    fs.chmodSync(file, mode)
  }
}

/** Some agents take a folder for a project only when git does. */
function initGit(cwd: string, home: string): void {
  const env = { PATH: process.env.PATH, HOME: home }
  spawnSync('git', ['init', '-q'], { cwd, env })
  spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-q', '--allow-empty', '-m', 'x'], { cwd, env })
}

function runAgent(program: string, agent: AgentProgram, stage: Stage): Promise<string> {
  const env = {
    PATH: process.env.PATH,
    HOME: stage.home,
    USER: 'dev',
    SHELL: '/bin/bash',
    TERM: 'dumb',
    LANG: 'C.UTF-8',
    ...agent.env(stage),
  }
  const child = spawn(program, agent.args(stage), { cwd: stage.work, env, stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-500)
  })
  const killer = setTimeout(() => endGroup(child.pid), LIMIT)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearTimeout(killer)
      resolve(`exit ${code ?? signal}: ${said.trim()}`)
    })
  })
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** Processes that work in a folder: what hooks left behind. */
function listProcesses(folder: string): number[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return fs.readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
      } catch {
        return false
      }
    })
    .map(Number)
}

function countProcesses(folder: string): number {
  return listProcesses(folder).length
}

function endProcesses(folder: string): void {
  for (const pid of listProcesses(folder)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}
