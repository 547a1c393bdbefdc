#!/bin/sh
# An answer with numbers that no machine type holds.
printf '%s,"big":1e999,"long":' "${1%\}}"
head -c 400 /dev/zero | tr '\0' 9
echo '}'
