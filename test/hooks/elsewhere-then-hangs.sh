#!/bin/sh
# Starts a child without our environment, session, pipes or folder, and does not end itself.
(cd / && exec env -i setsid sleep "${NAP:-60}" >/dev/null 2>&1 </dev/null) &
sleep 60
