import type { JsonObject } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { Sample } from '../model/transcript.ts'
import { isCallFreeNote } from './git-ai.ts'
import { asObject, ownList, ownObject } from './values.ts'

/** A format that an agent or a tool around it writes, and that holds no tool calls: to read it would be an empty pass. */
export interface RefusedFormat {
  id: string
  /** With its article: it stands behind "is". */
  title: string
  /** Asked only about files that no reader knows. */
  detect(sample: Sample): boolean
  /** What to hand over instead. */
  next: string
}

/** All of them, in the order in which a file is tried. */
export const refusedFormats: readonly RefusedFormat[] = [
  {
    id: 'agent-trace',
    title: 'an Agent Trace record (who wrote which lines)',
    // https://github.com/cursor/agent-trace
    detect: everyObject((object) => own(object, 'version') !== undefined && (ownList(object, 'files') ?? []).some(isTracedFile)),
    next: 'Hand over the session files of the agent that it names under `conversations`.',
  },
  {
    id: 'git-ai-attribution',
    title: 'a git-ai note without messages (who wrote which lines; git-ai stores no messages since 1.3.4)',
    detect: isCallFreeNote,
    next: 'Hand over the session files of the agents that its `sessions` or `prompts` name.',
  },
  {
    id: 'entire-metadata',
    title: 'the metadata of an Entire checkpoint',
    // entireio/cli: metadata.json of a checkpoint and of a session in it, checkpoint.json of a subagent's task.
    detect: everyObject((object) => isEntireCheckpoint(object) || isEntireTask(object)),
    next: 'Hand over what lies beside it: `full.jsonl`, `raw_transcript` or `transcript.jsonl` of each session.',
  },
  {
    id: 'claude-result',
    title:
      'the result that `claude -p --output-format json` or `droid exec -o json` prints (an answer, and at most the calls that were refused)',
    detect: everyObject((object) => ownString(object, 'type') === 'result' && ownString(object, 'session_id') !== undefined),
    next: 'Record with `stream-json` as the output format (Claude Code: and `--verbose`), or hand over the agent’s session file.',
  },
  {
    id: 'gemini-result',
    title: 'the result of `gemini` or `qwen` with `--output-format json` (an answer and statistics)',
    detect: everyObject(isGeminiResult),
    next: 'Record with `--output-format stream-json`, or hand over the session file below `~/.gemini/tmp` or `~/.qwen/projects`.',
  },
  {
    id: 'droid-settings',
    title: 'the settings of a Factory Droid session',
    detect: everyObject((object) => ownString(object, 'autonomyMode') !== undefined && Object.hasOwn(object, 'tokenUsage')),
    next: 'Hand over the `.jsonl` file of the same name that lies beside it.',
  },
]

/** Any other record among them may hold a call. */
function everyObject(isOne: (object: JsonObject) => boolean): (sample: Sample) => boolean {
  return ({ objects }) => objects.every(isOne)
}

function isTracedFile(file: unknown): boolean {
  return ownString(file, 'path') !== undefined && ownList(file, 'conversations') !== null
}

function isEntireCheckpoint(object: JsonObject): boolean {
  return ownString(object, 'checkpoint_id') !== undefined && ownString(object, 'strategy') !== undefined
}

function isEntireTask(object: JsonObject): boolean {
  return ['session_id', 'tool_use_id', 'checkpoint_uuid'].every((key) => ownString(object, key) !== undefined)
}

function isGeminiResult(object: JsonObject): boolean {
  const isAnswer = Object.hasOwn(object, 'response') || Object.hasOwn(object, 'error')
  return isAnswer && asObject(ownObject(object, 'stats')?.models) !== null && !Object.hasOwn(object, 'type')
}
