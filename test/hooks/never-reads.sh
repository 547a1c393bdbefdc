#!/bin/sh
# Answers without ever touching its input, and ends no line.
printf '%s' "$1"
