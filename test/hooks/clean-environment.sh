#!/bin/sh
# Leaves a child without our environment, session, parent or pipes.
env -i setsid sleep 60 >/dev/null 2>&1 </dev/null &
echo "${1:-answered}"
