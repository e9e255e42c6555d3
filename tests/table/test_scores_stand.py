"""Whoever ends a game at the table, the points stay as they stood: in every game."""

from collections.abc import Callable
from typing import Any

import pytest

from hatamoto.catalog import GAMES
from hatamoto.kernel.outcome import Outcome
from hatamoto.table import proposals, timeouts
from tests.table.room import Room, holder, people

View = dict[str, Any]
Points = Callable[[list[View]], list[int]]

SEATS = {"shogunate": 4, "twilight": 2, "battles": 2, "edo": 3}
ANSWERS = {"shogunate": 60, "twilight": 90, "battles": 150, "edo": 160}
"""After how many answers somebody has points."""
POINTS: dict[str, Points] = {
    "shogunate": lambda views: [view["you"]["score"] for view in views],
    "twilight": lambda views: [-views[0]["vp"], views[0]["vp"]],
    "battles": lambda views: [side["hexes"] for side in views[0]["sides"]],
    "edo": lambda views: [player["total_now"] for player in views[0]["players"]],
}
"""What the seats themselves see of their points."""

every_game = pytest.mark.parametrize("id", GAMES)


def underway(id: str, **fields: Any) -> Room:
    """A table in the middle of a game."""
    room = people(SEATS[id], seed=5, game=id, **fields)
    for _ in range(ANSWERS[id]):
        room.step()
    assert room.table.outcome() is None
    return room


def shown(room: Room, id: str) -> list[int]:
    """The points the views show now."""
    points = POINTS[id]([room.match.state.view(seat) for seat in range(SEATS[id])])
    assert len(set(points)) > 1, f"all have {points[0]}"
    return points


def ended(room: Room) -> Outcome:
    """How the game ended, also for a table rebuilt from its entries."""
    outcome, again = room.table.outcome(), room.again().outcome()
    assert outcome is not None
    assert again is not None
    assert again.as_json() == outcome.as_json()
    return outcome


@every_game
def test_a_resignation_keeps_the_points(id: str) -> None:
    room = underway(id)
    points = shown(room, id)
    for seat in range(1, SEATS[id]):
        room.put(proposals.resign(room.table, seat, holder(seat), room.now))
    outcome = ended(room)
    assert (outcome.scores, outcome.winners) == (points, [0])
    assert (outcome.places, outcome.reason) == ([1] + [2] * (SEATS[id] - 1), "resigned")


@every_game
def test_an_agreed_end_keeps_the_points(id: str) -> None:
    room = underway(id)
    points = shown(room, id)
    for seat in range(SEATS[id]):
        room.put(proposals.abandon(room.table, seat, holder(seat), True, room.now))
    outcome = ended(room)
    assert (outcome.scores, outcome.places) == (points, [1] * SEATS[id])
    assert outcome.reason == "agreed_draw"


@every_game
def test_time_that_runs_out_keeps_the_points(id: str) -> None:
    clock = {"kind": "live", "minutes": 3, "increment": 10, "on_timeout": "forfeit"}
    room = underway(id, clock=clock)
    for seat in range(2, SEATS[id]):
        room.put(proposals.resign(room.table, seat, holder(seat), room.now))
    room.play(until=lambda: room.table.deadline() is not None)
    points = shown(room, id)
    deadline = room.table.deadline()
    assert deadline is not None
    loser = room.put(timeouts.time_out(room.table, deadline)).seat
    outcome = ended(room)
    assert (outcome.scores, outcome.winners) == (points, [1 - loser])
    assert outcome.reason == "resigned"
