"""Loads and validates the data files (§setup/plots, §play/check)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from hatamoto.kernel.content import Pack, Row, number, numbers
from hatamoto.kernel.errors import BadContent

if TYPE_CHECKING:
    from hatamoto.games.shogunate.effects import CardEffect, Power

LEADERS: Final = 6
CARDS: Final = 6
PLOTS: Final = 18
SLOTS: Final = 6
SEATS: Final[list[int]] = [3, 4, 5, 6]
MAX_HONOUR: Final = 9
"""The most honour a Plot pays one slot."""
NO_STRIKE_CHANGE: Final = -1
NUMBERS: Final = ["steps", "slot", "strike", "look"]
"""The optional keys of a Plot's row that its power uses."""

HOME: Final = Path(__file__).parent / "data"


@final
class Content:
    """The facts of one edition; indexes of leaders, cards and Plots follow the order of rows."""

    def __init__(self, folder: Path | None = None) -> None:
        if folder is not None and not folder.is_dir():
            raise BadContent(f"{folder}: there is no such folder")
        pack = Pack(HOME, folder)
        self.folder = folder or HOME
        self.cards_path = pack.path("cards.toml")
        self.plots_path = pack.path("plots.toml")
        self.leaders = read_ids(pack, "leaders.toml", "leader", LEADERS)
        self.cards = read_ids(pack, "cards.toml", "card", CARDS)
        self._read_plots(pack)
        self._read_table(pack)
        self.hash = pack.hash()
        self.card_effects: list[CardEffect] = []
        """What each card does, and below what each Plot does; set by `effects.link_effects`."""
        self.powers: list[Power] = []

    def _read_plots(self, pack: Pack) -> None:
        rows = pack.rows("plots.toml", "plot")
        path = self.plots_path
        self.plots = [str(row["id"]) for row in rows]
        if len(rows) != PLOTS:
            raise BadContent(f"{path}: {len(rows)} Plots, but the deck has {PLOTS}")
        for row in rows:
            check_plot(path, row)
        self.honour = [numbers(path, row, "honour", SLOTS) for row in rows]
        self.steps = [numbers(path, row, "steps") if "steps" in row else [] for row in rows]
        self.slots = [optional(path, row, "slot", 1, SLOTS) - 1 for row in rows]
        self.strikes = [optional(path, row, "strike", 0, 9, NO_STRIKE_CHANGE) for row in rows]
        self.looks = [optional(path, row, "look", 0, 2) for row in rows]
        self.number_keys = [[key for key in NUMBERS if key in row] for row in rows]
        """By Plot, which of NUMBERS its row has."""
        self.slot_honour = [sum([row[slot] for row in self.honour]) for slot in range(SLOTS)]
        """The honour that all Plots together pay each slot."""

    def _read_table(self, pack: Pack) -> None:
        path = pack.path("table.toml")
        rows = pack.rows("table.toml", "seats")
        self.thresholds = {number(path, r, "seats", 3, 6): _threshold(path, r) for r in rows}
        self.alternatives = {
            number(path, r, "seats", 3, 6): number(path, r, "threshold_alt", 1, 99) for r in rows
        }
        if sorted(self.thresholds) != SEATS:
            raise BadContent(f"{path}: there is a row for each number of seats from 3 to 6")
        table = pack.read("table.toml")
        self.shinobi = number(path, table, "shinobi_slot", 1, SLOTS) - 1
        self.copies = number(path, table, "loyalty_copies", 2, 2)
        self.hand_size = number(path, table, "loyalty_each", 2, 2)


def check_plot(path: Path, row: Row) -> None:
    """Raise BadContent unless the row pays what it can."""
    id = str(row["id"])
    honour = numbers(path, row, "honour", SLOTS)
    if min(honour) < 0 or max(honour) > MAX_HONOUR:
        raise BadContent(f"{path}: {id}: honour must be 0 to {MAX_HONOUR} in each slot")
    if "steps" in row:
        check_steps(path, row)


def check_steps(path: Path, row: Row) -> None:
    """Raise BadContent unless each step leads from some slot of the Line to another."""
    steps = numbers(path, row, "steps")
    if not steps or any(step == 0 or abs(step) >= SLOTS for step in steps):
        most = SLOTS - 1
        raise BadContent(f"{path}: {row['id']}: steps must be -{most} to {most}, and never 0")


def _threshold(path: Path, row: Row) -> int:
    return number(path, row, "threshold", 1, 99)


def optional(path: Path, row: Row, key: str, low: int, high: int, default: int = 0) -> int:
    """A number a row may leave out."""
    return number(path, row, key, low, high) if key in row else default


def read_ids(pack: Pack, name: str, key: str, count: int) -> list[str]:
    """The ids of a file's rows in order; raises BadContent unless there are `count`."""
    ids = [str(row["id"]) for row in pack.rows(name, key)]
    for id in ids:
        if not id.isidentifier() or not id.isascii() or id != id.lower():
            raise BadContent(f"{pack.path(name)}: {id}: an id is small letters, digits and _")
    if len(ids) != count:
        raise BadContent(f"{pack.path(name)}: {len(ids)} rows, but the game has {count}")
    return ids
