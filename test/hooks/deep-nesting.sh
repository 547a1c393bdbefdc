#!/bin/sh
# An answer of one key more, whose value is a hundred thousand lists in each other.
printf '%s' "${1%\}}"
printf ',"more":'
head -c 100000 /dev/zero | tr '\0' '['
head -c 100000 /dev/zero | tr '\0' ']'
echo '}'
