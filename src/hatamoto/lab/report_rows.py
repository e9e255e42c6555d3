"""The rows a report reads from a corpus: for each seat of each game its result, opening, things."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hatamoto.extras import requires
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.factors import EVER, FIRST, Factor, Factors
from hatamoto.kernel.game import Game
from hatamoto.kernel.observation import columns
from hatamoto.lab.corpus import BadCorpus, file_name, read_about
from hatamoto.lab.corpus_plan import CorpusPlan
from hatamoto.lab.decision_rows import SeenColumn, seen_columns

if TYPE_CHECKING:
    import pyarrow as pa

Numbers: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]
Truths: TypeAlias = NDArray[np.bool_]
NOTHING = -1


@dataclass
class Had:
    """For one factor: which units (a seat of a game) had each thing, and for which it is known."""

    has: Truths
    """By thing and unit."""
    known: Truths
    """By thing and unit."""


@dataclass
class CorpusRows:
    """The games of a corpus as arrays; a unit is a seat of a game, at `game * seats + seat`."""

    seats: int
    results: Floats
    """By unit, its share of the win."""
    bots: Numbers
    """By unit, the number of its bot."""
    bot_names: list[str]
    rounds: Numbers
    """By game, the round in which it ended."""
    reasons: list[str]
    """By game, why it ended."""
    decisions: int
    openings: dict[str, Numbers]
    """By kind of decision and unit, the first action, or NOTHING."""
    had: dict[str, Had]

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.reasons)

    @property
    def seat_of(self) -> Numbers:
        """By unit, its seat."""
        return np.arange(len(self.results)) % self.seats

    @property
    def game_of(self) -> Numbers:
        """By unit, its game."""
        return np.arange(len(self.results)) // self.seats


def plan_of(about: dict[str, Any]) -> CorpusPlan:
    """The plan of a corpus."""
    return CorpusPlan(**about["plan"])


def read_rows(game: Game[Any], folder: Path) -> CorpusRows:
    """Read a corpus of this game; raises BadArgument if there is none, BadCorpus if damaged."""
    about = read_about(folder)
    plan = plan_of(about)
    if plan.game != game.id:
        raise BadArgument(f"{folder} is a corpus of {plan.game}, not of {game.id}")
    factors = game.factors(plan.seats, game.resolve_options(plan.options, plan.seats))
    if factors is None:
        raise BadArgument(f"{game.id} does not say what a laboratory should measure")
    rows = empty_rows(plan, factors)
    reader = Reader(game, plan, factors, rows)
    for part in range(plan.parts()):
        reader.read_games(read_table(folder, file_name("games", part), None))
        reader.read_decisions(
            read_table(folder, file_name("decisions", part), reader.columns_needed())
        )
    if len(rows.reasons) != about["games"] or rows.decisions != about["decisions"]:
        found = f"{len(rows.reasons)} games and {rows.decisions} decisions"
        raise BadCorpus(f"{folder} has {found}, not {about['games']} and {about['decisions']}")
    return rows


def empty_rows(plan: CorpusPlan, factors: Factors) -> CorpusRows:
    """Empty rows for the games of a plan."""
    units = plan.games * plan.seats
    sizes = {factor.id: (len(factor.tokens), units) for factor in factors.factors}
    return CorpusRows(
        plan.seats,
        np.zeros(units),
        np.zeros(units, np.int64),
        sorted(set(plan.bots)),
        np.zeros(plan.games, np.int64),
        [],
        0,
        {kind: np.full(units, NOTHING, np.int64) for kind in factors.openings},
        {id: Had(np.zeros(size, np.bool_), np.zeros(size, np.bool_)) for id, size in sizes.items()},
    )


def read_table(folder: Path, name: str, wanted: list[str] | None) -> pa.Table:
    """A Parquet file of a corpus; raises BadCorpus if it cannot be read."""
    with requires("lab"):
        import pyarrow as pa
        import pyarrow.parquet as pq
    try:
        return pq.read_table(folder / name, columns=wanted)
    except FileNotFoundError:
        raise BadCorpus(f"{name} is missing") from None
    except (OSError, KeyError, pa.ArrowException) as error:
        raise BadCorpus(f"{name} cannot be read: {error}") from error


class Reader:
    """Fills the rows part by part."""

    def __init__(
        self, game: Game[Any], plan: CorpusPlan, factors: Factors, rows: CorpusRows
    ) -> None:
        self.plan = plan
        self.factors = factors
        self.rows = rows
        self.at: dict[str, tuple[SeenColumn, int]] = {}
        """By label of a number: its column, and which of its numbers it is."""
        for column in seen_columns(columns(game, plan.seats)):
            for index, label in enumerate(column.labels()):
                self.at[label.partition(" /")[0]] = (column, index)

    def columns_needed(self) -> list[str]:
        """The decision columns that the factors need."""
        needed = {"game", "seat", "round", "decision", "action"}
        for factor in self.factors.factors:
            for labels in factor.labels.values():
                needed |= {self.at[label][0].name for label in labels}
        return sorted(needed)

    def read_games(self, table: pa.Table) -> None:
        rows, seats = self.rows, self.plan.seats
        for row in table.to_pylist():
            first = row["game"] * seats
            rows.results[first : first + seats] = row["results"]
            rows.bots[first : first + seats] = [rows.bot_names.index(bot) for bot in row["bots"]]
            rows.rounds[row["game"]] = row["rounds"]
            rows.reasons.append(row["reason"])

    def read_decisions(self, table: pa.Table) -> None:
        self.rows.decisions += table.num_rows
        seats = table["seat"].to_numpy().astype(np.int64)
        units = table["game"].to_numpy() * self.plan.seats + seats
        actions = table["action"].to_numpy()
        kinds = np.array(table["decision"].to_pylist())
        for kind, opened in self.rows.openings.items():
            of_kind = np.flatnonzero(kinds == kind)
            named, first = np.unique(units[of_kind], return_index=True)
            opened[named] = actions[of_kind[first]]
        rounds = table["round"].to_numpy()
        seen = SeenNumbers(table, self.at)
        for factor in self.factors.factors:
            had = self.rows.had[factor.id]
            if factor.actions:
                note_taken(factor, had, units, actions)
            else:
                counted = rows_that_count(factor.moment, units, rounds, self.factors.middle)
                note_seen(factor, had, seen, units, seats, counted)


class SeenNumbers:
    """The observation columns as arrays, each read once."""

    def __init__(self, table: pa.Table, at: dict[str, tuple[SeenColumn, int]]) -> None:
        self.table = table
        self.at = at
        self.made: dict[str, NDArray[np.float32]] = {}

    def above(self, labels: tuple[str, ...], rows: Numbers) -> Truths:
        """Which of these rows have all columns above 0."""
        found = np.ones(len(rows), np.bool_)
        for label in labels:
            column, index = self.at[label]
            found &= self._numbers(column)[rows, index] > 0
        return found

    def _numbers(self, column: SeenColumn) -> NDArray[np.float32]:
        if column.name not in self.made:
            chunks = self.table[column.name].combine_chunks()
            flat = chunks if column.part.size == 1 else chunks.flatten()
            self.made[column.name] = flat.to_numpy().reshape(-1, column.part.size)
        return self.made[column.name]


def rows_that_count(moment: str, units: Numbers, rounds: Numbers, middle: int) -> Numbers:
    """The rows that count for a factor, by its moment."""
    if moment == EVER:
        return np.arange(len(units))
    late = np.arange(len(units)) if moment == FIRST else np.flatnonzero(rounds >= middle)
    return late[np.unique(units[late], return_index=True)[1]]


def note_seen(
    factor: Factor, had: Had, seen: SeenNumbers, units: Numbers, seats: Numbers, counted: Numbers
) -> None:
    """Mark the units whose rows show the things."""
    by_seat = {seat: counted[seats[counted] == seat] for seat in np.unique(seats).tolist()}
    for number, token in enumerate(factor.tokens):
        for seat, rows in by_seat.items():
            labels = factor.labels.get((seat, token))
            if labels is not None:
                had.known[number, units[rows]] = True
                had.has[number, units[rows[seen.above(labels, rows)]]] = True


def note_taken(factor: Factor, had: Had, units: Numbers, actions: Numbers) -> None:
    """Mark the units that took the actions."""
    had.known[:, units] = True
    for number, token in enumerate(factor.tokens):
        took = np.isin(actions, factor.actions.get(token, ()))
        had.has[number, units[took]] = True
