#!/bin/sh
# Guards the shell: work that was never committed is not thrown away, and a migration needs a person.
command=$(sed -nE 's/.*"command": *"(([^"\\]|\\.)*)".*/\1/p')

decide() {
  printf '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"%s","permissionDecisionReason":"%s"}}\n' "$1" "$2"
}

case $command in
  *'git reset --hard'* | *'git clean -'*) decide deny 'this throws away work that was never committed' ;;
  *'npm run migrate'*) decide ask 'a migration changes the live database' ;;
esac
