"""Section 3: the draft, the turns, and taking back."""

import pytest

from tischlein.core.errors import NotAllowed
from tischlein.core.events import heard_by
from tischlein.core.match import Match, new_header
from tischlein.core.types import SPECTATOR
from tischlein.core.words import seat_name
from tischlein.games.dayunhe import GAME, events
from tischlein.games.dayunhe.data import ALL_CARDS, CARD_CODES, CARDS, KINDS
from tischlein.games.dayunhe.tests.picture import events_of, legal, play, position, reason_for, refused, start
from tischlein.lawbook.clauses import clause

SEATS = [2, 3, 4, 5]


def drafting(seats=3, seed=0):
    state = start(seats, seed)
    while state.step == 0:
        play(state, "take 1")
    return state


def names(cards):
    return {name for card, name in enumerate(CARDS) if cards >> card & 1}


@clause("DY-3.1")
@pytest.mark.parametrize("seats", SEATS)
def test_cards_are_drafted_in_turn_from_what_is_left(seats):
    state = drafting(seats)
    order = [(state.start + turn) % seats for turn in range(seats)]
    left = set(CARDS[1:])
    for seat in order:
        assert state.active == seat
        assert legal(state) == {f"pick {name}" for name in left}
        name = sorted(left)[seat]
        play(state, f"pick {name}")
        left.discard(name)
    assert state.active == order[0]
    assert names(state.pool) == left


@clause("DY-3.1")
def test_each_knows_what_it_was_handed_and_what_it_kept():
    state = drafting(3)
    first, second, third = ((state.start + turn) % 3 for turn in range(3))
    play(state, "pick tea", "pick spy")
    own = GAME.show(GAME.view(state, second))
    assert own.seats[second].card == "spy"
    assert set(own.received) == set(CARDS[1:]) - {"tea"}
    assert own.seats[first].card == ""
    assert own.seats[first].has_card
    assert not own.seats[third].has_card
    assert set(GAME.show(GAME.view(state, third)).received) == set(CARDS[1:]) - {"tea", "spy"}
    for watcher in (SPECTATOR,):
        seen = GAME.show(GAME.view(state, watcher))
        assert seen.received == ()
        assert [each.card for each in seen.seats] == ["", "", ""]


@clause("DY-3.1")
def test_a_pick_is_told_to_the_picker_only():
    state = drafting(2)
    seat = state.start
    sent = play(state, "pick tea")
    assert heard_by(sent, seat) == [events.Drafted(seat, "tea")]
    assert heard_by(sent, 1 - seat) == heard_by(sent, SPECTATOR) == [events.DraftedUnseen(seat)]


@clause("DY-3.1")
def test_drafting_out_of_turn_or_a_card_that_was_taken_is_refused():
    state = drafting(2)
    other = 1 - state.active
    assert refused(state, "pick tea", other) == refused(state, "sail A1", other) == "DY-3.1 draft-turn"
    play(state, "pick tea")
    assert refused(state, "pick tea") == "DY-3.1 card-gone"
    assert refused(state, "end") == "DY-3.1 draft-first"
    play(state, "pick spy")
    assert refused(state, "pick reform") == "DY-3.1 drafted"


@clause("DY-3.1")
def test_a_guess_keeps_what_the_seat_knows_of_the_draft():
    """The second player knows the first one's card; the third one knows the two cards, but not who has which."""
    state = drafting(4)
    first, second, third, _ = ((state.start + turn) % 4 for turn in range(4))
    play(state, "pick tea", "pick spy", "pick calm")
    guesses = [GAME.determinize(GAME.view(state, second), seed) for seed in range(20)]
    assert {guess.cards[first] for guess in guesses} == {CARD_CODES["tea"]}
    assert len({guess.cards[third] for guess in guesses}) > 3
    pairs = {
        tuple(GAME.determinize(GAME.view(state, third), seed).cards[seat] for seat in (first, second))
        for seed in range(20)
    }
    assert pairs == {(CARD_CODES["tea"], CARD_CODES["spy"]), (CARD_CODES["spy"], CARD_CODES["tea"])}


@clause("DY-3.2")
def test_cards_are_revealed_turn_by_turn():
    state = drafting(3)
    first, second, third = ((state.start + turn) % 3 for turn in range(3))
    sent = play(state, "pick tea", "pick spy", "pick calm")
    assert events_of(sent, events.CardShown) == [events.CardShown(first, "tea")]
    assert [bool(GAME.view(state, SPECTATOR).cards[seat]) for seat in (first, second, third)] == [True, False, False]
    sent = play(state, "end")
    assert events_of(sent, events.CardShown) == [events.CardShown(second, "spy")]
    assert refused(state, "supply 1", first) == refused(state, "sail A1", first) == "DY-3.2 turn"


@clause("DY-3.2")
def test_parts_in_any_order_divided_and_mixed():
    state = position(
        card="remove",
        board={"A1": "r unrest", "A2": "r unrest"},
        warehouse="garden temple",
        stacks={0: ("weir", "", "")},
    )
    play(state, "build garden", "at A1", "turn n-s", "remove A2", "supply 1", "build weir", "at A2", "turn n-se")
    assert state.reputation[0] == 15 + 5 + 6
    assert legal(state) == {"end"}


@clause("DY-3.2")
def test_nothing_has_to_be_done():
    state = position(card="raise", warehouse="garden")
    assert "end" in legal(state)
    play(state, "end")
    assert state.active == 1
    assert state.reputation == (15, 15)


@clause("DY-3.2")
def test_each_part_once():
    state = position(card="raise", warehouse="garden temple")
    play(state, "raise")
    assert refused(state, "raise") == "DY-3.2 special-used"
    play(state, "build garden", "at B1", "turn n-s")
    assert refused(state, "build temple") == "DY-4.2 build-used"
    assert refused(state, "spy") == "DY-3.2 other-card"


@clause("DY-3.3")
def test_the_starting_player_steers_after_the_last_turn():
    state = position(seats=3)
    play(state, "end", "end", "end")
    assert (GAME.dump(state)["step"], state.active, state.left) == ("sailing", 0, 7)
    assert refused(state, "sail A1", 1) == "DY-3.3 steer"


@clause("DY-3.3")
def test_no_move_of_the_ship_after_a_tea_break():
    state = position({"A1": "y unrest"}, card="tea", warehouse="unrest unrest")
    play(state, "tea", "under 1", "end", "end")
    assert state.ship == 0
    assert (state.round, GAME.dump(state)["step"]) == (2, "drafting")


@clause("DY-3.4")
def test_the_next_round_has_all_cards_and_the_next_starting_player():
    state = position(board={"B3": "y canal1 n-s"}, card="tea", warehouse="unrest unrest", walls={1: 3})
    sent = play(state, "tea", "under 1", "end", "end", "spread")
    assert (state.start, state.active, state.round) == (1, 1, 2)
    assert state.received == (0, ALL_CARDS)
    assert state.cards == (0, 0)
    assert not state.is_tea
    kinds = [type(each.event).__name__ for each in sent]
    assert kinds.index("Uprising") < kinds.index("RoundBegan")


@clause("DY-3.4")
def test_the_history_keeps_the_reputation_of_each_round():
    state = position(card="tea", warehouse="unrest unrest garden", board={"A1": "y unrest"})
    play(state, "build garden", "at B1", "turn n-s", "tea", "under 1", "end", "end")
    assert state.history == ((20, 15),)


# Taking back (DY-3.5), as at a table


def match_at(seed, *texts, seats=2):
    match = Match(GAME, new_header(GAME, seats, seed))
    for text in texts:
        match.play(match.state.active, GAME.parse(text), 0)
    return match


@clause("DY-3.5")
def test_steps_of_phase_2_can_be_taken_back_one_by_one():
    match = match_at(1, "take 1", "take 1", "pick reform", "pick spy")
    seat = match.state.active
    assert not match.can_undo(seat), "a card was revealed"
    tile = KINDS[match.state.warehouses[seat][0]]
    before = GAME.dump(match.state)
    for text in (f"build {tile}", "at B2"):
        match.play(seat, GAME.parse(text), 0)
    match.undo(seat, 0)
    assert GAME.dump(match.state)["step"] == "placing"
    match.undo(seat, 0)
    assert GAME.dump(match.state) == before
    with pytest.raises(NotAllowed):
        match.undo(seat, 0)


@clause("DY-3.5")
def test_a_face_up_tile_can_be_put_back_a_face_down_one_cannot():
    match = match_at(1, "take 1", "take 1", "pick reform", "pick spy")
    seat = match.state.active
    match.play(seat, GAME.parse("supply 2"), 0)
    assert match.can_undo(seat)
    match.undo(seat, 0)
    match.play(seat, GAME.parse("supply 1"), 0)
    assert not match.can_undo(seat)


@clause("DY-3.5")
@pytest.mark.parametrize(("first", "step"), [("reform", "reform"), ("spy", "spy")])
def test_shuffling_and_turning_up_stand(first, step):
    match = match_at(1, "take 1", "take 1", f"pick {first}", "pick calm")
    match.play(match.state.active, GAME.parse(step), 0)
    assert not match.can_undo(match.state.active)


@clause("DY-3.5")
def test_an_ended_turn_stands_even_if_the_same_seat_goes_on():
    """With two seats the last of a round is the first of the next; here there is no choice for the ship in between."""
    match = Match(GAME, new_header(GAME, 2, 1))
    lines = {"A1": "canal1", "A2": "canal4", "A3": "canal7", "A4": "garden", "A5": "waterwheel"}
    match.state = position({field: f"y {name} n-s" for field, name in lines.items()})
    match.play(0, GAME.parse("end"), 0)
    match.play(1, GAME.parse("end"), 0)
    assert (match.state.round, match.state.active) == (2, 1)
    assert not match.can_undo(1)


def test_the_sentence_names_whose_turn_it_is():
    state = position()
    assert reason_for(state, "end", 1).text.args == {"who": seat_name(0)}
