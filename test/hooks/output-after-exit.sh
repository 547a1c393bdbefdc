#!/bin/sh
# A child prints shortly after the hook has ended.
(sleep 0.03; echo late) &
echo early
