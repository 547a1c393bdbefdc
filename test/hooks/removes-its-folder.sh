#!/bin/sh
# Removes the folder in which it stands.
rmdir "$PWD"
echo gone
