"""Reads a corpus with Polars, pandas, DuckDB and datasets: python tools/read_corpus.py CORPUS

All four must read the same games, decisions, actions and victories, those that `corpus.json` and,
with `--report FOLDER`, the figures of a report on the corpus tell. Otherwise the exit code is 1.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from math import isclose
from pathlib import Path
from typing import Final

DECISIONS: Final = ("action", "result")
GAMES: Final = ("decisions", "results")


@dataclass(frozen=True)
class CorpusSums:
    """What a library reads, added up."""

    games: int
    decisions: int
    actions: int
    """The sum of the action numbers of all decisions."""
    results: float
    """The sum of the results of all decisions."""
    victories: list[float]
    """By seat, the sum of its results; a shared victory is divided."""

    def is_close(self, other: CorpusSums) -> bool:
        """Whether both are the same, but for the rounding of sums."""
        counts = (self.games, self.decisions, self.actions)
        return (
            counts == (other.games, other.decisions, other.actions)
            and isclose(self.results, other.results, rel_tol=1e-5)
            and all(
                isclose(mine, yours, rel_tol=1e-5)
                for mine, yours in zip(self.victories, other.victories, strict=True)
            )
        )


def with_polars(corpus: Path) -> CorpusSums:
    """Read with Polars."""
    import polars as pl

    decisions = pl.scan_parquet(corpus / "decisions" / "*.parquet").select(DECISIONS).collect()
    games = pl.scan_parquet(corpus / "games" / "*.parquet").select(GAMES).collect()
    seats = len(games["results"][0])
    return CorpusSums(
        games.height,
        decisions.height,
        int(decisions["action"].cast(pl.Int64).sum()),
        float(decisions["result"].cast(pl.Float64).sum()),
        [float(games["results"].list.get(seat).cast(pl.Float64).sum()) for seat in range(seats)],
    )


def with_pandas(corpus: Path) -> CorpusSums:
    """Read with pandas."""
    import pandas as pd

    def read(folder: str, columns: tuple[str, ...]) -> pd.DataFrame:
        paths = sorted((corpus / folder).glob("*.parquet"))
        return pd.concat(pd.read_parquet(path, columns=list(columns)) for path in paths)

    decisions, games = read("decisions", DECISIONS), read("games", GAMES)
    return CorpusSums(
        len(games),
        len(decisions),
        int(decisions["action"].astype("int64").sum()),
        float(decisions["result"].astype("float64").sum()),
        [float(total) for total in sum(row.astype("float64") for row in games["results"])],
    )


def with_duckdb(corpus: Path) -> CorpusSums:
    """Read with DuckDB."""
    import duckdb

    connection = duckdb.connect()
    decisions, games = (str(corpus / folder / "*.parquet") for folder in ("decisions", "games"))
    [(seats,)] = connection.execute(
        "select max(len(results)) from read_parquet(?)", [games]
    ).fetchall()
    shares = ", ".join(f"sum(results[{seat + 1}]::double)" for seat in range(seats))
    [row] = connection.execute(
        f"select count(*), {shares} from read_parquet(?)", [games]
    ).fetchall()
    sums = "select count(*), sum(action), sum(result::double) from read_parquet(?)"
    [(count, actions, results)] = connection.execute(sums, [decisions]).fetchall()
    return CorpusSums(int(row[0]), int(count), int(actions), float(results), list(row[1:]))


def with_datasets(corpus: Path) -> CorpusSums:
    """Read with Hugging Face datasets."""
    import datasets
    import pyarrow.compute as pc

    with tempfile.TemporaryDirectory() as cache:

        def read(folder: str, columns: tuple[str, ...]) -> datasets.Dataset:
            return datasets.load_dataset(
                "parquet",
                data_files=str(corpus / folder / "*.parquet"),
                columns=list(columns),
                split="train",
                cache_dir=cache,
            )

        decisions, games = read("decisions", DECISIONS), read("games", GAMES)
        rows, results = decisions.data, games.data["results"]
        seats = len(games[0]["results"])
        return CorpusSums(
            games.num_rows,
            decisions.num_rows,
            int(pc.sum(rows["action"].cast("int64")).as_py()),
            float(pc.sum(rows["result"].cast("float64")).as_py()),
            [float(pc.sum(pc.list_element(results, seat)).as_py()) for seat in range(seats)],
        )


LIBRARIES: Final[dict[str, Callable[[Path], CorpusSums]]] = {
    "polars": with_polars,
    "pandas": with_pandas,
    "duckdb": with_duckdb,
    "datasets": with_datasets,
}


def differences(corpus: Path, sums: CorpusSums, report: Path | None) -> list[str]:
    """In what the sums differ from the description of the corpus and from a report on it."""
    about = json.loads((corpus / "corpus.json").read_bytes())
    told: dict[str, tuple[float, float]] = {
        "games": (sums.games, about["games"]),
        "decisions": (sums.decisions, about["decisions"]),
    }
    if report is not None:
        figures = json.loads((report / "figures.json").read_bytes())
        told["games of the report"] = (sums.games, figures["games"])
        told["decisions of the report"] = (sums.decisions, figures["decisions"])
        for seat, row in enumerate(figures["seats"]):
            told[f"share of seat {seat}"] = (sums.victories[seat] / sums.games, row["share"])
    return [
        f"{name}: {read}, not {wanted}"
        for name, (read, wanted) in told.items()
        if not isclose(read, wanted, rel_tol=1e-5)
    ]


def main() -> int:
    """Read the corpus with every library, and say what each read."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--report", type=Path, help="a report on this corpus")
    wanted = parser.parse_args()
    found: dict[str, CorpusSums] = {}
    for name, read in LIBRARIES.items():
        began = time.perf_counter()
        found[name] = sums = read(wanted.corpus)
        seconds = time.perf_counter() - began
        shares = ", ".join(f"{100 * won / sums.games:.2f}" for won in sums.victories)
        print(
            f"{name:8} {sums.games:,} games, {sums.decisions:,} decisions, won {shares} %"
            f" ({seconds:.1f} s)"
        )
    first = found["polars"]
    faults = differences(wanted.corpus, first, wanted.report)
    faults += [f"{name} reads other sums" for name in found if not found[name].is_close(first)]
    for fault in faults:
        print(fault)
    print("they differ" if faults else "all the same")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
