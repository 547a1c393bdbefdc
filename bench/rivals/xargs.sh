#!/usr/bin/env bash
# What a shell user would write for several at once: `xargs.sh IN_FLIGHT FILE COMMAND`. A line becomes an argument, the argument the hook's input.
tr '\n' '\0' <"$2" | xargs -0 -n 1 -P "$1" sh -c 'printf "%s\n" "$2" | sh -c "$1" >/dev/null' hook "$3"
