#!/bin/sh
# Closes its input, then answers.
exec <&-
printf '%s' "$1"
