#!/bin/sh
# One character in two writes, then a byte that is no UTF-8.
printf '\303'
sleep 0.05
printf '\251\377'
