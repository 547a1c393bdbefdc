#!/bin/sh
# Waits for something that never comes.
while :; do sleep 60; done
