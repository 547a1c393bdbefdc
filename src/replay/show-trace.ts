import type { Judgement } from '../model/judgement.ts'
import type { AskedHook, Considered, Permitted } from '../model/trace.ts'
import { mapStrings } from './path-map.ts'
import { showVerdict } from './show-judgement.ts'

/** The judgement with names for the scratch folders in its trace, where it has one: what went into a hook and came out of it, as it was. */
export function showTrace(judgement: Judgement, name: (text: string) => string): Judgement {
  const { trace } = judgement
  if (trace === undefined) return judgement
  const shown = {
    hooks: trace.hooks.map((each) => showConsidered(each, name)),
    reason: trace.reason === null ? null : name(trace.reason),
    recorded: showPermitted(trace.recorded, name),
    rewritten: showPermitted(trace.rewritten, name),
  }
  return { ...judgement, trace: shown }
}

function showConsidered(considered: Considered, name: (text: string) => string): Considered {
  const { why, asked } = considered
  return { ...considered, why: name(why), asked: asked === null ? null : showAsked(asked, name) }
}

function showAsked({ call, ending, verdict }: AskedHook, name: (text: string) => string): AskedHook {
  const texts = { stdout: name(ending.stdout), stderr: name(ending.stderr) }
  return {
    call: { ...mapStrings(call, name), input: nameInJson(call.input, name) },
    ending: ending.kind === 'not-started' ? { ...ending, ...texts, message: name(ending.message) } : { ...ending, ...texts },
    verdict: {
      ...showVerdict(verdict, name),
      rewrite: verdict.rewrite && mapStrings(verdict.rewrite, name),
    },
  }
}

/** Inside JSON a folder may be spelt with escapes. Every dialect's envelope is JSON. */
function nameInJson(input: string, name: (text: string) => string): string {
  return JSON.stringify(mapStrings<unknown>(JSON.parse(input), name))
}

function showPermitted(permitted: Permitted | null, name: (text: string) => string): Permitted | null {
  if (permitted === null) return null
  const { ruling, readings } = permitted
  const show = (each: Permitted['ruling']) => (each === null ? null : { ...each, why: name(each.why) })
  return { ruling: show(ruling), readings: readings.map(({ as, ruling: said }) => ({ as, ruling: show(said) })) }
}
