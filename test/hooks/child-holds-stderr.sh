#!/bin/sh
# Ends, but a child keeps its stderr open.
sleep 60 >/dev/null &
echo "${1:-answered}"
