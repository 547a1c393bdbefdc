#!/bin/sh
# Gives back what it was given.
cat
