"""A whole training run: rounds of learning, each followed by a test that may refuse what was learnt."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from tischlein.core.errors import BadInput
from tischlein.core.planning import Values
from tischlein.core.words import text
from tischlein.lab.results import sources_digest
from tischlein.lab.sprt import SequentialTest
from tischlein.lab.training import decisions, evolve, fit, spreads, trial
from tischlein.lab.training.course import Course, Report
from tischlein.lab.training.folder import Folder
from tischlein.lab.training.weights import weights_file

METHODS: Final = {"fit": fit.candidate, "decisions": decisions.candidate, "evolve": evolve.candidate}
FIRST_SPREADS: Final = (8.0, 1.0)
SPREAD_MATCHES: Final = 100


class Round(NamedTuple):
    """What came of a round."""

    number: int
    weights: list[float]
    is_accepted: bool
    gain: trial.Trial
    """Against the weights accepted before, or the yardstick if there were none."""
    yardstick: trial.Trial
    """Against the yardstick."""


Told = Callable[[Round], None]


class Training:
    def __init__(self, course: Course, path: Path, workers: int, report: Report) -> None:
        course.check()
        self.course: Final = course
        self.folder: Final = Folder(path, course)
        self.workers: Final = workers
        self.report: Final = report
        self.matches = 0
        """That were learnt from, in all rounds."""

    def run(self, start: Values | None, told: Told) -> Values | None:
        """The accepted weights; None if none were accepted and there were none to begin with."""
        if start is None and self.course.method != "fit":
            raise BadInput(text("error-train-start", method=self.course.method))
        self.folder.belongs_to("beginning", None if start is None else start.weights)
        self.folder.belongs_to("sources", sources_digest(self.course.game, []))
        accepted = start
        yardstick = None if start is None else self._measured("start", self._bot("start", start))
        for number in range(1, self.course.rounds + 1):
            self.matches += fit.matches_of(self.course, accepted)
            ended = self._round(number, accepted, yardstick)
            told(ended)
            if ended.is_accepted:
                accepted = self._values(ended.weights)
                yardstick = ended.yardstick
        if accepted is None:
            return None
        found = spreads.fitted(self.course, self.folder, accepted, SPREAD_MATCHES, self.workers, self.report)
        return Values(accepted.weights, *found)

    def _values(self, weights: list[float]) -> Values:
        return Values(weights, *FIRST_SPREADS)

    def _round(self, number: int, accepted: Values | None, before: trial.Trial | None) -> Round:
        kept = self.folder.read(f"round-{number}")
        if kept is not None:
            number, weights, is_accepted, gain, yardstick = kept
            return Round(number, weights, is_accepted, trial.Trial(*gain), trial.Trial(*yardstick))
        learn = METHODS[self.course.method]
        weights = self.folder.read(f"weights-{number}")
        if weights is None:
            weights = learn(self.course, self.folder, number, accepted, self.workers, self.report)
            self.folder.keep(f"weights-{number}", weights)
        ended = self._tried(number, weights, accepted, before)
        self.folder.keep(f"round-{number}", ended)
        return ended

    def _tried(self, number: int, weights: list[float], accepted: Values | None, before: trial.Trial | None) -> Round:
        """Tests new weights against those accepted before, and measures them against the yardstick."""
        fresh = self._bot(f"tried-{number}", self._values(weights))
        old = trial.YARDSTICK if accepted is None else self._bot("accepted", accepted)
        gain = self._against(f"gain-{number}", fresh, old, trial.test_of_gain(self.course.seats))
        yardstick = self._measured(f"rate-{number}", fresh)
        is_loss = before is not None and trial.is_loss(yardstick.rate, before)
        return Round(number, weights, trial.is_better(gain) and not is_loss, gain, yardstick)

    def _measured(self, name: str, bot: str) -> trial.Trial:
        return self._against(name, bot, trial.YARDSTICK, None)

    def _against(self, name: str, bot: str, others: str, test: SequentialTest | None) -> trial.Trial:
        bots = [bot] + [others] * (self.course.seats - 1)
        return trial.against(self.course, self.folder, name, bots, test, self.workers, self.report)

    def _bot(self, name: str, values: Values) -> str:
        return f"planned@{self.folder.write(f'{name}.toml', weights_file(self.course, values, {}))}"
