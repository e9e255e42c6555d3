"""Words committed to before the secret: what fits, and how bending the dice is named."""

import hashlib
import json
from pathlib import Path

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.kernel.chance import Stream, secret_commitment, share_of, words_commitment
from hatamoto.kernel.errors import BadRecord
from hatamoto.kernel.match import Match
from hatamoto.kernel.record import Record, parse
from hatamoto.kernel.replay import opened_match, replay
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import WATCHER
from hatamoto.kernel.verification import verify, with_checksum

SEATS = 3
WORDS = [f"{seat + 1:02x}" * 32 for seat in range(SEATS)]
SECRET = bytes.fromhex("5e" * 32)


def stream(
    words: list[str | None], secret: bytes = SECRET, unrevealed: tuple[int, ...] = ()
) -> Stream:
    """The chance of a table whose seats committed to these words."""
    commitments = [None if text is None else words_commitment(text) for text in words]
    entered = [commitments[seat] if seat in unrevealed else words[seat] for seat in range(SEATS)]
    return Stream(secret, entered, commitments, list(unrevealed))


def played(chance: Stream, choices: int = -1) -> Match:
    """A game by that chance after this many random choices, or to its end."""
    state = GAME.new(SEATS, {})
    match = Match(GAME, state, chance, {"seats": SEATS, "options": GAME.resolve_options({})})
    match.begin()
    rng = Rng(5)
    while choices and match.outcome() is None:
        seat = match.state.to_act()[0]
        actions = match.state.legal(seat)
        match.act(seat, actions[rng.below(len(actions))])
        choices -= 1
    return match


def finished(chance: Stream) -> str:
    """The record of a finished game by that chance."""
    return played(chance).record_text()


@pytest.fixture(scope="module")
def honest() -> str:
    """The record of a finished game at which all seats revealed."""
    return finished(stream([*WORDS]))


def fault_in(text: str, noted: str = "") -> str:
    """What the check says of a record that is wrong."""
    with pytest.raises(BadRecord) as caught:
        verify(GAME, text, noted)
    return str(caught.value)


def forged(text: str, key: str, value: object) -> str:
    """The record with another header value and a checksum that fits."""
    rows = text.split("\n")
    at = next(index for index, row in enumerate(rows) if row.startswith(f"{key} "))
    rows[at] = f"{key} {json.dumps(value, separators=(',', ':'))}"
    return with_checksum("\n".join(rows))


def header(text: str, key: str) -> object:
    """A header value of a record."""
    return parse(text).header[key]


# The scheme


def test_words_and_secret_are_committed_to_with_nothing_but_sha256() -> None:
    assert words_commitment(WORDS[0]) == hashlib.sha256(WORDS[0].encode()).hexdigest()
    listed: list[str | None] = [words_commitment(WORDS[0]), None]
    message = f'{SECRET.hex()}|["{listed[0]}",null]'
    assert secret_commitment(SECRET, listed) == hashlib.sha256(message.encode()).hexdigest()


def test_a_share_is_the_points_of_an_outcome() -> None:
    weights = [2, 1, 3]
    assert [share_of(weights, index) for index in range(3)] == ["0-1/6", "2-2/6", "3-5/6"]


def test_a_finished_game_is_proven_with_its_words(honest: str) -> None:
    verdict = verify(GAME, honest, str(header(honest, "commitment")))
    assert (verdict.is_proven, verdict.scheme, verdict.has_words) == (True, 2, True)
    assert verdict.unrevealed == []
    assert header(honest, "words") == WORDS


def test_a_seat_that_did_not_reveal_is_named_and_its_commitment_enters_the_draws() -> None:
    text = finished(stream([*WORDS], unrevealed=(1,)))
    verdict = verify(GAME, text)
    assert verdict.unrevealed == [1]
    assert header(text, "words") == [WORDS[0], words_commitment(WORDS[1]), WORDS[2]]


def test_a_game_without_words_does_not_count_as_having_some() -> None:
    verdict = verify(GAME, finished(stream([None, None, None])))
    assert (verdict.is_proven, verdict.has_words) == (True, False)


def test_only_withheld_words_do_not_count_as_words() -> None:
    verdict = verify(GAME, finished(stream([WORDS[0], None, None], unrevealed=(0,))))
    assert (verdict.unrevealed, verdict.has_words) == ([0], False)


def test_a_finished_record_goes_on_from_any_line_by_its_own_scheme(honest: str) -> None:
    record = parse(honest)
    again = replay(GAME, record, 20)
    again.auto = True
    again.begin()
    again.follow(Record(record.header, record.lines[len(again.lines) :]))
    assert again.record_text() == honest


# What a record shows while the game goes on


def test_shares_stand_only_beside_the_secret() -> None:
    match = played(stream([*WORDS]), 5)
    for reader in (None, WATCHER, 0, 1, 2):
        assert "/" not in match.record_text(reader).split("moves\n")[1]
    assert "/" in finished(stream([*WORDS])).split("moves\n")[1]


def test_an_unfinished_record_with_shares_is_refused() -> None:
    match = played(stream([*WORDS]), 5)
    text = match.record_text()
    line = match.lines[0]
    told = with_checksum(text.replace(line.text(with_share=False), line.text(), 1))
    assert "a record without its secret has no shares" in fault_in(told)


# Bending the dice


def first_card(words: list[str | None], secret: bytes = SECRET) -> str:
    """What chance deals first."""
    return played(stream(words, secret), 0).lines[0].action


def test_a_last_speaker_who_knows_the_secret_cannot_choose_words(honest: str) -> None:
    wanted = "draw loyalty 0 wolf"
    tries = (f"{number:064x}" for number in range(1000))
    chosen = next(text for text in tries if first_card([*WORDS[:2], text]) == wanted)
    entered: list[str | None] = [*WORDS[:2], chosen]
    cheat = finished(stream(entered))

    unchanged = forged(cheat, "commitments", header(honest, "commitments"))
    assert "the words of seat 2 are not those it committed to" in fault_in(unchanged)

    bound = forged(cheat, "commitment", header(honest, "commitment"))
    assert "not the one committed to with these commitments" in fault_in(bound)

    noted = str(header(honest, "commitment"))
    assert f"the commitment noted before play is {noted}" in fault_in(cheat, noted)


def test_a_server_that_knows_the_words_cannot_choose_another_secret(honest: str) -> None:
    wanted = "draw loyalty 0 wolf"
    tries = (hashlib.sha256(bytes([number])).digest() for number in range(256))
    chosen = next(secret for secret in tries if first_card([*WORDS], secret) == wanted)
    cheat = finished(stream([*WORDS], chosen))
    noted = str(header(honest, "commitment"))
    assert f"the commitment noted before play is {noted}" in fault_in(cheat, noted)

    kept = forged(cheat, "commitment", noted)
    assert "the secret is not the one committed to" in fault_in(kept)


def test_a_server_that_tries_secrets_before_words_gains_nothing() -> None:
    """A secret that deals as wished for one set of words deals otherwise for another."""
    wanted = "draw loyalty 0 wolf"
    dealt = [first_card([*WORDS[:2], f"{number:064x}"]) for number in range(120)]
    assert 8 <= dealt.count(wanted) <= 36


def test_a_dropped_reveal_cannot_be_passed_off_as_no_words(honest: str) -> None:
    cheat = finished(stream([WORDS[0], None, WORDS[2]]))
    listed = forged(cheat, "commitments", header(honest, "commitments"))
    assert "seat 1 has words without a commitment, or" in fault_in(listed)


def test_a_seat_named_as_silent_has_its_commitment_for_words(honest: str) -> None:
    said = fault_in(forged(honest, "unrevealed", [1]))
    assert "seat 1 revealed nothing: its commitment stands for its words" in said


def test_commitments_in_another_order_do_not_fit(honest: str) -> None:
    listed = header(honest, "commitments")
    assert isinstance(listed, list)
    turned = forged(honest, "commitments", [listed[1], listed[0], listed[2]])
    assert "the words of seat 0" in fault_in(turned)


def test_a_share_that_the_rules_do_not_give_is_named(honest: str) -> None:
    line = next(row for row in honest.split("\n") if row.startswith("nature "))
    share = line.split(" ")[-1]
    wrong = with_checksum(honest.replace(line, line.replace(share, "0-11/12)"), 1))
    assert f"the secret gives '{line}'" in fault_in(wrong)


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("chance", 3, "chance 3 is unknown"),
        ("chance", "2", "is unknown"),
        ("commitments", [None, None], "for each seat"),
        ("commitments", ["short", None, None], "for each seat"),
        ("commitments", None, "for each seat"),
        ("unrevealed", [2, 1], "in their order"),
        ("unrevealed", [7], "in their order"),
        ("unrevealed", None, "in their order"),
    ],
)
def test_a_header_out_of_form_is_named(honest: str, key: str, value: object, said: str) -> None:
    assert said in fault_in(forged(honest, key, value))


@pytest.mark.parametrize("key", ["commitments", "unrevealed"])
def test_the_first_scheme_has_none_of_this(honest: str, key: str) -> None:
    rows = [row for row in honest.split("\n") if not row.startswith("chance ")]
    other = {"commitments", "unrevealed"} - {key}
    rows = [row for row in rows if row.split(" ")[0] not in other]
    assert f"'{key}' belongs to chance 2" in fault_in(with_checksum("\n".join(rows)))


@pytest.mark.parametrize("mask", [1, 16])
def test_a_changed_byte_is_caught_and_its_line_named(honest: str, mask: int) -> None:
    for index in range(0, len(honest), 3):
        wrong = f"{honest[:index]}{chr(ord(honest[index]) ^ mask)}{honest[index + 1 :]}"
        row = honest[:index].count("\n") + 1
        joined = 1 if honest[index] == "\n" else 0
        with pytest.raises(BadRecord) as caught:
            verify(GAME, wrong)
        assert row <= caught.value.line <= row + joined, (index, honest[index - 9 : index + 9])


def test_the_match_of_a_record_knows_its_scheme(honest: str) -> None:
    chance = opened_match(GAME, parse(honest)).stream
    assert chance.commitments == header(honest, "commitments")


def test_the_vectors_of_the_reference_are_right() -> None:
    page = (Path(__file__).parents[2] / "docs/reference/record.md").read_text(encoding="utf-8")
    words: list[str | None] = ["0a" * 32, None, "0c" * 32]
    bound = [None if text is None else words_commitment(text) for text in words]
    chance = Stream(bytes(range(32)), words, bound)
    silent = Stream(bytes(range(32)), [words[0], None, bound[2]], bound, [2])
    first = [f"`{one.word('deal', 0):016x}`" for one in (chance, silent)]
    draws = [chance.draw("deal", [2] * 6) for _ in range(3)]
    ends = [f"(deal {counter} {share_of([2] * 6, index)})" for index, counter in draws]
    for text in (chance.commitment, *first, *ends, *(one for one in bound if one)):
        assert text in page
