# Shuts a program in, as root in namespaces of its own (unshare(1)): sh unshare.sh FOLDER USER GROUP (hide|show|open FOLDER)... -- PROGRAM [ARGUMENT]...
# FOLDER is empty; the file system that the program sees is put together below it.
set -eu
new=$1 user=$2 group=$3
shift 3
mount --rbind / "$new"
kept=''
while [ "$1" != -- ]; do
  at=$new$2
  case $1 in
    hide) mount -t tmpfs -o "mode=1777,nosuid,nodev,size=$SIZE" tmpfs "$at" ;;
    show) mkdir -p "$at"; mount --bind "$2" "$at" ;;
    open) mkdir -p "$at"; mount --bind "$2" "$at" ;;
  esac
  [ "$1" = show ] || kept="$kept
$at"
  shift 2
done
shift
# Read-only holds for one mount, not for those below it. mountinfo writes blanks as \040, which printf knows as \0040.
while read -r _ _ _ _ point _; do
  point=$(printf '%b' "$(printf '%s' "$point" | sed 's/\\/\\0/g')")
  case $point in "$new" | "$new"/*) ;; *) continue ;; esac
  case "$kept
" in *"
$point
"*) continue ;; esac
  # One that another mount covers is out of reach.
  mountpoint -q "$point" || continue
  mount -o remount,bind,ro "$point"
done </proc/self/mountinfo
mount -t proc proc "$new/proc"
exec chroot "$new" setpriv --reuid "$user" --regid "$group" --clear-groups --inh-caps=-all --bounding-set=-all --no-new-privs -- "$@"
