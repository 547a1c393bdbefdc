#!/bin/sh
# Has the line ends of Windows.
echo "$1"
