"""Lets a project's tests run, refuses what wipes a whole disk, and leaves the rest to the agent."""
import json
import sys


def answer(decision, why):
    said = {"hookEventName": "PreToolUse", "permissionDecision": decision, "permissionDecisionReason": why}
    print(json.dumps({"hookSpecificOutput": said}))


command = json.load(sys.stdin).get("tool_input", {}).get("command", "")
if "rm -rf /" in command or "mkfs" in command:
    answer("deny", "this would wipe a disk")
elif command.startswith("npm test"):
    answer("allow", "tests may run")
