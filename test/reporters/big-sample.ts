import type { Report } from '../../src/model/report.ts'
import { makeBlock, makeFinding, makeHook, makeReport, makeSession } from './sample.ts'

const LUXE_HOOK = 'luxe:BeforeToolUse:.luxe/hooks.json#1'

/** A report with something in every section. */
export function makeBigReport(): Report {
  const push = { tool: 'Bash', subject: 'git push --force origin main' }
  return makeReport({
    outcome: 'blocked',
    exit_code: 1,
    why: '2 calls and 1 prompt should have been stopped; 1 more call asked and nobody was there to answer.',
    hooks: [
      makeHook({ runs: 177, denies: 2, p50_ms: 11, p95_ms: 38 }),
      makeHook({
        id: 'claude-code:UserPromptSubmit:.claude/settings.json#1',
        event: 'UserPromptSubmit',
        matcher: null,
        at: { path: '.claude/settings.json', line: 21 },
        runs: 8,
        denies: 1,
      }),
      makeHook({
        id: LUXE_HOOK,
        dialect: 'luxe',
        event: 'BeforeToolUse',
        matcher: '{"bash":"git *"}',
        command: 'sh .luxe/guard.sh',
        at: { path: '.luxe/hooks.json', line: 4 },
        runs: 169,
        denies: 1,
        asks: 1,
        failures: 14,
      }),
      makeHook({
        id: 'codex:PreToolUse:.codex/hooks.json#1',
        dialect: 'codex',
        at: { path: '.codex/hooks.json', line: 3 },
        trusted: false,
      }),
    ],
    sessions: [
      makeSession({ events: 140, calls: 128, prompts: 6, judged: 134 }),
      makeSession({
        id: 's2',
        agent: 'codex',
        format: 'codex',
        path: 'sessions/release.jsonl',
        events: 50,
        calls: 41,
        prompts: 2,
        judged: 43,
        gap_count: 1,
        gaps: [{ path: 'sessions/release.jsonl', line: 77, end_line: null, kind: 'bad-json', detail: 'Unexpected end of JSON input' }],
        duplicates: 12,
        skimmed_lines: 0,
        unknown_records: [],
        ignored_records: [],
      }),
    ],
    transcripts: [
      { path: 'sessions/fix-flaky.jsonl', taken: true, why: 'claude-code' },
      { path: 'sessions/release.jsonl', taken: true, why: 'codex' },
      { path: 'sessions/notes.jsonl', taken: false, why: 'no known format' },
    ],
    findings: [
      makeBlock(88, {}, { ...push, reason: 'Force-pushing to main is not allowed: open a pull request instead.' }),
      makeBlock(
        88,
        { hook: LUXE_HOOK, id: 'ask-refused', live: 'a person would have been asked' },
        { ...push, dialect: 'luxe', reason: 'push?' },
      ),
      makeBlock(
        131,
        { live: 'allowed (exit 1 does not block in Claude Code)' },
        {
          subject: 'rm -rf build node_modules && npm ci && npm run build -- --profile --with-a-very-long-flag=1',
          reason:
            'No recursive delete here.\nUse `make clean`, which keeps the cache, and tell the team when the cache has to go: it takes 40 minutes to fill.',
        },
      ),
      makeBlock(
        12,
        { id: 'prompt-blocked', hook: 'claude-code:UserPromptSubmit:.claude/settings.json#1' },
        {
          kind: 'prompt',
          tool: null,
          subject: 'here is the key: [redacted aws-access-key-id], please deploy',
          reason: 'Do not paste credentials.',
        },
      ),
      makeBlock(
        140,
        {
          id: 'ask-refused',
          hook: LUXE_HOOK,
          at: { path: 'sessions/release.jsonl', line: 52, column: null, call: 'call_9' },
          session: 's2',
        },
        { dialect: 'luxe', tool: 'shell', subject: 'npm publish', reason: 'Publish to npm?' },
      ),
      makeBlock(9, { id: 'already-denied', level: 'notice' }, { subject: 'sudo rm -rf /var/cache' }),
      makeFinding({
        id: 'hook-failed',
        hook: LUXE_HOOK,
        at: { path: '.luxe/hooks.json', line: 4, column: 7, call: null },
        level: 'error',
        count: 14,
        message: 'launch-failed: sh could not run the command (exit 127).\n.luxe/guard.sh: 3: jq: not found',
        live: 'denied, because on_failure is "deny"',
        mend: 'Install jq in the workflow, or in the hook fall back to sh.',
      }),
      makeFinding({
        id: 'crlf-script',
        at: { path: '.claude/hooks/guard.sh', line: 1, column: null, call: null },
        mend: 'Save it with LF line ends: `* text=auto eol=lf` in .gitattributes.',
      }),
      makeFinding({ id: 'calls-without-hook', level: 'notice', count: 31, message: '31 calls of WebFetch met no hook.' }),
    ],
    notes: ['User and managed hooks were not seen: user_config names no folder.'],
    totals: {
      calls: 169,
      prompts: 8,
      judged: 177,
      blocked: 4,
      asked: 2,
      already_denied: 1,
      hook_runs: 354,
      hook_failures: 14,
      duration_ms: 4234,
    },
  })
}
