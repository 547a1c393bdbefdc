#!/bin/sh
# Exits with the code given.
exit "$1"
