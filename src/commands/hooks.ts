import type { Options } from '../config/options.ts'
import { readableTree } from '../replay/read-tree.ts'
import { encodeJson } from '../text/json.ts'
import { logText } from '../text/log.ts'
import { makeSafe } from '../text/safe.ts'
import { type FoundHooks, findHooks } from './find-hooks.ts'
import { openRun } from './open-run.ts'

/** `hookwitness hooks`: what is configured, where, and what is wrong with it. Runs nothing. */
export async function listHooks(options: Options, env: Record<string, string | undefined>): Promise<string> {
  const run = await openRun(options, { env, workflow: null })
  try {
    const hooks = findHooks(readableTree(run.tree, { userConfig: options.user_config, trusted: run.trusted }), options.dialects)
    return options.format === 'json' ? `${encodeJson(toJson(hooks), { indent: 2 })}\n` : describe(hooks)
  } finally {
    await run.close()
  }
}

function describe({ configured }: FoundHooks): string {
  if (configured.length === 0) return 'No hook configuration was found.\n'
  const blocks = configured.map(({ dialect, loaded }) => {
    const rows = loaded.hooks.map((hook) => {
      const matcher = hook.matcher === null ? '' : ` [${shown(hook.matcher)}]`
      const trust = hook.trusted ? '' : ' (not run: no trust)'
      return `  ${hook.event}${matcher}  ${shown(hook.command)}\n    ${shown(hook.at.path)}:${hook.at.line ?? 1}${trust}`
    })
    const findings = loaded.findings.map(
      (finding) => `  ${finding.level}: ${finding.id}: ${shown(finding.message)}\n    ${shown(finding.at.path)}:${finding.at.line ?? 1}`,
    )
    return [dialect.title, ...rows, ...(rows.length === 0 ? ['  no hooks'] : []), ...findings].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}

function toJson({ configured }: FoundHooks) {
  return configured.flatMap(({ loaded }) =>
    loaded.hooks.map(({ id, dialect, event, matcher, command, at, trusted }) => ({
      ...{ id: makeSafe(id), dialect, event, matcher: matcher === null ? null : makeSafe(matcher), command: makeSafe(command) },
      at: { path: makeSafe(at.path), line: at.line ?? null },
      trusted,
    })),
  )
}

function shown(text: string): string {
  return logText(makeSafe(text))
}
