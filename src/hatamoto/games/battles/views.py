"""What a seat sees, as typed records; the page's types are made from them."""

from typing import Literal, TypedDict


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
    """What a side has besides its pieces on the map."""

    side: str
    hexes: int
    """How many victory hexes it controls."""
    to_place: list[str]
    hand: list[str]
    owed: int
    """How many units it may still bring on from its hand."""
    cup: list[str]
    back: list[str]
    removed: list[str]
    commanders: list[str]
    commander_cup: list[str]


class DeclaredView(TypedDict):
    """What a piece is doing, as far as it is named."""

    unit: str
    target: str | None
    support: list[str]
    via: str | None
    trail: list[str]
    """The friends' hexes an unfinished retreat has passed through."""


class ForecastView(TypedDict):
    """The worst fire a unit would meet in a hex, out of 36 rolls."""

    count: int
    """How many enemy units could fire at it."""
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
    """What the enemy could shoot at it there; null for nothing."""


OriginView = TypedDict("OriginView", {"from": str})


class MoveView(OriginView):
    """Where a move can lead, in normal movement and by road."""

    kind: Literal["move"]
    unit: str
    points: int
    zoc: list[str]
    normal: list[ReachView]
    road: list[ReachView]


class ShotView(TypedDict):
    """What fire at a target would bring, out of 36 rolls."""

    unit: str
    strength: int
    modifier: int
    parts: list[list[str | int]]
    """The sum behind it: what, of whom, how much."""
    odds: dict[str, int]
    ladder: list[str]
    """What each sum of the dice brings, from 2 to 12."""


class AttackView(ShotView):
    """What an attack would bring."""

    defence: int
    difference: int
    fails: int
    """Out of 216 rolls, those that break the defender."""


class FireSupporterView(TypedDict):
    """A unit that may still support, and what the fire would bring with it."""

    unit: str
    chance: ShotView


class MeleeSupporterView(TypedDict):
    """A unit that may still support, and what the attack would bring with it."""

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
    """What a piece on the map reaches: by its fire, or a commander by his orders."""

    unit: str
    hex: str
    kind: Literal["fire", "command"]
    within: list[str]
    """The hexes in range."""
    seen: list[str]
    """Those of them where it could fire at an enemy: for a gun, where somebody would spot it."""


class OverlaysView(TypedDict):
    """What can be laid over the map; the same for whoever looks."""

    zones: list[list[str]]
    """By seat, the hexes in its zones of control."""
    ranges: list[RangeView]


class BattlesView(TypedDict):
    """The table as everybody sees it, and which seat is yours."""

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
    """What the open question would lead to."""
    ended: str | None
    you: int | None
