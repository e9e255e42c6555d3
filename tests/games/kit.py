"""Helpers for the tests of any game: play lines of notation, play at random, look at the result.

A line is written as in a record: the seat (or `nature`), then the action: `1 leader cat`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

from hatamoto.bots import bot
from hatamoto.kernel.errors import BadContent, BadPosition
from hatamoto.kernel.events import Event, seen_by
from hatamoto.kernel.game import Game
from hatamoto.kernel.refusals import Fact
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from hatamoto.kernel.state import State, play
from hatamoto.kernel.window import Window

AnyState = TypeVar("AnyState", bound=State)


def parsed(state: State, line: str) -> tuple[int, int]:
    """The seat and the action of a line."""
    who, _, words = line.partition(" ")
    return NATURE if who == "nature" else int(who), state.game.parse(words)


# Playing


def run(state: AnyState, *lines: str) -> AnyState:
    """Play lines of notation with full checks; returns the same state."""
    for line in lines:
        play(state, *parsed(state, line))
    return state


def wander(state: AnyState, rng: Rng) -> Iterator[AnyState]:
    """Play at random to the end; yields the state before every action."""
    while state.to_act():
        yield state
        seats = state.to_act()
        seat = seats[0] if len(seats) == 1 else seats[rng.below(len(seats))]
        actions = state.legal(seat)
        state.apply(seat, state.draw(rng) if seat == NATURE else actions[rng.below(len(actions))])


def finished(state: AnyState, seed: int) -> AnyState:
    """The state at the end of a random game."""
    for _ in wander(state, Rng(seed)):
        pass
    return state


def moments(state: State, seed: int, every: int) -> list[State]:
    """Copies of a random game: at the start, after every so many actions, and at the end."""
    copies = [now.clone() for ply, now in enumerate(wander(state, Rng(seed))) if ply % every == 0]
    return [*copies, state]


def level_choices(level: str, state: State) -> set[str]:
    """What a level of bot chooses for the seat to act, with three seeds and 240 playouts."""
    player = bot(level, iterations=240)
    window = Window(state.game, state, state.actor())
    return {state.game.notation(player.choose(window, Rng(seed))) for seed in range(3)}


def leaf_counts(state: State, depth: int) -> list[int]:
    """The number of action sequences for every depth up to this one (perft).

    Draws count like actions of players. In a simultaneous step the lowest seat answers first,
    since the order of arrival changes nothing.
    """
    return [leaves(state, level) for level in range(1, depth + 1)]


def leaves(state: State, depth: int) -> int:
    """The sequences of so many actions; a game that ends earlier counts as one."""
    seats = state.to_act()
    if depth == 0 or not seats:
        return 1
    actions = state.legal(seats[0])
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        after = state.clone()
        after.apply(seats[0], action)
        count += leaves(after, depth - 1)
    return count


# Looking


def legal(state: State, seat: int = 0) -> list[str]:
    """The legal actions of a seat, in order, as notation."""
    return [state.game.notation(action) for action in state.legal(seat)]


def refusal(state: State, line: str) -> tuple[str, str]:
    """Reason and paragraph with which a line is refused; two empty strings if it is legal."""
    found = state.refusal(*parsed(state, line))
    return ("", "") if found is None else (found.reason, found.rule)


def blocking(state: State, line: str) -> dict[str, Fact]:
    """The facts with which a line is refused."""
    found = state.refusal(*parsed(state, line))
    assert found is not None
    return found.facts


def decision(state: State) -> str:
    """The id of the open decision; empty if the game is over."""
    return state.game.kind(state.next_frame()).id if state.to_act() else ""


def events_seen(state: State, seat: int) -> list[Event]:
    """The events a seat (or WATCHER) may see, since they were last cleared."""
    assert state.events is not None
    return seen_by(state.events, seat)


def facts_seen(state: State, kind: str, seat: int = 0) -> list[dict[str, Fact]]:
    """The facts of all events of a kind that a seat (or WATCHER) may see."""
    return [event.facts for event in events_seen(state, seat) if event.kind == kind]


def facts_of(state: State, kind: str) -> list[dict[str, Fact]]:
    """The facts of all events of a kind, whoever may see them."""
    assert state.events is not None
    return [event.facts for event in state.events if event.kind == kind]


def own(state: State, seat: int) -> Mapping[str, object]:
    """The private part of a seat's view."""
    return entry(state.view(seat)["you"])


def entry(value: object) -> Mapping[str, object]:
    """A part of a view that is an object."""
    assert isinstance(value, dict)
    return value


def entries(value: object) -> Sequence[Mapping[str, object]]:
    """A part of a view that is a list of objects."""
    assert isinstance(value, list)
    return value


def assert_refused_pack(
    load: Callable[[Path], object],
    ours: Path,
    pack: Path,
    row: tuple[str, str, str, str],
    count: int = -1,
) -> None:
    """A pack with one of our files is refused once a text in it is replaced `count` times.

    The row has the file, the old and the new text, and the error message as a pattern.
    """
    name, old, new, message = row
    text = (ours / name).read_text(encoding="utf-8")
    assert old in text
    (pack / name).parent.mkdir(exist_ok=True)
    (pack / name).write_text(text.replace(old, new, count), encoding="utf-8")
    with pytest.raises(BadContent, match=message) as caught:
        load(pack)
    assert str(pack) in str(caught.value)


def position_error(game: Game[Any], fields: Mapping[str, object]) -> str:
    """The message with which a position is refused."""
    with pytest.raises(BadPosition) as caught:
        game.load(fields)
    return str(caught.value)
