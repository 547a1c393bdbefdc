#!/bin/sh
# Opens its outputs by name; the reason must arrive and the exit code must be its own.
echo out >/dev/stdout
echo reason >/dev/stderr
exit 3
