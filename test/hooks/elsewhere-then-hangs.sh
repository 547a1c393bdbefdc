#!/bin/sh
# Starts a child without our environment, session, pipes or folder, and does not end itself.
nap=${1:-${NAP:-60}}
(cd / && exec env -i setsid sleep "$nap" >/dev/null 2>&1 </dev/null) &
sleep 60
