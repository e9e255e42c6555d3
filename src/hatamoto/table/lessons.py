"""Guided first games: what they explain, in which order, and how their opening is played.

A guided game is a file `lessons/<id>.toml` next to a game's data. It fixes the seats, the options
and the seed, so that everyone is dealt the same game, and lists the steps of its opening. A step
without actions is only read, and with `late` not before the learner is asked again; otherwise its
actions are played in order. The other seats answer as scripted until their lines run out or no
longer apply; then their bots choose. The learner's progress is derived from the actions played, so
it survives a reload, an undo and another device.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
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
"""The pseudo step that is marked as read when a learner leaves the lesson."""


@dataclass(frozen=True)
class Step:
    """A sentence, what it points at, and the actions to play; without actions it is only read."""

    id: str
    target: str
    actions: tuple[str, ...]
    is_late: bool = False
    """Whether it is read only when the learner is asked again, after the others have acted."""


@dataclass(frozen=True)
class Lesson:
    """A guided game."""

    game: str
    id: str
    seats: int
    seat: int
    """The learner's seat."""
    level: str
    """The level of the bots once their lines run out."""
    options: dict[str, OptionValue]
    seed: str
    steps: tuple[Step, ...]
    others: tuple[tuple[str, ...], ...]
    """By seat, its scripted answers in order."""

    @property
    def secret(self) -> bytes:
        """The dice secret that every table of this lesson uses."""
        return secret_from_seed(self.seed)

    @property
    def script(self) -> list[str]:
        """All actions the learner is asked to play, in order."""
        return [action for step in self.steps for action in step.actions]

    def step_after(self, done: list[str], seen: list[str]) -> Progress | None:
        """The next step after these actions and read steps; None once they have left the script."""
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
    """The learner's current step and its remaining actions."""

    index: int
    step: Step
    actions: tuple[str, ...]
    is_due: bool = True
    """False while a late step waits for the other seats."""

    @property
    def is_reading(self) -> bool:
        """Whether the learner is reading now, and the bots wait for them."""
        return self.is_due and not self.actions


def done_by(match: Match, seat: int) -> list[str]:
    """The actions of a seat that were not undone, including pending ones."""
    moves = [match.game.notation(move.action) for move in match.moves if move.seat == seat]
    return moves + [line.action for line in match.sealed[seat]]


def progress(lesson: Lesson, match: Match, seen: list[str]) -> Progress | None:
    """The learner's progress; None once they have left the script or its next action is illegal."""
    if match.outcome() is not None or LEFT in seen:
        return None
    found = lesson.step_after(done_by(match, lesson.seat), seen)
    is_asked = lesson.seat in match.state.to_act()
    if found is not None and found.step.is_late and not is_asked:
        return replace(found, is_due=False)
    if found is None or not found.actions or not is_asked:
        return found
    return found if is_legal(match, lesson.seat, found.actions[0]) else None


def is_legal(match: Match, seat: int, action: str) -> bool:
    try:
        return match.state.refusal(seat, match.game.parse(action)) is None
    except (ActionError, BadArgument):
        return False


def line_of(lesson: Lesson, match: Match, seat: int) -> str | None:
    """The scripted answer of a seat; None if there is none for this decision.

    The learner's own seat has one too, for what they delegate to a bot ("place the rest for me").
    """
    done = done_by(match, seat)
    lines = lesson.script if seat == lesson.seat else list(lesson.others[seat])
    if len(done) >= len(lines) or done != lines[: len(done)]:
        return None
    action = lines[len(done)]
    return action if is_legal(match, seat, action) else None


def opening(lesson: Lesson) -> Match:
    """The match after everyone has played their scripted lines."""
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
    """The guided game with this id; raises BadArgument."""
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
    for step in lesson.steps:
        if step.is_late and step.actions:
            raise BadContent(f"{path}: {step.id} is late, so it cannot have actions")
    return lesson


def read_step(row: Mapping[str, Any]) -> Step:
    return Step(
        id=str(row["id"]),
        target=str(row.get("target", "")),
        actions=tuple(row.get("actions", ())),
        is_late=bool(row.get("late", False)),
    )


def others_of(table: Mapping[str, Any], seats: int) -> tuple[tuple[str, ...], ...]:
    """By seat, the scripted lines of the other players."""
    lines: list[tuple[str, ...]] = [()] * seats
    for row in table.get("others", ()):
        lines[int(row["seat"])] = tuple(row["actions"])
    return tuple(lines)
