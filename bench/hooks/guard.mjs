// Lets a project's tests run, refuses what wipes a whole disk, and leaves the rest to the agent.
import { readFileSync } from 'node:fs'

const command = JSON.parse(readFileSync(0, 'utf8')).tool_input?.command ?? ''
if (/rm -rf \/|mkfs/.test(command)) answer('deny', 'this would wipe a disk')
else if (command.startsWith('npm test')) answer('allow', 'tests may run')

function answer(permissionDecision, permissionDecisionReason) {
  const said = { hookEventName: 'PreToolUse', permissionDecision, permissionDecisionReason }
  process.stdout.write(`${JSON.stringify({ hookSpecificOutput: said })}\n`)
}
