#!/bin/sh
# Kills the process that started it, and leaves a child.
sleep 60 >/dev/null 2>&1 </dev/null &
echo '{"decision":"allow"}'
kill -KILL $PPID
while :; do :; done
