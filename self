regex 0
