#!/bin/sh
# Leaves a child without our environment, session, parent, pipes or folder.
cd /
env -i setsid sh -c 'sleep "$0" &' "${1:-60}" >/dev/null 2>&1 </dev/null
echo answered
