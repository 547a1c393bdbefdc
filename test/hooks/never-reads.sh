#!/bin/sh
# Answers without ever touching its input.
printf '{"decision":"allow"}'
