#!/bin/sh
# Prints a whole answer, then does not end.
echo '{"decision":"deny"}'
sleep 60
