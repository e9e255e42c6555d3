"""Regenerates outdated records and transcripts of the tests, and finds seeds for them.

    python tools/records.py [GAME...] [--most N]

A record is named for what it shows, and `tests/records/GAME/test_records.py` says what that is.
When the content or the rules have changed, the seed of a record may lead to another game: then
seeds are tried from 0 on, until the tests of that record hold. Seeds are in
`tests/records/seeds.toml`. `--most` is how many are tried (10,000).
"""

import argparse
import importlib
import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import FunctionType, ModuleType

from hatamoto.catalog import GAMES
from hatamoto.kernel.errors import HatamotoError
from hatamoto.kernel.match import Match
from hatamoto.kernel.verification import verify

ROOT = Path(__file__).parents[1]
SEEDS = ROOT / "tests" / "records" / "seeds.toml"
MOST = 10_000

Check = Callable[[], object]


def checks_of(tests: ModuleType, name: str) -> Iterator[Check]:
    """The tests that look at one record by `shown`, bound to their parameters."""
    for test in vars(tests).values():
        if not isinstance(test, FunctionType) or "shown" not in test.__code__.co_names:
            continue
        marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
        if not marks:
            if name in test.__code__.co_consts:
                yield test
            continue
        names, rows = marks[0].args
        names = [names] if isinstance(names, str) else list(names)
        for row in rows:
            values = dict(zip(names, [row] if len(names) == 1 else row, strict=True))
            if values.get("name") == name:
                yield partial(test, **values)


def shows(tests: ModuleType, name: str, match: Match) -> bool:
    """Whether a finished game passes the tests of this record."""
    outcome = match.outcome()
    if outcome is None:
        return False
    tests.__dict__["shown"] = lambda _: (match, outcome)
    try:
        for check in checks_of(tests, name):
            check()
    except AssertionError:
        return False
    return True


def seeds_to_try(first: int, most: int) -> Iterator[int]:
    """The current seed, then all others from 0 on."""
    yield first
    yield from (seed for seed in range(most) if seed != first)


def is_current(game: str, path: Path) -> bool:
    """Whether a stored record still replays to the end; then it is not touched."""
    try:
        return verify(GAMES[game], path.read_text(encoding="utf-8")).outcome is not None
    except (HatamotoError, FileNotFoundError):
        return False


def write_game(game: str, seeds: dict[str, dict[str, int]], most: int) -> list[str]:
    """Write the outdated records of a game with fitting seeds; returns those without one.

    The seed is stored with each record, so that an interrupted search continues where it was.
    """
    recipes = importlib.import_module(f"tests.records.{game}.recipes")
    tests = importlib.import_module(f"tests.records.{game}.test_records")
    missing = []
    for name, recipe in recipes.RECIPES.items():
        path = recipes.FOLDER / f"{name}.record"
        if is_current(game, path):
            continue
        for seed in seeds_to_try(seeds[game].get(name, 0), most):
            match = recipes.finished(recipe, seed)
            if shows(tests, name, match):
                break
        else:
            missing.append(name)
            continue
        if seeds[game].get(name) != seed:
            print(f"{game}: {name} has seed {seed}")
        seeds[game][name] = seed
        write_seeds(seeds)
        path.write_text(match.record_text(), encoding="utf-8")
    return missing


def write_seeds(seeds: dict[str, dict[str, int]]) -> None:
    """Write the list of seeds below its leading comment."""
    head = SEEDS.read_text(encoding="utf-8").split("\n\n", 1)[0]
    parts = [head]
    for game, rows in seeds.items():
        lines = [f"{name} = {seed}" for name, seed in rows.items()]
        parts.append("\n".join([f"[{game}]", *lines]))
    SEEDS.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def write_others(games: list[str]) -> None:
    """Write the dice records and the transcripts of these games, for which any ending will do."""
    dice = importlib.import_module("tests.records.dice.recipes")
    for name, recipe in dice.RECIPES.items():
        if recipe.game in games:
            (dice.FOLDER / f"{name}.record").write_text(dice.played(recipe), encoding="utf-8")
    transcripts = importlib.import_module("tests.playthroughs.transcript")
    for name, row in transcripts.GAMES.items():
        if row[0] in games:
            (transcripts.FOLDER / name).write_text(transcripts.transcript(*row), encoding="utf-8")


def main() -> int:
    """Write the records of the given games; returns 1 if one has found no seed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[[], *GAMES])
    parser.add_argument("--most", type=int, default=MOST)
    given = parser.parse_args()
    games = given.games or list(GAMES)
    sys.path.insert(0, str(ROOT))
    seeds = tomllib.loads(SEEDS.read_text(encoding="utf-8"))
    missing = []
    for game in games:
        missing += [f"{game}: {name}" for name in write_game(game, seeds, given.most)]
    write_others(games)
    for name in missing:
        print(f"{name} found no seed among {given.most}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
