#!/bin/sh
# Leaves a child that holds no pipe.
sleep 60 >/dev/null 2>&1 &
echo "${1:-answered}"
