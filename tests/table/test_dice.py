"""Commit, then reveal: the two closed rounds before the deal, and what can be missing in them."""

import json
from typing import Any

import pytest

from hatamoto import catalog
from hatamoto.kernel.chance import secret_commitment, words_commitment
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.verification import verify
from hatamoto.table import entries, proposals, timeouts
from hatamoto.table.dice import REVEAL_MS
from hatamoto.table.entries import Entry
from hatamoto.table.messages import OVER, PLAYING, WAITING
from hatamoto.table.proposals import NotYourSeat
from hatamoto.table.table import Table, fold_entries
from tests.table.room import Room, holder

WORDS = ["a1" * 32, "b2" * 32, "c3" * 32]
BOUND = [words_commitment(text) for text in WORDS]


def committed(seats: tuple[int, ...] = (0, 1, 2), **fields: Any) -> Room:
    """A table of three people, of whom these have committed to their words."""
    own = {0: BOUND[0]} if 0 in seats else None
    room = Room(["human", "open", "open"], host=holder(0), commitments=own, **fields)
    for seat in (1, 2):
        bound = BOUND[seat] if seat in seats else None
        entry = proposals.take_seat(room.table, seat, holder(seat), "", room.now, bound)
        room.put(entry)
    return room


def sealed(seats: tuple[int, ...] = (0, 1, 2)) -> Room:
    """The same after the server has chosen its secret."""
    room = committed(seats)
    room.begin()
    return room


def reveal(room: Room, *seats: int) -> None:
    """These seats reveal their words."""
    for seat in seats:
        room.put(proposals.reveal(room.table, seat, holder(seat), WORDS[seat], room.now))


def chance(room: Room, who: str = "watcher") -> Any:
    """The `chance` part of somebody's message."""
    return room.message(who)["chance"]


# The rounds


def test_there_is_no_secret_while_seats_can_commit() -> None:
    room = committed()
    assert (room.table.dice.secret, room.table.is_ready()) == (b"", True)
    told = chance(room)
    assert (told["commitment"], told["commitments"]) == (None, [None] * 3)
    assert b"secret" not in json.dumps([entry.data for entry in room.history]).encode()


def test_the_commitment_of_the_server_covers_those_of_the_seats() -> None:
    room = sealed()
    told = chance(room)
    assert room.table.status == WAITING
    assert told["commitments"] == BOUND
    assert told["commitment"] == secret_commitment(room.secret, [*BOUND])
    assert told["awaited"] == [0, 1, 2]


def test_the_last_words_deal() -> None:
    room = sealed()
    reveal(room, 2, 0)
    assert room.table.match is None
    reveal(room, 1)
    assert room.table.status == PLAYING
    assert [entry.kind for entry in room.history[-4:]] == [entries.SEALED, *[entries.REVEALED] * 3]
    assert chance(room)["words"] == WORDS


@pytest.mark.parametrize("who", ["watcher", *map(holder, range(3))])
def test_nobody_is_shown_words_before_the_round_is_closed(who: str) -> None:
    room = sealed()
    reveal(room, 0, 1)
    told = json.dumps(room.message(who))
    assert not any(text in told for text in WORDS)
    assert chance(room, who)["awaited"] == [2]


def test_nobody_is_shown_a_commitment_before_all_are_in() -> None:
    room = committed((0, 1))
    told = json.dumps(room.message(holder(2)))
    assert not any(text in told for text in BOUND)
    assert chance(room)["awaited"] == [2]


def test_the_record_of_a_dealt_game_proves_its_dice() -> None:
    room = sealed()
    noted = chance(room)["commitment"]
    reveal(room, 0, 1, 2)
    room.play()
    verdict = verify(room.table.game, room.match.record_text(), noted)
    assert (verdict.is_proven, verdict.has_words, verdict.unrevealed) == (True, True, [])
    assert chance(room)["secret"] == room.secret.hex()


@pytest.mark.parametrize("slug", sorted(catalog.GAMES))
def test_every_game_writes_shares_that_verify(slug: str) -> None:
    game = catalog.game(slug)
    seats = game.seats[0]
    room = Room(["human"] * seats, game=slug, host=holder(0), commitments={0: BOUND[0]}, seed=4)
    room.begin()
    reveal(room, 0)
    room.play(lambda: len(room.match.lines) > 150)
    if room.table.status != OVER:
        room.put(proposals.abandon(room.table, 0, holder(0), True, room.now))
    text = room.match.record_text()
    verdict = verify(game, text)
    assert (verdict.is_proven, verdict.draws > 0) == (True, True)
    drawn = [row for row in text.split("\n") if row.startswith("nature ")]
    assert all("/" in row for row in drawn)


def test_shares_of_long_weights_are_read_again() -> None:
    options = {"redeal_pairs": True}
    room = Room(["human"] * 6, options=options, host=holder(0), commitments={0: BOUND[0]}, seed=4)
    room.begin()
    reveal(room, 0)
    room.put(proposals.abandon(room.table, 0, holder(0), True, room.now))
    text = room.match.record_text()
    assert max(len(line.share) for line in room.match.lines) > 25
    assert verify(room.table.game, text).is_proven


# Who has words


def test_a_seat_without_words_is_named_as_having_none() -> None:
    room = sealed((1,))
    assert chance(room)["awaited"] == [1]
    reveal(room, 1)
    assert chance(room)["commitments"] == [None, BOUND[1], None]
    assert chance(room)["words"] == [None, WORDS[1], None]


def test_without_any_words_the_game_is_dealt_at_once() -> None:
    room = sealed(())
    assert room.table.status == PLAYING
    assert [entry.kind for entry in room.history[-1:]] == [entries.BEGAN]
    assert len(chance(room)["commitment"]) == 64
    room.play()
    assert not verify(room.table.game, room.match.record_text()).has_words


def test_a_table_of_one_person_and_bots_waits_for_the_words_too() -> None:
    room = Room(["human", "random", "random"], commitments={0: BOUND[0]})
    room.begin()
    assert (room.table.status, room.table.bot_to_move()) == (WAITING, None)
    assert chance(room)["commitments"] == [BOUND[0], None, None]
    room.put(proposals.reveal(room.table, 0, "host", WORDS[0], room.now))
    assert room.table.status == PLAYING


def test_a_seat_can_commit_after_it_was_taken() -> None:
    room = committed((0,))
    room.put(proposals.commit(room.table, 2, holder(2), BOUND[2], room.now))
    room.begin()
    assert chance(room)["commitments"] == [BOUND[0], None, BOUND[2]]


# Words that do not come


def test_a_seat_that_does_not_reveal_is_named_and_its_commitment_stands_for_its_words() -> None:
    room = sealed()
    reveal(room, 0, 2)
    assert room.table.deadline() == room.now + REVEAL_MS
    assert timeouts.time_out(room.table, room.now + REVEAL_MS - 1) is None
    room.now += REVEAL_MS
    room.put(timeouts.time_out(room.table, room.now))
    assert room.table.status == PLAYING
    told = chance(room)
    assert (told["unrevealed"], told["words"]) == ([1], [WORDS[0], BOUND[1], WORDS[2]])
    room.play()
    text = room.match.record_text()
    assert "\nunrevealed [1]\n" in text
    assert verify(room.table.game, text, told["commitment"]).unrevealed == [1]


def test_words_that_come_too_late_are_refused() -> None:
    room = sealed()
    room.now += REVEAL_MS
    room.put(timeouts.time_out(room.table, room.now))
    with pytest.raises(BadArgument):
        reveal(room, 1)
    assert room.table.deadline() is None


def test_a_table_can_be_abandoned_between_the_rounds() -> None:
    room = sealed()
    for seat in range(3):
        room.put(proposals.abandon(room.table, seat, holder(seat), True, room.now))
    assert (room.table.status, room.table.deadline()) == (OVER, None)
    assert timeouts.time_out(room.table, room.now + REVEAL_MS) is None
    with pytest.raises(BadArgument):
        reveal(room, 0)


@pytest.mark.parametrize("stop", range(1, 8))
def test_a_table_made_anew_from_its_entries_stands_between_the_rounds(stop: int) -> None:
    room = sealed()
    reveal(room, 0, 1, 2)
    again = fold_entries(room.table.id, room.history[:stop])
    for entry in room.history[stop:]:
        again.fold(entry)
    assert again.match is not None
    assert again.match.record_text() == room.match.record_text()


# Attempts to bend the dice at the table


def test_a_last_speaker_who_knows_the_secret_cannot_speak_otherwise() -> None:
    room = sealed()
    reveal(room, 0, 1)
    for number in range(200):
        with pytest.raises(BadArgument, match="not the words that seat 2 committed to"):
            proposals.reveal(room.table, 2, holder(2), f"{number:064x}", room.now)


def test_nobody_commits_once_the_secret_is_chosen() -> None:
    room = sealed((0, 1))
    with pytest.raises(BadArgument, match="before the secret is chosen"):
        proposals.commit(room.table, 2, holder(2), BOUND[2], room.now)


def test_a_seat_commits_once() -> None:
    room = committed()
    with pytest.raises(BadArgument, match="has committed"):
        proposals.commit(room.table, 1, holder(1), BOUND[2], room.now)


def test_the_secret_is_chosen_once() -> None:
    room = sealed()
    with pytest.raises(BadArgument):
        proposals.begin(room.table, b"\1" * 32, room.now)


def test_nobody_commits_or_reveals_for_another_seat() -> None:
    room = committed((0,))
    with pytest.raises(NotYourSeat):
        proposals.commit(room.table, 2, holder(1), BOUND[2], room.now)
    with pytest.raises(NotYourSeat):
        proposals.reveal(sealed().table, 2, holder(1), WORDS[2], room.now)


def test_words_are_revealed_between_the_rounds_only() -> None:
    room = committed()
    with pytest.raises(BadArgument, match="no words to reveal"):
        reveal(room, 0)
    room.begin()
    reveal(room, 0)
    with pytest.raises(BadArgument, match="no words to reveal"):
        proposals.reveal(room.table, 0, holder(0), WORDS[1], room.now)


def test_the_same_words_are_revealed_once_and_change_nothing_again() -> None:
    room = sealed()
    reveal(room, 0)
    assert proposals.reveal(room.table, 0, holder(0), WORDS[0], room.now) is None
    reveal(room, 1, 2)
    assert proposals.reveal(room.table, 0, holder(0), WORDS[0], room.now) is None


@pytest.mark.parametrize("text", ["", "A1" * 32, "a1" * 31, "雪" * 64, "a1" * 33])
def test_words_and_commitments_are_hexadecimal(text: str) -> None:
    room = committed((0, 1))
    with pytest.raises(BadArgument, match="64 digits"):
        proposals.commit(room.table, 2, holder(2), text, room.now)
    with pytest.raises(BadArgument, match="64 digits"):
        proposals.reveal(sealed().table, 0, holder(0), text, room.now)
    with pytest.raises(BadArgument, match="64 digits"):
        proposals.first_commitments(room.table.setup, {0: text})


@pytest.mark.parametrize("seat", [-1, 1, 3])
def test_the_host_commits_only_for_their_own_seats(seat: int) -> None:
    setup = Room(["human", "open", "random"]).table.setup
    with pytest.raises(BadArgument, match="is not yours"):
        proposals.first_commitments(setup, {seat: BOUND[0]})
    assert proposals.first_commitments(setup, {0: BOUND[0]}) == {0: BOUND[0]}


# Tables from before


def older(words: str = "", second: str = "random") -> tuple[Table, list[Entry]]:
    """A table as it was kept before seats committed to their words."""
    room = Room(["human", second, "random"])
    data = {key: room.history[0].data[key] for key in ("setup", "host", "host_name")}
    history = [Entry(0, 1, entries.CREATED, -1, {**data, "secret": "5e" * 32})]
    if words:
        history.append(Entry(1, 2, entries.WORDS, 0, {"text": words}))
    return fold_entries("0" * 16, history), history


@pytest.mark.parametrize("words", ["", "雪"])
def test_an_older_table_goes_on_by_its_own_scheme(words: str) -> None:
    table, history = older(words)
    room = Room(["human", "random", "random"])
    room.table, room.history = table, history
    told = chance(room)
    assert (told["scheme"], told["awaited"]) == (1, [])
    assert (len(told["commitment"]), told["words"][0]) == (64, words or None)
    with pytest.raises(BadArgument):
        proposals.commit(table, 0, "host", BOUND[0], 3)
    room.begin()
    room.play()
    text = room.match.record_text()
    assert "\nchance " not in text
    verdict = verify(table.game, text, told["commitment"])
    assert (verdict.is_proven, verdict.scheme) == (True, 1)


def test_a_seat_of_an_older_table_is_taken_without_words() -> None:
    table, _ = older(second="open")
    entry = proposals.take_seat(table, 1, "guest", "Guest", 3, BOUND[1])
    assert "commitment" not in entry.data
