"""Compiles all tests once, before each of pytest's workers would do it for itself: most of the time of a first start.

python tools/compile_tests.py
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    print(done.stdout if done.returncode else done.stdout.splitlines()[-1])
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
