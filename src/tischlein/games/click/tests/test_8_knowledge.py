"""RULES.md section 8: who knows what."""

from tischlein.core.events import heard_by
from tischlein.core.types import SPECTATOR
from tischlein.games.click import GAME
from tischlein.games.click.tests.picture import kinds, play, position, start
from tischlein.lawbook.clauses import clause

OWN = {"seat", "actions", "compositions", "gone", "answer", "before_held", "early", "possible"}
"""Fields that differ between two viewers."""


@clause("CL-8.1")
def test_everything_else_is_the_same_for_all():
    state = start(3, 7)
    views = [GAME.view(state, seat) for seat in (0, 1, 2, SPECTATOR)]
    for name in views[0]._fields:
        values = {repr(getattr(view, name)) for view in views}
        assert (len(values) > 1) <= (name in OWN), name


@clause("CL-8.1")
def test_what_is_public():
    state = position(
        "crane fan* hiker", discard="panda tower", action_discard="swap back", scored={1: "crane-head-tail"}
    )
    shown = GAME.show(GAME.view(state, SPECTATOR))
    assert [card.motif for card in shown.wall] == ["crane", "fan", "hiker"]
    assert [card.has_rickshaw for card in shown.wall] == [False, True, False]
    assert shown.discard == ("panda", "tower")
    assert shown.action_discard == ("swap", "back")
    assert shown.seats[1].photos[0].motifs == ("crane", "head", "tail")
    assert (shown.deck_size, shown.action_deck_size) == (len(state.deck), len(state.action_deck))
    assert shown.composition_deck_size == len(state.composition_deck)
    assert [seat.actions for seat in shown.seats] == [3, 3]
    assert [seat.compositions for seat in shown.seats] == [2, 2]
    assert (shown.actions, shown.compositions) == ((), ())


@clause("CL-8.1")
def test_a_new_hand_shows_the_actions_and_hides_the_compositions():
    state = position("crane fan hiker lantern", hand="swap back extra", own="crane-head-tail head-middle-tail")
    sent = play(state, "renew")
    for observer in (1, SPECTATOR):
        heard = heard_by(sent, observer)
        assert heard[0].actions == ("swap", "extra", "back")  # type: ignore[attr-defined]
        assert not any(type(event).__name__ in ("DrewActions", "DrewCompositions") for event in heard)
        assert GAME.view(state, observer).gone == b""
        assert GAME.view(state, observer).gone_sizes == (2, 0)
    assert GAME.view(state, 0).gone == state.gone[0]
    assert {"DrewActions", "DrewCompositions"} <= {type(event).__name__ for event in heard_by(sent, 0)}


@clause("CL-8.1")
def test_cards_out_of_a_short_game_are_known_to_nobody():
    first, second = start(2, 3, short="minus6"), start(2, 3, short="minus6")
    cards = list(second.removed[:1] + second.composition_deck[:1])
    second.removed = bytes(sorted([*second.removed[1:], cards[1]]))
    second.composition_deck = bytes([cards[0], *second.composition_deck[1:]])
    GAME.check(second)
    for seat in (0, 1, SPECTATOR):
        assert GAME.view(first, seat) == GAME.view(second, seat)


@clause("CL-8.1")
def test_only_that_somebody_called_is_public():
    with_photo = position("lantern fan blossom crane", held={1: "lantern-fan-blossom"}, own="crane-head-tail")
    without = position("lantern fan blossom crane", held={1: "head-middle-tail"}, own="crane-head-tail")
    assert kinds(play(with_photo, "click", seat=1)) == kinds(play(without, "click", seat=1)) == ["Called"]
    seen = [GAME.view(state, 0) for state in (with_photo, without)]
    assert seen[0] == seen[1]
    assert GAME.to_act(with_photo) == GAME.to_act(without)
    assert GAME.legal(with_photo, 0) == GAME.legal(without, 0)
