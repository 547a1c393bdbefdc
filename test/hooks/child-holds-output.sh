#!/bin/sh
# Ends, but a child keeps its output open.
sleep 60 &
echo answered
