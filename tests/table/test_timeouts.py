"""What happens when time is up: a bot stands in, or the seat forfeits; who may come back."""

import pytest

from hatamoto.kernel.errors import BadArgument, GameOver, IllegalAction, NotYourTurn
from hatamoto.kernel.story import build_story
from hatamoto.kernel.verification import verify
from hatamoto.table import proposals, timeouts
from hatamoto.table.clock import DAY_MS, MINUTE_MS
from tests.table.clocks import LIVE, POST, a_free_undo, live, run_of
from tests.table.room import Room, holder, people


def one_asked(on_timeout: str) -> Room:
    """A live table where all but one seat of the first step have answered."""
    room = live(on_timeout)
    for seat in room.table.to_act()[1:]:
        room.act(seat)
    return room


def time_out(room: Room) -> int:
    """Let the next clock run out; returns whose it was, or the first of several."""
    deadline = room.table.deadline()
    assert deadline is not None
    room.now = deadline
    return room.put(timeouts.time_out(room.table, room.now)).seat


def test_time_that_is_up_means_nothing_unless_agreed() -> None:
    room = live("nothing")
    room.now += 10 * MINUTE_MS
    assert room.table.deadline() is None
    assert timeouts.time_out(room.table, room.now) is None


@pytest.mark.parametrize("on_timeout", ["bot", "forfeit"])
def test_nobody_is_out_of_time_early(on_timeout: str) -> None:
    room = live(on_timeout)
    room.now += 3 * MINUTE_MS - 1
    assert timeouts.time_out(room.table, room.now) is None


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
    back = room.put(timeouts.come_back(room.table, holder(seat), room.now))
    assert (back.kind, back.seat) == ("returned", seat)
    assert room.table.seats[seat].bot == ""
    assert room.table.clocks.left_at(seat, room.now) == MINUTE_MS
    assert timeouts.come_back(room.table, holder(seat), room.now) is None


def test_who_is_out_of_time_again_does_not_come_back() -> None:
    room = a_free_undo({**LIVE, "on_timeout": "bot"})
    seat = time_out(room)
    room.put(timeouts.come_back(room.table, holder(seat), room.now))
    assert time_out(room) == seat
    before = room.table.clocks.left_at(seat, room.now)
    who, now = holder(seat), room.now
    with pytest.raises(IllegalAction, match="time_used_up"):
        timeouts.come_back(room.table, who, now)
    with pytest.raises(IllegalAction, match="time_used_up"):
        proposals.act_as_person(room.table, seat, who, ["any"], None, now)
    with pytest.raises(IllegalAction, match="time_used_up"):
        proposals.undo(room.table, seat, who, now)
    assert (before, room.table.seats[seat].bot) == (0, "greedy")


def test_who_returns_for_a_missed_question_earns_no_increment_with_it() -> None:
    room = a_free_undo({**LIVE, "on_timeout": "bot"})
    seat, clocks = time_out(room), room.table.clocks
    room.put(timeouts.come_back(room.table, holder(seat), room.now))
    for _ in range(2):
        run_of(room)
        assert clocks.left_at(seat, room.now) == MINUTE_MS
        room.put(proposals.undo(room.table, seat, holder(seat), room.now))
        assert clocks.left_at(seat, room.now) == MINUTE_MS
    run_of(room)
    room.play(lambda: room.table.to_act() == [seat])
    before = clocks.left_at(seat, room.now)
    run_of(room)
    assert clocks.left_at(seat, room.now) == before + 10_000
    assert vars(room.again().clocks) == vars(clocks)


def test_by_post_who_missed_a_question_has_days_for_the_next_but_not_for_that_one() -> None:
    room = a_free_undo({**POST, "on_timeout": "bot"})
    seat = time_out(room)
    room.put(timeouts.come_back(room.table, holder(seat), room.now))
    assert room.table.clocks.left_at(seat, room.now) == MINUTE_MS
    assert time_out(room) == seat
    with pytest.raises(IllegalAction, match="time_used_up"):
        timeouts.come_back(room.table, holder(seat), room.now)
    room.play(lambda: seat not in room.table.to_act())
    room.put(timeouts.come_back(room.table, holder(seat), room.now))
    room.play(lambda: seat in room.table.to_act())
    assert room.table.clocks.left_at(seat, room.now) == 2 * DAY_MS


def test_only_an_action_that_is_taken_uses_up_the_minute() -> None:
    room = a_free_undo({**LIVE, "on_timeout": "bot"})
    seat = time_out(room)
    who, ply = holder(seat), room.match.ply_for(seat)
    action = room.table.game.notation(room.match.state.legal(seat)[0])
    with pytest.raises(IllegalAction, match="stale"):
        timeouts.return_to_act(room.table, seat, who, [action], ply - 1, room.now)
    with pytest.raises(IllegalAction, match="bot_plays"):
        proposals.act_as_person(room.table, seat, who, [action], ply, room.now)
    room.put(timeouts.return_to_act(room.table, seat, who, [action], ply, room.now))
    assert (room.table.seats[seat].standing_in, room.table.can_return(seat)) == (False, False)
    assert time_out(room) == seat
    assert timeouts.return_to_act(room.table, seat, who, [action], ply, room.now) is None
    assert timeouts.return_to_delegate(room.table, seat, who, room.now) is None


def test_who_delegates_comes_back_while_the_seat_is_asked() -> None:
    room = a_free_undo({**LIVE, "on_timeout": "bot"})
    seat = time_out(room)
    assert timeouts.return_to_delegate(room.table, seat, holder(seat), room.now) is not None
    room.play(lambda: seat not in room.table.to_act())
    with pytest.raises(NotYourTurn):
        timeouts.return_to_delegate(room.table, seat, holder(seat), room.now)


def test_of_several_seats_the_one_that_is_named_is_taken_back() -> None:
    room = Room(["human", "human", "human"], clock={**LIVE, "on_timeout": "bot"})
    room.begin()
    room.play(lambda: len(room.table.to_act()) > 1)
    time_out(room)
    away = [seat for seat in range(3) if room.table.seats[seat].standing_in]
    assert len(away) > 1
    wanted, other = away[-1], away[0]
    assert room.put(timeouts.come_back_to(room.table, wanted, "host", room.now)).seat == wanted
    assert (room.table.can_return(wanted), room.table.can_return(other)) == (False, True)
    assert timeouts.come_back_to(room.table, wanted, "host", room.now) is None
    with pytest.raises(BadArgument, match="no seat 9"):
        timeouts.come_back_to(room.table, 9, "host", room.now)
    with pytest.raises(proposals.NotYourSeat):
        timeouts.come_back_to(room.table, other, "somebody", room.now)


def test_who_has_resigned_does_not_come_back() -> None:
    room = one_asked("bot")
    seat = time_out(room)
    room.put(proposals.resign(room.table, seat, holder(seat), room.now))
    assert not room.table.can_return(seat)
    assert timeouts.come_back(room.table, holder(seat), room.now) is None
    with pytest.raises(BadArgument, match="has resigned"):
        timeouts.come_back_to(room.table, seat, holder(seat), room.now)


def test_after_the_end_a_seat_that_a_bot_finished_is_told_that_the_game_is_over() -> None:
    room = one_asked("bot")
    seat = time_out(room)
    room.put(timeouts.come_back(room.table, holder(seat), room.now))
    room.now += 2 * MINUTE_MS
    room.put(timeouts.time_out(room.table, room.now))
    room.play()
    with pytest.raises(GameOver):
        proposals.undo(room.table, seat, holder(seat), room.now)


def test_who_never_left_does_not_come_back() -> None:
    room = live("bot")
    assert timeouts.come_back(room.table, holder(0), room.now) is None
    assert timeouts.come_back(room.table, "watcher", room.now) is None


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
    assert timeouts.time_out(room.table, room.now) is None
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
    late = room.put(timeouts.time_out(room.table, room.now + 2 * MINUTE_MS))
    assert late.data["seats"] == [first, second]
    outcome = room.table.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([last], "resigned")


def test_a_game_is_drawn_if_the_last_ones_left_run_out_of_time_at_once() -> None:
    room = planning(3)
    room.table.clocks.left = [2 * MINUTE_MS, MINUTE_MS, 2 * MINUTE_MS]
    late = room.put(timeouts.time_out(room.table, room.now + 3 * MINUTE_MS))
    assert late.data == {"seats": [1], "drawn": [0, 2]}
    outcome = room.table.outcome()
    assert outcome is not None
    assert outcome.reason == "agreed_draw"
    assert (outcome.winners, outcome.places) == ([0, 2], [1, 3, 1])
    words = [line.text() for line in room.match.lines[-5:]]
    assert words == ["timeout 1", "resign 1", "timeout 0", "timeout 2", "timeout_draw"]
    last = room.message("watcher")["events"][-1]
    assert (last["kind"], last["facts"]) == ("drawn_on_time", {"late_seats": [0, 2]})
    story = build_story(room.match, 0)
    assert story["checks"][-1]["facts"] == {"late_seats": [0, 2]}
    assert (story["checks"][-1]["id"], story["reason"]) == ("timeout_draw", "timeout_draw")
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
