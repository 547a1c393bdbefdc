#!/bin/sh
# Guards the network: a host that is not listed waits here until a person has added it.
host=$(sed -nE 's|.*"url": *"https?://([^/"]*).*|\1|p')

until grep -qxF -e "$host" .luxe/hosts.txt; do
  sleep 1
done
