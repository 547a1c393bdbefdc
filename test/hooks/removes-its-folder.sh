#!/bin/sh
# Removes the folder in which it stands, with all that is in it; only where that is a scratch folder.
case $PWD/ in */hookwitness-*/* | */hook-lab-*/*) rm -rf "$PWD" ;; esac
echo "${1:-gone}"
