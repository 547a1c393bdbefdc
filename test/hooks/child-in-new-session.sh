#!/bin/sh
# Leaves a child in a session of its own.
setsid sleep 60 >/dev/null 2>&1 &
echo "${1:-answered}"
