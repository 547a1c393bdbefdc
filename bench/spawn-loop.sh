# The same without a C compiler: `sh spawn-loop.sh K FILE COMMAND`: each of K loops takes every Kth line of FILE.
most=$1 file=$2 command=$3
number=0
while [ "$number" -lt "$most" ]; do
  awk -v k="$most" -v n="$number" 'NR % k == n' "$file" | while IFS= read -r line; do
    printf '%s\n' "$line" | sh -c "$command" || exit 1
  done &
  number=$((number + 1))
done
wait
