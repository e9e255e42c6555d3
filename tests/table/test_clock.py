"""Clocks: none, live with an increment, by post; and what happens when time is up."""

from typing import Any

import pytest

from hatamoto.kernel.errors import BadArgument, GameOver, IllegalAction, NotYourTurn
from hatamoto.kernel.match import FREE
from hatamoto.kernel.verification import verify
from hatamoto.table import proposals
from hatamoto.table.clock import DAY_MS, MINUTE_MS
from hatamoto.table.undo import MAX_WITHDRAWN
from tests.table.room import Room, holder, people

LIVE: dict[str, Any] = {"kind": "live", "minutes": 3, "increment": 10}
POST: dict[str, Any] = {"kind": "post", "days": 2}


def live(on_timeout: str = "nothing") -> Room:
    """A table with three minutes and ten seconds an answer."""
    return people(4, clock={**LIVE, "on_timeout": on_timeout})


def one_asked(on_timeout: str) -> Room:
    """The same where all but one seat of the first step have answered."""
    room = live(on_timeout)
    for seat in room.table.to_act()[1:]:
        room.act(seat)
    return room


def time_out(room: Room) -> int:
    """Let the next clock run out; returns whose it was, or the first of several."""
    deadline = room.table.deadline()
    assert deadline is not None
    room.now = deadline
    return room.put(proposals.time_out(room.table, room.now)).seat


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


def test_time_that_is_up_means_nothing_unless_agreed() -> None:
    room = live("nothing")
    room.now += 10 * MINUTE_MS
    assert room.table.deadline() is None
    assert proposals.time_out(room.table, room.now) is None


@pytest.mark.parametrize("on_timeout", ["bot", "forfeit"])
def test_nobody_is_out_of_time_early(on_timeout: str) -> None:
    room = live(on_timeout)
    room.now += 3 * MINUTE_MS - 1
    assert proposals.time_out(room.table, room.now) is None


def test_a_bot_stands_in_for_who_is_out_of_time() -> None:
    room = one_asked("bot")
    seat = time_out(room)
    assert room.table.seats[seat].bot == "greedy"
    assert not room.table.seats[seat].resigned
    assert room.kinds("watcher")[-2:] == ["timed_out", "stood_in"]
    assert room.match.lines[-1].text() == f"timeout {seat}"


def test_the_clock_of_a_bot_stands_still() -> None:
    room = live("bot")
    seat = time_out(room)
    room.now += 10 * MINUTE_MS
    room.act(seat)
    assert room.table.clocks.left[seat] == 0
    bots = [row.bot for row in room.table.seats]
    assert [room.table.clocks.since[s] for s in range(4) if bots[s]] == [0] * sum(map(bool, bots))


def test_a_holder_comes_back_to_a_minute_at_least() -> None:
    room = live("bot")
    seat = time_out(room)
    back = room.put(proposals.come_back(room.table, holder(seat), room.now))
    assert (back.kind, back.seat) == ("returned", seat)
    assert room.table.seats[seat].bot == ""
    assert room.table.clocks.left_at(seat, room.now) == MINUTE_MS
    assert proposals.come_back(room.table, holder(seat), room.now) is None


def test_who_is_out_of_time_again_does_not_come_back() -> None:
    room = a_free_undo({**LIVE, "on_timeout": "bot"})
    seat = time_out(room)
    room.put(proposals.come_back(room.table, holder(seat), room.now))
    assert time_out(room) == seat
    before = room.table.clocks.left_at(seat, room.now)
    who, now = holder(seat), room.now
    with pytest.raises(IllegalAction, match="time_used_up"):
        proposals.come_back(room.table, who, now)
    with pytest.raises(IllegalAction, match="time_used_up"):
        proposals.act_as_person(room.table, seat, who, ["any"], None, now)
    with pytest.raises(IllegalAction, match="time_used_up"):
        proposals.undo(room.table, seat, who, now)
    assert (before, room.table.seats[seat].bot) == (0, "greedy")


def test_by_post_who_missed_a_question_has_days_for_the_next_but_not_for_that_one() -> None:
    room = a_free_undo({**POST, "on_timeout": "bot"})
    seat = time_out(room)
    room.put(proposals.come_back(room.table, holder(seat), room.now))
    assert room.table.clocks.left_at(seat, room.now) == MINUTE_MS
    assert time_out(room) == seat
    with pytest.raises(IllegalAction, match="time_used_up"):
        proposals.come_back(room.table, holder(seat), room.now)
    room.play(lambda: seat not in room.table.to_act())
    room.put(proposals.come_back(room.table, holder(seat), room.now))
    room.play(lambda: seat in room.table.to_act())
    assert room.table.clocks.left_at(seat, room.now) == 2 * DAY_MS


def test_only_an_action_that_is_taken_uses_up_the_minute() -> None:
    room = a_free_undo({**LIVE, "on_timeout": "bot"})
    seat = time_out(room)
    who, ply = holder(seat), room.match.ply_for(seat)
    action = room.table.game.notation(room.match.state.legal(seat)[0])
    with pytest.raises(IllegalAction, match="stale"):
        proposals.return_to_act(room.table, seat, who, [action], ply - 1, room.now)
    with pytest.raises(IllegalAction, match="bot_plays"):
        proposals.act_as_person(room.table, seat, who, [action], ply, room.now)
    room.put(proposals.return_to_act(room.table, seat, who, [action], ply, room.now))
    assert (room.table.seats[seat].standing_in, room.table.can_return(seat)) == (False, False)
    assert time_out(room) == seat
    assert proposals.return_to_act(room.table, seat, who, [action], ply, room.now) is None
    assert proposals.return_to_delegate(room.table, seat, who, room.now) is None


def test_who_delegates_comes_back_while_the_seat_is_asked() -> None:
    room = a_free_undo({**LIVE, "on_timeout": "bot"})
    seat = time_out(room)
    assert proposals.return_to_delegate(room.table, seat, holder(seat), room.now) is not None
    room.play(lambda: seat not in room.table.to_act())
    with pytest.raises(NotYourTurn):
        proposals.return_to_delegate(room.table, seat, holder(seat), room.now)


def test_of_several_seats_the_one_that_is_named_is_taken_back() -> None:
    room = Room(["human", "human", "human"], clock={**LIVE, "on_timeout": "bot"})
    room.begin()
    room.play(lambda: len(room.table.to_act()) > 1)
    time_out(room)
    away = [seat for seat in range(3) if room.table.seats[seat].standing_in]
    assert len(away) > 1
    wanted, other = away[-1], away[0]
    assert room.put(proposals.come_back_to(room.table, wanted, "host", room.now)).seat == wanted
    assert (room.table.can_return(wanted), room.table.can_return(other)) == (False, True)
    assert proposals.come_back_to(room.table, wanted, "host", room.now) is None
    with pytest.raises(BadArgument, match="no seat 9"):
        proposals.come_back_to(room.table, 9, "host", room.now)
    with pytest.raises(proposals.NotYourSeat):
        proposals.come_back_to(room.table, other, "somebody", room.now)


def test_who_has_resigned_does_not_come_back() -> None:
    room = one_asked("bot")
    seat = time_out(room)
    room.put(proposals.resign(room.table, seat, holder(seat), room.now))
    assert not room.table.can_return(seat)
    assert proposals.come_back(room.table, holder(seat), room.now) is None
    with pytest.raises(BadArgument, match="has resigned"):
        proposals.come_back_to(room.table, seat, holder(seat), room.now)


def test_after_the_end_a_seat_that_a_bot_finished_is_told_that_the_game_is_over() -> None:
    room = one_asked("bot")
    seat = time_out(room)
    room.put(proposals.come_back(room.table, holder(seat), room.now))
    room.now += 2 * MINUTE_MS
    room.put(proposals.time_out(room.table, room.now))
    room.play()
    with pytest.raises(GameOver):
        proposals.undo(room.table, seat, holder(seat), room.now)


def test_who_never_left_does_not_come_back() -> None:
    room = live("bot")
    assert proposals.come_back(room.table, holder(0), room.now) is None
    assert proposals.come_back(room.table, "watcher", room.now) is None


def test_who_is_out_of_time_forfeits_where_that_is_agreed() -> None:
    room = one_asked("forfeit")
    seat = time_out(room)
    assert room.table.seats[seat].resigned
    assert room.kinds("watcher")[-2:] == ["timed_out", "resigned"]
    lines = [line.text() for line in room.match.lines[-2:]]
    assert lines == [f"timeout {seat}", f"resign {seat}"]
    room.play()
    outcome = room.table.outcome()
    assert outcome is not None
    assert outcome.places[seat] == 4


def test_clocks_that_run_out_at_once_are_one_timeout() -> None:
    room = live("bot")
    asked = room.table.to_act()
    assert len(asked) > 1
    time_out(room)
    assert [seat for seat in range(4) if room.table.seats[seat].standing_in] == asked
    assert room.kinds("watcher")[-2 * len(asked) :] == ["timed_out", "stood_in"] * len(asked)
    assert proposals.time_out(room.table, room.now) is None
    assert vars(room.again().clocks) == vars(room.table.clocks)


def planning(seats: int) -> Room:
    """A table where everybody plans at once, and forfeits without time."""
    room = people(seats, seed=2, game="edo", clock={**LIVE, "on_timeout": "forfeit"})
    room.play(lambda: len(room.table.to_act()) == seats)
    return room


def test_who_ran_out_of_time_last_wins_whenever_the_server_looks() -> None:
    room = planning(3)
    first, second, last = 2, 0, 1
    for number, seat in enumerate((first, second, last)):
        room.table.clocks.left[seat] = MINUTE_MS + number
    late = room.put(proposals.time_out(room.table, room.now + 2 * MINUTE_MS))
    assert late.data["seats"] == [first, second]
    outcome = room.table.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([last], "resigned")


def test_a_game_is_drawn_if_the_last_ones_left_run_out_of_time_at_once() -> None:
    room = planning(3)
    room.table.clocks.left = [2 * MINUTE_MS, MINUTE_MS, 2 * MINUTE_MS]
    late = room.put(proposals.time_out(room.table, room.now + 3 * MINUTE_MS))
    assert late.data == {"seats": [1], "drawn": [0, 2]}
    outcome = room.table.outcome()
    assert outcome is not None
    assert outcome.reason == "agreed_draw"
    assert {0, 2} <= set(outcome.winners)
    words = [line.text() for line in room.match.lines[-5:]]
    assert words == ["timeout 1", "resign 1", "timeout 0", "timeout 2", "agreed_draw"]
    verify(room.table.game, room.match.record_text())


def test_a_timeout_ends_what_was_asked_of_the_others() -> None:
    room = live("forfeit")
    room.put(proposals.abandon(room.table, 0, holder(0), True, room.now))
    time_out(room)
    assert room.table.vote.yes == set()


def test_a_table_whose_people_all_ran_out_of_time_goes_on() -> None:
    room = live("bot")
    while room.table.deadline() is not None:
        time_out(room)
    room.play()
    assert room.table.outcome() is not None


def test_clocks_are_the_same_when_the_history_is_folded_again() -> None:
    room = live("bot")
    for _ in range(40):
        room.now += 7_000
        deadline = room.table.deadline()
        if deadline is not None and deadline <= room.now:
            room.put(proposals.time_out(room.table, room.now))
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


def a_free_undo(clock: dict[str, Any]) -> Room:
    """A table where whoever is asked may take the answer back."""
    return people(2, seed=5, game="battles", clock=clock)


def test_a_live_increment_comes_once_for_a_step_that_stands() -> None:
    room = a_free_undo(LIVE)
    seat = room.table.to_act()[0]
    act_and_undo(room, 50)
    clocks = room.table.clocks
    before = clocks.left_at(seat, room.now)
    assert before <= 3 * MINUTE_MS
    room.act(seat)
    assert clocks.left_at(seat, room.now) <= before + 10_000


def run_of(room: Room, most: int = 100) -> list[str]:
    """Whoever is asked answers until somebody else is, or this often; returns the answers."""
    seat, answers = room.table.to_act()[0], list[str]()
    while room.table.to_act() == [seat] and len(answers) < most:
        answers.append(room.act(seat))
    return answers


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


# Outages


def test_what_ran_during_an_outage_is_given_back_once() -> None:
    room = live("forfeit")
    seat = room.table.to_act()[0]
    start = room.now + MINUTE_MS
    room.now += 3 * MINUTE_MS
    spans = [(start, room.now)]
    assert room.table.clocks.left_at(seat, room.now) == 0
    room.put(proposals.excuse(room.table, spans, room.now))
    assert room.table.clocks.left_at(seat, room.now) == 2 * MINUTE_MS
    assert proposals.excuse(room.table, spans, room.now) is None
    overlapping = [*spans, (start - 1000, room.now - 1000)]
    assert proposals.excuse(room.table, overlapping, room.now) is None
    assert room.again().clocks.since == room.table.clocks.since
    assert proposals.time_out(room.table, room.now) is None


def test_an_outage_before_a_question_gives_nothing() -> None:
    room = live()
    assert proposals.excuse(room.table, [(0, room.now - 1)], room.now) is None
    assert proposals.excuse(people(4).table, [(0, room.now + MINUTE_MS)], room.now) is None
