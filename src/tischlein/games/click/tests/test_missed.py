"""The list of missed photos, for the end of a match."""

from tischlein.core.match import Match, new_header
from tischlein.core.types import seats_in
from tischlein.games.click import GAME
from tischlein.games.click.moves import PHOTO, verb_of
from tischlein.games.click.review import review
from tischlein.games.click.state import row_name
from tischlein.lawbook.playthrough import play_out, random_policy


def missed(match):
    """The missed photos, numbered by the entries of the match instead of a table's records."""
    return review(match.header, match.entries, range(len(match.entries) + 1))


def silent_policy(seed):
    """Never calls."""
    anything = random_policy(seed)
    quiet = ("click", "photo")

    def choose(state, seat, legal):
        return anything(state, seat, [move for move in legal if GAME.format(move).split()[0] not in quiet] or legal)

    return choose


def possible(state):
    """Every photo that is on the wall, found slowly: seat, row, place."""
    found = set()
    wall = list(state.wall)
    for seat in range(state.table.seats):
        held = list(state.compositions[seat]) + (
            [card for card in state.open if card != 255] if seat == state.active else []
        )
        for card in held:
            row = list(state.table.rows[card])
            for place in range(len(wall)):
                if wall[place : place + len(row)] == row:
                    found.add((seat, row_name(state.table, bytes(row)), place + 1))
    return found


def test_every_missed_photo_stands_there_at_its_moment_and_none_is_forgotten():
    rows = 0
    for seed in range(6):
        match = play_out(GAME, new_header(GAME, 3, seed), silent_policy(seed))
        again, moments = Match(GAME, match.header), []
        moments.append(possible(again.state))
        for entry in match.entries:
            again.follow(entry)
            moments.append(possible(again.state))
        found = missed(match)
        rows += len(found)
        for each in found:
            assert (each.seat, each.row, each.start) in moments[each.v]
            assert each.row not in {
                row_name(again.state.table, again.state.table.rows[card]) for card in again.state.scored[each.seat]
            }
        ever = {(seat, row) for moment in moments for seat, row, _ in moment}
        assert {(each.seat, each.row) for each in found} <= ever
        assert not any(verb_of(GAME.parse(entry.text)) == PHOTO for entry in match.entries)
    assert rows > 3


def test_a_photo_that_was_made_is_not_missed():
    """A seat that calls whenever it has a photo misses none."""

    def eager(state, seat, legal):
        by_name = {GAME.format(move): move for move in legal}
        photos = [name for name in by_name if name.startswith("photo")]
        if photos:
            return by_name[photos[0]]
        if "click" in by_name and any(each[0] == seat for each in possible(state)):
            return by_name["click"]
        return by_name.get("pass", by_name.get("nothing", legal[-1] if "click" not in by_name else legal[0]))

    for seed in range(6):
        match = Match(GAME, new_header(GAME, 2, seed))
        anything = random_policy(seed)
        while awaited := seats_in(GAME.to_act(match.state)):
            eager_ones = [seat for seat in awaited if any(each[0] == seat for each in possible(match.state))]
            seat = (eager_ones or [match.state.active if match.state.active in awaited else awaited[0]])[0]
            legal = GAME.legal(match.state, seat)
            move = eager(match.state, seat, legal) if eager_ones else anything(match.state, seat, quiet(legal))
            match.play(seat, move, 0)
        assert [each for each in missed(match) if not is_shared(match, each)] == []


def quiet(legal):
    return [move for move in legal if GAME.format(move) != "click"] or legal


def is_shared(match, each):
    """Whether another seat has used cards of it before."""
    again = Match(GAME, match.header)
    for entry in match.entries[: each.v]:
        again.follow(entry)
    return len({seat for seat, _, _ in possible(again.state)}) > 1 or len(possible(again.state)) > 1
