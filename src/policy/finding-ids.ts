/** Every finding that the gate can make; docs/findings.md has a section for each. */
export const FINDING_IDS = [
  ...['call-blocked', 'prompt-blocked', 'ask-refused', 'rewrite-meets-deny-rule', 'call-indeterminate', 'already-denied', 'call-rewritten'],
  ...['call-not-shown', 'ask-silenced', 'time-budget-spent'],
  ...[
    'hook-failed',
    'hook-never-answers',
    'hook-system-message',
    'hook-changed-files',
    'hook-files-changed',
    'file-not-copied',
    'hook-not-replayed',
  ],
  ...[
    'hooks-disabled',
    'post-hook-feedback',
    'answer-key-ignored',
    'answer-on-stderr',
    'deny-lost',
    'silent-fail-closed',
    'envelope-incomplete',
  ],
  ...['config-unreadable', 'config-invalid', 'config-entry-invalid', 'unknown-event', 'matcher-never-matches', 'calls-without-hook'],
  ...['setting-without-hook', 'config-file-ignored'],
  ...['crlf-script', 'unquoted-placeholder', 'relative-hook-path', 'missing-dependency'],
  ...[
    'transcript-unreadable',
    'transcript-gap',
    'transcript-partial',
    'confidence-too-low',
    'transcript-passed-over',
    'unknown-records',
    'subagent-of-another-format',
    'no-tool-calls',
    'agent-unknown',
    'root-not-mapped',
    'bad-input',
  ],
] as const

/** What `fail_on` may name beside finding ids. */
export const FINDING_LEVELS = ['error', 'warning', 'notice'] as const
