#!/bin/sh
# Would answer allow if it were asked to end politely.
trap 'echo allow; exit 0' TERM
sleep 60 & wait
