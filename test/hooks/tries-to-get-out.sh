#!/bin/sh
# Tries what a hook that is shut in must not be able to do, and says what it could: tries-to-get-out.sh FILE PORT SOCKET PID SERVER
file=$1 port=$2 socket=$3 pid=$4 server=$5
(echo x >>"$file") 2>/dev/null && echo 'changed a file outside'
rm "$file" 2>/dev/null && echo 'removed a file outside'
bash -c "exec 3<>/dev/tcp/127.0.0.1/$port" 2>/dev/null && echo 'reached the network'
[ -e "$socket" ] && echo 'saw a socket'
perl -MSocket -e 'socket my $s, AF_UNIX, SOCK_STREAM, 0; exit !connect $s, pack_sockaddr_un $ARGV[0]' "$server" 2>/dev/null && echo 'reached a socket'
kill -0 "$pid" 2>/dev/null && echo 'saw a process outside'
mount -o remount,rw / 2>/dev/null && echo 'made the file system writable'
unshare --user --map-root-user --mount sh -c 'mount -o remount,bind,rw /; echo x >>"$0"' "$file" 2>/dev/null && echo 'changed a file from a namespace of its own'
chroot /proc/1/root true 2>/dev/null && echo 'changed its root'
(: >>/proc/sys/kernel/core_pattern) 2>/dev/null && echo 'opened a setting of the kernel'
[ -z "$(find /dev -type b)" ] && ! [ -e /dev/kmsg ] || echo 'saw a device'
(echo x >/dev/written) 2>/dev/null && echo 'wrote in /dev'
cat "/proc/$PPID/environ" >/dev/null 2>&1 && echo 'looked into what started it'
head -c 0 "/proc/$PPID/mem" 2>/dev/null && echo 'opened the memory of what started it'
kill -STOP "$PPID" 2>/dev/null
kill -KILL "$PPID" 2>/dev/null
sleep 0.1
echo x >written && rm written && echo 'wrote in the scratch copy'
echo x >/tmp/written && echo 'wrote in /tmp'
echo "user $(id -u), data $(ulimit -d), files $(ulimit -f), core $(ulimit -c)"
