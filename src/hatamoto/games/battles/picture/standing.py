"""The pieces of a view by hex, and who controls the victory hexes."""

from typing import Final, final

from hatamoto.drawing.fields import Fields, number, rows, word
from hatamoto.games.battles.content import Content, Scenario, hex_at, hexes

NOBODY: Final = 2


@final
class Piece:
    """A piece on the map."""

    def __init__(self, index: int, seat: int, hex: int, disordered: bool, marked: bool) -> None:
        self.index = index
        self.seat = seat
        self.hex = hex
        self.disordered = disordered
        self.marked = marked


def hex_of(id: str) -> int:
    """The hex written `h1122`."""
    return hex_at(int(id[1:3]), int(id[3:5])) if len(id) == 5 else hexes.NO_HEX


def scenario_of(content: Content, view: Fields) -> Scenario:
    """The battle of a view."""
    id = word(view, "scenario")
    for scenario in content.scenarios:
        if scenario.id == id:
            return scenario
    return content.scenarios[0]


@final
class Standing:
    """The pieces of a view in their order, and by hex."""

    def __init__(self, scenario: Scenario, view: Fields) -> None:
        self.pieces: list[Piece] = []
        self.unit_at: list[Piece | None] = [None] * hexes.HEXES
        self.commander_at: list[Piece | None] = [None] * hexes.HEXES
        self.control: list[int] = [NOBODY] * hexes.HEXES
        indices = {id: index for index, id in enumerate(scenario.pieces)}
        for row in rows(view, "pieces"):
            self._add(scenario, row, indices[word(row, "unit")])
        for row in rows(view, "control"):
            seat = row.get("seat")
            self.control[hex_of(word(row, "hex"))] = seat if isinstance(seat, int) else NOBODY

    def _add(self, scenario: Scenario, row: Fields, index: int) -> None:
        hex = hex_of(word(row, "hex"))
        disordered, marked = bool(row.get("disordered")), bool(row.get("marked"))
        piece = Piece(index, number(row, "seat"), hex, disordered, marked)
        self.pieces.append(piece)
        if index < scenario.units:
            self.unit_at[hex] = piece
        else:
            self.commander_at[hex] = piece
