#!/bin/sh
# Puts its answer where no agent looks for it.
echo "$1" >&2
