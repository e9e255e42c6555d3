"""Plays random games guided by coverage: they search for code, events and crashes not seen yet.

Games that reach something new are saved in `build/fuzz/GAME-SEED/corpus`, crashes as records in
`crashes` next to it. The same command continues where it stopped; a larger number of decisions
continues from the saved games. At the end it lists the paragraphs that were never reached.
"""

import argparse
import ast
import json
import sys
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from hatamoto import catalog
from hatamoto.kernel import COMPILED
from hatamoto.lab.exploring import Explored, explore_part
from hatamoto.lab.machines import Machines, machines
from hatamoto.lab.parts import in_order, run_parts

ROOT = Path(__file__).parents[1]
# A script finds the other tools only with the root on the path.
sys.path[:0] = [str(ROOT)]

from tools.rules import BINDING, Index, Reader  # noqa: E402

FOLDER = Path("build/fuzz")
PARTS = 8
"""The number of parts of a generation; all start with the same saved games."""
DECISIONS_PER_PART = 1000


@dataclass
class Search:
    """The state of a search, stored in a folder."""

    folder: Path
    generation: int = 0
    decisions: int = 0
    crashes: int = 0
    corpus: list[str] = field(default_factory=list)
    reached: set[str] = field(default_factory=set)

    @staticmethod
    def opened(folder: Path) -> "Search":
        """The search as it was left."""
        search = Search(folder)
        for name in ("corpus", "crashes"):
            (folder / name).mkdir(parents=True, exist_ok=True)
        if (folder / "search.json").exists():
            known = json.loads((folder / "search.json").read_text(encoding="utf-8"))
            search.generation, search.decisions = known["generation"], known["decisions"]
            search.crashes, search.reached = known["crashes"], set(known["reached"])
            files = sorted((folder / "corpus").iterdir())[: known["kept"]]
            search.corpus = [file.read_text(encoding="utf-8") for file in files]
        return search

    def save(self) -> None:
        """Write the state; files of an interrupted generation are overwritten by the next."""
        known = {
            "generation": self.generation,
            "decisions": self.decisions,
            "crashes": self.crashes,
            "kept": len(self.corpus),
            "reached": sorted(self.reached),
        }
        half = self.folder / "search.half"
        half.write_text(json.dumps(known), encoding="utf-8")
        half.replace(self.folder / "search.json")

    def take(self, part: Explored) -> None:
        """Save what a part found, if it is still new."""
        self.decisions += part.decisions
        for kept in part.kept:
            if not self.reached.issuperset(kept.reached):
                self.reached.update(kept.reached)
                name = f"{len(self.corpus):05}.txt"
                (self.folder / "corpus" / name).write_text(kept.record, encoding="utf-8")
                self.corpus.append(kept.record)
        for crash in part.crashes:
            name = f"{self.crashes:05}.txt"
            (self.folder / "crashes" / name).write_text(crash.record, encoding="utf-8")
            print(f"{self.folder / 'crashes' / name}: {crash.message}", file=sys.stderr)
            self.crashes += 1


def explore(game: str, folder: Path, amount: int, seed: int, where: Machines) -> Search:
    """Search until this many decisions have been made; the result depends only on the seed."""
    search = Search.opened(folder)
    while search.decisions < amount:
        known = sorted(search.reached)
        first = search.generation * PARTS
        parts = [
            (number, (game, search.corpus, known, seed << 32 | first + number, DECISIONS_PER_PART))
            for number in range(PARTS)
        ]
        for part in in_order(run_parts(explore_part, parts, where)):
            search.take(part)
        search.generation += 1
        search.save()
        kept, reached = len(search.corpus), len(search.reached)
        print(f"{search.decisions:>12,} decisions, {kept} games kept, {reached:,} things reached")
    return search


def index_of(game: str) -> Index:
    """The paragraphs of a game, with the places of its code that cite them."""
    reader = Reader(ROOT)
    reader.read_games()
    for path in sorted((ROOT / "src/hatamoto/games" / game).rglob("*.py")):
        reader.read_code(path)
    return reader.report.indexes[game]


def paragraphs_reached(index: Index, reached: set[str]) -> set[str]:
    """The paragraphs that were exercised: named by an event, or cited where code ran."""
    named = {thing.removeprefix("paragraph ") for thing in reached if thing.startswith("paragraph")}
    lines: dict[str, set[int]] = {}
    for thing in reached:
        if thing.startswith("branch "):
            _, name, first, last = thing.split()
            lines.setdefault(name, set()).update({int(first), int(last)})
    home = f"src/hatamoto/games/{index.slug}/"
    for paragraph, places in index.code.items():
        for place in places:
            path, _, line = place.rpartition(":")
            ran = lines.get(path.removeprefix(home))
            if ran and not ran.isdisjoint(span(path, int(line))):
                named.add(paragraph)
    return named


def span(path: str, line: int) -> range:
    """The lines of the innermost function or class around a line."""
    around = [found for found in definitions(ROOT / path) if line in found]
    return min(around, key=len, default=range(line, line + 1))


@cache
def definitions(path: Path) -> list[range]:
    """The lines of each function and class of a file."""
    return [
        range(node.lineno, (node.end_lineno or node.lineno) + 1)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    ]


def report(search: Search, index: Index) -> None:
    """Print what was reached, by kind, and the binding paragraphs that were not."""
    kinds: dict[str, int] = {}
    for thing in search.reached:
        kind = thing.split()[0]
        kinds[kind] = kinds.get(kind, 0) + 1
    for kind, count in sorted(kinds.items()):
        print(f"{count:>12,}  {kind}")
    binding = [row for row in index.paragraphs.values() if row.kind in BINDING]
    reached = paragraphs_reached(index, search.reached)
    missed = [row for row in binding if row.id not in reached]
    build = "compiled, without branches" if COMPILED else "plain"
    print(f"{len(binding) - len(missed)} of {len(binding)} paragraphs reached ({build}); never:")
    for row in missed:
        print(f"  §{row.id}  {row.title}")


def main() -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(catalog.GAMES))
    parser.add_argument("amount", type=int, help="decisions in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--on", help="local, local:8, ray or ray://host:10001")
    chosen = parser.parse_args()
    folder = FOLDER / f"{chosen.game}-{chosen.seed}"
    search = explore(chosen.game, folder, chosen.amount, chosen.seed, machines(chosen.on))
    report(search, index_of(chosen.game))
    return 1 if search.crashes else 0


if __name__ == "__main__":
    sys.exit(main())
