#!/bin/sh
# Reads the first bytes and leaves the rest.
head -c 10
