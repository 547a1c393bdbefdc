#!/bin/sh
# Never stops printing.
exec yes
