#!/bin/sh
# Dies by SIGSEGV.
kill -SEGV $$
