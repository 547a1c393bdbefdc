#!/usr/bin/env bash
# What a shell user would write: `while-read.sh IN_FLIGHT FILE COMMAND`; each loop takes its share of the lines.
loop() {
  while IFS= read -r line; do
    answer=$(printf '%s\n' "$line" | sh -c "$command") || exit 1
  done
}
most=$1 file=$2 command=$3
for ((number = 0; number < most; number++)); do
  awk -v most="$most" -v number="$number" 'NR % most == number' "$file" | loop &
  loops+=($!)
done
for pid in "${loops[@]}"; do wait "$pid" || exit 1; done
