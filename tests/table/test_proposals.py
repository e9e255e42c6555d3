"""Who may do what at a table, and when."""

from collections.abc import Callable

import pytest

from hatamoto.kernel.errors import BadArgument, GameOver, IllegalAction, NotYourTurn
from hatamoto.table import proposals
from hatamoto.table.message_builder import Reader, message
from hatamoto.table.messages import OVER, PLAYING, WAITING
from hatamoto.table.proposals import NotYourSeat
from hatamoto.table.undo import MAX_OFFERED
from tests.table.room import Room, holder, people

# Seats


def test_a_table_waits_until_every_seat_is_taken() -> None:
    room = Room(["human", "open", "random"])
    assert (room.table.status, room.table.is_ready()) == (WAITING, False)
    room.sit(1, "guest")
    assert room.table.is_ready()
    room.begin()
    assert room.table.status == PLAYING


def test_play_cannot_begin_with_an_open_seat_or_twice() -> None:
    room = Room(["human", "open", "random"])
    with pytest.raises(BadArgument):
        proposals.begin(room.table, room.secret, room.now)
    room.sit(1, "guest")
    room.begin()
    with pytest.raises(BadArgument):
        proposals.begin(room.table, room.secret, room.now)


@pytest.mark.parametrize("seat", [-1, 0, 2, 3, 10**20])
def test_only_an_open_seat_is_taken(seat: int) -> None:
    room = Room(["human", "open", "random"])
    with pytest.raises(BadArgument):
        proposals.take_seat(room.table, seat, "guest", "Guest", room.now)


def test_a_seat_is_taken_once() -> None:
    room = Room(["human", "open", "random"])
    room.sit(1, "first")
    with pytest.raises(BadArgument):
        proposals.take_seat(room.table, 1, "second", "Second", room.now)


def test_several_seats_may_be_one_persons() -> None:
    room = Room(["human", "human", "open"])
    room.sit(2, "host")
    room.begin()
    assert room.table.held_by("host") == [0, 1, 2]
    room.play()
    assert room.table.status == OVER


def test_bots_have_names_and_hold_no_seat_for_anybody() -> None:
    room = Room(["human", "random", "greedy"])
    assert [seat.name for seat in room.table.seats] == ["Host", "random 2", "greedy 3"]
    assert room.table.held_by("") == []
    with pytest.raises(NotYourSeat):
        proposals.held_seat(room.table, 1, "")


# Acting


@pytest.mark.parametrize("seat", [None, -1, 4])
def test_a_seat_that_is_none_is_a_bad_argument(seat: int | None) -> None:
    with pytest.raises(BadArgument):
        proposals.held_seat(people(4).table, seat, holder(0))


def test_nobody_acts_for_a_seat_they_do_not_hold() -> None:
    room = people(4)
    for propose in (
        lambda: proposals.undo(room.table, 1, holder(0), room.now),
        lambda: proposals.resign(room.table, 1, holder(0), room.now),
        lambda: proposals.abandon(room.table, 1, holder(0), True, room.now),
        lambda: proposals.consent(room.table, 1, holder(0), True, room.now),
        lambda: proposals.note(room.table, 1, holder(0), "mine", room.now),
        lambda: proposals.commit(room.table, 1, holder(0), "0" * 64, room.now),
        lambda: proposals.reveal(room.table, 1, holder(0), "0" * 64, room.now),
        lambda: proposals.held_seat(room.table, 1, "a watcher"),
    ):
        with pytest.raises(NotYourSeat):
            propose()


def test_nothing_is_done_before_play() -> None:
    room = Room(["human", "open", "random"])
    with pytest.raises(NotYourTurn):
        proposals.act(room.table, 0, ["play arrow"], 0, room.now)
    with pytest.raises(NotYourTurn):
        proposals.resign(room.table, 0, "host", room.now)


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    room = people(3)
    waiting = next(seat for seat in range(3) if seat not in room.table.to_act())
    with pytest.raises(NotYourTurn):
        proposals.act(room.table, waiting, ["play arrow"], None, room.now)


def test_an_answer_to_an_older_ply_is_stale() -> None:
    room = people(3)
    seat = room.table.to_act()[0]
    ply = room.match.ply_for(seat)
    with pytest.raises(IllegalAction) as found:
        proposals.act(room.table, seat, ["play arrow"], ply - 1, room.now)
    assert found.value.refusal.reason == "stale"


def test_others_who_answer_in_secret_make_no_answer_stale() -> None:
    room = people(4)
    first, second, *_ = room.table.to_act()
    ply = room.match.ply_for(second)
    room.act(first)
    action = room.table.game.notation(room.match.state.legal(second)[0])
    assert proposals.act(room.table, second, [action], ply, room.now).seat == second


def planning(seats: int = 3) -> tuple[Room, list[str]]:
    """A table of EDO where everybody plans, and a whole plan of the first seat."""
    room = people(seats, game="edo")
    room.play(lambda: len(room.table.to_act()) == seats)
    trial = room.match.state.clone()
    lines: list[str] = []
    while trial.open_frame(0) >= 0:
        action = trial.legal(0)[0]
        lines.append(room.table.game.notation(action))
        trial.apply(0, action)
    return room, lines


def test_a_whole_plan_is_one_entry() -> None:
    room, plan = planning()
    assert len(plan) == 7
    count, ply = room.table.count, room.match.ply_for(0)
    entry = room.put(proposals.act(room.table, 0, plan, ply, room.now))
    assert (entry.actions(), room.table.count) == (plan, count + 1)
    assert 0 not in room.table.to_act()
    assert room.match.ply_for(0) == ply + len(plan)


def test_a_plan_makes_the_same_record_at_once_and_line_by_line() -> None:
    (at_once, plan), (line_by_line, _) = planning(), planning()
    at_once.put(proposals.act(at_once.table, 0, plan, None, at_once.now))
    for action in plan:
        line_by_line.act(0, action)
    for room in (at_once, line_by_line):
        room.play()
    assert at_once.match.record_text() == line_by_line.match.record_text()
    again = at_once.again().match
    assert again is not None
    assert again.record_text() == at_once.match.record_text()


def test_a_plan_with_one_wrong_line_is_refused_whole_and_names_the_line() -> None:
    room, plan = planning()
    wrong = [*plan[:4], plan[0], *plan[5:]]
    before = room.message(holder(0))
    with pytest.raises(IllegalAction) as found:
        proposals.act(room.table, 0, wrong, None, room.now)
    assert (found.value.index, found.value.refusal.reason != "") == (4, True)
    assert room.message(holder(0)) == before


def test_a_whole_plan_is_taken_back_with_one_entry() -> None:
    room, plan = planning()
    room.put(proposals.act(room.table, 0, plan, None, room.now))
    count = room.table.count
    room.put(proposals.undo(room.table, 0, holder(0), room.now, len(plan)))
    assert (room.table.count, room.match.sealed[0]) == (count + 1, [])
    assert room.message(holder(0))["turns"]["0"] == planning()[0].message(holder(0))["turns"]["0"]


@pytest.mark.parametrize("count", [0, -1, 8])
def test_nobody_takes_back_more_answers_than_are_pending(count: int) -> None:
    room, plan = planning()
    room.put(proposals.act(room.table, 0, plan, None, room.now))
    with pytest.raises(BadArgument, match="7 pending answers"):
        proposals.undo(room.table, 0, holder(0), room.now, count)


@pytest.mark.parametrize("action", ["", "dance", "play thunder", "play arrow arrow", "leader cat"])
def test_an_action_that_is_not_legal_is_refused_with_its_reason(action: str) -> None:
    room = people(3)
    with pytest.raises(IllegalAction) as found:
        proposals.act(room.table, room.table.to_act()[0], [action], None, room.now)
    assert found.value.refusal.reason


def test_a_refused_action_changes_nothing() -> None:
    room = people(3)
    seat = room.table.to_act()[0]
    before = room.message(holder(seat))
    with pytest.raises(IllegalAction):
        proposals.act(room.table, seat, ["leader cat"], None, room.now)
    assert room.message(holder(seat)) == before


# Resigning


def test_who_resigns_is_played_on_by_a_bot_and_placed_last() -> None:
    room = people(4)
    room.put(proposals.resign(room.table, 2, holder(2), room.now))
    assert room.table.status == PLAYING
    assert room.table.seats[2].bot == "greedy"
    room.play()
    outcome = room.table.outcome()
    assert outcome is not None
    assert outcome.places[2] == 4
    assert 2 not in outcome.winners


def test_the_last_one_left_wins() -> None:
    room = people(3)
    room.put(proposals.resign(room.table, 0, holder(0), room.now))
    room.put(proposals.resign(room.table, 2, holder(2), room.now))
    outcome = room.table.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([1], "resigned")
    assert room.table.to_act() == []


def test_who_has_resigned_does_nothing_more() -> None:
    room = people(4)
    room.put(proposals.resign(room.table, 2, holder(2), room.now))
    assert proposals.resign(room.table, 2, holder(2), room.now) is None
    for propose in (
        lambda: proposals.active_seat(room.table, 2, holder(2)),
        lambda: proposals.undo(room.table, 2, holder(2), room.now),
        lambda: proposals.abandon(room.table, 2, holder(2), True, room.now),
    ):
        with pytest.raises(BadArgument):
            propose()


def test_a_bot_does_not_answer_for_a_person() -> None:
    room = people(3)
    seat = room.table.to_act()[0]
    action = room.table.game.notation(room.match.state.legal(seat)[0])
    with pytest.raises(NotYourTurn):
        proposals.act_as_bot(room.table, seat, action, room.match.ply_for(seat), room.now)


# Abandoning


def test_a_table_ends_without_a_result_when_all_agree() -> None:
    room = people(3)
    for seat in range(3):
        assert room.table.status == PLAYING
        room.put(proposals.abandon(room.table, seat, holder(seat), True, room.now))
    outcome = room.table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("agreed_draw", [1, 1, 1])
    assert "abandoned" in room.kinds(holder(0))


def test_one_who_does_not_agree_is_enough() -> None:
    room = people(3)
    room.put(proposals.abandon(room.table, 0, holder(0), True, room.now))
    room.put(proposals.abandon(room.table, 1, holder(1), False, room.now))
    assert room.message(holder(2))["requests"] == {"undo": None, "abandon": None}


def test_bots_need_not_agree_and_one_word_is_for_all_seats_of_a_person() -> None:
    room = Room(["human", "human", "random", "open"])
    room.sit(3, "guest")
    room.begin()
    room.put(proposals.abandon(room.table, 1, "host", True, room.now))
    asked = room.message("guest")["requests"]
    assert asked == {"undo": None, "abandon": {"yes": [0, 1], "waiting": [3]}}
    room.put(proposals.abandon(room.table, 3, "guest", True, room.now))
    assert room.table.status == OVER


@pytest.mark.parametrize("lapse", ["act", "resign"])
def test_a_wish_to_end_lapses_when_the_game_goes_on(lapse: str) -> None:
    room = people(4)
    room.put(proposals.abandon(room.table, 0, holder(0), True, room.now))
    if lapse == "act":
        room.step()
    else:
        room.put(proposals.resign(room.table, 1, holder(1), room.now))
    assert room.table.vote.yes == set()


def offer(room: Room, seat: int) -> None:
    """A seat proposes to end the game, and the next one refuses."""
    other = (seat + 1) % 4
    room.put(proposals.abandon(room.table, seat, holder(seat), True, room.now))
    room.put(proposals.abandon(room.table, other, holder(other), False, room.now))


def test_the_end_is_proposed_only_so_often() -> None:
    """The attack: propose it again after every refusal."""
    room = people(4)
    for _ in range(MAX_OFFERED):
        offer(room, 0)
    for table in (room.table, room.again()):
        with pytest.raises(IllegalAction, match="offered_often"):
            proposals.abandon(table, 0, holder(0), True, room.now)
    room.put(proposals.abandon(room.table, 1, holder(1), True, room.now))
    room.put(proposals.abandon(room.table, 0, holder(0), True, room.now))
    before = room.table.recorded(0)
    room.play(lambda: room.table.recorded(0) > before)
    offer(room, 0)


def test_who_proposes_and_takes_it_back_alone_is_stopped_too() -> None:
    room = people(4)
    for _ in range(MAX_OFFERED):
        for yes in (True, False):
            room.put(proposals.abandon(room.table, 2, holder(2), yes, room.now))
    with pytest.raises(IllegalAction, match="offered_often"):
        proposals.abandon(room.table, 2, holder(2), True, room.now)


def test_a_seat_is_told_whether_it_can_propose_the_end() -> None:
    room = people(4)

    def offered(seat: int) -> bool:
        turn = message(room.table, Reader(holder(seat)), room.now)["turns"][str(seat)]
        return turn["can_abandon"]

    assert offered(0)
    room.put(proposals.abandon(room.table, 0, holder(0), True, room.now))
    assert not offered(0)
    assert offered(1)
    room.put(proposals.abandon(room.table, 1, holder(1), False, room.now))
    for _ in range(MAX_OFFERED - 1):
        offer(room, 0)
    assert not offered(0)
    assert offered(1)
    before = room.table.recorded(0)
    room.play(lambda: room.table.recorded(0) > before)
    assert offered(0)
    room.put(proposals.resign(room.table, 0, holder(0), room.now))
    assert not offered(0)


def test_a_vote_that_changes_nothing_is_no_entry() -> None:
    room = people(4)
    assert proposals.abandon(room.table, 0, holder(0), False, room.now) is None
    room.put(proposals.abandon(room.table, 0, holder(0), True, room.now))
    assert proposals.abandon(room.table, 0, holder(0), True, room.now) is None


def test_a_table_can_be_abandoned_before_play() -> None:
    room = Room(["human", "open", "random"])
    room.put(proposals.abandon(room.table, 0, "host", True, room.now))
    assert room.table.status == OVER
    with pytest.raises(BadArgument):
        proposals.take_seat(room.table, 1, "guest", "Guest", room.now)
    with pytest.raises(BadArgument):
        proposals.begin(room.table, room.secret, room.now)
    with pytest.raises(GameOver):
        proposals.resign(room.table, 0, "host", room.now)


# Talk, notes, rematch


def test_seats_and_watchers_talk_by_name() -> None:
    room = people(3)
    room.put(proposals.chat(room.table, holder(1), "unused", " well met ", room.now))
    room.put(proposals.chat(room.table, "stranger", "Passer-by", "hello", room.now))
    talk = room.message("anybody")["chat"]
    assert talk == [
        {"n": 0, "at": room.now, "seat": 1, "name": "person-1", "text": "well met"},
        {"n": 1, "at": room.now, "seat": -1, "name": "Passer-by", "text": "hello"},
    ]


@pytest.mark.parametrize("text", ["", "   ", "x" * 501, "a\x00b"])
def test_a_line_of_talk_is_some_text(text: str) -> None:
    with pytest.raises(BadArgument):
        proposals.chat(people(3).table, holder(0), "", text, 0)


def test_a_note_is_seen_by_its_seat_alone() -> None:
    room = people(3)
    room.put(proposals.note(room.table, 1, holder(1), "trust\nnobody", room.now))
    notes = [room.message(who)["note"] for who in (holder(0), holder(1), "watcher")]
    assert notes == ["", "trust\nnobody", ""]


def test_a_note_without_a_seat_is_for_the_first_one() -> None:
    room = people(3)
    assert proposals.note(room.table, None, holder(2), "mine", room.now).seat == 2
    with pytest.raises(BadArgument):
        proposals.note(room.table, None, "watcher", "mine", room.now)


def test_a_note_has_an_end() -> None:
    with pytest.raises(BadArgument):
        proposals.note(people(3).table, 0, holder(0), "x" * 4001, 0)


def test_a_rematch_is_made_once_and_when_the_game_is_over() -> None:
    room = people(3)
    with pytest.raises(BadArgument):
        proposals.rematch(room.table, "f" * 16, room.now)
    room.play()
    room.put(proposals.rematch(room.table, "f" * 16, room.now))
    assert room.message("anybody")["rematch"] == "f" * 16
    with pytest.raises(BadArgument):
        proposals.rematch(room.table, "e" * 16, room.now)


def test_nothing_is_played_after_the_end() -> None:
    room = people(3)
    room.play()
    attempts: list[Callable[[], object]] = [
        lambda: proposals.act(room.table, 0, ["play arrow"], None, room.now),
        lambda: proposals.resign(room.table, 0, holder(0), room.now),
        lambda: proposals.abandon(room.table, 0, holder(0), True, room.now),
        lambda: proposals.undo(room.table, 0, holder(0), room.now),
    ]
    for attempt in attempts:
        with pytest.raises(GameOver):
            attempt()
    assert proposals.chat(room.table, holder(0), "", "good game", room.now).kind == "chat"


def test_the_last_one_left_does_not_agree_with_himself() -> None:
    bots = Room(["human", "open", "random", "random"])
    bots.sit(1, "guest")
    bots.begin()
    bots.put(proposals.resign(bots.table, 1, "guest", bots.now))
    with pytest.raises(BadArgument, match="nobody is left to agree with"):
        proposals.abandon(bots.table, 0, "host", True, bots.now)
    alone = Room(["human", "random", "random"])
    alone.begin()
    alone.put(proposals.abandon(alone.table, 0, "host", True, alone.now))
    assert alone.table.status == OVER


def test_time_does_not_go_back_though_another_process_is_ahead() -> None:
    room = Room(["human", "open", "random"])
    ahead = room.now
    room.now -= 28
    room.sit(1, "guest")
    assert room.history[-1].at == ahead
