#!/bin/sh
# Removes its own file while it runs: it is there once.
rm "$0"
echo "$1"
