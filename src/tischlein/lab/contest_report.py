"""What a contest has shown, as one JSON object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tischlein.core.registry import find_game
from tischlein.lab.adjusted import Mean, adjusted, plain, relative
from tischlein.lab.arena import Outcome
from tischlein.lab.contest import Standing, share_of
from tischlein.lab.luck import THOUSAND, ahead
from tischlein.lab.ratings import rate
from tischlein.lab.simulate import WHOLE_WIN, Tally, distribution, rates, wilson


def report(standing: Standing, seconds: float, workers: int) -> dict[str, object]:
    """`seconds` and `workers` alone may differ between two runs of the same contest."""
    contest, tally = standing.contest, Tally()
    played = [(contest.names(number), outcome) for number, outcome in enumerate(standing.outcomes)]
    for names, outcome in played:
        tally.count(names, outcome)
    seen = {bot: seen_by(bot, played) for bot in contest.bots}
    ratings = rate(contest.bots, ((names, outcome.result) for names, outcome in played))
    return {
        "game": contest.game,
        "rules": find_game(contest.game).info.rules_version,
        "seats": contest.seats,
        "options": dict(contest.options),
        "seed": contest.seed,
        "lineups": [list(lineup) for lineup in contest.lineups],
        "games": tally.games,
        "workers": workers,
        "seconds": round(seconds, 3),
        "decisions": tally.decisions,
        **rates(tally, contest.seats),
        "margins": {bot: _mean(plain([match.margin for match in seen[bot]])) for bot in sorted(seen)},
        "luck": {bot: _luck(seen[bot]) for bot in sorted(seen)} if contest.has_luck else None,
        "ratings": [
            {"bot": row.name, "rating": round(row.rating, 1), "low": round(row.low, 1), "high": round(row.high, 1)}
            for row in ratings
        ],
        "test": _test(standing),
        "lengths": distribution(tally.lengths),
        "scores": distribution(tally.scores),
        "end_reasons": dict(sorted(tally.end_reasons.items())),
    }


class Seen(NamedTuple):
    """A match as one bot has it, as the mean of its seats."""

    share: float
    margin: float
    luck: float
    """In points, compared with the luck of the rivals."""


def seen_by(bot: str, played: Sequence[tuple[list[str], Outcome]]) -> list[Seen]:
    """The matches in which the bot sat at the table."""
    found = []
    for names, outcome in played:
        seats = [seat for seat, name in enumerate(names) if name == bot]
        if seats:
            margins = ahead(outcome.result.scores)
            luck = relative(outcome.figures["luck"]) if "luck" in outcome.figures else [0.0] * len(names)
            share = share_of(bot, names, outcome) / WHOLE_WIN
            found.append(
                Seen(
                    share / len(seats),
                    sum(margins[seat] for seat in seats) / len(seats),
                    sum(luck[seat] for seat in seats) / len(seats) / THOUSAND,
                )
            )
    return found


def _luck(seen: list[Seen]) -> dict[str, object]:
    """The mean luck, and the results without it. `variance_left` is the part of the variance that is not luck."""
    shares, margins = [match.share for match in seen], [match.margin for match in seen]
    luck = [match.luck for match in seen]
    found: dict[str, object] = {"luck": _mean(plain(luck))}
    for name, results in (("win_rate", shares), ("margin", margins)):
        before, without = plain(results), adjusted(list(zip(results, luck, strict=True)))
        left = without.variance / before.variance if before.variance else 1.0
        mean = _mean(_as_rate(before, without, len(seen)) if name == "win_rate" else without)
        found[name] = {**mean, "variance_left": round(left, 3)}
    return found


def _as_rate(before: Mean, without: Mean, matches: int) -> Mean:
    """With Wilson's interval for as many matches as would bring this variance, so that it stays between 0 and 1."""
    ordinary = before.mean * (1 - before.mean)
    worth = matches * ordinary / without.variance if ordinary and without.variance else matches
    interval = wilson(min(1.0, max(0.0, without.mean)) * worth, worth)
    return Mean(interval.rate, interval.low, interval.high, without.variance)


def _mean(found: Mean) -> dict[str, float]:
    return {"mean": round(found.mean, 4), "low": round(found.low, 4), "high": round(found.high, 4)}


def _test(standing: Standing) -> dict[str, object] | None:
    test, games = standing.test, len(standing.outcomes)
    if test is None:
        return None
    return {
        "bot": standing.contest.bots[0],
        "low": test.low,
        "high": test.high,
        "share": round(standing.shares / WHOLE_WIN / games, 4),
        "evidence": round(test.evidence(standing.shares / WHOLE_WIN, games), 3),
        "verdict": standing.verdict.value if standing.verdict is not None else None,
    }
