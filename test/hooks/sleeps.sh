#!/bin/sh
# Answers after so many seconds.
sleep "$1"
echo "$2"
