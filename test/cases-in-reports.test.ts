import { execFileSync, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { type CaseFile, dialectOf, listCases } from './support/case-file.ts'
import { readReport, runProduct } from './support/product.ts'
import { isCommand, runStep, type StepResult } from './support/runner.ts'
import { RUNTIMES, type Runtime } from './support/runtimes.ts'
import { makeScratch } from './support/scratch.ts'
import { flagsOf, setUpCase } from './support/set-up-case.ts'

// What the cases say of annotations, summary, format and memory: seen in the action's own output, as a workflow sees it.

const CASES = new Map(listCases().map((each) => [each.file.id, each]))

function find(id: string): { folder: string; file: CaseFile } {
  const found = CASES.get(id)
  if (found === undefined) throw new Error(`no case ${id}`)
  return found
}

async function runCaseStep(id: string, runtime: Runtime, scratch: string): Promise<StepResult> {
  const { folder, file } = find(id)
  const { repo, transcript } = setUpCase(folder, file, scratch)
  return runStep({ runtime, workspace: repo, scratch, inputs: { transcripts: transcript, dialects: dialectOf(file) } })
}

describe.each(RUNTIMES)('the action on $name', (runtime) => {
  test('098: fourteen blocked calls: ten errors at most, the last says how many more, the summary lists all', async (context) => {
    const done = await runCaseStep('098-more-than-ten-annotations', runtime, makeScratch(context))
    const wanted = find('098-more-than-ten-annotations').file.expectedReport as { maxErrorCommands: number; summaryRows: number }
    const errors = done.commands.filter((line) => line.startsWith('::error'))
    expect(errors.length).toBeLessThanOrEqual(wanted.maxErrorCommands)
    expect(errors.length).toBeGreaterThan(1)
    const calls = done.report?.findings.filter((finding) => finding.id === 'call-blocked') ?? []
    expect(calls).toHaveLength(wanted.summaryRows)
    expect(done.summary.match(/no recursive delete/g)?.length).toBe(wanted.summaryRows)
    expect(done.outputs.blocked).toBe('14')
  })

  test('100: four hundred blocked calls: the summary stays below a mebibyte', async (context) => {
    const done = await runCaseStep('100-comment-over-65536', runtime, makeScratch(context))
    expect(Buffer.byteLength(done.summary)).toBeLessThan(1_048_576)
    expect(done.summary).toContain('400')
    expect(done.outputs.blocked).toBe('400')
  })

  test('101: the step fails by its own exit code, and its last line says why', async (context) => {
    const scratch = makeScratch(context)
    const done = await runCaseStep('101-exit-code-behind-a-pipe', runtime, scratch)
    expect(done.code).toBe(1)
    expect(done.outputs.outcome).toBe('blocked')
    const { folder, file } = find('101-exit-code-behind-a-pipe')
    const setUp = setUpCase(folder, { ...file, env: { checkoutDirName: 'again' } }, scratch)
    const cli = await runProduct('cli.js', flagsOf(file, setUp), { runtime, cwd: scratch })
    expect(cli.stdout.trim().split('\n').pop()).toMatch(/^✖ blocked: .*\(exit 1\)$/)
  })

  test('103: commas, colons and percent signs are escaped in properties and messages', async (context) => {
    const done = await runCaseStep('103-annotation-path-escaping', runtime, makeScratch(context))
    const wanted = find('103-annotation-path-escaping').file.expectedReport as { commandContains: string; messageContains: string }
    const errors = done.commands.filter((line) => line.startsWith('::error'))
    expect(
      errors.some((line) => line.includes(wanted.commandContains) && line.includes(wanted.messageContains)),
      errors.join('\n'),
    ).toBe(true)
  })

  test('104: nothing recorded and nothing that a hook prints becomes a command', async (context) => {
    const done = await runCaseStep('104-workflow-command-injection', runtime, makeScratch(context))
    const wanted = find('104-workflow-command-injection').file.expectedReport as { logNeverMatches: string }
    for (const line of done.log) expect(line).not.toMatch(new RegExp(wanted.logNeverMatches))
    expect(done.commands.every((line) => /^::(?:error|warning|notice|group|endgroup|debug)[ :]/.test(line))).toBe(true)
    expect(done.stderr.split('\n').filter(isCommand)).toEqual([])
    expect(done.code).toBe(1)
  })
})

describe.each(RUNTIMES)('the command line on $name', (runtime) => {
  test('084: a foreign JSONL file is not taken for a Claude Code session', async (context) => {
    const scratch = makeScratch(context)
    const { folder, file } = find('084-foreign-jsonl-not-claude')
    const report = path.join(scratch, 'report.json')
    await runProduct('cli.js', [...flagsOf(file, setUpCase(folder, file, scratch)), '--report_path', report], { runtime, cwd: scratch })
    // The case calls our `openai-chat` by its older name.
    const names: Record<string, string> = { 'openai-messages-jsonl': 'openai-chat' }
    const wanted = (file.expectedFormat ?? []).map((format) => (format === null ? null : (names[format] ?? format)))
    expect(wanted).toContain(readReport(report).sessions[0]?.format ?? null)
  })

  test('097: a file longer than the longest string is read as a stream', async (context) => {
    const scratch = makeScratch(context)
    const { folder, file } = find('097-file-longer-than-v8-string')
    const transcript = path.join(scratch, 'transcript.jsonl')
    const out = fs.openSync(transcript, 'w')
    execFileSync(process.execPath, ['gen.mjs', '700'], { cwd: folder, stdio: ['ignore', out, 'inherit'] })
    fs.closeSync(out)
    const setUp = { ...setUpCase(folder, file, scratch), transcript }
    const report = path.join(scratch, 'report.json')
    const peak = await measurePeak(runtime, [...flagsOf(file, setUp), '--report_path', report], scratch)
    expect(readReport(report)).toMatchObject({ outcome: 'blocked', totals: { calls: 2, blocked: 1 } })
    if (peak !== null) expect(peak).toBeLessThan((file.maxRssMiB ?? 0) * 1024)
  })
})

/** Peak resident memory of a run in KiB, as Linux tells it; null elsewhere. */
function measurePeak(runtime: Runtime, args: string[], cwd: string): Promise<number | null> {
  const cli = path.resolve(import.meta.dirname, '../dist/cli.js')
  const child = spawn(runtime.node, [cli, ...args], { cwd, stdio: 'ignore' })
  let peak: number | null = null
  const timer = setInterval(() => {
    const status = fs.existsSync(`/proc/${child.pid}/status`) ? readStatus(child.pid) : ''
    const seen = /VmHWM:\s+(\d+) kB/.exec(status)?.[1]
    if (seen !== undefined) peak = Number(seen)
  }, 50)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => {
      clearInterval(timer)
      resolve(peak)
    })
  })
}

function readStatus(pid: number | undefined): string {
  try {
    return fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
