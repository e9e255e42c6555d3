"""Taking back: freely, with the consent of the others, or not at all."""

import pytest

from hatamoto.kernel.errors import BadArgument, GameOver, IllegalAction
from hatamoto.table import proposals, timeouts
from hatamoto.table.entries import UNDO_ANSWERED
from hatamoto.table.messages import OVER, Undo
from hatamoto.table.undo import MAX_REFUSED, MAX_WITHDRAWN
from tests.table.room import Room, holder, people


def asked_for() -> tuple[Room, int]:
    """A table where a seat has asked the other people for an undo."""
    room = people(4, seed=5)
    seat = room.until_undo("consent", "others_acted")
    room.put(proposals.undo(room.table, seat, holder(seat), room.now))
    return room, seat


def test_an_own_pending_answer_is_taken_back_freely() -> None:
    room = people(4)
    seat = room.table.to_act()[0]
    before = room.match.state.position()
    room.act(seat)
    room.put(proposals.undo(room.table, seat, holder(seat), room.now))
    assert room.match.state.position() == before
    assert "undone" in room.kinds(holder(seat))


def test_others_do_not_hear_of_a_pending_answer_taken_back() -> None:
    room = people(4)
    seat, other, *_ = room.table.to_act()
    room.act(seat)
    room.put(proposals.undo(room.table, seat, holder(seat), room.now))
    assert "undone" not in room.kinds(holder(other))
    assert "undone" not in room.kinds("watcher")


def test_an_action_nobody_learned_from_is_taken_back_freely() -> None:
    room = people(4, seed=5)
    seat = room.until_undo("free", "nothing_learned")
    ply = room.match.ply
    entry = room.put(proposals.undo(room.table, seat, holder(seat), room.now))
    assert entry.kind == "undone"
    assert room.match.lines[-1].word == "undo"
    assert room.match.ply == ply + 1
    assert "undone" in room.kinds("watcher")


def test_what_chance_decided_is_not_taken_back() -> None:
    room = people(4, seed=5)
    seat = room.until_undo("impossible", "chance_decided")
    with pytest.raises(IllegalAction) as found:
        proposals.undo(room.table, seat, holder(seat), room.now)
    assert found.value.refusal.reason == "undo_chance_decided"


def test_after_others_have_acted_they_are_asked() -> None:
    room, seat = asked_for()
    others = [other for other in range(4) if other != seat]
    undo = room.message("watcher")["requests"]["undo"]
    assert undo is not None
    assert undo["seat"] == seat
    assert undo["waiting"] == others
    assert undo["actions"] >= 1


def test_an_undo_all_agree_to_is_done() -> None:
    room, seat = asked_for()
    lines = len(room.match.lines)
    for other in room.table.undo_waiting():
        assert room.table.undo_asked == seat
        room.put(proposals.consent(room.table, other, holder(other), True, room.now))
    assert room.table.undo_asked is None
    assert room.match.lines[-1].word == "undo"
    assert len(room.match.lines) == lines + 1


def test_consent_given_once_is_not_consent_for_the_next_time() -> None:
    room, _ = asked_for()
    for other in room.table.undo_waiting():
        room.put(proposals.consent(room.table, other, holder(other), True, room.now))
    again = room.until_undo("consent", "others_acted")
    entry = room.put(proposals.undo(room.table, again, holder(again), room.now))
    assert entry.kind == "undo_asked"
    assert len(room.table.undo_waiting()) == 3


def test_an_undo_one_denies_is_not_done() -> None:
    room, _ = asked_for()
    lines = len(room.match.lines)
    first, second, *_ = room.table.undo_waiting()
    room.put(proposals.consent(room.table, first, holder(first), True, room.now))
    room.put(proposals.consent(room.table, second, holder(second), False, room.now))
    assert room.message("watcher")["requests"] == {"undo": None, "abandon": None}
    assert len(room.match.lines) == lines
    assert "undo_denied" in room.kinds("watcher")


@pytest.mark.parametrize("lapse", ["act", "resign"])
def test_the_wish_lapses_when_the_game_goes_on(lapse: str) -> None:
    room, seat = asked_for()
    if lapse == "act":
        room.step()
    else:
        other = room.table.undo_waiting()[0]
        room.put(proposals.resign(room.table, other, holder(other), room.now))
    assert room.table.undo_asked is None
    with pytest.raises(BadArgument):
        proposals.consent(room.table, (seat + 1) % 4, holder((seat + 1) % 4), True, room.now)


def test_nobody_answers_who_was_not_asked() -> None:
    room, seat = asked_for()
    with pytest.raises(BadArgument):
        proposals.consent(room.table, seat, holder(seat), True, room.now)
    first = room.table.undo_waiting()[0]
    room.put(proposals.consent(room.table, first, holder(first), True, room.now))
    with pytest.raises(BadArgument):
        proposals.consent(room.table, first, holder(first), True, room.now)


def test_nobody_asks_while_an_answer_is_due() -> None:
    room, seat = asked_for()
    with pytest.raises(BadArgument):
        proposals.undo(room.table, seat, holder(seat), room.now)


def test_only_people_are_asked() -> None:
    room = Room(["human", "random", "random", "open"], seed=5)
    room.sit(3, "guest")
    room.begin()
    seat = room.until_undo("consent", "others_acted")
    assert set(room.table.others(seat)) <= {0, 3}
    assert room.table.others(0) == [3]


def test_who_plays_all_people_asks_nobody() -> None:
    room = Room(["human", "human", "random", "human"], seed=5)
    room.begin()
    room.play(lambda: room.match.undo_answer(0).answer == "consent")
    assert room.put(proposals.undo(room.table, 0, "host", room.now)).kind == "undone"


def test_one_answer_is_for_all_seats_of_a_person() -> None:
    room = Room(["human", "open", "open", "open"], seed=5)
    for seat in (1, 2, 3):
        room.sit(seat, "guest")
    room.begin()
    room.play(lambda: room.match.undo_answer(0).answer == "consent")
    room.put(proposals.undo(room.table, 0, "host", room.now))
    room.put(proposals.consent(room.table, 2, "guest", True, room.now))
    assert room.match.lines[-1].word == "undo"


# Asking again and again


def refuse(room: Room, seat: int, times: int) -> None:
    """A seat asks for an undo and is refused, this often."""
    for _ in range(times):
        room.put(proposals.undo(room.table, seat, holder(seat), room.now))
        other = room.table.undo_waiting()[0]
        room.put(proposals.consent(room.table, other, holder(other), False, room.now))


def test_an_undo_is_asked_for_only_so_often() -> None:
    room = people(4, seed=5)
    seat = room.until_undo("consent", "others_acted")
    refuse(room, seat, 3)
    with pytest.raises(IllegalAction, match="undo_refused_often"):
        proposals.undo(room.table, seat, holder(seat), room.now)
    again = room.again()
    with pytest.raises(IllegalAction, match="undo_refused_often"):
        proposals.undo(again, seat, holder(seat), room.now)
    while room.step() != seat:
        pass
    room.play(lambda: room.match.undo_answer(seat).answer == "consent")
    assert room.put(proposals.undo(room.table, seat, holder(seat), room.now)).kind == "undo_asked"


def test_a_refusal_is_that_of_the_seat_that_asked() -> None:
    room = people(4, seed=5)
    seat = room.until_undo("consent", "others_acted")
    refuse(room, seat, 3)
    assert [room.table.undo_limits.can_ask(each, 0) for each in range(4)] == [
        each != seat for each in range(4)
    ]


def test_an_answer_that_is_taken_back_gives_no_more_requests() -> None:
    room = people(2, seed=5, game="battles")
    seat = room.table.to_act()[0]
    finish_turn(room, seat)
    room.play(lambda: room.table.to_act() == [seat] and can_ask(room))
    refuse(room, seat, 3)
    room.act(seat)
    assert room.table.to_act() == [seat]
    assert room.put(proposals.undo(room.table, seat, holder(seat), room.now)).kind == "undone"
    with pytest.raises(IllegalAction, match="undo_refused_often"):
        proposals.undo(room.table, seat, holder(seat), room.now)


def test_a_turn_that_is_passed_and_taken_back_gives_no_more_requests() -> None:
    room = people(2, seed=5, game="battles")
    seat = room.table.to_act()[0]
    finish_turn(room, seat)
    room.play(lambda: room.table.to_act() == [seat] and can_ask(room))
    refuse(room, seat, MAX_REFUSED)
    finish_turn(room, seat)
    while room.table.to_act() != [seat] or room.match.undo_answer(seat).answer != "consent":
        room.put(proposals.undo(room.table, seat, holder(seat), room.now))
    for table in (room.table, room.again()):
        with pytest.raises(IllegalAction, match="undo_refused_often"):
            proposals.undo(table, seat, holder(seat), room.now)


def test_who_was_refused_often_is_not_offered_an_undo() -> None:
    room = people(4, seed=5)
    seat = room.until_undo("consent", "others_acted")
    refuse(room, seat, MAX_REFUSED - 1)
    assert undo_shown(room, seat) == {"answer": "consent", "reason": "others_acted"}
    refuse(room, seat, 1)
    assert undo_shown(room, seat) == {"answer": "impossible", "reason": "refused_often"}


def test_who_has_nobody_to_ask_is_never_refused_an_undo() -> None:
    room = people(4, seed=5)
    seat = room.until_undo("consent", "others_acted")
    refuse(room, seat, MAX_REFUSED)
    for other in room.table.others(seat)[:2]:
        room.put(proposals.resign(room.table, other, holder(other), room.now))
    last = room.table.others(seat)[0]
    room.table.seats[last].holder = holder(seat)
    assert undo_shown(room, seat)["answer"] == "free"


def undo_shown(room: Room, seat: int) -> Undo:
    """What a seat is told about taking back its last action."""
    return room.message(holder(seat))["turns"][str(seat)]["undo"]


def test_a_secret_answer_that_is_taken_back_gives_no_more_requests() -> None:
    """The attack: ask, answer part of a simultaneous step, be refused, take the part back."""
    room = people(3, seed=1, game="edo")
    room.play(lambda: room.match.state.branches is not None and can_ask(room))
    seat = next(seat for seat in room.table.to_act() if may_ask(room, seat))
    for _ in range(MAX_REFUSED):
        room.put(proposals.undo(room.table, seat, holder(seat), room.now))
        room.act(seat)
        other = room.table.undo_waiting()[0]
        room.put(proposals.consent(room.table, other, holder(other), False, room.now))
        assert room.put(proposals.undo(room.table, seat, holder(seat), room.now)).kind == "undone"
    with pytest.raises(IllegalAction, match="undo_refused_often"):
        proposals.undo(room.table, seat, holder(seat), room.now)


# A secret answer after the request


def test_an_answer_in_secret_changes_nothing_of_an_undo_that_was_asked_for() -> None:
    """The attack: ask, answer part of a simultaneous step, and have the others agree."""
    room = people(3, seed=1, game="edo")
    room.play(lambda: room.match.state.branches is not None and can_ask(room))
    seat = next(seat for seat in room.table.to_act() if may_ask(room, seat))
    room.put(proposals.undo(room.table, seat, holder(seat), room.now))
    asked, ply = room.message("watcher")["requests"], room.match.ply_for(-1)
    assert asked["undo"] is not None
    room.act(seat)
    assert seat in room.table.to_act()
    assert (room.message("watcher")["requests"], room.match.ply_for(-1)) == (asked, ply)
    for other in room.table.undo_waiting():
        room.put(proposals.consent(room.table, other, holder(other), True, room.now))
    assert room.match.lines[-1].text() == f"undo {seat} {asked['undo']['actions']}"
    assert (room.table.undo_asked, room.match.state.branches) == (None, None)


def can_ask(room: Room) -> bool:
    return any(may_ask(room, seat) for seat in room.table.to_act())


def may_ask(room: Room, seat: int) -> bool:
    """Whether a seat has answered nothing yet, and may ask the others for an undo."""
    return not room.match.sealed[seat] and room.match.undo_answer(seat).answer == "consent"


# After the end


def ended(how: str) -> Room:
    """A table that ended while a seat had asked for an undo."""
    room, seat = asked_for()
    for other in range(4):
        if how == "abandoned":
            room.put(proposals.abandon(room.table, other, holder(other), True, room.now))
        elif other != seat:
            room.put(proposals.resign(room.table, other, holder(other), room.now))
    assert room.table.status == OVER
    return room


@pytest.mark.parametrize("how", ["abandoned", "resigned"])
def test_a_wish_for_an_undo_ends_with_the_game(how: str) -> None:
    room = ended(how)
    assert room.message("watcher")["requests"] == {"undo": None, "abandon": None}
    with pytest.raises(GameOver):
        proposals.consent(room.table, 0, holder(0), True, room.now)


def test_a_table_with_a_consent_from_after_its_end_still_loads() -> None:
    room = ended("abandoned")
    room.history.append(proposals.next_entry(room.table, room.now, UNDO_ANSWERED, 0, yes=True))
    assert room.again().status == OVER


@pytest.mark.parametrize("how", ["abandoned", "resigned"])
def test_nothing_is_open_and_nothing_taken_back_once_the_table_has_ended_it(how: str) -> None:
    room = ended(how)
    for seat in range(4):
        turn = room.message(holder(seat))["turns"][str(seat)]
        assert (turn["decision"], turn["legal"], turn["blocked"]) == (None, [], [])
        assert turn["undo"] == {"answer": "impossible", "reason": "game_over"}


# What a bot chose while its seat was out of time


def out_of_time(room: Room) -> int:
    """A seat runs out of time; returns whose it was."""
    deadline = room.table.deadline()
    assert deadline is not None
    room.now = deadline
    return room.put(timeouts.time_out(room.table, room.now)).seat


def bot_chose(game: str, seats: int) -> tuple[Room, int]:
    """A seat ran out of time, a bot answered for it, and its holder is back."""
    clock = {"kind": "live", "minutes": 3, "on_timeout": "bot"}
    room = people(seats, seed=5, game=game, clock=clock)
    seat = out_of_time(room)
    room.act(seat)
    room.put(timeouts.come_back(room.table, holder(seat), room.now))
    return room, seat


@pytest.mark.parametrize(("game", "seats"), [("battles", 2), ("shogunate", 4)])
def test_what_a_bot_chose_for_a_seat_out_of_time_stands(game: str, seats: int) -> None:
    room, seat = bot_chose(game, seats)
    assert room.match.undo_answer(seat).answer == "free"
    with pytest.raises(IllegalAction, match="undo_stand_in_chose"):
        proposals.undo(room.table, seat, holder(seat), room.now)
    row = room.message(holder(seat))["turns"][str(seat)]["undo"]
    assert row == {"answer": "impossible", "reason": "stand_in_chose"}


def test_own_actions_after_those_of_a_bot_are_taken_back_freely() -> None:
    room, seat = bot_chose("battles", 2)
    room.act(seat)
    room.put(proposals.undo(room.table, seat, holder(seat), room.now))
    with pytest.raises(IllegalAction, match="undo_stand_in_chose"):
        proposals.undo(room.table, seat, holder(seat), room.now)
    assert room.again().undo_limits.by_stand_in == room.table.undo_limits.by_stand_in


def test_several_pending_answers_are_not_taken_back_past_those_of_a_bot() -> None:
    clock = {"kind": "live", "minutes": 3, "on_timeout": "bot"}
    room = people(3, seed=2, game="edo", clock=clock)
    room.play(lambda: len(room.table.to_act()) > 1)
    seat = out_of_time(room)
    room.act(seat)
    room.put(timeouts.come_back(room.table, holder(seat), room.now))
    assert seat in room.table.to_act()
    room.act(seat)
    with pytest.raises(IllegalAction, match="undo_stand_in_chose"):
        proposals.undo(room.table, seat, holder(seat), room.now, 2)
    room.put(proposals.undo(room.table, seat, holder(seat), room.now))


# Taking a turn back again and again


def pass_and_take_back(room: Room, seat: int, times: int) -> None:
    """A seat ends its turn and takes it back, this often, and ends with the turn passed."""
    for _ in range(times):
        finish_turn(room, seat)
        room.put(proposals.undo(room.table, seat, holder(seat), room.now))
        assert room.table.to_act() == [seat]
    finish_turn(room, seat)


def finish_turn(room: Room, seat: int) -> None:
    while room.table.to_act() == [seat]:
        room.act(seat)


def test_a_question_is_withdrawn_only_so_often_before_its_seat_has_acted() -> None:
    room = people(2, seed=5, game="battles")
    seat = room.table.to_act()[0]
    pass_and_take_back(room, seat, MAX_WITHDRAWN)
    other = room.table.to_act()[0]
    row = room.message(holder(seat))["turns"][str(seat)]["undo"]
    assert row == {"answer": "consent", "reason": "withdrawn_often"}
    ply = room.match.ply_for(other)
    asked = room.put(proposals.undo(room.table, seat, holder(seat), room.now))
    assert (asked.kind, room.match.ply_for(other)) == ("undo_asked", ply)
    room.act(other)
    assert room.table.undo_limits.withdrawn == [0, 0]
    assert room.again().undo_limits.withdrawn == [0, 0]


def test_the_others_can_agree_to_one_more() -> None:
    room = people(2, seed=5, game="battles")
    seat = room.table.to_act()[0]
    pass_and_take_back(room, seat, MAX_WITHDRAWN)
    room.put(proposals.undo(room.table, seat, holder(seat), room.now))
    room.put(proposals.consent(room.table, 1 - seat, holder(1 - seat), True, room.now))
    assert room.table.to_act() == [seat]


def test_within_a_turn_undo_stays_free_however_often() -> None:
    room = people(2, seed=5, game="battles")
    seat = room.table.to_act()[0]
    for _ in range(3 * MAX_WITHDRAWN):
        room.act(seat)
        assert room.table.to_act() == [seat]
        assert room.put(proposals.undo(room.table, seat, holder(seat), room.now)).kind == "undone"


def test_who_plays_both_sides_withdraws_nobodys_question() -> None:
    room = Room(["human", "human"], seed=5, game="battles")
    room.begin()
    seat = room.table.to_act()[0]
    for _ in range(2 * MAX_WITHDRAWN):
        finish_turn(room, seat)
        assert room.put(proposals.undo(room.table, seat, "host", room.now)).kind == "undone"
