"""Clocks: none, live with an increment, by post; what they earn, and what gives it back."""

from typing import Any

import pytest

from hatamoto.kernel.match import FREE
from hatamoto.table import proposals, timeouts
from hatamoto.table.clock import DAY_MS, MINUTE_MS
from hatamoto.table.snapshot import decode_snapshot, encode_snapshot, table_from_snapshot
from hatamoto.table.undo import MAX_WITHDRAWN
from tests.table.clocks import LIVE, POST, a_free_undo, live, run_of
from tests.table.room import Room, holder, people


def test_without_a_clock_there_is_no_time() -> None:
    room = people(4)
    room.now += 10 * DAY_MS
    room.play()
    assert room.table.deadline() is None
    seats = room.message("anybody")["seats"]
    assert isinstance(seats, list)
    assert [row["clock"] for row in seats] == [None] * 4


def test_a_live_clock_runs_while_its_seat_is_asked() -> None:
    room = live()
    asked = room.table.to_act()
    room.now += MINUTE_MS
    left = [room.table.clocks.left_at(seat, room.now) for seat in range(4)]
    assert left == [(2 if seat in asked else 3) * MINUTE_MS for seat in range(4)]


def test_an_answer_stops_the_clock_and_adds_the_increment() -> None:
    room = live()
    seat = room.table.to_act()[0]
    room.now += MINUTE_MS
    room.act(seat)
    room.now += MINUTE_MS
    assert room.table.clocks.left_at(seat, room.now) == 2 * MINUTE_MS + 10_000
    assert room.table.clocks.since[seat] == 0


def test_a_clock_never_shows_less_than_nothing() -> None:
    room = live()
    seat = room.table.to_act()[0]
    room.now += 10 * MINUTE_MS
    assert room.table.clocks.left_at(seat, room.now) == 0
    room.act(seat)
    assert room.table.clocks.left_at(seat, room.now) == 10_000


def test_by_post_every_answer_has_its_days() -> None:
    room = people(4, clock={**POST, "on_timeout": "forfeit"})
    seat = room.table.to_act()[0]
    room.now += DAY_MS
    assert room.table.deadline() == room.now + DAY_MS
    room.act(seat)
    assert room.table.clocks.left_at(seat, room.now) == 2 * DAY_MS


def test_clocks_are_the_same_when_the_history_is_folded_again() -> None:
    room = live("bot")
    for _ in range(40):
        room.now += 7_000
        deadline = room.table.deadline()
        if deadline is not None and deadline <= room.now:
            room.put(timeouts.time_out(room.table, room.now))
        else:
            room.step()
    assert vars(room.again().clocks) == vars(room.table.clocks)


# Acting and taking it back earns no time


def act_and_undo(room: Room, pairs: int) -> int:
    """Somebody acts and takes it back this many times, a second a pair; returns who."""
    seat = room.table.to_act()[0]
    for _ in range(pairs):
        room.act(seat)
        assert room.match.undo_answer(seat).answer == FREE
        room.now += 1000
        room.put(proposals.undo(room.table, seat, holder(seat), room.now))
    return seat


def test_a_live_increment_comes_once_for_a_step_that_stands() -> None:
    room = a_free_undo(LIVE)
    seat = room.table.to_act()[0]
    act_and_undo(room, 50)
    clocks = room.table.clocks
    before = clocks.left_at(seat, room.now)
    assert before <= 3 * MINUTE_MS
    room.act(seat)
    assert clocks.left_at(seat, room.now) <= before + 10_000


def test_a_step_of_several_answers_has_one_increment_at_its_end() -> None:
    room = a_free_undo(LIVE)
    seat = room.table.to_act()[0]
    clocks = room.table.clocks
    run_of(room, 2)
    assert room.table.to_act() == [seat]
    assert clocks.left_at(seat, room.now) == 3 * MINUTE_MS
    run_of(room)
    assert room.table.to_act() != [seat]
    assert clocks.left_at(seat, room.now) == 3 * MINUTE_MS + 10_000


@pytest.mark.parametrize("clock", [LIVE, POST])
def test_a_list_of_answers_has_the_time_of_the_same_answers_one_by_one(
    clock: dict[str, Any],
) -> None:
    singly, listed = a_free_undo(clock), a_free_undo(clock)
    seat = singly.table.to_act()[0]
    answers = run_of(singly)
    assert len(answers) > 2
    listed.put(proposals.act(listed.table, seat, answers, 0, listed.now))
    for room in (singly, listed):
        room.now += MINUTE_MS
        room.put(proposals.chat(room.table, holder(0), "", "hello", room.now))
    one, other = singly.table.clocks, listed.table.clocks
    assert (one.left, one.since) == (other.left, other.since)
    assert [len(ends) for ends in one.earned] == [len(ends) for ends in other.earned]


def test_every_draw_ends_a_step_however_it_is_packaged() -> None:
    room = people(2, seed=5, game="battles", clock=LIVE)
    earned = room.table.clocks.earned
    steps = 0
    while steps < 5:
        seat = room.table.to_act()[0]
        rolls, before = room.match.state.rolls, len(earned[seat])
        room.act(seat)
        if rolls == room.match.state.rolls:
            continue
        steps += 1
        assert len(earned[seat]) == before + 1


def test_an_undo_takes_back_the_increment_of_what_it_undoes() -> None:
    room = a_free_undo(LIVE)
    seat = room.table.to_act()[0]
    clocks = room.table.clocks
    acted = len(run_of(room))
    assert clocks.left_at(seat, room.now) == 3 * MINUTE_MS + 10_000
    for _ in range(acted):
        room.put(proposals.undo(room.table, seat, holder(seat), room.now))
        assert clocks.left_at(seat, room.now) == 3 * MINUTE_MS


def test_a_step_played_again_after_an_undo_has_its_increment() -> None:
    room = a_free_undo(LIVE)
    seat = room.table.to_act()[0]
    for _ in range(3):
        run_of(room)
        room.put(proposals.undo(room.table, seat, holder(seat), room.now))
    run_of(room)
    assert room.table.clocks.left_at(seat, room.now) == 3 * MINUTE_MS + 10_000


def test_who_takes_a_turn_back_pays_for_what_the_next_had_thought() -> None:
    room = a_free_undo({**LIVE, "increment": 0})
    clocks = room.table.clocks
    seat = room.table.to_act()[0]
    while room.table.to_act() == [seat]:
        room.act(seat)
    other = room.table.to_act()[0]
    assert room.match.undo_answer(seat).answer == FREE
    own, rival = (clocks.left_at(one, room.now) for one in (seat, other))
    for _ in range(MAX_WITHDRAWN):
        room.now += 1500
        room.put(proposals.undo(room.table, seat, holder(seat), room.now))
        assert room.table.to_act() == [seat]
        room.act(seat)
    assert clocks.left_at(other, room.now) == rival
    assert clocks.left_at(seat, room.now) == own - MAX_WITHDRAWN * 1500
    assert room.again().clocks.left == clocks.left


def test_by_post_taking_an_answer_back_does_not_bring_new_days() -> None:
    room = a_free_undo({**POST, "on_timeout": "forfeit"})
    seat = room.table.to_act()[0]
    deadline = room.table.deadline()
    assert deadline is not None
    for _ in range(5):
        room.act(seat)
        room.now += 10 * MINUTE_MS
        room.put(proposals.undo(room.table, seat, holder(seat), room.now))
    assert room.table.clocks.deadline(seat) == room.table.deadline()
    latest = room.table.deadline()
    assert latest is not None
    assert latest <= deadline + 2 * DAY_MS
    for _ in range(5):
        room.act(seat)
        room.put(proposals.undo(room.table, seat, holder(seat), room.now))
    assert room.table.deadline() == latest


def test_by_post_a_question_that_was_withdrawn_costs_nothing() -> None:
    room = people(4, clock=POST)
    asker = room.table.to_act()[0]
    clocks = room.table.clocks
    clocks.turn({asker}, room.now)
    room.now += DAY_MS
    clocks.turn(set(), room.now)
    clocks.turn({asker}, room.now)
    assert clocks.left_at(asker, room.now) == 2 * DAY_MS


# A simultaneous step shows one change of a clock, at its end


def test_part_of_a_simultaneous_step_changes_no_clock() -> None:
    room = people(3, seed=2, game="edo", clock=LIVE)
    room.play(lambda: len(room.table.to_act()) > 1)
    seat = room.table.to_act()[0]
    clocks = room.table.clocks
    since, left = clocks.since[seat], clocks.left[seat]
    parts = 0
    while True:
        room.now += 1000
        room.act(seat)
        if seat not in room.table.to_act():
            break
        parts += 1
        assert (clocks.since[seat], clocks.left[seat]) == (since, left)
    assert parts > 0
    assert clocks.left[seat] == left - (room.now - since) + 10_000


def planned(**clock: Any) -> tuple[Room, int, int]:
    """A live table where one seat has done its part of a simultaneous step; how many answers."""
    room = people(3, seed=2, game="edo", clock={**LIVE, "increment": 0, **clock})
    room.play(lambda: len(room.table.to_act()) > 1)
    seat = room.table.to_act()[0]
    return room, seat, plan(room, seat)


def plan(room: Room, seat: int) -> int:
    """A seat does its part of a simultaneous step; returns with how many answers."""
    answers = 0
    while seat in room.table.to_act():
        room.act(seat)
        answers += 1
    return answers


def take_back(room: Room, seat: int, count: int) -> None:
    """A seat takes back so many pending answers."""
    room.put(proposals.undo(room.table, seat, holder(seat), room.now, count))


def test_who_takes_a_plan_back_pays_for_the_time_since_it_was_made() -> None:
    """The attack: plan anything at once, think on the stopped clock, and plan anew."""
    room, seat, count = planned()
    clocks = room.table.clocks
    for minutes in (3, 2):
        room.now += MINUTE_MS
        assert clocks.left_at(seat, room.now) == minutes * MINUTE_MS
        take_back(room, seat, count)
        assert clocks.left_at(seat, room.now) == (minutes - 1) * MINUTE_MS
        count = plan(room, seat)
    assert room.again().clocks.left == clocks.left


def test_part_of_a_plan_is_taken_back_for_the_same_time() -> None:
    room, seat, _ = planned()
    clocks = room.table.clocks
    room.now += MINUTE_MS
    take_back(room, seat, 1)
    assert clocks.left_at(seat, room.now) == 2 * MINUTE_MS
    take_back(room, seat, 1)
    assert clocks.left_at(seat, room.now) == 2 * MINUTE_MS


def test_who_has_no_time_for_taking_a_plan_back_is_out_of_time() -> None:
    room, seat, count = planned(on_timeout="forfeit")
    for other in room.table.to_act():
        room.table.clocks.left[other] = 9 * MINUTE_MS
    room.now += 4 * MINUTE_MS
    assert timeouts.time_out(room.table, room.now) is None
    take_back(room, seat, count)
    assert room.put(timeouts.time_out(room.table, room.now)).seat == seat


def test_a_plan_that_has_stood_costs_nothing_later() -> None:
    room, seat, _ = planned()
    clocks = room.table.clocks
    while room.match.sealed[seat]:
        room.act(room.table.to_act()[0])
    assert clocks.parked == [0, 0, 0]


def test_a_plan_taken_back_after_an_outage_does_not_pay_for_it() -> None:
    room, seat, count = planned()
    start = room.now + 1000
    room.now += MINUTE_MS
    room.put(timeouts.excuse(room.table, [(start, room.now)], room.now))
    take_back(room, seat, count)
    assert room.table.clocks.left_at(seat, room.now) == 3 * MINUTE_MS - 1000


def test_by_post_a_plan_is_taken_back_for_nothing() -> None:
    room = people(3, seed=2, game="edo", clock=POST)
    room.play(lambda: len(room.table.to_act()) > 1)
    seat = room.table.to_act()[0]
    count = plan(room, seat)
    room.now += DAY_MS
    take_back(room, seat, count)
    assert room.table.clocks.left_at(seat, room.now) == 2 * DAY_MS


def test_a_table_that_was_stored_before_takes_plans_back_for_nothing() -> None:
    room = people(3, seed=2, game="edo", clock={**LIVE, "increment": 0})
    del room.history[0].data["table_rules"]
    room.table = room.again()
    room.play(lambda: len(room.table.to_act()) > 1)
    seat = room.table.to_act()[0]
    count = plan(room, seat)
    room.now += MINUTE_MS
    take_back(room, seat, count)
    assert room.table.clocks.left_at(seat, room.now) == 3 * MINUTE_MS


def test_a_snapshot_knows_since_when_a_plan_stands() -> None:
    room, seat, count = planned()
    kept = decode_snapshot(encode_snapshot(room.table, room.history[-1]))
    assert kept is not None
    again = table_from_snapshot(room.table.id, kept, [room.history[0], room.history[-1]])
    assert again is not None
    room.table = again
    room.now += MINUTE_MS
    take_back(room, seat, count)
    assert again.clocks.left_at(seat, room.now) == 2 * MINUTE_MS


# Outages


def test_what_ran_during_an_outage_is_given_back_once() -> None:
    room = live("forfeit")
    seat = room.table.to_act()[0]
    start = room.now + MINUTE_MS
    room.now += 3 * MINUTE_MS
    spans = [(start, room.now)]
    assert room.table.clocks.left_at(seat, room.now) == 0
    room.put(timeouts.excuse(room.table, spans, room.now))
    assert room.table.clocks.left_at(seat, room.now) == 2 * MINUTE_MS
    assert timeouts.excuse(room.table, spans, room.now) is None
    overlapping = [*spans, (start - 1000, room.now - 1000)]
    assert timeouts.excuse(room.table, overlapping, room.now) is None
    assert room.again().clocks.since == room.table.clocks.since
    assert timeouts.time_out(room.table, room.now) is None


def test_an_outage_before_a_question_gives_nothing() -> None:
    room = live()
    assert timeouts.excuse(room.table, [(0, room.now - 1)], room.now) is None
    assert timeouts.excuse(people(4).table, [(0, room.now + MINUTE_MS)], room.now) is None
