#!/bin/sh
# Stops the process that started it, leaves a child and answers: nobody hears it.
sleep 60 >/dev/null 2>&1 </dev/null &
kill -STOP $PPID
echo '{"decision":"allow"}'
