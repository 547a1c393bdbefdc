#!/bin/sh
# Guards the history on the server: nobody pushes with force.
command=$(sed -nE 's/.*"command": *"(([^"\\]|\\.)*)".*/\1/p')

case $command in
  *git*push*--force* | *git*push*' -f'*)
    echo '{"verdict":"deny","reason":"a forced push rewrites what others have pulled"}'
    ;;
esac
