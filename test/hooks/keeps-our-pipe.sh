#!/bin/sh
# Leaves a child without our environment, session, parent or folder, but with our stdin.
exec 3<&0
cd /
env -i setsid sleep 60 >/dev/null 2>&1 <&3 3<&- &
echo "${1:-answered}"
