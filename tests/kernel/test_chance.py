"""Verifiable chance: the same words in every build and in every other program."""

import hashlib
import hmac

import pytest

from hatamoto.kernel.chance import Stream, index_at, secret_from_seed

SECRET = "1fafaf5bd3055bc951beaeab5013dcd5261ac2af13bf70f5693a1ff97488c152"
COMMITMENT = "aa158c4f0d591cecc93cb8adab847efe437f23a333383bb9ad35f1e245847dbe"
SILENT: list[str | None] = [None, None, None]
SPOKEN: list[str | None] = ["rain", "", None, "猫"]
VECTORS = [
    (SILENT, "deal", 0, 9838281899307276711),
    (SILENT, "deal", 1, 16190411636310705784),
    (SILENT, "plot", 0, 3750884033983119768),
    (SILENT, "deal", 4_000_000_000, 15973468525707485090),
    (SPOKEN, "deal", 0, 11752415475737560241),
    (SPOKEN, "deal", 1, 1415564272748832287),
    (SPOKEN, "plot", 0, 10219834810992909645),
]
HALF = 2**63 + 1
"""A sum of weights that passes over nearly every second word."""


def stream(words: list[str | None] = SILENT) -> Stream:
    """The stream of seed 1."""
    return Stream(secret_from_seed(1), words)


def test_a_seed_stands_for_a_secret() -> None:
    assert secret_from_seed(1).hex() == SECRET
    assert secret_from_seed("1") == secret_from_seed(1)
    assert secret_from_seed(2) != secret_from_seed(1)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert stream().commitment == COMMITMENT


@pytest.mark.parametrize(("words", "purpose", "counter", "word"), VECTORS)
def test_a_word_is_what_the_vectors_say(
    words: list[str | None], purpose: str, counter: int, word: int
) -> None:
    assert stream(words).word(purpose, counter) == word


def test_a_word_is_made_with_nothing_but_hmac() -> None:
    message = b'["rain","",null,"\\u732b"]|line|12'
    digest = hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).digest()
    assert stream(SPOKEN).word("line", 12) == int.from_bytes(digest[:8], "big")


def test_a_draw_falls_by_weight_and_counts_its_word() -> None:
    chance = stream()
    assert chance.draw("deal", [2, 2, 2, 2, 2, 2]) == (1, 0)
    assert chance.draw("deal", [2, 1, 2, 2, 2, 2]) == (16190411636310705784 % 11 // 2, 1)
    assert chance.counters == {"deal": 2}


def test_each_purpose_has_a_counter_of_its_own() -> None:
    chance = stream()
    chance.draw("deal", [1, 1])
    assert chance.draw("plot", [1, 1]) == (3750884033983119768 % 2, 0)
    assert chance.counters == {"deal": 1, "plot": 1}


def test_a_word_above_the_last_whole_multiple_is_passed_over() -> None:
    chance = stream()
    _, counter = chance.draw("deal", [1, HALF - 1])
    assert stream().word("deal", 0) >= HALF
    assert stream().word("deal", 1) >= HALF
    assert counter == 2
    assert chance.counters == {"deal": 3}


def test_every_stretch_of_the_weights_is_its_outcomes() -> None:
    assert [index_at([2, 1, 3], point) for point in range(6)] == [0, 0, 1, 2, 2, 2]


def test_an_outcome_without_weight_never_comes() -> None:
    assert {index_at([0, 4, 0, 1], point) for point in range(5)} == {1, 3}


def test_a_point_beyond_the_weights_is_our_own_fault() -> None:
    with pytest.raises(AssertionError):
        index_at([1, 1], 2)
