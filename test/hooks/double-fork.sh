#!/bin/sh
# Leaves a daemon: forked twice, in a session of its own, parent gone.
setsid sh -c 'sleep 60 & sleep 60 &' >/dev/null 2>&1 </dev/null
echo "${1:-answered}"
