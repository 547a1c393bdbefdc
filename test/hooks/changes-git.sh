#!/bin/sh
# Commits, tags, leaves the branch and changes the configuration of the repository that begins where it stands.
if [ -d .git ]; then
  git -c user.name=h -c user.email=h@example.invalid commit --allow-empty -m 'by a hook'
  git tag by-a-hook
  git checkout -b another
  git config hook.was here
fi >/dev/null 2>&1
echo "$1"
