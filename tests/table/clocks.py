"""Tables with clocks for tests."""

from typing import Any

from tests.table.room import Room, people

LIVE: dict[str, Any] = {"kind": "live", "minutes": 3, "increment": 10}
POST: dict[str, Any] = {"kind": "post", "days": 2}


def live(on_timeout: str = "nothing") -> Room:
    """A table with three minutes and ten seconds an answer."""
    return people(4, clock={**LIVE, "on_timeout": on_timeout})


def a_free_undo(clock: dict[str, Any]) -> Room:
    """A table where whoever is asked may take the answer back."""
    return people(2, seed=5, game="battles", clock=clock)


def run_of(room: Room, most: int = 100) -> list[str]:
    """Whoever is asked answers until somebody else is, or this often; returns the answers."""
    seat, answers = room.table.to_act()[0], list[str]()
    while room.table.to_act() == [seat] and len(answers) < most:
        answers.append(room.act(seat))
    return answers
