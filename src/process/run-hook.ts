import type { Ending, HookStart } from '../model/hook.ts'
import { listenToHook } from './await-answer.ts'
import { explainStartFailure, findImpossible } from './explain-start-failure.ts'
import type { Launcher } from './launcher.ts'

/** Starts one hook, feeds it, waits for its answer and leaves no process of it behind. Never throws for what the hook does: what went wrong is in the ending. */
export async function runHook(
  start: HookStart,
  { launcher, scratch }: { launcher: Launcher; scratch: readonly string[] },
): Promise<Ending> {
  const impossible = findImpossible(start)
  if (impossible !== null) return notStarted(impossible)
  const { listener, stdout, stderr, answer } = listenToHook(start)
  const hook = await launcher.launch(start, { scratch, listener })
  const began = performance.now()
  const answered = await answer()
  const ms = performance.now() - began
  const rest = await hook.end()
  if (answered.kind === 'refused') return notStarted({ code: answered.code, message: explainStartFailure(start, answered.code) })
  return { stdout: stdout.text(), stderr: stderr.text(), ms, ...rest, ...answered }
}

function notStarted({ code, message }: { code: string; message: string }): Ending {
  return { kind: 'not-started', code, message, stdout: '', stderr: '', ms: 0, readInput: null, leftovers: 0 }
}
