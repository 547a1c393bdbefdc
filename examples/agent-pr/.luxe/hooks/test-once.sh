#!/bin/sh
# Guards the turn: vitest by itself watches the files and never ends, so it is told to run once.
case $(cat) in
  *'"command":"npm test"'*) echo '{"decision":"allow","args":{"command":"npm test -- --run"}}' ;;
esac
