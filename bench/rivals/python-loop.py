"""What a Python user would write: `python-loop.py IN_FLIGHT FILE COMMAND`."""
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

most, file, command = int(sys.argv[1]), sys.argv[2], sys.argv[3]


def ask(line):
    return subprocess.run(["sh", "-c", command], input=line, capture_output=True, check=True).stdout


with open(file, "rb") as lines, ThreadPoolExecutor(most) as pool:
    answers = list(pool.map(ask, lines)) if most > 1 else [ask(line) for line in lines]
