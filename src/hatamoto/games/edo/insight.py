"""What a learned player sees: a full state from one seat's point of view, as numbers.

The seat's own affairs come first, then those of its strongest rival, then the mean of all others,
then the table. The weights that read the numbers are in `data/learned.json`.
"""

from typing import Final

from hatamoto.games.edo import actions, board, codes, plans, samurai, scoring, sites, tallies
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.building import has_fortress_site
from hatamoto.games.edo.hints.worth import rounds_left, worth
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.tokken import board as tokken_board
from hatamoto.kernel import masks

AFFAIRS: Final = (
    "worth", "points", "score", "edo", "income", "wood", "stone", "rice", "ryo", "samurai",
    "neutrals", "cards", "houses",
)  # fmt: skip
"""What is looked at for everybody."""
DETAILS: Final = (
    "post", "spare_ryo", "over_store", "fed", "rich", "house_pay", "fortress_pay",
    "trade_pay", "next_trade_pay", "demand_pay", "in_fields", "harvest", "in_cities", "at_palace",
    "privileges", "blacks", "tokens", "temples", "turn",
)  # fmt: skip
"""What is looked at for the seat alone."""
TABLE: Final = (
    "two_seats", "three_seats", "five_seats", "jiin", "tokken", "ronin", "rounds_left", "is_last",
    "merchants_left", "to_the_end", "is_trigger", "lead", "lead_late", "score_lead",
    "score_lead_late", "key_lead", "behind_share", "edo_sites", "fortress_sites",
)  # fmt: skip
NAMES: Final[tuple[str, ...]] = (
    *[f"own_{name}" for name in AFFAIRS],
    *[f"rival_{name}" for name in AFFAIRS],
    *[f"mean_{name}" for name in AFFAIRS],
    *[f"own_{name}" for name in DETAILS],
    *[f"card_{id}" for id in ids.CARD_IDS[ids.START_CARDS :]],
    *TABLE,
)
ACTION_SENSE: Final = [0.54, 0.01, -0.38, 0.32, 0.4, 1.15, -0.93, -0.09, 0.57, -0.13]
"""How much likelier a card with that action is in a plan of sense than in any plan, a logarithm."""
EMPTY_SENSE: Final = -1.47
"""The same for a card without officials."""
POOR_SENSE: Final = -1.21
"""The same for a building or trading action that cannot be paid yet."""
IDLE_SENSE: Final = -0.95
"""The same for each official that is left at home, up to MANY_IDLE of them."""
MANY_IDLE: Final = 4
NOBODY_ABROAD: Final = 100.0
"""The cost of having no samurai abroad, in thousandths of a win."""
NEAR: Final = 3
"""The rounds in which a lead counts more and more."""


def names() -> tuple[str, ...]:
    """The names of the features, in order."""
    return NAMES


def features(state: EdoState, seat: int) -> list[float]:
    """The state from a seat's perspective."""
    left = rounds_left(state)
    survey = Survey(state, left)
    own = survey.affairs(seat)
    rival = survey.rival(seat)
    found = own + survey.affairs(rival)
    total = [0.0] * len(AFFAIRS)
    for other in range(state.seats):
        if other != seat:
            affairs = survey.affairs(other)
            for index in range(len(total)):
                total[index] += affairs[index]
    share = 1.0 / float(state.seats - 1)
    found += [amount * share for amount in total]
    found += details(state, seat, left)
    cards = state.holdings[seat * codes.HELD + codes.CARDS_HELD]
    for card in range(ids.START_CARDS, ids.CARDS):
        found.append(1.0 if masks.has(cards, card) else 0.0)
    found += table(survey, seat, rival)
    return found


class Survey:
    """What is reckoned once for all seats."""

    def __init__(self, state: EdoState, left: int) -> None:
        self.state = state
        self.left = left
        self.worths = [worth(state, seat, left) for seat in range(state.seats)]
        self.scores = scoring.scores(state)
        self.in_edo = seats_in_edo(state)
        self.incomes = [0] * state.seats
        for city in state.config.cities:
            if not masks.has(state.barren, city) and board.has_building(state, city):
                paid = board.shares(state, city)
                for seat in range(state.seats):
                    self.incomes[seat] += paid[seat]

    def rival(self, seat: int) -> int:
        """The strongest of the others."""
        best = -1
        for other in range(self.state.seats):
            if other != seat and (best < 0 or self.worths[other] > self.worths[best]):
                best = other
        return best

    def affairs(self, seat: int) -> list[float]:
        """What everybody is looked at for."""
        holdings, at = self.state.holdings, seat * codes.HELD
        return [
            self.worths[seat] / 15000.0,
            holdings[at + codes.POINTS] / 12.0,
            self.scores[seat] / 15.0,
            1.0 if masks.has(self.in_edo, seat) else 0.0,
            self.incomes[seat] / 12.0,
            capped(holdings[at + ids.WOOD], 8) / 6.0,
            capped(holdings[at + ids.STONE], 12) / 6.0,
            capped(holdings[at + ids.RICE], 8) / 6.0,
            capped(holdings[at + ids.RYO], 40) / 20.0,
            holdings[at + codes.ABROAD] / 4.0,
            capped(holdings[at + codes.NEUTRALS], 6) / 3.0,
            (masks.count(holdings[at + codes.CARDS_HELD]) - ids.START_CARDS) / 3.0,
            holdings[at + codes.HOUSES] / 7.0,
        ]


def capped(count: int, most: int) -> float:
    """An amount, as far as more of it matters."""
    return float(count if count < most else most)


def seats_in_edo(state: EdoState) -> int:
    """Who has a house in Edo, as a mask."""
    found = 0
    row = state.city[ids.EDO * codes.PER_CITY + codes.ROW]
    while row:
        found |= masks.one(sites.owner(row))
        row = sites.rest(row)
    return found


def details(state: EdoState, seat: int, left: int) -> list[float]:
    """What the seat looks at for itself."""
    holdings, at, content = state.holdings, seat * codes.HELD, state.config.content
    ryo, rice = holdings[at + ids.RYO], holdings[at + ids.RICE]
    abroad = holdings[at + codes.ABROAD]
    stored = board.resources(state, seat)
    prices = content.building_price
    turn = (seat - state.first) % state.seats
    return [
        1.0 if holdings[at + codes.POST_AT] else 0.0,
        ryo % content.ryo_per_point / float(content.ryo_per_point),
        max(0, stored - content.limit) / 4.0,
        capped(max(0, rice - abroad), 4) / 3.0,
        max(0, ryo - 2 * content.ryo_per_point) / float(content.ryo_per_point),
        capped(times(holdings, at, prices, ids.HOUSE), 3) / 2.0,
        capped(times(holdings, at, prices, ids.FORTRESS), 2),
        trade_pay(state, seat, state.current),
        trade_pay(state, seat, state.coming) if left else 0.0,
        demand_pay(state, seat),
        *standing(state, seat),
        tallies.total(holdings[at + codes.PRIVILEGES_HELD]) / 2.0,
        holdings[at + codes.BLACKS] / 1.0,
        holdings[at + codes.TOKENS] / 3.0,
        masks.count(holdings[at + codes.HUBS]) / 3.0,
        turn / 3.0,
    ]


def times(holdings: list[int], at: int, prices: list[int], row: int) -> int:
    """How often a price can be paid."""
    found = 99
    for good in range(ids.GOODS):
        price = prices[row * ids.GOODS + good]
        if price:
            found = min(found, holdings[at + good] // price)
    return found


def trade_pay(state: EdoState, seat: int, card: int) -> float:
    """How often a merchant's point can be paid."""
    if card == codes.NO_MERCHANT:
        return 0.0
    prices = state.config.content.power_price
    return capped(times(state.holdings, seat * codes.HELD, prices, card), 3) / 2.0


def demand_pay(state: EdoState, seat: int) -> float:
    """How many open demands can be paid, one by one."""
    if not state.court:
        return 0.0
    count = 0
    for column in range(tokken_board.COLUMNS):
        demand = state.court[column]
        prices = state.config.content.demand_price
        if demand != codes.NO_TOKEN and board.affords(state, seat, prices, demand):
            count += 1
    return count / 2.0


def standing(state: EdoState, seat: int) -> list[float]:
    """Where the samurai are: in fields, what those would bring, in cities, in Edo."""
    fields = harvest = cities = palace = 0
    for piece in samurai.all_of(state, seat):
        space = samurai.space(piece)
        if state.config.is_resource(space):
            fields += 1
            harvest += board.harvest(state, space)
        elif state.config.is_city(space):
            cities += 1
            palace += int(space == ids.EDO)
    return [fields / 2.0, harvest / 6.0, cities / 2.0, palace / 2.0]


def table(survey: Survey, seat: int, rival: int) -> list[float]:
    """What all seats share, and how the seat compares with the others."""
    state, left, config = survey.state, survey.left, survey.state.config
    most = 0
    for other in range(state.seats):
        most = max(most, state.holdings[other * codes.HELD + codes.POINTS])
    own = state.holdings[seat * codes.HELD + codes.POINTS]
    merchants = int(state.coming != codes.NO_MERCHANT) + masks.count(state.pile)
    lead = (survey.worths[seat] - survey.worths[rival]) / 4000.0
    best, behind = score_lead(survey, seat)
    late = max(0, NEAR - left) / float(NEAR)
    fortresses = 0
    for city in config.cities:
        fortresses += int(has_fortress_site(state, city))
    edo = config.side.sites[ids.EDO] - state.city[ids.EDO * codes.PER_CITY + codes.FILLED]
    return [
        1.0 if state.seats == 2 else 0.0,
        1.0 if state.seats == 3 else 0.0,
        1.0 if state.seats == 5 else 0.0,
        1.0 if config.has_module("jiin") else 0.0,
        1.0 if config.has_module("tokken") else 0.0,
        1.0 if config.has_module("ronin") else 0.0,
        left / 5.0,
        1.0 if left == 0 or merchants == 0 else 0.0,
        merchants / 5.0,
        (config.content.end_points - most) / 6.0,
        1.0 if own == most else 0.0,
        lead,
        lead * late,
        best / 4.0,
        best * late / 4.0,
        key_lead(survey, seat),
        behind / float(state.seats - 1),
        edo / 3.0,
        fortresses * int(state.fortresses > 0) / 3.0,
    ]


def score_lead(survey: Survey, seat: int) -> tuple[float, float]:
    """The points by which a seat leads the best of the others, and how many are before it."""
    best, behind = -99, 0
    own = survey.scores[seat]
    for other in range(survey.state.seats):
        if other != seat:
            best = max(best, survey.scores[other])
            behind += int(survey.scores[other] > own)
    return float(own - best), float(behind)


def key_lead(survey: Survey, seat: int) -> float:
    """1 if the seat would win if the game ended now, or else 0 (§end/edo, §end/ties)."""
    own = scoring.key(survey.state, seat)
    for other in range(survey.state.seats):
        if other != seat and scoring.key(survey.state, other) >= own:
            return 0.0
    return 1.0


def correction(state: EdoState, seat: int) -> float:
    """The cost of having no samurai abroad while rounds are left, in thousandths of a win.

    Players hardly ever lose all of them, so the network has learned that they cost rice, but not
    that nothing can be built or traded without them.
    """
    is_alone = state.holdings[seat * codes.HELD + codes.ABROAD] == 0
    return -NOBODY_ABROAD if is_alone and rounds_left(state) else 0.0


def log_likelihood(state: EdoState, seat: int) -> float:
    """How well the plans of the others fit players who plan with sense, as a logarithm."""
    total = 0.0
    for other in range(state.seats):
        if other != seat and plans.is_locked(state, other):
            total += sense(state, other)
    return total


def sense(state: EdoState, seat: int) -> float:
    """How much likelier what a seat has not shown of its plan is than any other plan."""
    total, used = 0.0, 0
    for slot in range(actions.SLOTS):
        planned = plans.slot_at(state, seat, slot)
        used += plans.officials_of(planned)
        if slot >= board.shown(state, seat):
            total += slot_sense(state, seat, planned)
    stock = plans.stock_at(state, seat)
    idle = plans.own_in(stock) - plans.own_in(used)
    idle += plans.neutral_in(stock) - plans.neutral_in(used)
    return total + IDLE_SENSE * capped(idle, MANY_IDLE)


def slot_sense(state: EdoState, seat: int, planned: int) -> float:
    """The same of one card."""
    action = plans.action(planned)
    if not plans.officials_of(planned):
        return EMPTY_SENSE
    total = ACTION_SENSE[action]
    if not can_pay(state, seat, action):
        total += POOR_SENSE
    return total


def can_pay(state: EdoState, seat: int, action: int) -> bool:
    """Whether a seat has by now what an action costs: a house or a fortress, a merchant's point."""
    if action == ids.TRADING:
        return trade_pay(state, seat, state.current) > 0.0
    if action != ids.BUILDING:
        return True
    prices, at = state.config.content.building_price, seat * codes.HELD
    houses = times(state.holdings, at, prices, ids.HOUSE)
    return houses > 0 or times(state.holdings, at, prices, ids.FORTRESS) > 0
