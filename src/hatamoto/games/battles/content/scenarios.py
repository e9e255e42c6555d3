"""One battle as flat lists (§15)."""

from pathlib import Path
from typing import Final, final

from hatamoto.games.battles.content import hexes
from hatamoto.games.battles.content.forces import Forces, check_id
from hatamoto.games.battles.content.maps import Field
from hatamoto.games.battles.content.reading import Cells, cell, one_of, table
from hatamoto.games.battles.content.tables import Chart
from hatamoto.kernel.content import Pack, Row, number
from hatamoto.kernel.errors import BadContent

NO_PIECE: Final = -1
SEATS: Final = 2
MAX_TURNS: Final = 30


@final
class Scenario:
    """One battle: seat 0 is its first player."""

    def __init__(
        self, pack: Pack, path: Path, row: Row, victories: int, needed: int, chart: Chart
    ) -> None:
        self.id = str(row["id"])
        check_id(path, self.id)
        self.turns = number(path, row, "turns", 1, MAX_TURNS)
        """The number of turns (§15-1-1, §15-2-1)."""
        self.needed = needed
        """The number of victory hexes that win at the end of the last turn (§14(4).2)."""
        self.sides = [str(row.get("first")), str(row.get("second"))]
        self.least_first = number(path, row, "minimum", 0, 6)
        self.artillery_last = 1 if row.get("guns_last") is True else 0
        self.cup = [1 if row.get("cup") is True else 0, 0]
        self.reorganises = [int(row.get("reorganises") == side) for side in self.sides]
        self.field = Field(pack, f"{self.id}/map.toml", self.sides, victories, chart)
        self.forces = Forces(pack, self.id, self.sides, self.field.areas)
        self._lay_out_map(self.field)
        self._lay_out_pieces(self.forces)
        self._read_track(pack)
        self._read_saigo(path, row, victories)

    def _lay_out_map(self, field: Field) -> None:
        self.terrain, self.city, self.top = field.terrain, field.city, field.top
        self.next, self.side, self.road, self.step = field.next, field.side, field.road, field.step
        self.fire_cover, self.melee_cover = field.fire_cover, field.melee_cover
        self.fire_side, self.melee_side = field.fire_side, field.melee_side
        self.row, self.axial = hexes.ROW, hexes.AXIAL
        self.victory_hexes, self.victory_of = field.victory_hexes, field.victory_of
        self.first_control, self.entry = field.first_control, field.entry
        self.areas = [area.id for area in field.areas]
        self.area_seat = [area.side for area in field.areas]
        self.area_hexes = [area.hexes for area in field.areas]

    def _lay_out_pieces(self, forces: Forces) -> None:
        self.pieces, self.units, self.split = forces.pieces, forces.units, forces.split
        self.commander_split = forces.commander_split
        self.owner, self.formation, self.area = forces.owner, forces.formation, forces.area
        self.fire, self.melee, self.has_melee = forces.fire, forces.melee, forces.has_melee
        self.morale, self.allowance = forces.morale, forces.allowance
        self.range_of, self.artillery = forces.range_of, forces.artillery
        self.in_cup = forces.in_cup

    def _read_track(self, pack: Pack) -> None:
        name = f"{self.id}/track.csv"
        path, rows = pack.path(name), table(pack, name)
        if [cell(path, row, "turn", 1, 99) for row in rows] != list(range(1, self.turns + 1)):
            raise BadContent(f"{path}: the turns run from 1 to {self.turns}")
        self.reinforcements = marks(path, rows, ("first", "second"), "R")
        """Whether a seat rolls for reinforcements, at `seat * turns + turn - 1`."""
        self.commanders_due = marks(path, rows, ("first_commander", "second_commander"), "Lx1")
        """Whether a seat draws a commander, at `seat * turns + turn - 1`."""

    def _read_saigo(self, path: Path, row: Row, victories: int) -> None:
        self.saigo, self.saigo_seat, self.saigo_hexes, self.saigo_roll = NO_PIECE, SEATS, 0, 0
        if "saigo" not in row:
            return
        if row["saigo"] not in self.pieces[self.units :]:
            raise BadContent(f"{path}: {self.id}: {row['saigo']} is no commander")
        self.saigo = self.pieces.index(str(row["saigo"]))
        self.saigo_seat = self.owner[self.saigo]
        self.saigo_hexes = number(path, row, "saigo_hexes", 1, victories)
        self.saigo_roll = number(path, row, "saigo_roll", 1, 6)

    def message_ids(self) -> list[str]:
        """The messages that its rows need."""
        found = [f"scenario-{self.id}", f"scenario-{self.id}-date"]
        found += [f"side-{side}" for side in self.sides]
        found += [f"seat-{seat}-{self.id}" for seat in range(SEATS)]
        found += [f"unit-{piece}" for piece in self.pieces]
        found += [f"commander-{piece}" for piece in self.pieces[self.units :]]
        found += [f"formation-{id}" for id in sorted(set(self.formation))]
        found += [f"area-{area}" for area in self.areas]
        found += [f"turn-{self.id}_{turn}" for turn in range(1, self.turns + 1)]
        found += [f"victory-{self.id}_{hexes.hex_id(hex)}" for hex in self.victory_hexes]
        return found + [f"place-{label.id}" for label in self.field.labels]


def marks(path: Path, rows: list[Cells], columns: tuple[str, str], sign: str) -> list[int]:
    """Flags by seat and turn: whether the track has a mark there."""
    return [one_of(path, row, key, ["-", sign]) for key in columns for row in rows]
