"""Guided first games: what they explain, in which order, and how their opening is played.

A guided game is a file `lessons/<id>.toml` beside a game's data. It fixes the seats, the options
and the seed, so that the same is dealt to everybody, and lists the steps of its opening. A step
without actions is read; a step with actions is done, one after the other. The other seats answer as
the file says until their lines are used up or no longer fit; then their bots think for themselves.
How far a learner has come is worked out from the actions that stand, so that it outlasts a reload,
an undo and another device.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from hatamoto import catalog
from hatamoto.kernel.chance import Stream, secret_from_seed
from hatamoto.kernel.errors import ActionError, BadArgument, BadContent
from hatamoto.kernel.match import Match
from hatamoto.kernel.options import OptionValue

FOLDER: Final = "lessons"
LEFT: Final = "left"
"""What is understood by whoever wants to be guided no more."""


@dataclass(frozen=True)
class Step:
    """One sentence, what it points at, and what is to be done; nothing to do means: read it."""

    id: str
    target: str
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """A guided game."""

    game: str
    id: str
    seats: int
    seat: int
    """Where the learner sits."""
    level: str
    """How the bots play once their lines are used up."""
    options: dict[str, OptionValue]
    seed: str
    steps: tuple[Step, ...]
    others: tuple[tuple[str, ...], ...]
    """By seat: what it answers, in order."""

    @property
    def secret(self) -> bytes:
        """The secret every table of this lesson is dealt from."""
        return secret_from_seed(self.seed)

    @property
    def script(self) -> list[str]:
        """Everything the learner is led to do."""
        return [action for step in self.steps for action in step.actions]

    def step_after(self, done: list[str], seen: list[str]) -> Progress | None:
        """Where a learner who has done and read so much is; None once they are on their own."""
        script = self.script
        if done[: len(script)] != script[: len(done)]:
            return None
        end = 0
        for index, step in enumerate(self.steps):
            begin, end = end, end + len(step.actions)
            if len(done) < end:
                return Progress(index, step, step.actions[max(0, len(done) - begin) :])
            if not step.actions and len(done) == end and step.id not in seen:
                return Progress(index, step, ())
        return None


@dataclass(frozen=True)
class Progress:
    """The step a learner is at, and what of it is still to be done."""

    index: int
    step: Step
    actions: tuple[str, ...]


def done_by(match: Match, seat: int) -> list[str]:
    """The actions of a seat that stand, pending ones included."""
    moves = [match.game.notation(move.action) for move in match.moves if move.seat == seat]
    return moves + [line.action for line in match.sealed[seat]]


def progress(lesson: Lesson, match: Match, seen: list[str]) -> Progress | None:
    """Where the learner is; None once they are on their own, or what is next is not possible."""
    if match.outcome() is not None or LEFT in seen:
        return None
    found = lesson.step_after(done_by(match, lesson.seat), seen)
    if found is None or not found.actions or lesson.seat not in match.state.to_act():
        return found
    return found if is_legal(match, lesson.seat, found.actions[0]) else None


def is_legal(match: Match, seat: int, action: str) -> bool:
    """Whether a seat may do this now."""
    try:
        return match.state.refusal(seat, match.game.parse(action)) is None
    except (ActionError, BadArgument):
        return False


def line_of(lesson: Lesson, match: Match, seat: int) -> str | None:
    """What the file lets a seat answer now; None where it has no line for this.

    The learner's own lines are there too, for what they hand to a bot ("place the rest for me").
    """
    done = done_by(match, seat)
    lines = lesson.script if seat == lesson.seat else list(lesson.others[seat])
    if len(done) >= len(lines) or done != lines[: len(done)]:
        return None
    action = lines[len(done)]
    return action if is_legal(match, seat, action) else None


def opening(lesson: Lesson) -> Match:
    """The match once everybody has played the lines of the file."""
    game = catalog.game(lesson.game)
    nothing: list[str | None] = [None] * lesson.seats
    stream = Stream(lesson.secret, nothing, nothing)
    match = Match(game, game.new(lesson.seats, lesson.options), stream, {"seats": lesson.seats})
    match.begin()
    while True:
        lines = {seat: line_of(lesson, match, seat) for seat in match.state.to_act() if seat >= 0}
        seat = next((seat for seat, line in lines.items() if line is not None), None)
        if seat is None or not (len(done_by(match, lesson.seat)) < len(lesson.script)):
            return match
        match.act(seat, game.parse(str(lines[seat])))


# The files


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The guided games of a game, by id; raises BadContent naming the file."""
    folder = catalog.HOMES[catalog.game(game).id] / FOLDER
    return {path.stem: read_lesson(game, path) for path in sorted(folder.glob("*.toml"))}


def lesson_of(game: str, id: str) -> Lesson:
    """The guided game of that id; raises BadArgument."""
    found = lessons(game).get(id)
    if found is None:
        raise BadArgument(f"{game} has no guided game {id!r:.40}")
    return found


def read_lesson(game: str, path: Path) -> Lesson:
    """A guided game from its file; raises BadContent."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        seats = int(table["seats"])
        lesson = Lesson(
            game=game,
            id=path.stem,
            seats=seats,
            seat=int(table.get("seat", 0)),
            level=str(table.get("level", "greedy")),
            options=dict(table.get("options", {})),
            seed=str(table["seed"]),
            steps=tuple(read_step(row) for row in table["steps"]),
            others=others_of(table, seats),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadContent(f"{path}: {error}") from None
    ids = [step.id for step in lesson.steps]
    if len(set(ids)) != len(ids):
        raise BadContent(f"{path}: two steps have the same id")
    return lesson


def read_step(row: Mapping[str, Any]) -> Step:
    """A step of the file."""
    return Step(str(row["id"]), str(row.get("target", "")), tuple(row.get("actions", ())))


def others_of(table: Mapping[str, Any], seats: int) -> tuple[tuple[str, ...], ...]:
    """By seat: the lines of the others."""
    lines: list[tuple[str, ...]] = [()] * seats
    for row in table.get("others", ()):
        lines[int(row["seat"])] = tuple(row["actions"])
    return tuple(lines)
