"""Earlier moments: what they cost, and that they are what playing again would show."""

import pytest

from hatamoto.kernel.freezing import freeze
from hatamoto.kernel.match import FREE, IMPOSSIBLE, Match
from hatamoto.kernel.record import Record
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.state import State
from hatamoto.table import proposals
from hatamoto.table.past import MAX_STATES, STRIDE, Past
from tests.table.room import Room, holder, people


def played_again(room: Room, moment: int) -> State:
    """The state after this many lines by playing them all, undos included."""
    match, table = room.match, room.table
    stream = table.dice.stream()
    past = Match(match.game, match.first_state.clone(), stream, match.header, auto=False)
    past.follow(Record({}, match.lines[:moment]))
    for seat, sealed in enumerate(past.sealed):
        for _ in list(sealed):
            past.undo(seat)
    return past.state


def wander(room: Room, steps: int) -> None:
    """Play with many undos, by consent too."""
    rng = Rng(1)
    for _ in range(steps):
        if not room.table.to_act():
            return
        room.step()
        seat = rng.below(len(room.table.seats))
        if rng.below(3) or room.match.undo_answer(seat).answer == IMPOSSIBLE:
            continue
        room.put(proposals.undo(room.table, seat, holder(seat), room.now))
        while waiting := room.table.undo_waiting():
            who = waiting[0]
            room.put(proposals.consent(room.table, who, holder(who), True, room.now))


def act_and_undo(room: Room, pairs: int) -> None:
    """A seat acts and takes it back, this many times."""
    while pairs:
        seat = room.step()
        if room.match.undo_answer(seat).answer == FREE:
            room.put(proposals.undo(room.table, seat, holder(seat), room.now))
            pairs -= 1


@pytest.mark.parametrize(("game", "seats"), [("battles", 2), ("edo", 4), ("shogunate", 3)])
def test_a_moment_is_what_playing_again_shows(game: str, seats: int) -> None:
    room = people(seats, seed=1, game=game)
    wander(room, 120)
    assert any(line.word == "undo" for line in room.match.lines)
    past = Past(room.match)
    moments = list(range(0, room.table.moment() + 1, 3))
    for moment in reversed(moments):
        past.read(room.match.lines, room.table.moment())
        assert freeze(past.state(moment)) == freeze(played_again(room, moment)), moment


def test_what_was_undone_costs_nothing() -> None:
    room = people(2, seed=5, game="battles")
    room.play(lambda: len(room.match.moves) >= 100)
    act_and_undo(room, 200)
    past = Past(room.match)
    past.read(room.match.lines, room.table.moment())
    deepest = len(room.match.moves) + 1
    for moment in range(room.table.moment() + 1):
        assert len(past.path(past.at[moment])) <= deepest
    past.state(room.table.moment())
    last = [len(past.path(past.at[moment])) for moment in range(400, room.table.moment())]
    assert max(last) <= STRIDE


def test_the_states_that_are_kept_are_few() -> None:
    room = people(2, seed=5, game="battles")
    room.play(lambda: len(room.match.moves) >= 400)
    past = Past(room.match)
    past.read(room.match.lines, room.table.moment())
    for moment in range(room.table.moment() + 1):
        past.state(moment)
    assert 0 < len(past.kept) <= MAX_STATES
