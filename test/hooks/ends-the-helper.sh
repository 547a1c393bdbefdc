#!/bin/sh
# Kills every other shell of this user that it may have been started by: all siblings.
for pid in $(cat /proc/$PPID/task/$PPID/children); do
  [ "$pid" = "$$" ] || kill -KILL "$pid"
done
echo answered
