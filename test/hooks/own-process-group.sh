#!/bin/sh
# Leaves a child in a process group of its own: timeout(1) makes itself one.
timeout 60 sleep 60 >/dev/null 2>&1 &
echo "$1"
