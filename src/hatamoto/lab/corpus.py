"""A corpus in a folder: made part by part, described for people and programs, and checked again.

corpus.json       the plan, the counts and the checksum of every file
README.md         the data sheet
schema.json       what each column and each action number means
croissant.json    the same for programs that read Croissant
decisions/        Parquet, one row for each decision of a seat
games/            Parquet, one row for each game
records/          the records of the games, compressed JSON lines
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from hatamoto import __version__, catalog
from hatamoto.kernel.errors import BadArgument, HatamotoError
from hatamoto.kernel.nesting import is_too_deep
from hatamoto.kernel.rng import Rng
from hatamoto.lab.corpus_about import croissant, data_sheet, schema
from hatamoto.lab.corpus_check import check_games
from hatamoto.lab.corpus_part import CorpusPart, make_part
from hatamoto.lab.corpus_plan import CorpusPlan
from hatamoto.lab.journal import Journal
from hatamoto.lab.machines import Machines
from hatamoto.lab.parts import run_parts

ENDINGS: Final = {"records": ".jsonl.gz", "games": ".parquet", "decisions": ".parquet"}
"""By set of files, which is also its folder, the file name extension."""
ABOUT: Final = "corpus.json"
MAX_GAMES: Final = 10**9
"""The most games that a corpus can be said to have."""


class BadCorpus(HatamotoError):
    """The files of a corpus do not match its description."""

    slug = "bad-corpus"


@dataclass
class PartSummary:
    """The entry of a part in the list of parts."""

    games: int
    decisions: int
    checksums: dict[str, str]
    """By file, its SHA-256."""


def make_corpus(
    plan: CorpusPlan, folder: Path, where: Machines, on_part: Callable[[PartSummary], None]
) -> dict[str, Any]:
    """Make what the folder does not hold yet; returns what `corpus.json` says.

    Raises BadArgument if the folder holds another corpus.
    """
    if (folder / ABOUT).exists():
        return read_finished(plan, folder)
    if folder.exists() and any(folder.iterdir()) and not (folder / "parts.jsonl").exists():
        raise BadArgument(f"{folder} is not empty, and no corpus was begun there")
    for file_set in ENDINGS:
        (folder / file_set).mkdir(parents=True, exist_ok=True)
    work: dict[str, object] = {"corpus": asdict(plan)}
    parts: dict[int, PartSummary] = {}
    with Journal(work, PartSummary, folder / "parts.jsonl") as journal:
        for number, summary in journal.through(
            range(plan.parts()), lambda numbers: make_parts(plan, folder, where, numbers)
        ):
            parts[number] = summary
            on_part(summary)
        return describe(plan, folder, [parts[number] for number in sorted(parts)])


def make_parts(
    plan: CorpusPlan, folder: Path, where: Machines, numbers: list[int]
) -> Iterator[tuple[int, PartSummary]]:
    """Make parts, wherever they run, and write their files here."""
    calls = [(number, (plan, number)) for number in numbers]
    for number, part in run_parts(make_part, calls, where):
        yield number, write_part(folder, number, part)


def write_part(folder: Path, number: int, part: CorpusPart) -> PartSummary:
    """Write the files of a part atomically."""
    checksums: dict[str, str] = {}
    for file_set, content in part.files.items():
        name = file_name(file_set, number)
        half = folder / f"{name}.half"
        half.write_bytes(content)
        half.replace(folder / name)
        checksums[name] = hashlib.sha256(content).hexdigest()
    return PartSummary(part.games, part.decisions, checksums)


def file_name(file_set: str, number: int) -> str:
    """The path of a part's file, relative to the corpus."""
    return f"{file_set}/part-{number:05d}{ENDINGS[file_set]}"


def describe(plan: CorpusPlan, folder: Path, parts: list[PartSummary]) -> dict[str, Any]:
    """Write the description of the corpus, `corpus.json` last."""
    game = catalog.game(plan.game, None if plan.pack is None else Path(plan.pack))
    checksums = {name: sum_ for part in parts for name, sum_ in part.checksums.items()}
    about: dict[str, Any] = {
        "plan": asdict(plan),
        "version": __version__,
        "rules": game.rules_number,
        "content": game.content_hash,
        "games": sum(part.games for part in parts),
        "decisions": sum(part.decisions for part in parts),
        "bytes": {
            file_set: sum(
                (folder / name).stat().st_size for name in checksums if name.startswith(file_set)
            )
            for file_set in ENDINGS
        },
        "sha256": checksums,
    }
    columns = schema(game, plan)
    write_json(folder / "schema.json", columns)
    write_json(folder / "croissant.json", croissant(about, columns))
    (folder / "README.md").write_text(data_sheet(about, columns), encoding="utf-8")
    write_json(folder / ABOUT, about)
    return about


class Needed(msgspec.Struct):
    """The fields of `corpus.json` that are required to read the corpus."""

    plan: CorpusPlan
    version: str
    games: int
    sha256: dict[str, str]


def write_json(path: Path, value: object) -> None:
    """Write a value as indented JSON."""
    path.write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def read_about(folder: Path) -> dict[str, Any]:
    """Read `corpus.json`; raises BadArgument if there is none, or BadCorpus."""
    path = folder / ABOUT
    if not path.exists():
        raise BadArgument(f"{folder} holds no finished corpus: there is no {ABOUT}")
    try:
        about: dict[str, Any] = json.loads(path.read_bytes())
        if is_too_deep(about):
            raise ValueError("it nests too deeply")
        check_count(msgspec.convert(about, Needed))
    except (ValueError, RecursionError, msgspec.ValidationError) as error:
        raise BadCorpus(f"{ABOUT} does not describe a corpus: {error}") from None
    return about


def check_count(needed: Needed) -> None:
    """Raise ValueError unless the number of games is that of the plan and of its parts."""
    if not 0 <= needed.games == needed.plan.games <= MAX_GAMES:
        raise ValueError(f"games is a number up to {MAX_GAMES:,}, and that of the plan")
    if needed.plan.parts() * len(ENDINGS) > len(needed.sha256):
        raise ValueError("it has fewer files than so many games have")


def read_finished(plan: CorpusPlan, folder: Path) -> dict[str, Any]:
    """The description of a finished corpus; raises BadArgument if its plan is another one."""
    about = read_about(folder)
    if about["plan"] != json.loads(json.dumps(asdict(plan))) or about["version"] != __version__:
        raise BadArgument(f"{folder} holds another corpus; name another folder with --output")
    return about


def verify_corpus(folder: Path, sample: int, seed: int) -> tuple[int, int]:
    """Check all files and play a sample of games again; how many files and games. Raises BadCorpus.

    A game that is played again must be a right record, and give the very rows it has.
    """
    about = read_about(folder)
    for name, checksum in about["sha256"].items():
        path = folder / name
        if not path.resolve().is_relative_to(folder.resolve()):
            raise BadCorpus(f"{name} is not in the folder of the corpus")
        if not path.exists():
            raise BadCorpus(f"{name} is missing")
        if hashlib.sha256(path.read_bytes()).hexdigest() != checksum:
            raise BadCorpus(f"{name} is not the file that was made")
    plan = CorpusPlan(**about["plan"])
    chosen = sample_games(plan.games, sample, seed)
    for part in range(plan.parts()):
        numbers = [number for number in plan.numbers(part) if number in chosen]
        if numbers:
            paths = {file_set: folder / file_name(file_set, part) for file_set in ENDINGS}
            fault = check_games(plan, paths, part, numbers)
            if fault:
                raise BadCorpus(fault)
    return len(about["sha256"]), len(chosen)


def sample_games(games: int, sample: int, seed: int) -> set[int]:
    """Distinct game numbers, drawn uniformly."""
    rng, left = Rng(seed), list(range(games))
    return {left.pop(rng.below(len(left))) for _ in range(min(sample, games))}
