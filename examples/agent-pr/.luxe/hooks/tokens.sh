#!/bin/sh
# Guards internal tokens: they stand in no prompt and in no call.
if grep 'CORP-SECRET-[0-9]' >/dev/null; then
  echo '{"decision":"deny","reason":"it holds an internal token (CORP-SECRET)"}'
fi
