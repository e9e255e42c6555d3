"""Learns a game from play against oneself, generation by generation; it can be stopped and resumed.

The first generation plays by the hints, every other by thinking with what the one before learned.
Lessons are kept in the folder, so that a run that was stopped goes on where it was. The same seed
gives the same lessons and weights, however many processes play.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np

from hatamoto import __version__, catalog
from hatamoto.bots.lessons import Choice, Lesson, studied
from hatamoto.bots.skill import UNSKILLED, Skill, made_skill
from hatamoto.bots.thinker import Manner, Thinker
from hatamoto.research.fitting import fit_eye, fit_habits

CHUNK: Final = 50
"""Games that are played and kept together."""
STUDENT: Final = (8, 2, 0, 4, 1.5, 3.0, 6.0, 8.0)
"""The manner of those who play lessons: a little inexact, so that much is seen."""
MANY: Final = 10
"""How many times the games of a thinking generation the first one plays: its games are quick."""
REMEMBERED: Final = 2
"""So many generations are learned from together."""


@dataclass(frozen=True)
class Course:
    """What is learned, and how."""

    game: str
    seed: int = 1
    generations: int = 2
    games: int = 1000
    iterations: int = 48
    hidden: int = 32
    epochs: int = 12


def train(course: Course, folder: Path, jobs: int, say: Callable[[str], None]) -> dict[str, Any]:
    """Learn, and write `eye.json` and `report.json` into the folder; returns the report."""
    folder.mkdir(parents=True, exist_ok=True)
    keep_course(course, folder)
    report: dict[str, Any] = {"course": asdict(course), "version": __version__, "generations": []}
    table: dict[str, Any] = {}
    for generation in range(course.generations + 1):
        table, row = learn_generation(course, generation, table, folder, jobs, say)
        report["generations"].append(row)
        write(folder / "report.json", report)
        write(folder / "eye.json", {**table, "provenance": provenance(course, report)})
    return report


def keep_course(course: Course, folder: Path) -> None:
    """A folder holds one course: lessons of another would be mixed with it."""
    path = folder / "course.json"
    if path.exists() and json.loads(path.read_text(encoding="utf-8")) != asdict(course):
        from hatamoto.kernel.errors import BadArgument

        raise BadArgument(f"{folder} holds another course; take another folder, or its settings")
    write(path, asdict(course))


def learn_generation(
    course: Course,
    generation: int,
    before: dict[str, Any],
    folder: Path,
    jobs: int,
    say: Callable[[str], None],
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Play and learn one generation; the weights, and a row of the report."""
    game = catalog.game(course.game)
    start = perf_counter()
    gather(course, generation, before, folder, jobs, say)
    lesson = Lesson()
    for past in range(max(0, generation + 1 - REMEMBERED), generation + 1):
        for path in sorted(folder.glob(f"lesson-{past}-*.npz")):
            lesson.merge(read_lesson(path))
    say(f"generation {generation}: fitting {len(lesson.shares)} rows")
    seed = course.seed + generation
    eye, judged = fit_eye(game.feature_names(), lesson, course.hidden, course.epochs, seed)
    habits, foreseen = fit_habits(game, lesson.choices)
    say(f"generation {generation}: loss {judged['loss']} of {judged['loss_without_looking']}")
    table: dict[str, Any] = {"eye": eye}
    if habits:
        table["habits"] = habits
    row = {"generation": generation, "games": lesson.games, "eye": judged, "habits": foreseen}
    return table, {**row, "seconds": round(perf_counter() - start, 1)}


def gather(
    course: Course,
    generation: int,
    table: dict[str, Any],
    folder: Path,
    jobs: int,
    say: Callable[[str], None],
) -> None:
    """Play the lessons of a generation that the folder does not hold yet."""
    count = course.games * MANY if generation == 0 else course.games
    size = CHUNK * MANY if generation == 0 else CHUNK
    missing = [
        first
        for first in range(0, count, size)
        if not lesson_path(folder, generation, first).exists()
    ]
    work = [
        (course, generation, table, folder, first, min(size, count - first)) for first in missing
    ]
    if jobs == 1:
        for done, row in enumerate(work):
            play_chunk(*row)
            say(f"generation {generation}: {done + 1} of {len(work)} lessons")
        return
    with ProcessPoolExecutor(jobs) as pool:
        futures = [pool.submit(play_chunk, *row) for row in work]
        for done, future in enumerate(futures):
            future.result()
            say(f"generation {generation}: {done + 1} of {len(work)} lessons")


def play_chunk(
    course: Course, generation: int, table: dict[str, Any], folder: Path, first: int, count: int
) -> None:
    """Play some games and keep what they showed."""
    game = catalog.game(course.game)
    skill: Skill = made_skill(game, table) if table else UNSKILLED
    thinker = None
    if generation:
        manner = Manner(*STUDENT)
        thinker = Thinker(manner, skill.eye, skill.habits, 0.0, course.iterations)
    seed = course.seed * 1000 + generation
    lesson = studied(game, thinker, skill.habits, seed, range(first, first + count))
    write_lesson(lesson_path(folder, generation, first), lesson)


def lesson_path(folder: Path, generation: int, first: int) -> Path:
    """Where a chunk is kept."""
    return folder / f"lesson-{generation}-{first:06d}.npz"


def write_lesson(path: Path, lesson: Lesson) -> None:
    """Keep a lesson; a half-written one is never seen under its name."""
    choices = [[row.kind, row.chosen, row.actions, row.hints] for row in lesson.choices]
    half = path.with_suffix(".half.npz")
    np.savez_compressed(
        half,
        games=np.asarray([lesson.games]),
        features=np.asarray(lesson.features, dtype=np.float32),
        shares=np.asarray(lesson.shares, dtype=np.float32),
        numbers=np.asarray(lesson.numbers),
        choices=np.asarray(json.dumps(choices)),
    )
    half.rename(path)


def read_lesson(path: Path) -> Lesson:
    """A lesson that was kept."""
    with np.load(path) as kept:
        rows = json.loads(str(kept["choices"]))
        return Lesson(
            int(kept["games"][0]),
            list(kept["features"]),
            kept["shares"].tolist(),
            kept["numbers"].tolist(),
            [Choice(kind, actions, hints, chosen) for kind, chosen, actions, hints in rows],
        )


def provenance(course: Course, report: dict[str, Any]) -> dict[str, Any]:
    """Where weights come from."""
    last = report["generations"][-1]
    return {
        "command": (
            f"hatamoto train {course.game} --seed {course.seed} --games {course.games}"
            f" --generations {course.generations} --iterations {course.iterations}"
            f" --hidden {course.hidden} --epochs {course.epochs}"
        ),
        "version": __version__,
        "rules": catalog.game(course.game).rules_number,
        "games": sum(row["games"] for row in report["generations"]),
        "loss": last["eye"]["loss"],
        "loss_without_looking": last["eye"]["loss_without_looking"],
    }


def write(path: Path, table: dict[str, Any]) -> None:
    """A table as JSON, one line for each of its parts."""
    rows = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in table.items()]
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
