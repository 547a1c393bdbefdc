#!/bin/sh
# Starts with a byte order mark, holds a NUL, ends without a newline.
printf '\357\273\277a\000b'
