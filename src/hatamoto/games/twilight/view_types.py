"""The types of a view; the page's TypeScript types are generated from them (`make generate`)."""

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict, get_args

from hatamoto.games.twilight import codes, ids

Side: TypeAlias = Literal["anti", "pro"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)
"""The side of each seat."""
CARD_TYPES: Final[tuple[str, ...]] = tuple(ids.TYPE_IDS)
"""The types of cards: the owner, or that it must be played."""
DIE_FACES: Final[int] = codes.DIE_FACES
"""The number of faces of a die."""
Part: TypeAlias = Literal["action", "event"]


class SpaceView(TypedDict):
    """A space with the influence of both sides."""

    space: str
    anti: int
    pro: int
    anti_support: int
    pro_support: int
    """The level to which influence recovers."""
    control: Side | None
    closed: bool
    """Whether it is a port that is not open yet."""


class MarkerView(TypedDict):
    """A support counter on the map, with the face it shows."""

    marker: str
    space: str
    side: Side
    value: int


class StandingView(TypedDict):
    """A side's standing in an area."""

    clans: int
    powered: bool
    """Whether it controls the powered clan."""
    status: str
    points: int


class AreaView(TypedDict):
    """What an area would score now; `net` is plus for Pro-Bakufu."""

    area: str
    anti: StandingView
    pro: StandingView
    net: int


class ProspectsView(TypedDict):
    """The outlook of a choice by space; `court_die` does not depend on the space."""

    after: NotRequired[dict[str, Side | None]]
    """Who would control the space."""
    bonus: NotRequired[dict[str, list[int]]]
    """The numbers of clans that support the acting player and the opponent."""
    needs: NotRequired[dict[str, int]]
    """The lowest die with an effect; 7 if there is none."""
    most: NotRequired[dict[str, int]]
    """The influence that a six would move in a coup."""
    odds: NotRequired[dict[str, list[int]]]
    """In percent: the opponent loses influence, and the acting seat does."""
    court_die: NotRequired[int]
    """The highest die with which a court operation succeeds; 0 if none is rolled."""


class AskedView(ProspectsView):
    """The open decision about a kind of action or a space."""

    seat: int
    decision: str
    points: int | None
    """What is left: points, placements, or attempts."""
    target: NotRequired[int | None]
    """The target value of a war."""
    prices: NotRequired[dict[str, int]]
    """The price of a space in action points."""


class OwnView(TypedDict):
    """What only the reader can see; `events`, `court` and `pays` are parallel to `hand`."""

    seat: int
    hand: list[str]
    events: list[bool]
    """Whether the event would occur if the card were played now."""
    court: list[bool]
    """Whether the card can be used for a court operation now."""
    pays: list[int | None]
    """What a scoring card would score now, plus for Pro-Bakufu; null for other cards."""
    known: list[str]
    """The cards known to be in the other hand."""


class TracksView(TypedDict):
    """The tracks and boxes of the map."""

    turn: int
    years: str | None
    round: int
    first: int
    active: int | None
    opened: bool
    vp: int
    """Plus for Pro-Bakufu, minus for Anti-Bakufu."""
    treaty: int
    hand_size: int
    intervention: int
    coup_allowed: bool
    coup_ban: int
    """The level of intervention at which coups are banned."""
    joi: bool
    joi_side: Side
    """The side that would score for Jo-i if the turn ended now."""
    yokohama: bool
    modifier: bool
    court: list[int]
    court_done: list[bool]
    court_modifiers: list[int]
    """The modifier of each side's die in a court operation."""


class TwilightView(TracksView):
    """The public table, then the seat's own part."""

    spaces: list[SpaceView]
    markers: list[MarkerView]
    areas: list[AreaView]
    kyo_net: int
    ports_net: int
    scored: list[str]
    """The scoring memory markers: `kyo`, `ports` and areas scored since the last shuffle."""
    hands: list[int]
    pile: int
    discard: list[str]
    removed: list[str]
    card: str | None
    """The card in play."""
    use: str | None
    """What it is used for, once announced."""
    parts: list[Part]
    """The parts of the card in the announced order; empty before."""
    part: Part | None
    """The current part of the card."""
    event_due: bool
    asked: AskedView | None
    dice: list[int]
    ended: str | None
    winner: int | None
    you: OwnView | None
