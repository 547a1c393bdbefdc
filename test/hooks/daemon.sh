#!/bin/sh
# Leaves a full daemon: nothing of it leads back to the hook, neither parent nor session, environment, folder or open file.
(cd / && env -i setsid sh -c "sleep ${NAP:-20} &") >/dev/null 2>&1 </dev/null
echo "${1:-answered}"
