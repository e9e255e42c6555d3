"""A table is the fold of its entries: the same entries make the same table."""

import json

import pytest

from hatamoto.table import proposals, timeouts
from hatamoto.table.entries import Entry
from hatamoto.table.message_builder import Reader, message
from hatamoto.table.table import Table, fold_entries
from tests.table.room import Room, holder, people


def stored(entries: list[Entry]) -> list[Entry]:
    """The entries after a way through the store's JSON."""
    return [
        Entry(one.number, one.at, one.kind, one.seat, json.loads(json.dumps(one.data)))
        for one in entries
    ]


def eventful(seed: int) -> Room:
    """A game with talk, notes, undo, a timeout, a return and a resignation."""
    clock = {"kind": "live", "minutes": 5, "increment": 5, "on_timeout": "bot"}
    room = people(4, seed, clock=clock)
    for turn in range(200):
        if not room.table.to_act():
            break
        room.now += 3_000
        disturb(room, turn)
        if room.table.to_act():
            room.step()
    return room


def disturb(room: Room, turn: int) -> None:
    """What happens at a table beside the game, now and then."""
    seat = turn % 4
    undo = room.match.undo_answer(seat)
    if turn % 9 == 4:
        room.put(proposals.chat(room.table, holder(seat), "", f"turn {turn}", room.now))
    if turn % 13 == 5:
        room.put(proposals.note(room.table, seat, holder(seat), f"note {turn}", room.now))
    if turn == 40:
        room.now = room.table.deadline() or room.now
        room.put(timeouts.time_out(room.table, room.now))
    if turn == 60:
        away = next(n for n, row in enumerate(room.table.seats) if row.standing_in)
        room.put(timeouts.come_back(room.table, holder(away), room.now))
    if turn > 5 and undo.answer == "free" and turn % 3 == 0:
        room.put(proposals.undo(room.table, seat, holder(seat), room.now))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_folding_the_history_gives_an_equal_table(seed: int) -> None:
    room = eventful(seed)
    kinds = {entry.kind for entry in room.history}
    assert {"acted", "chat", "note", "undone", "timed_out", "returned"} <= kinds
    again = fold_entries(room.table.id, stored(room.history))
    for who in [holder(seat) for seat in range(4)] + ["watcher"]:
        ours = message(room.table, Reader(who), room.now)
        assert json.dumps(message(again, Reader(who), room.now)) == json.dumps(ours)
    assert again.match is not None
    assert again.match.record_text() == room.match.record_text()


def test_every_prefix_of_a_history_is_the_table_as_it_was() -> None:
    room = people(3)
    table = Table(room.table.id, room.history[0])
    room.play()
    for entry in room.history[1:]:
        table.fold(entry)
        prefix = room.history[: table.count]
        again = fold_entries(table.id, stored(prefix))
        ours = message(table, Reader(holder(1)), room.now)
        assert message(again, Reader(holder(1)), room.now) == ours


def test_entries_are_folded_in_order_only() -> None:
    room = people(3)
    entry = proposals.chat(room.table, holder(0), "", "hello", room.now)
    room.put(entry)
    with pytest.raises(AssertionError):
        room.table.fold(entry)


def test_a_proposal_changes_nothing() -> None:
    room = people(3)
    before = room.message(holder(0)), room.table.count
    seat = room.table.to_act()[0]
    action = room.table.game.notation(room.match.state.legal(seat)[0])
    proposals.act(room.table, seat, [action], None, room.now)
    proposals.resign(room.table, 0, holder(0), room.now)
    proposals.abandon(room.table, 0, holder(0), True, room.now)
    assert (room.message(holder(0)), room.table.count) == before


def test_a_new_name_is_kept_by_the_seat_and_the_record() -> None:
    room = people(3, 1)
    room.put(proposals.rename(room.table, holder(1), "Tomoe", room.now))
    assert room.table.seats[1].name == "Tomoe"
    assert '"Tomoe"' in room.match.record_text(1)
    again = fold_entries("t", stored(room.history))
    assert [seat.name for seat in again.seats] == [seat.name for seat in room.table.seats]


def test_a_name_that_changes_nothing_is_no_entry() -> None:
    room = people(3, 1)
    name = room.table.seats[1].name
    assert proposals.rename(room.table, holder(1), name, room.now) is None
    assert proposals.rename(room.table, "a stranger", "Tomoe", room.now) is None


def test_seats_at_one_device_keep_the_names_they_were_given() -> None:
    room = people(3, 1)
    room.table.seats[2].holder = holder(1)
    assert proposals.rename(room.table, holder(1), "Tomoe", room.now) is None
