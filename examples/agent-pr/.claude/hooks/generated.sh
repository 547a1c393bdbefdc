#!/bin/sh
# Guards generated files: they are not edited by hand.
set -e
file=$(sed -nE 's/.*"file_path": *"(([^"\\]|\\.)*)".*/\1/p')

text=$(cat "$file")
case $text in
  '// generated'*)
    echo "$file is generated: change what it is made from" >&2
    exit 2
    ;;
esac
