"""What a seat may know, as typed records; the types of the page are made from them."""

from typing import Literal, NotRequired, TypedDict

from hatamoto.kernel.refusals import Facts

Phase = Literal["setup", "ronin", "plan", "perform", "wages", "limit", "refill", "over"]

PassView = TypedDict("PassView", {"pass": int | None})
"""The current pass from 1 while plans are performed; its name is a word of Python."""


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
    """What the tile pays by rank with as many players as are there, at least one."""


class FieldView(TypedDict):
    """A resource space in use: what a samurai yields there."""

    space: str
    good: str
    chart: list[int]
    """What each samurai yields: alone, with one other, with two."""
    crowd: int
    """Samurai of any kind on it."""
    each: int | None
    """What each of them yields now; nothing where nobody stands."""
    joined: int
    """What each would yield with one more."""


class SamuraiView(TypedDict):
    """A seat's samurai on one space."""

    space: str
    seat: int
    count: int
    black: int
    """So many of them leave when the turn ends."""


class TempleView(TypedDict):
    """A temple of Jiin."""

    space: str
    seat: int


class OutlookView(TypedDict):
    """What a face of a card could do right now."""

    card: str
    action: str
    rows: list[Facts]
    """Each says with `what` it is about, and has the facts of that sentence."""


class PlayerView(TypedDict):
    """What the table shows of one player."""

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
    """Still to build, like posts and temples."""
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
    """Whether there is a house in Edo."""
    ready: bool
    plan: list[PlannedView | None]
    """As far as it was shown."""
    income_now: int
    """If the round ended now."""
    wages_now: int
    total_now: int
    """All points if the game ended now."""
    score: NotRequired[int]
    """Once the game has ended."""
    place: NotRequired[int]


class CostView(TypedDict):
    """What an action costs and scores."""

    price: list[int]
    """Wood, stone, rice and ryo."""
    points: int


class TurnView(TypedDict):
    """The open turn: whose, with which card, and what is left of it."""

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
    """How many more free moves or offers the official at work has."""
    top_open: bool
    """Whether he may use the card on top of the merchant pile."""
    dispersed: bool
    dispersal: str | None
    """Where Ronin are being dispersed."""
    piece: str | None
    """The space of the piece that is being moved."""
    piece_black: bool
    piece_merchant: bool
    """It is the merchant, not a samurai."""
    kind: str | None
    """The kind of space a Ronin is sent to."""
    prices: dict[str, int] | None
    """What the ways of the piece cost, by space."""
    paths: dict[str, list[str]] | None
    """The cheapest ways of the piece, by space: every space on it, both ends included."""
    costs: dict[str, CostView]
    """What the actions of the turn cost, those that cost or score something."""
    repeats: dict[str, int]
    """How often an action can be done in a row with nothing to decide, where more than once."""


class OwnView(TypedDict):
    """What only one seat has."""

    seat: int
    plan: list[PlannedView | None]
    answers: list[str]
    """Its pending answers in the open planning."""
    outlook: list[OutlookView] | None
    """Only while plans are made."""


class TableView(PassView):
    """The round, the merchant and what is beside the board."""

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
    """Those nobody has taken."""
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
    """All of it is public but `you`."""

    cities: list[CityView]
    fields: list[FieldView]
    samurai: list[SamuraiView]
    temples: list[TempleView]
    players: list[PlayerView]
    turn: TurnView | None
    ended: str | None
    you: OwnView | None


# What a plan would lead to: asked for, not part of a view

OfficialSort = Literal["own", "neutral", "black"]
WarningSubject = Literal["officials", "goods", "wages"]


class GoodsView(TypedDict):
    """Points and goods, or how they change."""

    points: int
    wood: int
    stone: int
    rice: int
    ryo: int


class StepView(TypedDict):
    """An action of a plan that is carried out in mind."""

    verb: str
    facts: Facts


class SlotForecastView(TypedDict):
    """What a card of the plan would bring."""

    slot: int
    card: str
    action: str
    officials: int
    done: bool
    """Its turn is over."""
    moves: int
    """The ryo its ways would cost."""
    steps: list[StepView]
    gain: GoodsView
    more_steps: list[StepView]
    """What one more official would do beyond that; nothing where he would do nothing."""
    more_gain: GoodsView


class StandingView(TypedDict):
    """How a player stands in a city."""

    houses: int
    post: bool
    rank: int
    """From 1."""
    players: int
    """How many are there."""
    ryo: int


class CityForecastView(TypedDict):
    """A city now, and at the end of the round; nobody where the player has no building."""

    city: str
    now: StandingView | None
    then: StandingView | None


class FixView(TypedDict):
    """An official who is put on a card of the plan, or taken off it."""

    slot: int
    sort: OfficialSort
    change: int
    """1 or -1."""
    steps: list[StepView]
    gain: GoodsView


class WarningView(TypedDict):
    """Something a player may not have meant."""

    what: WarningSubject
    rule: str
    facts: Facts
    fix: FixView | None


class ForecastView(TypedDict):
    """The end of the round, if the rest of a plan is carried out and nobody else does anything."""

    slots: list[SlotForecastView]
    cities: list[CityForecastView]
    income_now: int
    income: int
    wages_now: int
    wages: int
    now: GoodsView
    then: GoodsView
    """After the plan, the wages and the income."""
    stored: int
    """Wood, stone and rice after the wages."""
    limit: int
    samurai: int
    warnings: list[WarningView]
