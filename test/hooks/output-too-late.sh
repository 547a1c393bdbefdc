#!/bin/sh
# A child prints a second after the hook has ended.
{ sleep 1; echo "${1:-late}"; } &
