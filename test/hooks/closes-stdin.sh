#!/bin/sh
# Closes its input, then answers.
exec <&-
printf '{"decision":"allow"}'
