"""The types of a view; the page's TypeScript types are generated from them (`make generate`)."""

from typing import Final, Literal, TypedDict

from hatamoto.games.battles.board import dice
from hatamoto.games.battles.content import hexes, maps, tables

ROWS: Final[int] = hexes.ROWS
"""The rows of the map, from the south."""
COLS: Final[int] = hexes.COLS
"""The hexes of a row, from the west."""
STEPS: Final[tuple[tuple[tuple[int, int], ...], ...]] = hexes.STEPS
"""The neighbours by direction, as row and column offsets: for odd rows, then for even rows."""
SIGN_TERRAINS: Final[dict[str, str]] = {
    sign: tables.TERRAINS[ground] for sign, ground in zip(maps.SIGNS, maps.GROUND, strict=True)
}
"""The terrain of each character in a map file."""
CITY_SIGNS: Final[str] = maps.CITIES
"""The characters of a hex with a city."""
TOP_SIGN: Final[str] = maps.TOP
"""The character of a mountain with a top."""
LOWEST_ROLL: Final[int] = dice.ROLLS[0][0]
"""The lowest sum of two dice."""
ROLLS: Final[int] = sum(ways for _, ways in dice.ROLLS)
"""The number of rolls of two dice."""
ROLLS_WITH_MORALE: Final[int] = ROLLS * dice.PIPS
"""The number of rolls of two dice and the morale die."""


class PieceView(TypedDict):
    """A piece on the map."""

    unit: str
    seat: int
    hex: str
    disordered: bool
    marked: bool
    """Whether it has acted in this phase."""


class VictoryHexView(TypedDict):
    """A victory hex and the seat that controls it."""

    hex: str
    seat: int | None


class SideView(TypedDict):
    """A side's pieces off the map and its victory hexes."""

    side: str
    hexes: int
    """The number of victory hexes it controls."""
    to_place: list[str]
    hand: list[str]
    owed: int
    """The number of units it may still bring on from its hand."""
    cup: list[str]
    back: list[str]
    removed: list[str]
    commanders: list[str]
    commander_cup: list[str]


class DeclaredView(TypedDict):
    """The open declaration of a piece."""

    unit: str
    target: str | None
    support: list[str]
    via: str | None
    trail: list[str]
    """The hexes of friendly units that an unfinished retreat has passed."""


class ForecastView(TypedDict):
    """The worst fire at a unit in a hex, of 36 rolls."""

    count: int
    """The number of enemy units that could fire at it."""
    strength: int
    modifier: int
    odds: dict[str, int]


class ReachView(TypedDict):
    """A hex that can be reached."""

    hex: str
    cost: int
    path: list[str]
    stop: bool
    """Whether the move ends there in an enemy zone of control."""
    fire: ForecastView | None
    """The enemy's fire at it there; null if there is none."""


OriginView = TypedDict("OriginView", {"from": str})


class MoveView(OriginView):
    """The hexes in reach, by normal movement and by road."""

    kind: Literal["move"]
    unit: str
    points: int
    zoc: list[str]
    normal: list[ReachView]
    road: list[ReachView]


class ShotView(TypedDict):
    """The odds of fire at a target, of 36 rolls."""

    unit: str
    strength: int
    modifier: int
    parts: list[list[str | int]]
    """The terms of strength and modifier: what, of which piece, how much."""
    odds: dict[str, int]
    ladder: list[str]
    """The result of each sum of the dice, from 2 to 12."""


class AttackView(ShotView):
    """The odds of an attack."""

    defence: int
    difference: int
    fails: int
    """Of 216 rolls, those that break the defender."""


class FireSupporterView(TypedDict):
    """A unit that may still support, and the odds of the fire with it."""

    unit: str
    chance: ShotView


class MeleeSupporterView(TypedDict):
    """A unit that may still support, and the odds of the attack with it."""

    unit: str
    chance: AttackView


class FireView(TypedDict):
    """The targets of a unit that fires."""

    kind: Literal["fire"]
    unit: str
    targets: list[ShotView]
    supporters: list[FireSupporterView]


class MeleeView(TypedDict):
    """The targets of a unit that attacks."""

    kind: Literal["melee"]
    unit: str
    targets: list[AttackView]
    supporters: list[MeleeSupporterView]


class RangeView(TypedDict):
    """The range of a piece on the map: of fire, or of command."""

    unit: str
    hex: str
    kind: Literal["fire", "command"]
    within: list[str]
    """The hexes in range."""
    seen: list[str]
    """Those where it could fire at an enemy: for a gun, hexes next to a unit that spots."""


class OverlaysView(TypedDict):
    """Optional layers of the map, the same for everybody."""

    zones: list[list[str]]
    """By seat, the hexes in its zones of control."""
    ranges: list[RangeView]


class BattlesView(TypedDict):
    """The public table, and the reader's seat."""

    scenario: str
    turn: int
    """0 during set-up."""
    turns: int
    phase: str
    """`setup`, `move`, `fire`, `melee` or `over`."""
    active: int
    """Whose player turn it is."""
    acting: int
    """Who acts in this phase."""
    pieces: list[PieceView]
    control: list[VictoryHexView]
    sides: list[SideView]
    declared: DeclaredView | None
    asked: MoveView | FireView | MeleeView | None
    """A preview of the open decision."""
    ended: str | None
    you: int | None
