"""A game with its data files, its words and the pages about it."""

import csv
import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any, Final

from hatamoto.games.battles import GAME as BATTLES
from hatamoto.games.edo import GAME as EDO
from hatamoto.games.shogunate import GAME as SHOGUNATE
from hatamoto.games.twilight import GAME as TWILIGHT
from hatamoto.kernel.content import paragraphs
from hatamoto.kernel.events import Event
from hatamoto.kernel.game import Game
from hatamoto.kernel.seats import EVERYONE
from hatamoto.texts import Voice
from tests.docs.pages import code_in, rows, text_of

HOW_TO_PLAY: Final = {"en": "how-to-play.md", "ja": "how-to-play.ja.md"}
RULINGS: Final = {"en": "rulings.md", "ja": "rulings.ja.md"}
PROVENANCES: Final = ["rulebook", "report", "reconstructed"]

PARTS = {
    "shogunate": {
        "leaders.toml": ["leader"],
        "cards.toml": ["card"],
        "plots.toml": ["plot"],
        "table.toml": ["seats"],
        "rules.toml": ["paragraph"],
    },
    "twilight": {
        "map.toml": ["space"],
        "scoring.toml": ["area", "lead"],
        "tracks.toml": ["turn", "treaty", "court"],
        "counters.toml": ["counter"],
        "cards.toml": ["card"],
        "rules.toml": ["paragraph"],
    },
    "edo": {
        "spaces.toml": ["space"],
        "side_small.toml": ["place"],
        "side_large.toml": ["place"],
        "buildings.toml": ["building"],
        "cards.toml": ["card"],
        "merchants.toml": ["merchant"],
        "tiles.toml": ["tile"],
        "packages.toml": ["package"],
        "demands.toml": ["demand"],
        "privileges.toml": ["privilege"],
        "locations.toml": ["location"],
        "table.toml": ["seats"],
        "rules.toml": ["paragraph"],
    },
}
"""By data file, the lists whose rows are counted."""


class GamePages:
    """The pages of one game and what they speak of."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.home = f"docs/games/{game.id}"

    def page(self, name: str) -> str:
        """A page of the game."""
        return text_of(f"{self.home}/{name}")

    def parsed(self, name: str) -> dict[str, Any]:
        """A data file."""
        return tomllib.loads((self.game.folder / name).read_text(encoding="utf-8"))

    def table(self, name: str) -> list[dict[str, str]]:
        """The rows of a CSV file."""
        lines = (self.game.folder / name).read_text(encoding="utf-8").splitlines()
        return list(csv.DictReader(lines))

    def paragraphs(self) -> list[str]:
        """The anchors of the rules in order."""
        return [str(row["id"]) for row in paragraphs(self.game.folder)]

    def voice(self, lang: str) -> Voice:
        """The words of the game."""
        return Voice([self.game.folder / "text"], lang)

    def rulings(self, lang: str = "en") -> list[list[str]]:
        """The rows of the rulings."""
        return [row for row in cells(self.page(RULINGS[lang])) if row[0].isdigit()]

    def told_events(self) -> dict[str, set[tuple[str, ...]]]:
        """The kinds of events on the page, each with its facts and who sees it."""
        found = rows(self.page("events.md"))
        return {code_in(row[0])[0]: {(*code_in(row[1]), seer(row))} for row in found}


def seer(row: list[str]) -> str:
    """Who sees an event, as its row says; all, where the page has no column for it."""
    return code_in(row[2])[0] if len(row) > 2 and code_in(row[2]) else "all"


def seen_events(events: Iterable[Event]) -> dict[str, set[tuple[str, ...]]]:
    """The kinds of events that happened, each with its facts and who saw it."""
    seen: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    for event in events:
        seen[event.kind].add((*event.facts, "all" if event.to == EVERYONE else "seat"))
    return seen


def cells(text: str) -> list[list[str]]:
    """The rows of all tables of a page."""
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def column(text: str, head: str) -> list[str]:
    """The names in the first column of the table under a head."""
    table = text.split(f"| {head} | ")[1].split("\n\n", maxsplit=1)[0]
    return [name for row in rows(f"| head | {table}") for name in code_in(row[0])]


def cited(text: str) -> set[str]:
    """The paragraphs a page cites."""
    found = re.findall(r"§([\w./-]+(?:\(\w+\))*\w*)", text)
    return {word.rstrip(".,") for word in found}


def counted(pages: GamePages, parts: dict[str, list[str]], key: str) -> list[Counter[str]]:
    """By file, how many rows rest on what (`provenance`), or fields (`provenance_of`)."""
    counts = []
    for name, keys in parts.items():
        file = pages.parsed(name)
        found = [row for part in keys for row in file[part]]
        kinds = [row.get(key, file[key]) for row in found] if key == "provenance" else [
            kind for row in [file, *found] for kind in row.get(key, {}).values()
        ]  # fmt: skip
        counts.append(Counter(kinds))
    return counts


def shares(counts: list[Counter[str]]) -> list[list[int]]:
    """Counts by provenance, and their sum in the end."""
    every = [*counts, sum(counts, Counter[str]())]
    return [[count[kind] for kind in PROVENANCES] for count in every]


def told_shares(pages: GamePages) -> tuple[list[str], list[list[int]]]:
    """The counts on the page about provenance: what of, and the numbers."""
    told = [row for row in cells(pages.page("provenance.md")) if row[1].isdigit()]
    return [row[0].strip("`") for row in told], [[int(cell) for cell in row[1:]] for row in told]


GAMES: Final = {game.id: GamePages(game) for game in (TWILIGHT, BATTLES, EDO)}
EVERY: Final = {SHOGUNATE.id: GamePages(SHOGUNATE), **GAMES}
"""Shogunate too, most of whose pages have tests of their own."""
