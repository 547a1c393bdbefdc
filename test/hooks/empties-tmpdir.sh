#!/bin/sh
# Removes its folder for temporary files; only where that is a scratch folder.
case $TMPDIR/ in */hookwitness-*/* | */hook-lab-*/*) rm -rf "$TMPDIR" ;; esac
echo "$1"
