"""Writing a position: every field, and with a seat only what it may know."""

from hatamoto.games.edo import actions, board, codes, view
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions import planning
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.positions import DRAW, write_answers, write_frame, write_frames


def write(state: EdoState, seat: int | None) -> dict[str, object]:
    """Every field; with a seat, plans it has not seen are left out."""
    branches = state.branches
    fields: dict[str, object] = {
        "game": state.game.id,
        "rules": state.game.rules_number,
        "seats": state.seats,
        "options": {"modules": state.setting.choice},
        "round": state.rounds,
        "start": state.first,
        "pass": state.passes,
        "acted": [other for other in range(state.seats) if state.acted >> other & 1],
        "players": [player(state, owner) for owner in range(state.seats)],
    }
    fields |= components(state)
    fields |= tokens(state)
    fields["plans"] = plans(state, seat)
    fields["turn"] = turn(state)
    fields["open"] = write_frames(state.game, state.stack)
    fields["together"] = None if branches is None else write_frame(state.game, branches.frame)
    fields["answers"] = write_answers(state, seat)
    fields["ended"] = codes.REASONS[state.ended] or None
    fields["rolls"] = state.rolls
    fields["learned"] = state.learned
    return fields


def player(state: EdoState, seat: int) -> dict[str, object]:
    """What a seat has; houses, stocks and crowds follow from the board."""
    at, hold = seat * codes.HELD, state.hold
    cards = hold[at + codes.CARDS_HELD]
    return {
        "points": hold[at + codes.POINTS],
        "wood": hold[at],
        "stone": hold[at + 1],
        "rice": hold[at + 2],
        "ryo": hold[at + 3],
        "neutrals": hold[at + codes.NEUTRALS],
        "samurai": [samurai(piece) for piece in pieces_of(state, seat)],
        "cards": [
            ids.CARD_IDS[card] for card in range(ids.START_CARDS, ids.CARDS) if cards >> card & 1
        ],
        "temples": view.spaces_in(hold[at + codes.HUBS]),
        "privileges": view.repeated(hold[at + codes.PRIVILEGES_HELD], ids.PRIVILEGE_IDS),
        "tokens": hold[at + codes.TOKENS],
        "package": view.named(ids.PACKAGE_IDS, hold[at + codes.PACKAGE_OF]),
        "town": view.named(ids.SPACE_IDS, hold[at + codes.TOWN_OF]),
    }


def pieces_of(state: EdoState, seat: int) -> list[int]:
    """A seat's samurai on the board."""
    pieces = state.pieces[seat * codes.PIECES : seat * codes.PIECES + codes.PIECES]
    return [piece for piece in pieces if piece < codes.HOME]


def samurai(piece: int) -> str:
    """A samurai as words: its space, then `black` and `done` where they hold."""
    words = [ids.SPACE_IDS[piece >> 2]]
    if piece & codes.BLACK:
        words.append("black")
    if piece & codes.MARKED:
        words.append("done")
    return " ".join(words)


def components(state: EdoState) -> dict[str, object]:
    """The board and the cards beside it."""
    return {
        "tiles": tiles(state),
        "cities": cities(state),
        "merchant": None if state.merchant == codes.NOWHERE else ids.SPACE_IDS[state.merchant],
        "merchant_card": view.merchant_id(state.current),
        "merchant_top": view.merchant_id(state.coming),
        "merchants_past": view.merchants_past(state),
        "specials": [ids.CARD_IDS[card] for card in range(ids.CARDS) if state.display >> card & 1],
    }


def tiles(state: EdoState) -> dict[str, str]:
    """The profit tiles by city."""
    found: dict[str, str] = {}
    for city in state.setting.cities:
        tile = state.city[city * codes.PER_CITY + codes.TILE]
        if tile != codes.NO_TILE:
            found[ids.SPACE_IDS[city]] = ids.TILE_IDS[tile]
    return found


def cities(state: EdoState) -> dict[str, object]:
    """The cities with buildings: by site the seat and what it is, then the fortresses."""
    found: dict[str, object] = {}
    for city in range(ids.CITIES):
        row, forts = (
            state.city[city * codes.PER_CITY + codes.ROW],
            state.city[city * codes.PER_CITY + codes.FORTRESSES],
        )
        if row or forts:
            found[ids.SPACE_IDS[city]] = {"buildings": buildings(row), "fortresses": forts}
    return found


def buildings(row: int) -> list[str]:
    """A row of sites as words: `house 0`, `post 1`."""
    words: list[str] = []
    while row:
        words.append(f"{'post' if row & codes.IS_POST else 'house'} {(row & 7) - 1}")
        row >>= 4
    return words


def tokens(state: EdoState) -> dict[str, object]:
    """The privilege board and the Ronin."""
    court = state.court
    return {
        "demands": [view.demand_id(token) for token in court[:4]],
        "demands_past": demands_past(state),
        "privileges": [view.privilege_id(token) for token in court[4:]],
        "privileges_past": privileges_past(state),
        "ronin": [ids.SPACE_IDS[space] for space in state.ronin],
        "locations_out": view.tokens(state)["locations_out"],
    }


def demands_past(state: EdoState) -> list[str]:
    """The demands out of the game."""
    if not state.court:
        return []
    here = state.demands
    for token in state.court[:4]:
        if token != codes.NO_TOKEN:
            here |= 1 << token
    return [ids.DEMAND_IDS[token] for token in range(ids.DEMANDS) if not here >> token & 1]


def privileges_past(state: EdoState) -> list[str]:
    """The privileges out of the game, each as often as it is."""
    if not state.court:
        return []
    past = list(state.setting.content.privilege_copies)
    for kind in range(ids.PRIVILEGES):
        past[kind] -= state.grants >> 4 * kind & 15
        for seat in range(state.seats):
            past[kind] -= state.hold[seat * codes.HELD + codes.PRIVILEGES_HELD] >> 4 * kind & 15
    for token in state.court[4:]:
        if token != codes.NO_TOKEN:
            past[token] -= 1
    return [id for kind, id in enumerate(ids.PRIVILEGE_IDS) for _ in range(past[kind])]


# Plans and the open turn


def plans(state: EdoState, seat: int | None) -> dict[str, object]:
    """The locked plans by seat: three slots, and what could be planned with."""
    found: dict[str, object] = {}
    for owner in range(state.seats):
        stock = state.plan[owner * codes.PLANNED + planning.STOCK]
        if stock != codes.NO_PLAN:
            known = seat is None or seat == owner or state.ended != codes.GOING_ON
            slots = actions.SLOTS if known else board.shown(state, owner)
            found[str(owner)] = {"slots": slot_rows(state, owner, slots), "stock": stock_row(stock)}
    return found


def slot_rows(state: EdoState, seat: int, slots: int) -> list[object]:
    """A plan slot by slot: card, action, own, neutral, black; those not known are "draw"."""
    return [
        slot_row(state.plan[seat * codes.PLANNED + slot]) if slot < slots else DRAW
        for slot in range(actions.SLOTS)
    ]


def slot_row(entry: int) -> str:
    """A slot as words."""
    staff = f"{entry >> 8 & 7} {entry >> 11 & 7} {entry >> 14}"
    return f"{ids.CARD_IDS[entry & 15]} {ids.ACTION_IDS[entry >> 4 & 15]} {staff}"


def stock_row(stock: int) -> dict[str, object]:
    """What a seat could plan with."""
    cards = stock >> 10
    return {
        "own": stock & 7,
        "neutral": stock >> 3 & 31,
        "black": stock >> 8 & 3,
        "cards": [
            ids.CARD_IDS[card] for card in range(ids.START_CARDS, ids.CARDS) if cards >> card & 1
        ],
    }


def turn(state: EdoState) -> dict[str, object] | None:
    """What is left of the open turn."""
    if view.open_turn(state) == view.NO_SEAT:
        return None
    return {
        "own": state.own,
        "neutral": state.neutral,
        "black": state.black,
        "moving": state.moving != 0,
        "merchant_moved": state.led != 0,
        "again": state.again,
        "top_open": state.reach != 0,
        "dispersed": state.dispersed != 0,
    }
