#!/bin/sh
# Two hundred children at once.
i=0
while [ $i -lt 200 ]; do
  sleep 60 >/dev/null 2>&1 &
  i=$((i + 1))
done
echo "${1:-answered}"
