#!/bin/sh
# Guards generated files: they are not edited by hand.
set -e
file=$(sed -nE 's/.*"file_path": *"(([^"\\]|\\.)*)".*/\1/p')

first_line=$(head -n 1 "$file")
case $first_line in
  *generated*)
    echo "$file is generated: change what it is made from" >&2
    exit 2
    ;;
esac
