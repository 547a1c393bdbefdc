#!/bin/sh
# Prints a whole answer, then does not end.
echo "$1"
sleep 60
