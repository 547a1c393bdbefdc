#!/bin/sh
# Prints its arguments as printf formats: bytes in octal, text around answers.
for each; do printf "$each"; done
