# Shuts a program in, as root in namespaces of its own (unshare(1)): sh unshare.sh FOLDER USER GROUP (hide|show|open FOLDER | cover FILE)... -- PROGRAM [ARGUMENT]...
# FOLDER is empty; the file system that the program sees is put together below it.
set -eu
new=$1 user=$2 group=$3
shift 3
mount --rbind / "$new"
# Only devices that lead nowhere.
mount -t tmpfs -o mode=755,nosuid,size=64k tmpfs "$new/dev"
(cd /dev && cp -a null zero full random urandom tty fd stdin stdout stderr "$new/dev")
ln -s pts/ptmx "$new/dev/ptmx"
mkdir "$new/dev/pts"
mount -t devpts -o newinstance,nosuid,noexec,mode=620,ptmxmode=666 devpts "$new/dev/pts"
kept=''
while [ "$1" != -- ]; do
  at=$new$2
  [ "$1" = cover ] || mkdir -p "$at"
  case $1 in
    hide) mount -t tmpfs -o "mode=1777,nosuid,nodev,size=$SIZE" tmpfs "$at" ;;
    show) mount --bind "$2" "$at" ;;
    open) mount --bind "$2" "$at" ;;
    cover) mount --bind /dev/null "$at" ;;
  esac
  case $1 in hide | open) kept="$kept
$at" ;; esac
  shift 2
done
shift
# Read-only holds for one mount, not for those below it.
while read -r _ _ _ _ point _; do
  # mountinfo writes blanks as \040, which printf knows as \0040.
  case $point in *\\*) point=$(printf '%b' "$(printf '%s' "$point" | sed 's/\\/\\0/g')") ;; esac
  case $point in "$new" | "$new"/*) ;; *) continue ;; esac
  case "$kept
" in *"
$point
"*) continue ;; esac
  # One that another mount covers is out of reach, and no mount to be found.
  mount -o remount,bind,ro "$point" 2>/dev/null || { ! mountpoint -q "$point" || exit 1; }
done </proc/self/mountinfo
# Root without capabilities may still write what belongs to root, such as the kernel's settings in /proc/sys.
mount -t proc -o ro,nosuid,nodev,noexec proc "$new/proc"
exec chroot "$new" setpriv --reuid "$user" --regid "$group" --clear-groups --inh-caps=-all --bounding-set=-all --no-new-privs -- "$@"
