"""Reading the locked plans and what is left of the open turn."""

from hatamoto.games.edo import actions, board, codes
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions import planning
from hatamoto.games.edo.decisions.planning import stock_of
from hatamoto.games.edo.position.tokens import is_in_play
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.positions import Reader, place_of, shown

TURN_FIELDS = [
    "own", "neutral", "black", "moving", "merchant_moved", "again", "top_open", "dispersed",
]  # fmt: skip


def read_plans(state: EdoState, reader: Reader) -> None:
    """The plans by seat; a list of three slots is enough, the stock is then what is at hand."""
    for seat, row in reader.by_seat("plans", state.seats).items():
        if isinstance(row, list):
            read_plan(state, seat, Reader({"slots": row}, ["slots", "stock"]))
        elif isinstance(row, dict):
            read_plan(state, seat, Reader(row, ["slots", "stock"]))
        else:
            raise BadPosition("plans: each is a list of three slots")
    spend_support(state, reader)


def called(state: EdoState) -> int:
    """How many black officials all plans call."""
    count = 0
    for seat in range(state.seats):
        for slot in range(actions.SLOTS):
            count += state.plan[seat * codes.PLANNED + slot] >> 14
    return count


def check_blacks(state: EdoState) -> None:
    """Black officials that are planned with or may be are no more than the box has."""
    count = called(state)
    if count and not is_in_play(state, "tokken"):
        raise BadPosition("plans: black officials come with the module Tokken")
    for seat in range(state.seats):
        count += state.hold[seat * codes.HELD + codes.BLACKS]
    if count > state.setting.content.blacks:
        raise BadPosition(
            f"plans: there are {state.setting.content.blacks} black officials, not {count}; "
            "those on cards and those of held support tokens count"
        )


def spend_support(state: EdoState, reader: Reader) -> None:
    """The tokens of the black officials on cards are out of the game (ruling 42)."""
    past = [str(token).lower() for token in reader.items("privileges_past")]
    missing = called(state) - past.count(ids.PRIVILEGE_IDS[ids.SUPPORT])
    if missing <= 0:
        return
    if missing > state.grants >> 4 * ids.SUPPORT & 15:
        raise BadPosition("plans: the support tokens of the black officials on cards lie elsewhere")
    state.grants -= missing << 4 * ids.SUPPORT


def read_plan(state: EdoState, seat: int, reader: Reader) -> None:
    """One seat's plan, which must be one it could have made."""
    slots = reader.items("slots")
    if len(slots) != actions.SLOTS:
        raise BadPosition(f"plans: seat {seat} has three slots")
    at = seat * codes.PLANNED
    for slot, row in enumerate(slots):
        state.plan[at + slot] = read_slot(state, row)
    check_blacks(state)
    state.plan[at + planning.STOCK] = read_stock(state, seat, reader)
    check_plan(state, seat)


def read_slot(state: EdoState, row: object) -> int:
    """A slot: card, action, own, neutral and black officials."""
    words = row.split(" ") if isinstance(row, str) else []
    if len(words) != 5:
        raise BadPosition(f"plans: {shown(row)} is not a card, an action and three numbers")
    card, action = (
        place_of(words[0], ids.CARD_IDS, "plans"),
        place_of(words[1], ids.ACTION_IDS, "plans"),
    )
    staff = [place_of(word, ["0", "1", "2", "3", "4"], "plans") for word in words[2:]]
    most = state.setting.content.officials[card * ids.ACTIONS + action]
    if not most:
        raise BadPosition(f"plans: {ids.CARD_IDS[card]} has no {ids.ACTION_IDS[action]}")
    if sum(staff) > most or staff[2] > 2:
        raise BadPosition(
            f"plans: {ids.ACTION_IDS[action]} of {ids.CARD_IDS[card]} takes {most} officials"
        )
    return card | action << 4 | staff[0] << 8 | staff[1] << 11 | staff[2] << 14


def read_stock(state: EdoState, seat: int, reader: Reader) -> int:
    """What the seat could plan with; left out, what it has and has called."""
    if not reader.has("stock"):
        slots = state.plan[seat * codes.PLANNED : seat * codes.PLANNED + actions.SLOTS]
        return stock_of(state, seat) + (sum(entry >> 14 for entry in slots) << 8)
    content = state.setting.content
    row = Reader(reader.table("stock"), ["own", "neutral", "black", "cards"])
    cards = (1 << ids.START_CARDS) - 1
    for name in row.items("cards"):
        cards |= 1 << ids.START_CARDS + place_of(name, ids.CARD_IDS[ids.START_CARDS :], "stock")
    own = row.integer("own", 0, content.officials_each, 0)
    neutral = row.integer("neutral", 0, content.neutrals, 0)
    return own | neutral << 3 | row.integer("black", 0, content.blacks, 0) << 8 | cards << 10


def check_plan(state: EdoState, seat: int) -> None:
    """Different cards of the seat's own, and no more officials than there were (§plan/cards)."""
    at, hold = seat * codes.PLANNED, state.hold
    entries, stock = state.plan[at : at + actions.SLOTS], state.plan[at + planning.STOCK]
    cards = [entry & 15 for entry in entries]
    if len(set(cards)) != actions.SLOTS or any(not stock >> 10 + card & 1 for card in cards):
        raise BadPosition(f"plans: seat {seat} plans three different cards of its own")
    if stock >> 10 & ~hold[seat * codes.HELD + codes.CARDS_HELD]:
        raise BadPosition(f"plans: seat {seat} has not the cards of its stock")
    used = [sum(entry >> shift & 7 for entry in entries) for shift in (8, 11, 14)]
    had = [stock & 7, stock >> 3 & 31, stock >> 8 & 3]
    if any(one > other for one, other in zip(used, had, strict=True)):
        raise BadPosition(f"plans: seat {seat} had not so many officials")
    spare = had[2] - used[2]
    if (
        had[1] > hold[seat * codes.HELD + codes.NEUTRALS]
        or spare > hold[seat * codes.HELD + codes.BLACKS]
    ):
        raise BadPosition(f"plans: seat {seat} had not so many officials as its stock says")
    if had[0] < board.officials_home(state, seat) and state.passes < actions.SLOTS:
        raise BadPosition(f"plans: seat {seat} has more officials at home than it had")


def read_turn(state: EdoState, seat: int, reader: Reader) -> None:
    """What is left of the open turn; left out, all of it."""
    entry = state.plan[seat * codes.PLANNED + state.passes]
    row = Reader(reader.table("turn") if reader.has("turn") else {}, TURN_FIELDS)
    state.own = row.integer("own", 0, entry >> 8 & 7, entry >> 8 & 7)
    state.neutral = row.integer("neutral", 0, entry >> 11 & 7, entry >> 11 & 7)
    state.black = row.integer("black", 0, entry >> 14, entry >> 14)
    state.moving = int(row.flag("moving", True))
    state.led = int(row.flag("merchant_moved", False))
    state.again = row.integer("again", 0, 20, 0)
    state.reach = int(row.flag("top_open", False))
    state.dispersed = int(row.flag("dispersed", False))
