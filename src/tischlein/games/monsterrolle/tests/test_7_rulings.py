"""RULES.md section 7: further rulings."""

import pytest

from tischlein.core.errors import BadInput
from tischlein.core.match import Match, new_header
from tischlein.core.types import SPECTATOR
from tischlein.games.monsterrolle import GAME
from tischlein.games.monsterrolle.data import SCORING
from tischlein.games.monsterrolle.rules import pile_sizes
from tischlein.games.monsterrolle.sheet import FOLDER
from tischlein.games.monsterrolle.state import OVER, PLAY
from tischlein.games.monsterrolle.tests.picture import cards, legal, play, position, row, start, why
from tischlein.lawbook.clauses import clause


def drawing(**picture):
    return position(hand="rb rg ry", phase="draw", **picture)


def known(state, seat=0):
    """What the other players know of this hand."""
    return cards(GAME.view(state, SPECTATOR).known[seat])


@clause("MR-7.1")
def test_after_a_discard_nothing_is_laid():
    state = position(["rg", "ro"], "gb bp tr")
    play(state, "discard bp")
    assert legal(state) == {"discard gb", "discard tr", "discard stop", "end"}
    for text in ("lay gb 2", "tear r 2:1", "stop 1"):
        assert why(state, text).clause == "MR-7.1"


@clause("MR-7.2")
def test_a_single_missing_card_is_drawn_by_itself():
    state = position(hand="rb", hands={1: "rg ry ro rp"})
    play(state, "discard rb", "end")
    assert (state.active, state.phase) == (1, PLAY)
    assert len(state.hands[1]) == 5


@clause("MR-7.2")
def test_after_a_card_from_the_discard_pile_the_second_is_drawn_by_itself():
    state = drawing(discard="op oy", deck="gp gb")
    play(state, "take")
    assert state.phase == PLAY
    assert len(state.hands[0]) == 5


@clause("MR-7.2")
def test_after_a_scoring_the_player_chooses_again():
    state = drawing(deck="gp score")
    play(state, "draw")
    assert legal(state) == {"draw", "take"}
    state = drawing(deck="gp score gb")
    play(state, "draw", "draw")
    assert legal(state) == {"draw", "take"}


@clause("MR-7.2")
def test_after_a_scoring_the_draw_goes_on_by_itself_where_there_was_no_choice():
    state = drawing(deck="gp score")
    play(state, "take")
    assert state.points == [0, 0]
    assert state.phase == PLAY
    assert len(state.hands[0]) == 5


@clause("MR-7.3")
def test_the_second_card_may_be_put_over_the_first():
    state = position(["rg"], "gb gp")
    play(state, "lay gb 2", "lay gp 2")
    assert row(state) == "rg gb/gp"


@clause("MR-7.3")
def test_the_second_card_may_be_put_over_a_first_that_does_not_match():
    state = position(["rg"], "oy gp")
    play(state, "lay oy 2", "lay gp 2")
    assert row(state) == "rg oy/gp"


@clause("MR-7.4")
def test_the_lower_part_is_a_third_rounded_down_and_the_larger_piles_lie_on_top():
    """Two players: the lower piles have 26 cards with their scoring card, the top one has 27."""
    highest = [0, 0, 0]
    for seed in range(400):
        places = [place for place, card in enumerate(start(2, seed).deck) if card == SCORING]
        highest = [max(pair) for pair in zip(highest, places, strict=True)]
    assert highest == [26 // 3 - 1, 26 + 26 // 3 - 1, 26 + 26 + 27 // 3 - 1]
    assert pile_sizes(76) == [26, 25, 25]


@clause("MR-7.5")
def test_a_card_taken_openly_is_known_to_all():
    state = drawing(discard="op oy", deck="gp gb")
    play(state, "draw")
    assert known(state) == ""
    play(state, "take")
    assert known(state) == "oy"
    assert [known(state, seat) for seat in (0, 1)] == ["oy", ""]


@clause("MR-7.5")
def test_it_stays_known_while_other_cards_leave_the_hand():
    state = drawing(discard="op oy", deck="gp gb", hands={1: "ro rp og yg yp"})
    play(state, "take", "lay rb 1", "discard rg", "end", "discard ro", "end")
    assert known(state) == "oy"


@clause("MR-7.5")
@pytest.mark.parametrize("text", ["lay oy 1", "lay yo 1", "discard oy"])
def test_it_is_no_longer_known_once_a_card_that_looks_the_same_has_left(text):
    state = position(hand="oy rg ry", phase="draw", discard="op oy", deck="gp gb")
    play(state, "take", text)
    assert known(state) == ""
    assert "oy" in cards(state.hands[0])


@clause("MR-7.5")
def test_a_card_with_a_star_does_not_look_the_same():
    state = position(hand="oy* rg ry", phase="draw", discard="op oy", deck="gp gb")
    play(state, "take", "lay oy* 1")
    assert known(state) == "oy"


@clause("MR-7.6")
def test_a_discard_can_be_taken_back_until_the_turn_is_confirmed():
    before = position(["rg", "ro"], "gb bp")
    match = Match(GAME, new_header(GAME, 2, 0))
    match.state = GAME.copy(before)
    for text in ("discard gb", "discard bp"):
        match.play(0, GAME.parse(text), 0)
    match.undo(0, 0)
    match.undo(0, 0)
    assert match.state == before


@clause("MR-7.6")
@pytest.mark.parametrize("text", ["discard rb", "lay rb 1"])
def test_what_was_shown_and_taken_back_does_not_count_as_known(text):
    match = Match(GAME, new_header(GAME, 2, 0))
    match.state = drawing(discard="op oy", deck="gp gb")
    for step in ("take", text):
        match.play(0, GAME.parse(step), 0)
    match.undo(0, 0)
    assert known(match.state) == "oy"


@clause("MR-7.6")
def test_a_card_taken_openly_is_still_known_after_its_discard_was_taken_back():
    match = Match(GAME, new_header(GAME, 2, 0))
    match.state = drawing(discard="op oy", deck="gp gb")
    for step in ("take", "discard oy"):
        match.play(0, GAME.parse(step), 0)
    match.undo(0, 0)
    assert known(match.state) == "oy"


@clause("MR-7.7")
def test_the_third_scoring_ends_the_game_also_when_it_was_to_start_the_discard_pile():
    state = drawing(rows=["", ".../gp"], discard="oy", deck="bp score gb", points=[[0, 1], [2, 0]])
    play(state, "draw", "take")
    assert state.phase == OVER
    assert GAME.result(state) is not None
    assert legal(state) == set()
    assert cards(state.discard) == ""
    assert cards(state.deck).endswith("bp")


@clause("MR-7.8")
@pytest.mark.parametrize("monsters", ["", "brumm", "any,blubb", "wuschel,any,blubb", "any,any,any,blubb"])
def test_no_two_players_have_the_same_monster(monsters):
    assert len(set(start(4, monsters=monsters).table.monsters)) == 4


@clause("MR-7.8")
@pytest.mark.parametrize("monsters", ["brumm,brumm", "nobody", "any,any,any"])
def test_an_invalid_choice_of_monsters_is_refused(monsters):
    with pytest.raises(BadInput):
        start(2, monsters=monsters)


@clause("MR-7.8")
def test_a_monster_that_is_chosen_twice_is_named():
    with pytest.raises(BadInput) as refused:
        start(3, monsters="knolle,any,knolle")
    assert (refused.value.text.key, refused.value.text.args["name"]) == ("mr-monster-twice", "knolle")


@clause("MR-7.8")
def test_a_sheet_that_names_a_monster_twice_is_refused():
    twice = (FOLDER / "six.toml").read_text(encoding="utf-8").replace('"brumm"]', '"brumm", "blubb"]')
    with pytest.raises(BadInput):
        start(2, sheet=twice)
