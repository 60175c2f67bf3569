"""`tischlein verify`: deals the cards of a match file again, from everybody's numbers, and compares them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tischlein.cli.files import read_text
from tischlein.cli.screen import Screen
from tischlein.core.errors import BadInput, BadMatchFile
from tischlein.core.game import Game
from tischlein.core.match import Header, Match
from tischlein.core.matchfile import decode, resume
from tischlein.core.registry import find_game, rules_digest
from tischlein.core.shuffle import Proof, Receipt, terms
from tischlein.core.words import Text, text
from tischlein.tables.log.listing import to_json
from tischlein.words.words import Words

RECEIPT_FORM: Final = 1


@dataclass(frozen=True, slots=True)
class Kept:
    """A receipt as pages save it (web/src/lib/net/fairness.ts)."""

    receipt: Receipt
    seat: int | None = None
    """The seat whose first view was kept; None if there is none."""
    view: object = None


def verify_file(path: Path, receipt: Path | None, language: str) -> int:
    """Returns 0 if the shuffle is proven, or without a receipt at least consistent; else 1."""
    words, console = Words(language), Screen()
    file, kept = decode(read_text(path)), _read_receipt(receipt) if receipt is not None else None
    header = file.header
    game = find_game(header.game)
    proof = header.proof
    if proof is None:
        console.print(words(text("verify-unproven")))
        return 1
    objections = [*_objections(header, proof), *(kept.receipt.objections(proof) if kept is not None else ())]
    try:
        match = resume(game, file)
    except BadMatchFile as refused:
        objections.append(refused.text)
    else:
        if kept is not None and kept.seat is not None and not _has_seen(game, header, kept.seat, kept.view):
            objections.append(text("verify-other-cards"))
        elif not objections:
            console.print(words(text("verify-dealt", count=len(match.entries))))
    for said in objections or _remarks(proof):
        console.print(words(said))
    if objections:
        console.print(words(text("verify-failed")))
        return 1
    console.print(words(text("verify-proven" if kept is not None else "verify-sound")))
    return 0


def _read_receipt(path: Path) -> Kept:
    try:
        found = json.loads(read_text(path))
        if found["tischleinReceipt"] != RECEIPT_FORM:
            raise ValueError("another form")
        texts = [found[name] for name in ("code", "pledge", "terms", "number")]
        listed, seen = found["commitments"], found.get("seen")
        if not isinstance(listed, list) or not all(isinstance(each, str) for each in (*texts, *listed)):
            raise TypeError("no texts")
        code, pledge, agreed, number = texts
        receipt = Receipt(code, pledge, agreed, tuple(listed), number)
        return Kept(receipt) if seen is None else Kept(receipt, int(seen["seat"]), seen["view"])
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise BadInput(text("verify-bad-receipt")) from None


def _objections(header: Header, proof: Proof) -> Iterator[Text]:
    """What is wrong with the proof itself."""
    if not proof.is_revealed:
        yield text("verify-bad-secret")
    if proof.seed != header.seed:
        yield text("verify-bad-seed")
    if not _is_for(header, proof):
        yield text("verify-bad-terms")


def _is_for(header: Header, proof: Proof) -> bool:
    """Whether the terms of the shuffle are those of the match."""
    agreed = _agreed(proof)
    try:
        said = [agreed[name] for name in ("digest", "seats", "refused", "restarts")]
        people = {seat for seat in agreed["seats"] if isinstance(seat, int)}
        is_whole = len(agreed["seats"]) == header.seats and people == set(range(len(proof.commitments)))
        digest, seats, refused, restarts = said
    except (KeyError, TypeError):
        return False
    again = terms(header.game, header.rules, digest, header.options, seats, refused, restarts)
    return is_whole and again == proof.terms


def _agreed(proof: Proof) -> dict[str, Any]:
    try:
        agreed = json.loads(proof.terms)
    except (ValueError, RecursionError):
        return {}
    return agreed if isinstance(agreed, dict) else {}


def _has_seen(game: Game[Any, Any], header: Header, seat: int, view: object) -> bool:
    """Whether the seat was shown these very cards when the match began."""
    if not 0 <= seat < header.seats:
        return False
    return bool(json.loads(to_json(game.show(game.view(Match(game, header).state, seat)))) == view)


def _remarks(proof: Proof) -> Iterator[Text]:
    """What a reader has to know although nothing is wrong."""
    agreed = _agreed(proof)
    if agreed["digest"] != rules_digest(agreed["game"]):
        yield text("verify-other-texts")
    given = sum(bool(number) for number in proof.numbers)
    yield text("verify-numbers", count=given, people=len(proof.numbers))
    if agreed["restarts"]:
        yield text("verify-restarts", count=agreed["restarts"])
