import * as fs from 'node:fs'
import * as path from 'node:path'
import { ROOT } from './runtimes.ts'

/** One expected call of a case; the right values stand in the case, from public reports and the agents' documentation. */
export interface ExpectedCall {
  tool: string
  verdict: 'allow' | 'deny' | 'indeterminate' | 'not-evaluated'
  raw?: string
  failure?: string
  failureAny?: string[]
  exitCode?: number
  reasonContains?: string
  mergedReasonContains?: string
  mergedReasonLacks?: string
  mergedReasonIs?: string
  rewritten?: unknown
  noRewrite?: boolean
  executed?: boolean | null
  recordedRan?: boolean
  recorded?: string
  repeat?: number
  optional?: boolean
  eventLacks?: string[]
}

/** `case.json`. */
export interface CaseFile {
  id: string
  dialect: string
  gist?: string
  transcript?: string
  onAsk?: string
  events?: string
  options?: string[]
  expected?: ExpectedCall[]
  expectedPrompts?: { verdict: string; reasonContains?: string; hooksRun?: number }[]
  expectedFindings?: { kind: string; kindAny?: string[]; severity?: string; file?: string; messageContains?: string; optional?: boolean }[]
  expectedNoFindings?: string[]
  expectedParse?: { skippedLines?: number[]; duplicateCalls?: number }
  expectedFormat?: (string | null)[]
  expectedReport?: Record<string, unknown>
  expectedTreeUnchanged?: boolean
  expectedExit?: string
  hooksRun?: number[]
  maxRssMiB?: number
  maxSeconds?: number
  generate?: string
  head?: string
  initGit?: boolean | string
  env?: { hideTools?: string[]; set?: Record<string, string>; checkoutDirName?: string; userConfig?: string }
}

const CASES = path.join(ROOT, 'test/cases')
const DIALECTS: Record<string, string> = { claude: 'claude-code', gemini: 'gemini-cli', qwen: 'qwen-code' }

/** All cases, in the order of their numbers. */
export function listCases(): { folder: string; file: CaseFile }[] {
  return fs
    .readdirSync(CASES)
    .sort()
    .map((name) => ({
      folder: path.join(CASES, name),
      file: JSON.parse(fs.readFileSync(path.join(CASES, name, 'case.json'), 'utf8')) as CaseFile,
    }))
}

/** The dialect id that a case's short name stands for. */
export function dialectOf(file: CaseFile): string {
  return DIALECTS[file.dialect] ?? file.dialect
}
