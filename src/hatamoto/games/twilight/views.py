"""What a seat is shown, field by field; the page's types are made from these records."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

Side: TypeAlias = Literal["anti", "pro"]
Part: TypeAlias = Literal["action", "event"]


class SpaceView(TypedDict):
    """A space with the influence of both sides."""

    space: str
    anti: int
    pro: int
    anti_support: int
    pro_support: int
    """What influence recovers to."""
    control: Side | None
    closed: bool
    """Whether it is a port that has not opened."""


class MarkerView(TypedDict):
    """A support counter on the map, with the face it shows."""

    marker: str
    space: str
    side: Side
    value: int


class StandingView(TypedDict):
    """What a side has in an area."""

    clans: int
    powered: bool
    """Whether it controls the powered clan."""
    status: str
    points: int


class AreaView(TypedDict):
    """What an area would pay now; `net` is plus for Pro-Bakufu."""

    area: str
    anti: StandingView
    pro: StandingView
    net: int


class ProspectsView(TypedDict):
    """What a choice would bring, as far as dice allow to tell; by space but for the court."""

    after: NotRequired[dict[str, Side | None]]
    """Who would control the space."""
    bonus: NotRequired[dict[str, list[int]]]
    """The clans that help the acting player, and those that help the other."""
    needs: NotRequired[dict[str, int]]
    """The least die with an effect; 7 where there is none."""
    most: NotRequired[dict[str, int]]
    """What a six would move in a coup."""
    odds: NotRequired[dict[str, list[int]]]
    """In percent: the opponent loses influence, and the seat asked does."""
    court_die: NotRequired[int]
    """The greatest die with which a court operation succeeds; 0 if none is rolled."""


class AskedView(ProspectsView):
    """The open decision about a kind of action or a space."""

    seat: int
    decision: str
    points: int | None
    """What is left: points, placements, or attempts."""
    target: NotRequired[int | None]
    """The target value of a war."""
    prices: NotRequired[dict[str, int]]
    """What a space costs in action points."""


class OwnView(TypedDict):
    """What only the reader has; `events`, `court` and `pays` run beside the hand."""

    seat: int
    hand: list[str]
    events: list[bool]
    """Whether the event would occur if the card were played now."""
    court: list[bool]
    """Whether the card can be used for a court operation now."""
    pays: list[int | None]
    """What a scoring card would pay now, plus for Pro-Bakufu; null for other cards."""
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
    """Plus is Pro-Bakufu's, minus Anti-Bakufu's."""
    treaty: int
    hand_size: int
    intervention: int
    coup_allowed: bool
    coup_ban: int
    """The level of intervention from which on there are no coups."""
    joi: bool
    joi_side: Side
    """Whom Jo-i pays if the turn ended now."""
    yokohama: bool
    modifier: bool
    court: list[int]
    court_done: list[bool]
    court_modifiers: list[int]
    """What is added to each side's die in a court operation now."""


class TwilightView(TracksView):
    """The public table, then what this seat alone has."""

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
    """What it is used for, once that is announced."""
    parts: list[Part]
    """The parts of the card in the order announced; empty before."""
    part: Part | None
    """The part of the card that is being carried out."""
    event_due: bool
    asked: AskedView | None
    dice: list[int]
    ended: str | None
    winner: int | None
    you: OwnView | None
