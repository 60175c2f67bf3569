"""What a seat may know (CL-8.1): an allow list, built field by field. Also the way back: a random state for a view."""

from __future__ import annotations

from math import comb
from typing import Final, NamedTuple

from tischlein.core.game import Options
from tischlein.core.rng import MASK, below, shuffle
from tischlein.core.states import Parts, left_over
from tischlein.core.types import SPECTATOR, Millis, Move, Seat
from tischlein.games.click.data import COMPOSITION_HAND, COVERED, NO_CARD, RICKSHAW, RICKSHAWS, TAKEN, UNCOVERED
from tischlein.games.click.dealing import new_table, rickshaw_ranges
from tischlein.games.click.legal import photos
from tischlein.games.click.moves import PASS
from tischlein.games.click.state import UNANSWERED, State, Table, is_open_window, new_state

FIRST_DECK = 40
"""Wall cards in the first deck, without rickshaws (CL-1.7)."""


OPEN: Final = Parts(
    "phase active turn last end played wall market discard is_stacked drawn waiting action_discard shuffled open",
    "window opened wrong passed queue is_shot locked misses resting before_wall before_active changed",
)
"""Public fields that are the same in State and View."""


class View(NamedTuple):
    """A NamedTuple, because it is immutable and created faster than a frozen dataclass."""

    seat: Seat
    options: Options
    looks: tuple[str, ...]
    phase: int
    active: Seat
    turn: int
    last: int
    end: int
    played: int
    wall: bytes
    market: bytes
    discard: bytes
    deck_size: int
    is_stacked: bool
    drawn: int
    waiting: int
    actions: bytes
    """The viewer's hand; empty for a spectator."""
    action_sizes: tuple[int, ...]
    action_discard: bytes
    action_deck_size: int
    shuffled: bytes
    """The cards of the action deck when it was last shuffled."""
    compositions: bytes
    """The viewer's hand; empty for a spectator."""
    composition_sizes: tuple[int, ...]
    composition_deck_size: int
    open: bytes
    scored: tuple[bytes, ...]
    gone: bytes
    """Compositions that the viewer has discarded."""
    gone_sizes: tuple[int, ...]
    window: int
    opened: Millis
    wrong: int
    passed: int
    queue: bytes
    early: tuple[Move, ...]
    """The photos that the viewer may make in spite of a false start."""
    is_shot: bool
    locked: tuple[Millis, ...]
    misses: tuple[int, ...]
    resting: int
    """Calm photos: the seats that are publicly known to pass in all windows of this turn."""
    answered: tuple[bool, ...]
    """Calm photos: whether each seat has answered; empty while no window is open."""
    answer: int
    """The viewer's answer."""
    before_wall: bytes
    before_held: bytes
    """The viewer's compositions before the last change of the wall."""
    before_active: Seat
    changed: Move
    possible: tuple[Move, ...]
    """The viewer's possible photos, only at a table with the helper for beginners."""

    @property
    def seats(self) -> int:
        return len(self.scored)


def view(state: State, seat: Seat) -> View:
    """In the order of the fields: passed by name, they took twice as long."""
    table, is_seat = state.table, seat != SPECTATOR
    has_helper = is_seat and table.has_helper and is_open_window(state)
    return View(
        seat,
        table.options,
        table.looks,
        state.phase,
        state.active,
        state.turn,
        state.last,
        state.end,
        state.played,
        state.wall,
        state.market,
        state.discard,
        len(state.deck),
        state.is_stacked,
        state.drawn,
        state.waiting,
        state.actions[seat] if is_seat else b"",
        tuple([len(hand) for hand in state.actions]),
        state.action_discard,
        len(state.action_deck),
        state.shuffled,
        state.compositions[seat] if is_seat else b"",
        tuple([len(hand) for hand in state.compositions]),
        len(state.composition_deck),
        state.open,
        tuple(state.scored),
        state.gone[seat] if is_seat else b"",
        tuple([len(gone) for gone in state.gone]),
        state.window,
        state.opened,
        state.wrong,
        state.passed,
        state.queue,
        state.early[seat] if is_seat else (),
        state.is_shot,
        state.locked,
        state.misses,
        state.resting,
        tuple([answer != UNANSWERED for answer in state.answers]),
        state.answers[seat] if is_seat and state.answers else UNANSWERED,
        state.before_wall,
        state.before_held[seat] if is_seat else b"",
        state.before_active,
        state.changed,
        tuple(photos(state, seat)) if has_helper else (),
    )


def unseen_wall_cards(view: View, table: Table) -> list[int]:
    """The cards of the deck without rickshaws, sorted."""
    drawn = b"" if view.drawn == NO_CARD else bytes((view.drawn,))
    seen = view.wall.translate(UNCOVERED) + view.market + drawn + view.discard.replace(bytes((RICKSHAW,)), b"")
    return left_over(table.wall, seen)


def unseen_compositions(view: View, table: Table) -> list[int]:
    """Compositions in the deck, in other hands, discarded by others, or removed at the start; sorted."""
    shown = view.open.replace(bytes((TAKEN,)), b"")
    seen = shown + b"".join(view.scored) + view.compositions + view.gone
    return left_over(bytes(range(len(table.rows))), seen)


def rickshaws_in_deck(view: View) -> int:
    on_wall = sum(card >= COVERED for card in view.wall)
    return RICKSHAWS - on_wall - view.waiting - view.discard.count(RICKSHAW)


def determinize(view: View, seed: int) -> State:
    """Deals the unseen cards at random, and rickshaws of the first deck where they can still be (CL-1.7)."""
    table = new_table(view.options, view.seats)
    state = new_state(table, 0)
    rng = _guess_decks(state, view, seed & MASK)
    state.rng = _guess_hands(state, view, rng)
    OPEN.give(view, state)
    state.scored = list(view.scored)
    state.early = tuple(view.early if seat == view.seat else () for seat in range(view.seats))
    state.answers = _guess_answers(view)
    state.before_held = tuple(
        view.before_held if seat == view.seat else state.compositions[seat] for seat in range(view.seats)
    )
    return state


def _guess_decks(state: State, view: View, rng: int) -> int:
    cards = unseen_wall_cards(view, state.table)
    rng = shuffle(rng, cards)
    state.deck, rng = with_rickshaws(cards, rickshaws_in_deck(view), rng, is_stacked=view.is_stacked)
    return rng


def with_rickshaws(cards: list[int], rickshaws: int, rng: int, *, is_stacked: bool) -> tuple[bytes, int]:
    """A wall deck of these cards, with so many rickshaws where they can still be, and the next random number."""
    deck, size = cards[:], len(cards) + rickshaws
    if is_stacked:
        for low, high in rickshaw_ranges(FIRST_DECK)[:rickshaws]:
            place, rng = below(rng, min(high, size) - low)
            deck.insert(low + place, RICKSHAW)
    else:
        deck += [RICKSHAW] * rickshaws
        rng = shuffle(rng, deck)
    return bytes(deck), rng


def _guess_hands(state: State, view: View, rng: int) -> int:
    unseen = left_over(state.table.actions, view.actions + view.action_discard)
    state.action_deck, rng = _guess_action_deck(view, unseen, rng)
    actions = left_over(bytes(unseen), state.action_deck)
    rng = shuffle(rng, actions)
    compositions, rng = _guess_compositions(view, state.table, rng)
    for seat in range(view.seats):
        if seat == view.seat:
            state.actions[seat], state.compositions[seat], state.gone[seat] = view.actions, view.compositions, view.gone
            continue
        state.actions[seat] = _deal(actions, view.action_sizes[seat])
        state.compositions[seat] = _deal(compositions, view.composition_sizes[seat])
        state.gone[seat] = _deal(compositions, view.gone_sizes[seat])
    state.removed = _deal(compositions, state.table.removed_size)
    state.composition_deck = bytes(compositions)
    return rng


def _guess_action_deck(view: View, unseen: list[int], rng: int) -> tuple[bytes, int]:
    """Some of the cards that were shuffled, as far as they are unseen; what else is unseen can only be in hands."""
    shuffled = view.shuffled
    cards = [card for card in sorted(set(unseen)) for _ in range(min(unseen.count(card), shuffled.count(card)))]
    rng = shuffle(rng, cards)
    return bytes(cards[: view.action_deck_size]), rng


def _guess_compositions(view: View, table: Table, rng: int) -> tuple[list[int], int]:
    """The unseen compositions in the order in which they are dealt to hands, and the next random number.

    The first hands were dealt before the open compositions were found among the plain ones that were left (CL-1.6):
    the fewer were left, the likelier were those that lie there. So first hands are accepted by that chance. Once a
    composition was drawn nobody knows which cards are of the first deal, and all orders count alike.
    """
    cards = unseen_compositions(view, table)
    rng = shuffle(rng, cards)
    in_hands = sum(view.composition_sizes) - len(view.compositions)
    first_deck = len(table.rows) - len(view.open) - COMPOSITION_HAND * view.seats - table.removed_size
    if view.composition_deck_size < first_deck:
        return cards, rng
    plain, opened = len(set(table.plain) - set(view.compositions)), len(view.open)
    fewest = max(opened, plain - in_hands)
    while True:
        left = plain - len(set(table.plain).intersection(cards[:in_hands]))
        number, rng = below(rng, comb(left, opened))
        if number < comb(fewest, opened):
            return cards, rng
        rng = shuffle(rng, cards)


def _deal(cards: list[int], count: int) -> bytes:
    dealt = bytes(sorted(cards[:count]))
    del cards[:count]
    return dealt


def _guess_answers(view: View) -> tuple[int, ...]:
    """The answers of others are unknown, but a pass is always possible."""
    return tuple(
        view.answer if seat == view.seat else PASS if has_answered else UNANSWERED
        for seat, has_answered in enumerate(view.answered)
    )
