#!/opt/no/such/interpreter
# Its first line names a program that is not there.
