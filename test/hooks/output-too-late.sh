#!/bin/sh
# A child prints long after the hook has ended.
{ sleep 0.5; echo "${1:-late}"; } &
