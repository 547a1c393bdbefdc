#!/bin/sh
# Changes a file of the tree and adds one.
echo changed >README.md
echo new >left-by-a-hook
echo "$1"
