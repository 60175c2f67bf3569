"""The proof of a shuffle: what the seed follows from, and what a receipt objects to."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tischlein.core.shuffle import Proof, Receipt, commitment, pledge_of, terms

SECRET = "5e" * 32
PLEDGE = pledge_of(SECRET)
NUMBERS = ("aa" * 32, "", "cc" * 32)
TERMS = terms("some", 3, "d1", {"sheet": "six"}, [0, 1, "greedy", 2])
PROOF = Proof(
    "ABCD2345",
    TERMS,
    SECRET,
    tuple(commitment("ABCD2345", PLEDGE, number) if number else "" for number in NUMBERS),
    NUMBERS,
)
RECEIPT = Receipt("ABCD2345", PLEDGE, TERMS, PROOF.commitments, NUMBERS[0])


def keys(receipt: Receipt, proof: Proof) -> list[str]:
    return [said.key for said in receipt.objections(proof)]


def test_a_proof_holds_and_fits_its_receipt() -> None:
    assert PROOF.is_revealed
    assert keys(RECEIPT, PROOF) == []


@pytest.mark.parametrize(
    "other",
    [
        {"code": "ZZZZ2345"},
        {"terms": TERMS.replace("six", "four")},
        {"secret": "5f" * 32},
        {"commitments": ("", *PROOF.commitments[1:])},
        {"numbers": ("ab" * 32, *NUMBERS[1:])},
        {"numbers": (NUMBERS[2], "", NUMBERS[0])},
    ],
)
def test_every_part_changes_the_seed(other: dict[str, object]) -> None:
    assert replace(PROOF, **other).seed != PROOF.seed  # type: ignore[arg-type]


def test_a_number_that_was_not_committed_to_is_noticed() -> None:
    assert not replace(PROOF, numbers=("ab" * 32, *NUMBERS[1:])).is_revealed
    assert not replace(PROOF, numbers=(NUMBERS[0], "bb" * 32, NUMBERS[2])).is_revealed, "without a commitment"
    assert not replace(PROOF, numbers=(NUMBERS[0], "", "")).is_revealed, "committed to, but left out"
    assert not replace(PROOF, numbers=NUMBERS[:2]).is_revealed
    assert not replace(PROOF, secret="5f" * 32).is_revealed, "bound to the pledge"


def test_a_receipt_names_what_differs() -> None:
    assert keys(RECEIPT, replace(PROOF, terms=TERMS.replace("six", "four"))) == ["verify-other-terms"]
    assert "verify-other-pledge" in keys(RECEIPT, replace(PROOF, secret="5f" * 32))
    assert "verify-other-pledge" in keys(RECEIPT, replace(PROOF, code="ZZZZ2345"))
    dropped = replace(PROOF, commitments=("", *PROOF.commitments[1:]), numbers=("", *NUMBERS[1:]))
    assert dropped.is_revealed, "consistent in itself"
    assert keys(RECEIPT, dropped) == ["verify-other-list", "verify-own-missing"]
    assert keys(replace(RECEIPT, number=""), PROOF) == ["verify-own-missing"]


def test_terms_are_one_line_and_name_long_options_by_their_hash() -> None:
    agreed = terms("some", 3, "d1", {"sheet": "[paper]\n" * 40, "begins": "random"}, [0, "kind"], [0], 1)
    assert "\n" not in agreed
    assert len(agreed) < 300
    assert json.loads(agreed)["options"]["sheet"].startswith("sha256:")
    assert json.loads(agreed)["refused"] == [0]
