"""The loop of a process that measures what it is asked for: a line in, a line of JSON out.

The processes of all engines live through the whole run, so that they can take turns. Nothing of the project is imported
here, because the peers' environment does not have it.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

Work = Callable[[], int]
"""Does some work and returns how many units it was: decisions, copies, views."""


def rate(work: Work, seconds: float) -> float:
    """Units of work per second of processor time."""
    work()  # the first one may load or remember something
    began, done = time.process_time(), 0
    while (took := time.process_time() - began) < seconds:
        done += work()
    return done / took


def serve(prepare: Callable[[str], Work]) -> None:
    """Answers lines such as `0.2 random monsterrolle 4` until there are no more."""
    answers, sys.stdout = sys.stdout, sys.stderr  # libraries may print
    ready: dict[str, Work] = {}
    for line in sys.stdin:
        seconds, _, what = line.strip().partition(" ")
        try:
            if what not in ready:
                ready[what] = prepare(what)
            answer: dict[str, object] = {"rate": rate(ready[what], float(seconds))}
        except Exception as error:  # whatever is wrong with a library is to be named in the table
            answer = {"error": f"{type(error).__name__}: {error}".splitlines()[0]}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()
