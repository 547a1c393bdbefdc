#!/bin/sh
# Reads the first bytes, which it shows on stderr, and leaves the rest.
head -c 10 >&2
printf '%s' "$1"
