import * as path from 'node:path'
import type { ProjectFile } from './configure.ts'

/** Where one run takes place, and where its model listens. */
export interface Stage {
  work: string
  home: string
  port: number
}

/** How a real agent is started headless, with all tools allowed and a model on loopback. Keys are dummies. */
export interface AgentProgram {
  /** The npm package, and the program in an installation of it. */
  package: string
  program: string
  /** Files of its own home folder. */
  home(stage: Stage): Record<string, ProjectFile>
  args(stage: Stage): string[]
  env(stage: Stage): Record<string, string>
}

const PROMPT = 'do it'
const json = (value: unknown): ProjectFile => ({ text: JSON.stringify(value) })
const model = ({ port }: Stage) => `http://127.0.0.1:${port}`

/** By our ids. Each program was tried in the version that conformance/agents.json names. */
export const programs: Record<string, AgentProgram> = {
  'claude-code': {
    package: '@anthropic-ai/claude-code',
    program: `@anthropic-ai/claude-code-${process.platform}-${process.arch}/claude`,
    home: () => ({}),
    args: () => [
      '-p',
      PROMPT,
      '--output-format',
      'stream-json',
      '--verbose',
      '--model',
      'claude-sonnet-4-5',
      '--allowedTools',
      'Bash,Write,Read,Edit',
    ],
    env: (stage) => ({
      ANTHROPIC_BASE_URL: model(stage),
      ANTHROPIC_API_KEY: 'dummy',
      CLAUDE_CONFIG_DIR: path.join(stage.home, '.claude'),
      DISABLE_AUTOUPDATER: '1',
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    }),
  },
  codex: {
    package: '@openai/codex',
    program: '.bin/codex',
    home: (stage) => ({ '.codex/config.toml': { text: codexConfig(stage) } }),
    // Hooks of a project run in Codex only once a person has trusted them.
    args: ({ work }) => ['exec', '--json', '--skip-git-repo-check', '--dangerously-bypass-hook-trust', '-C', work, PROMPT],
    env: ({ home }) => ({ CODEX_HOME: path.join(home, '.codex'), SCRIPTED_KEY: 'dummy' }),
  },
  copilot: {
    package: '@github/copilot',
    program: '.bin/copilot',
    home: () => ({}),
    args: ({ home }) => [
      ...['-p', PROMPT, '--trust-folder', '--output-format', 'json', '--no-auto-update', '--allow-all-tools'],
      ...['--log-dir', path.join(home, 'logs')],
    ],
    env: (stage) => ({
      COPILOT_OFFLINE: 'true',
      COPILOT_AUTO_UPDATE: 'false',
      COPILOT_PROVIDER_BASE_URL: `${model(stage)}/v1`,
      COPILOT_PROVIDER_TYPE: 'openai',
      COPILOT_PROVIDER_API_KEY: 'dummy',
      COPILOT_MODEL: 'gpt-4.1',
      COPILOT_HOME: path.join(stage.home, '.copilot'),
    }),
  },
  'gemini-cli': {
    package: '@google/gemini-cli',
    program: '.bin/gemini',
    home: () => ({
      '.gemini/settings.json': json({
        security: { auth: { selectedType: 'gemini-api-key' }, folderTrust: { enabled: false } },
        ...{ privacy: { usageStatisticsEnabled: false }, general: { enableAutoUpdate: false }, telemetry: { enabled: false } },
      }),
    }),
    args: () => ['-p', PROMPT, '--skip-trust', '-m', 'gemini-2.5-flash', '-o', 'stream-json', '--approval-mode', 'yolo'],
    env: (stage) => ({ GEMINI_API_KEY: 'dummy', GOOGLE_GEMINI_BASE_URL: model(stage), GEMINI_CLI_HOME: stage.home, NO_BROWSER: '1' }),
  },
  'qwen-code': {
    package: '@qwen-code/qwen-code',
    program: '.bin/qwen',
    home: () => ({
      '.qwen/settings.json': json({
        security: { auth: { selectedType: 'openai' }, folderTrust: { enabled: false } },
        ...{ privacy: { usageStatisticsEnabled: false }, general: { enableAutoUpdate: false }, telemetry: { enabled: false } },
      }),
    }),
    args: () => ['-p', PROMPT, '-m', 'scripted', '-o', 'stream-json', '--auth-type', 'openai', '--approval-mode', 'yolo'],
    env: (stage) => ({
      ...{ OPENAI_API_KEY: 'dummy', OPENAI_BASE_URL: `${model(stage)}/v1`, OPENAI_MODEL: 'scripted' },
      QWEN_HOME: path.join(stage.home, '.qwen'),
    }),
  },
}

function codexConfig(stage: Stage): string {
  return `model = "gpt-5.1-codex"
model_provider = "scripted"
approval_policy = "never"
sandbox_mode = "danger-full-access"

[model_providers.scripted]
name = "scripted"
base_url = "${model(stage)}/v1"
env_key = "SCRIPTED_KEY"
wire_api = "responses"
request_max_retries = 0
stream_max_retries = 0

[projects."${stage.work}"]
trust_level = "trusted"

[analytics]
enabled = false
`
}
