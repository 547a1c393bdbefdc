#!/bin/sh
# Fills both pipes in turns.
i=0
while [ $i -lt 40 ]; do
  head -c 5000 /dev/zero | tr '\0' o
  head -c 5000 /dev/zero | tr '\0' e >&2
  i=$((i + 1))
done
