"""Reads the locked plans of a position."""

from hatamoto.games.edo import actions, codes, plans, tallies
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.planning import faces, staffings, stock_of
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.errors import BadPosition, IllegalAction
from hatamoto.kernel.positions import Reader, shown


def read_plans(state: EdoState, reader: Reader) -> None:
    """The plans by seat; with only three slots, the stock is what the seat has."""
    for seat, row in reader.by_seat("plans", state.seats).items():
        if not isinstance(row, (list, dict)):
            raise BadPosition("plans: each is a list of three slots")
        fields = {"slots": row} if isinstance(row, list) else row
        read_plan(state, seat, Reader(fields, ["slots", "stock"]))
    past = [str(token).lower() for token in reader.items("privileges_past")]
    spend_support(state, called(state) - past.count(ids.PRIVILEGE_IDS[ids.SUPPORT]))


def called(state: EdoState) -> int:
    """The number of black officials in all plans."""
    return sum(plans.calls(state, seat) for seat in range(state.seats))


def spend_support(state: EdoState, missing: int) -> None:
    """Remove the tokens of the black officials on cards (ruling 42)."""
    if missing > tallies.count(state.grants, ids.SUPPORT):
        raise BadPosition("plans: the support tokens of the black officials on cards lie elsewhere")
    state.grants -= tallies.several(ids.SUPPORT, max(0, missing))


def read_plan(state: EdoState, seat: int, reader: Reader) -> None:
    """One seat's plan, which must be legal."""
    rows, at = reader.items("slots"), seat * codes.PLANNED
    if len(rows) != actions.SLOTS:
        raise BadPosition(f"plans: seat {seat} has three slots")
    answers = [read_answers(state, slot, row) for slot, row in enumerate(rows)]
    state.plan[at : at + actions.SLOTS] = [plans.answered(*pair) for pair in answers]
    check_blacks(state)
    stock = read_stock(state, seat, reader)
    state.plan[at + plans.STOCK] = stock
    cards, used = plans.cards_in(stock), 0
    for slot, (planned, staffed) in enumerate(answers):
        entry, who = state.plan[at + slot], f"plans: seat {seat} cannot plan {shown(rows[slot])}"
        most = state.config.content.officials[plans.face(entry)]
        if planned not in faces(state, cards, slot):
            raise BadPosition(f"{who}: a slot has a card of its own and an action of the card")
        if staffed not in staffings(stock, used, slot, most):
            raise BadPosition(f"{who}: it has not so many officials, or the action takes fewer")
        cards &= ~masks.one(plans.card(entry))
        used += plans.officials_of(entry)


def read_answers(state: EdoState, slot: int, row: object) -> tuple[int, int]:
    """The answers that plan a slot: card, action, own, neutral and black officials."""
    words = row.split(" ") if isinstance(row, str) else []
    try:
        planned = state.game.parse(" ".join(["plan", str(slot + 1), *words[:2]]))
        staffed = state.game.parse(" ".join(["officials", str(slot + 1), *words[2:]]))
    except IllegalAction:
        what = "a card, an action, and how many own, neutral and black officials"
        raise BadPosition(f"plans: {shown(row)} is not {what}") from None
    return planned, staffed


def check_blacks(state: EdoState) -> None:
    """Raise BadPosition if there are more black officials than exist."""
    count, most = called(state), state.config.content.blacks
    if count and not state.config.has_module("tokken"):
        raise BadPosition("plans: black officials come with the module Tokken")
    count += sum(state.holdings[seat * codes.HELD + codes.BLACKS] for seat in range(state.seats))
    if count > most:
        counted = "those on cards and those of held support tokens count"
        raise BadPosition(f"plans: there are {most} black officials, not {count}; {counted}")


def read_stock(state: EdoState, seat: int, reader: Reader) -> int:
    """The stock of a seat; by default what it has, plus its black officials on cards."""
    now = stock_of(state, seat) + plans.officials(0, 0, plans.calls(state, seat))
    if not reader.has("stock"):
        return now
    row = Reader(reader.table("stock"), ["own", "neutral", "black", "cards"])
    cards = masks.first(ids.START_CARDS)
    for card in row.indices("cards", ids.CARD_IDS):
        cards |= masks.one(card)
    if cards & ~plans.cards_in(now):
        raise BadPosition(f"stock: seat {seat} has not these cards")
    # The officials at home can only have decreased, since those on cards enter the board.
    least = plans.own_in(now) if state.passes < actions.SLOTS else 0
    own = row.integer("own", least, state.config.content.officials_each, 0)
    neutral = row.integer("neutral", 0, plans.neutral_in(now), 0)
    black = row.integer("black", 0, plans.black_in(now), 0)
    return plans.stock(plans.officials(own, neutral, black), cards)
