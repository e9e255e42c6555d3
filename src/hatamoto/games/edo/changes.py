"""Primitive changes of the state; each keeps it consistent and emits its event."""

from hatamoto.games.edo import board, codes, events, samurai, sites
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks

# Goods and points


def gain(state: EdoState, seat: int, good: int, amount: int) -> None:
    """A seat takes goods from the unlimited bank."""
    state.holdings[seat * codes.HELD + good] += amount


def pay(state: EdoState, seat: int, prices: list[int], row: int) -> None:
    """A seat pays a row of prices."""
    at = seat * codes.HELD
    for good in range(4):
        if prices[row * ids.GOODS + good]:
            state.holdings[at + good] -= prices[row * ids.GOODS + good]


def score(state: EdoState, seat: int, amount: int) -> None:
    """Power points are recorded at once."""
    state.holdings[seat * codes.HELD + codes.POINTS] += amount
    events.points_scored(state, seat, amount, state.holdings[seat * codes.HELD + codes.POINTS])


def discard(state: EdoState, seat: int, good: int) -> None:
    """Discard one good above the limit (§end/limit)."""
    state.holdings[seat * codes.HELD + good] -= 1
    events.good_discarded(state, seat, good)


# Samurai on the board


def put(state: EdoState, seat: int, piece: int) -> None:
    """Put a samurai on a space; a seat's pieces stay sorted."""
    pieces = state.pieces
    index = seat * codes.PIECES + codes.PIECES - 1
    while index > seat * codes.PIECES and pieces[index - 1] > piece:
        pieces[index] = pieces[index - 1]
        index -= 1
    pieces[index] = piece
    state.crowd[samurai.space(piece)] += 1


def lift(state: EdoState, seat: int, index: int) -> int:
    """Take the samurai at an index of the seat's pieces off the board; returns it."""
    pieces = state.pieces
    piece = pieces[index]
    last = seat * codes.PIECES + codes.PIECES - 1
    while index < last and pieces[index + 1] < codes.HOME:
        pieces[index] = pieces[index + 1]
        index += 1
    pieces[index] = codes.HOME
    state.crowd[samurai.space(piece)] -= 1
    return piece


def shift(
    state: EdoState, seat: int, start: int, end: int, marked: bool = False, black: bool = False
) -> bool:
    """Move one samurai and mark it or not; returns whether it is black.

    If own and black ones are on the space, `black` chooses a black one (ruling 65).
    """
    beside = samurai.black_beside(state, seat, start) if black else -1
    piece = lift(state, seat, beside if beside >= 0 else samurai.index_at(state, seat, start))
    is_black = samurai.is_black(piece)
    put(state, seat, samurai.at(end, is_black, marked))
    return is_black


def enter(state: EdoState, seat: int, space: int) -> None:
    """An own official becomes a samurai (§action/enter, §setup/towns)."""
    put(state, seat, samurai.at(space))
    state.holdings[seat * codes.HELD + codes.ABROAD] += 1


def send_home(state: EdoState, seat: int, space: int) -> None:
    """A samurai becomes an official again (§wages/return)."""
    lift(state, seat, samurai.index_at(state, seat, space))
    state.holdings[seat * codes.HELD + codes.ABROAD] -= 1
    events.samurai_returned(state, seat, space)


def mark(state: EdoState, seat: int, space: int) -> None:
    """Mark one samurai on a space as having produced (§action/chart)."""
    piece = lift(state, seat, samurai.index_at(state, seat, space))
    put(state, seat, samurai.marked(piece))


def move_samurai(state: EdoState, seat: int, start: int, end: int, ryo: int) -> None:
    """A samurai moves for pay (§move/samurai)."""
    state.holdings[seat * codes.HELD + ids.RYO] -= ryo
    shift(state, seat, start, end, marked=True)
    events.samurai_moved(state, seat, start, end, ryo)


def move_merchant(state: EdoState, seat: int, end: int, ryo: int) -> None:
    """The merchant moves for pay (§move/merchant)."""
    start = state.merchant
    state.holdings[seat * codes.HELD + ids.RYO] -= ryo
    state.merchant = end
    state.merchant_moved = 1
    events.merchant_moved(state, seat, start, end, ryo)


def relocate(state: EdoState, seat: int, start: int, end: int, black: bool) -> None:
    """A samurai moves for free (§action/relocate)."""
    is_black = shift(state, seat, start, end, black=black)
    events.samurai_relocated(state, seat, start, end, is_black)


# Officials


def begin_action(state: EdoState, seat: int) -> None:
    """The first step of the action ends the movement (§move/before)."""
    if state.moving:
        state.moving = 0
        state.merchant_moved = 0
        samurai.unmark(state, seat)


def use_official(state: EdoState, seat: int) -> None:
    """Use another official: black, then neutral, then own (§perform/officials)."""
    begin_action(state, seat)
    state.repeats_left = 0
    state.top_open = 0
    if state.black:
        state.black -= 1
    elif state.neutral:
        state.neutral -= 1
    else:
        state.own -= 1


def use_own(state: EdoState, seat: int) -> None:
    """An own official leaves the card for the board (§action/enter)."""
    begin_action(state, seat)
    state.repeats_left = 0
    state.own -= 1


def recruit(state: EdoState, seat: int) -> None:
    """Add a neutral official, available from the next planning on (§action/recruit)."""
    state.holdings[seat * codes.HELD + ids.RICE] -= board.amount(state, seat)
    state.holdings[seat * codes.HELD + codes.NEUTRALS] += 1
    state.neutrals -= 1
    events.official_recruited(state, seat)


def authorize(state: EdoState, seat: int, card: int) -> None:
    """Buy a special card, available from the next planning on (§action/authorization)."""
    ryo = state.config.content.card_price[card]
    state.holdings[seat * codes.HELD + ids.RYO] -= ryo
    state.holdings[seat * codes.HELD + codes.CARDS_HELD] |= masks.one(card)
    state.display &= ~masks.one(card)
    events.card_authorized(state, seat, card, ryo)


# Buildings


def pay_building(state: EdoState, seat: int, building: int, good: int) -> None:
    """Pay the price of a building, minus one piece of `good` if there is a discount."""
    pay(state, seat, state.config.content.building_price, building)
    if good >= 0:
        state.holdings[seat * codes.HELD + good] += 1


def add_house(state: EdoState, seat: int, city: int, first: bool) -> int:
    """Add a house on the next site, or on the first while the others move back; returns the
    site."""
    at = city * codes.PER_CITY
    filled = state.city[at + codes.FILLED]
    site = 0 if first else filled
    if first:
        state.city[at + codes.ROW] = sites.added_first(state.city[at + codes.ROW], seat)
    else:
        row = state.city[at + codes.ROW]
        state.city[at + codes.ROW] = sites.added(row, filled, seat, post=False)
    state.city[at + codes.FILLED] = filled + 1
    state.holdings[seat * codes.HELD + codes.HOUSES] -= 1
    return site


def add_post(state: EdoState, seat: int, city: int) -> int:
    """Add the trading post on the next site; returns the site."""
    at = city * codes.PER_CITY
    site = state.city[at + codes.FILLED]
    row = state.city[at + codes.ROW]
    state.city[at + codes.ROW] = sites.added(row, site, seat, post=True)
    state.city[at + codes.FILLED] = site + 1
    state.holdings[seat * codes.HELD + codes.POST_AT] = city + 1
    return site


def build_house(state: EdoState, seat: int, city: int, good: int, first: bool = False) -> None:
    """A house is built and scores (§action/house)."""
    pay_building(state, seat, ids.HOUSE, good)
    site = add_house(state, seat, city, first)
    events.house_built(state, seat, city, site)
    score(state, seat, state.config.content.building_points[ids.HOUSE])


def build_post(state: EdoState, seat: int, city: int, good: int) -> None:
    """The trading post is built and scores (§action/post)."""
    pay_building(state, seat, ids.POST, good)
    site = add_post(state, seat, city)
    events.post_built(state, seat, city, site)
    score(state, seat, state.config.content.building_points[ids.POST])


def build_fortress(state: EdoState, seat: int, city: int, good: int) -> None:
    """A fortress is built and scores (§action/fortress)."""
    pay_building(state, seat, ids.FORTRESS, good)
    state.city[city * codes.PER_CITY + codes.FORTRESSES] += 1
    state.fortresses -= 1
    events.fortress_built(state, seat, city)
    score(state, seat, state.config.content.building_points[ids.FORTRESS])


# Trading


def buy(state: EdoState, seat: int, merchant: int, count: int) -> None:
    """Goods for ryo from a merchant card (§action/offers)."""
    content = state.config.content
    good, ryo = content.buy_good[merchant], content.buy_price[merchant] * count
    state.holdings[seat * codes.HELD + ids.RYO] -= ryo
    state.holdings[seat * codes.HELD + good] += count
    events.goods_bought(state, seat, merchant, count, good, ryo)


def trade(state: EdoState, seat: int, merchant: int) -> None:
    """Goods or ryo for one point from a merchant card (§action/offers)."""
    pay(state, seat, state.config.content.power_price, merchant)
    events.point_traded(state, seat, merchant)
    score(state, seat, 1)
