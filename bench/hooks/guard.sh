#!/usr/bin/env bash
# Lets a project's tests run, refuses what wipes a whole disk, and leaves the rest to the agent.
answer() {
  jq -cn --arg decision "$1" --arg why "$2" \
    '{hookSpecificOutput: {hookEventName: "PreToolUse", permissionDecision: $decision, permissionDecisionReason: $why}}'
}
command=$(jq -r '.tool_input.command // empty')
case "$command" in
  *'rm -rf /'* | *'mkfs'*) answer deny 'this would wipe a disk' ;;
  'npm test'*) answer allow 'tests may run' ;;
esac
