#!/bin/sh
# Guards .env: no tool reads, writes or sends it.
if sed 's/.*"tool_input"://' | grep -E '[^[:alnum:]_]\.env[^[:alnum:]_.]' >/dev/null; then
  echo '.env holds the keys of the live shop' >&2
  exit 2
fi
