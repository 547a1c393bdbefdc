import type { Action } from '../model/action.ts'
import type { JsonObject } from '../model/event.ts'
import type { Judgement } from '../model/judgement.ts'
import { listActions, vocabularies } from '../vocabularies/index.ts'

/** What is looked at to tell what an event is about. */
export interface Subject extends Pick<Judgement, 'dialect'> {
  event: Pick<Judgement['event'], 'tool' | 'prompt' | 'session'>
}

/** What an event is about, in one piece of text: a command, a path, an address, else its arguments. Foreign text. */
export function describeSubject(judgement: Subject): string {
  const { tool, prompt } = judgement.event
  if (tool === null) return prompt ?? ''
  const action = actionOf(judgement)
  switch (action?.kind) {
    case 'shell':
      return action.command
    case 'read':
    case 'write':
    case 'edit':
      return action.path
    case 'fetch':
      return action.url
    default:
      return describeArguments(tool.args)
  }
}

/** The file that a judged write or edit names, as reports show it; null for everything else. */
export function editedFile(judgement: Judgement): string | null {
  const action = actionOf(judgement)
  return action?.kind === 'write' || action?.kind === 'edit' ? action.path : null
}

/** The first thing that a call does. */
function actionOf({ dialect, event: { tool, session } }: Subject): Action | null {
  if (tool === null) return null
  const known = [vocabularies.get(dialect), vocabularies.get(session.agent)].filter((each) => each !== undefined)
  return known.flatMap((vocabulary) => listActions(vocabulary, tool))[0] ?? null
}

/** Argument keys that name what a call is about, in any agent's words, the most telling first. */
const TELLING = ['command', 'cmd', 'file_path', 'path', 'url', 'address', 'pattern', 'query', 'prompt']

function describeArguments(args: JsonObject): string {
  const key = TELLING.find((each) => Object.hasOwn(args, each) && typeof args[each] === 'string')
  return key === undefined ? JSON.stringify(args) : String(args[key])
}
