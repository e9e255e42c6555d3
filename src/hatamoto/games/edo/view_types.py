"""The types of a view; the page's TypeScript types are generated from them (`make generate`)."""

from typing import Final, Literal, NotRequired, TypedDict, get_args

from hatamoto.games.edo import actions
from hatamoto.games.edo.content import ids
from hatamoto.kernel.refusals import Facts

Phase = Literal["setup", "ronin", "plan", "perform", "wages", "limit", "refill", "over"]
ROUND_PHASES: Final[tuple[Phase, ...]] = ("ronin", "plan", "perform", "wages", "limit")
"""The phases of a round in order; the first only with the module Ronin."""
OfficialSort = Literal["own", "neutral", "black"]
SORTS: Final[tuple[OfficialSort, ...]] = get_args(OfficialSort)
"""The sorts of officials, in the order of notation."""
GOODS: Final[tuple[str, ...]] = tuple(ids.GOOD_IDS)
"""The goods in the order of a price."""
SEATS: Final[int] = ids.MAX_SEATS
"""The maximum number of seats."""
PLAN_SLOTS: Final[int] = actions.SLOTS
"""The number of cards in a plan."""
START_CARDS: Final[tuple[str, ...]] = tuple(ids.CARD_IDS[: ids.START_CARDS])
"""The cards everybody has."""
SPACE_KINDS: Final[dict[str, str]] = {str(row["id"]): str(row["kind"]) for row in ids.SPACE_ROWS}
"""The kind of each space."""

PassView = TypedDict("PassView", {"pass": int | None})
"""The current pass from 1 while plans are performed; `pass` is a Python keyword."""


class PlannedView(TypedDict):
    """A card of a plan with its action and its officials."""

    card: str
    action: str
    own: int
    neutral: int
    black: int


class BuildingView(TypedDict):
    """A house or a trading post on a building site."""

    seat: int
    building: Literal["house", "post"]


class IncomeView(TypedDict):
    """What a city would pay somebody if the round ended now."""

    seat: int
    strength: int
    ryo: int


class CityView(TypedDict):
    """A city with its tile and its buildings by site."""

    city: str
    tile: str | None
    sites: int
    buildings: list[BuildingView]
    fortress_sites: int
    fortresses: int
    income: list[IncomeView]
    """By rank."""
    pays: list[int]
    """What the tile pays by rank with the current number of players, at least one."""


class FieldView(TypedDict):
    """A resource space in use, with what a samurai produces there."""

    space: str
    good: str
    chart: list[int]
    """What each samurai produces: alone, with one other, with two."""
    crowd: int
    """The number of samurai of any kind on it."""
    each: int | None
    """What each of them produces now; null if there are none."""
    joined: int
    """What each would produce with one more."""


class SamuraiView(TypedDict):
    """A seat's samurai on one space."""

    space: str
    seat: int
    count: int
    black: int
    """The number of black ones, which leave when the turn ends."""


class TempleView(TypedDict):
    """A temple of Jiin."""

    space: str
    seat: int


class OutlookView(TypedDict):
    """What a face of a card could do right now."""

    card: str
    action: str
    rows: list[Facts]
    """`what` in each row is its subject; the rest are the facts of its sentence."""


class PlayerView(TypedDict):
    """What everybody can see of one player."""

    points: int
    wood: int
    stone: int
    rice: int
    ryo: int
    officials: int
    """Own officials who are not on the board."""
    neutrals: int
    blacks: int
    houses: int
    """Not built yet, like posts and temples."""
    posts: int
    temples: NotRequired[int]
    """Only with the module Jiin."""
    cards: list[str]
    """The special cards."""
    privileges: list[str]
    tokens: int
    package: str | None
    town: str | None
    in_edo: bool
    """Whether the seat has a house in Edo."""
    ready: bool
    plan: list[PlannedView | None]
    """The part that was shown."""
    income_now: int
    """If the round ended now."""
    wages_now: int
    total_now: int
    """The total score if the game ended now."""
    score: NotRequired[int]
    """Only after the game."""
    place: NotRequired[int]


class CostView(TypedDict):
    """The cost and points of an action."""

    price: list[int]
    """Wood, stone, rice and ryo."""
    points: int
    building: NotRequired[str]
    """The building, if it builds one."""


class TurnView(TypedDict):
    """The open turn: its seat, its card, and what is left of it."""

    seat: int
    slot: int
    card: str
    action: str
    own: int
    neutral: int
    black: int
    moving: bool
    """Whether pieces may still move for pay."""
    moved: list[str]
    """The spaces of the samurai that have moved."""
    merchant_moved: bool
    spent: list[str]
    """The spaces of the samurai that have produced."""
    again: int
    """The number of free moves or offers left to the current official."""
    top_open: bool
    """Whether the official may use the top card of the merchant pile."""
    dispersed: bool
    dispersal: str | None
    """Where Ronin are being dispersed."""
    piece: str | None
    """The space of the piece that is being moved."""
    piece_black: bool
    piece_merchant: bool
    """Whether it is the merchant."""
    kind: str | None
    """The kind of space a Ronin is sent to."""
    prices: dict[str, int] | None
    """The costs of the piece's paths, by destination."""
    paths: dict[str, list[str]] | None
    """The cheapest paths of the piece by destination, including both ends."""
    costs: dict[str, CostView]
    """The costs of the turn's actions that cost or score something."""
    repeats: dict[str, int]
    """How many times an action can be repeated without a decision, if more than once."""


class OwnView(TypedDict):
    """What only the reader can see."""

    seat: int
    plan: list[PlannedView | None]
    answers: list[str]
    """Its pending answers in the open planning."""
    outlook: list[OutlookView] | None
    """Only while plans are made."""


class TableView(PassView):
    """The round, the merchant and what is next to the board."""

    modules: list[str]
    side: str
    round: int
    phase: Phase
    start: int | None
    """The start player, once chosen."""
    covered: list[str]
    outsiders: list[str]
    """The spaces with a samurai of an unused colour."""
    merchant: str | None
    merchant_card: str | None
    merchant_top: str | None
    merchants_left: int
    merchants_past: list[str]
    specials: list[str]
    specials_left: int
    packages: list[str]
    """The packages that are left."""
    neutrals_left: int
    fortresses_left: int


class TokensView(TypedDict):
    """The privilege board and the Ronin; empty without their modules."""

    demands: list[str | None]
    """The columns from the left."""
    demand_next: str | None
    demands_left: int
    privileges: list[str | None]
    privilege_next: str | None
    privileges_left: int
    ronin: list[str]
    locations_out: list[str]
    """The location tiles out of the bag."""


class EdoView(TableView, TokensView):
    """The whole view; everything but `you` is public."""

    cities: list[CityView]
    fields: list[FieldView]
    samurai: list[SamuraiView]
    temples: list[TempleView]
    players: list[PlayerView]
    turn: TurnView | None
    ended: str | None
    you: OwnView | None


# Forecasts of a plan: computed on request, not part of a view

WarningSubject = Literal["officials", "goods", "wages"]


class GoodsView(TypedDict):
    """Points and goods, or how they change."""

    points: int
    wood: int
    stone: int
    rice: int
    ryo: int


class StepView(TypedDict):
    """An action of a simulated plan."""

    verb: str
    facts: Facts


class SlotForecastView(TypedDict):
    """The forecast of a card of the plan."""

    slot: int
    card: str
    action: str
    officials: int
    done: bool
    """Whether its turn is over."""
    moves: int
    """The ryo spent on movement."""
    steps: list[StepView]
    gain: GoodsView
    more_steps: list[StepView]
    """The additional steps of one more official; empty if there are none."""
    more_gain: GoodsView


class StandingView(TypedDict):
    """A player's standing in a city."""

    houses: int
    post: bool
    rank: int
    """From 1."""
    players: int
    """The number of players in the city."""
    ryo: int


class CityForecastView(TypedDict):
    """A city now and at the end of the round; null if the player has no building there."""

    city: str
    now: StandingView | None
    then: StandingView | None


class FixView(TypedDict):
    """A suggested change: one official more or fewer on a card of the plan."""

    slot: int
    sort: OfficialSort
    change: int
    """1 or -1."""
    steps: list[StepView]
    gain: GoodsView


class WarningView(TypedDict):
    """Something that a player may have overlooked."""

    what: WarningSubject
    rule: str
    facts: Facts
    fix: FixView | None


class ForecastView(TypedDict):
    """The end of the round with the rest of a plan, if nobody else does anything."""

    slots: list[SlotForecastView]
    cities: list[CityForecastView]
    income_now: int
    income: int
    wages_now: int
    wages: int
    now: GoodsView
    plan: GoodsView
    """What the rest of the plan brings and costs."""
    round_end: GoodsView
    """What the wages take and the cities pay."""
    then: GoodsView
    """The sum of the three."""
    settled: bool
    """Whether the wages and the income of this round have been paid."""
    stored: int
    """Wood, stone and rice after the wages."""
    limit: int
    samurai: int
    warnings: list[WarningView]
