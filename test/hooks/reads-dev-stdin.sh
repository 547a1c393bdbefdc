#!/bin/sh
# Opens its input by name.
cat /dev/stdin
