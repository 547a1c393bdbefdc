import { mostSevere } from '../../dialect/answer.ts'
import type { Dialect, SeenEvent } from '../../model/dialect.ts'
import type { Decision, HookVerdict, Merged } from '../../model/hook.ts'
import { EXIT_2 } from './answer.ts'
import { nameKinds } from './events.ts'
import type { CopilotHost } from './hosts.ts'
import { listCandidates, loadCopilot } from './load.ts'
import { rehearseCopilot } from './rehearse.ts'

const SEVERITY: readonly Decision[] = ['deny', 'ask', 'allow']

const HEADLESS: Record<CopilotHost, Dialect['headless']> = {
  cli: { ruling: 'refused', why: 'copilot -p refuses what a hook asks about' },
  cloud: { ruling: 'refused', why: 'the cloud agent takes an ask for a deny' },
  vscode: { ruling: 'refused', why: 'VS Code waits for a person' },
}

const TITLES: Record<CopilotHost, string> = {
  cli: 'GitHub Copilot (command line)',
  cloud: 'GitHub Copilot (cloud agent)',
  vscode: 'GitHub Copilot (VS Code)',
}

/** GitHub Copilot: `.github/hooks/*.json`, which three hosts read with rules of their own. */
export function copilotAt(host: CopilotHost): Dialect {
  return {
    id: 'copilot',
    title: TITLES[host],
    source: 'https://docs.github.com/en/copilot/reference/hooks-reference; verdicts measured on 1.0.102',
    vocabulary: host === 'vscode' ? 'vscode' : 'copilot',
    events: nameKinds(host),
    gates: ['pre_tool', 'prompt'],
    order: 'sequential',
    startsIn: 'project-root',
    feedsRewrites: false,
    holds: ['ask'],
    headless: HEADLESS[host],
    permissionRules: 'after-hooks',
    load: (tree) => loadCopilot(tree, host),
    candidates: listCandidates,
    merge,
    tell: host === 'vscode' ? undefined : tell,
    unopposed: 'none',
    rehearse: (hooks, stage) => rehearseCopilot(hooks, stage, host),
  }
}

/** All hooks run, in order; the most severe decision wins, and the last rewrite. */
function merge(verdicts: HookVerdict[], event: SeenEvent): Merged {
  const native = mostSevere(
    SEVERITY,
    verdicts.map((each) => each.verdict),
  )
  const reason = verdicts.find((each) => each.verdict === native && each.reason !== null)?.reason ?? null
  const rewrites = verdicts.flatMap((each) => (each.rewrite === null ? [] : [each.rewrite.args]))
  return { native, reason, rewritten: event.kind === 'pre_tool' ? (rewrites[rewrites.length - 1] ?? null) : null }
}

/** Recorded from 1.0.102. Of a hook that failed it names the file. */
function tell({ native, reason }: Pick<Merged, 'native' | 'reason'>, kind: SeenEvent['kind']): string | null {
  if (kind !== 'pre_tool' || reason === null || reason.startsWith('hook errored')) return null
  if (native === 'ask') return `Denied by preToolUse hook (unable to ask user for confirmation): ${reason}`
  return native === 'deny' ? `Denied by preToolUse hook: ${reason.startsWith(EXIT_2) ? EXIT_2 : reason}` : null
}
