"""What one seat may know, built by inclusion: a new field is hidden until someone shows it here."""

from typing import Final

from hatamoto.games.edo import board, scoring
from hatamoto.games.edo.actions import SLOTS
from hatamoto.games.edo.content import (
    ACTION_IDS,
    CARD_IDS,
    CARDS,
    CITIES,
    DEMAND_IDS,
    KIND_IDS,
    LOCATION_IDS,
    LOCATIONS,
    MERCHANT_IDS,
    MERCHANTS,
    PACKAGE_IDS,
    PACKAGES,
    PRIVILEGE_IDS,
    PRIVILEGES,
    RYO,
    SPACE_IDS,
    SPACES,
    START_CARDS,
    TILE_IDS,
)
from hatamoto.games.edo.decisions.planning import STOCK
from hatamoto.games.edo.decisions.wages import wages
from hatamoto.games.edo.state import (
    BEGIN_LIMIT,
    BEGIN_PLAN,
    BEGIN_WAGES,
    BLACK,
    BLACKS,
    BRING_SAMURAI,
    CARDS_HELD,
    CHOOSE_START,
    DISCARD_GOODS,
    FORTRESSES,
    GOING_ON,
    HELD,
    HOME,
    HOUSES,
    HUBS,
    IS_POST,
    JOIN_SAMURAI,
    LEAD_MERCHANT,
    MARKED,
    MOVE_SAMURAI,
    NEUTRALS,
    NEXT_TURN,
    NO_MERCHANT,
    NO_PLAN,
    NO_TILE,
    NO_TOKEN,
    NOWHERE,
    PACKAGE_OF,
    PAY_WAGES,
    PER_CITY,
    PIECES,
    PLANNED,
    POINTS,
    POST_AT,
    PRIVILEGES_HELD,
    REASONS,
    RELOCATE_SAMURAI,
    ROW,
    SETTLE_RONIN,
    TILE,
    TOKENS,
    TOWN_OF,
    TURN,
    EdoState,
)
from hatamoto.kernel.frames import a_of, b_of, kind_of, seat_of

PHASES: Final = ["setup", "ronin", "plan", "perform", "wages", "limit", "refill", "over"]
NO_SEAT: Final = -1


def view(state: EdoState, seat: int) -> dict[str, object]:
    """The public table, then what this seat alone has; WATCHER has nothing."""
    picture = public(state)
    cities = [space for space in state.setting.side.spaces if space < CITIES]
    picture["cities"] = [city_row(state, city) for city in cities]
    picture["samurai"] = samurai(state)
    picture["temples"] = temples(state)
    picture |= tokens(state)
    picture["players"] = [player(state, owner) for owner in range(state.seats)]
    picture["turn"] = turn(state)
    picture["ended"] = REASONS[state.ended] or None
    picture["you"] = private(state, seat) if 0 <= seat < state.seats else None
    return picture


def public(state: EdoState) -> dict[str, object]:
    """The round, the merchant and what lies beside the board."""
    setting = state.setting
    known = phase(state)
    return {
        "modules": [module.id for module in setting.modules],
        "side": setting.side.id,
        "round": state.rounds,
        "phase": known,
        "pass": state.passes + 1 if known == "perform" else None,
        "start": start(state),
        "covered": spaces_in(setting.covered),
        "outsiders": spaces_in(setting.outsiders),
        "merchant": None if state.merchant == NOWHERE else SPACE_IDS[state.merchant],
        "merchant_card": merchant_id(state.current),
        "merchant_top": merchant_id(state.coming),
        "merchants_left": bin(state.pile).count("1") + int(state.coming != NO_MERCHANT),
        "merchants_past": merchants_past(state),
        "specials": [CARD_IDS[card] for card in range(CARDS) if state.display >> card & 1],
        "specials_left": bin(state.deck).count("1"),
        "packages": packages_left(state),
        "neutrals_left": state.neutrals,
        "fortresses_left": state.fortresses,
    }


def start(state: EdoState) -> int | None:
    """The start player, once chosen."""
    due = any(kind_of(frame) == CHOOSE_START for frame in state.stack)
    return None if due else state.first


def phase(state: EdoState) -> str:
    """The part of the round that is on."""
    if state.ended != GOING_ON:
        return "over"
    if state.branches is not None:
        return "plan"
    kinds = [kind_of(frame) for frame in state.stack]
    if NEXT_TURN in kinds:
        return "perform"
    if BEGIN_WAGES in kinds or PAY_WAGES in kinds:
        return "wages"
    if BEGIN_LIMIT in kinds or DISCARD_GOODS in kinds:
        return "limit"
    if BEGIN_PLAN in kinds:
        return "ronin"
    return "refill" if state.rounds else "setup"


def spaces_in(mask: int) -> list[str]:
    """The spaces of a mask by id."""
    return [SPACE_IDS[space] for space in range(SPACES) if mask >> space & 1]


def merchant_id(card: int) -> str | None:
    """A merchant card by id."""
    return None if card == NO_MERCHANT else MERCHANT_IDS[card]


def merchants_past(state: EdoState) -> list[str]:
    """The merchant cards out of the game, in their fixed order."""
    here = state.pile
    for card in (state.current, state.coming):
        if card != NO_MERCHANT:
            here |= 1 << card
    return [MERCHANT_IDS[card] for card in range(MERCHANTS) if not here >> card & 1]


def packages_left(state: EdoState) -> list[str]:
    """The packages nobody has taken."""
    taken = [state.hold[seat * HELD + PACKAGE_OF] for seat in range(state.seats)]
    return [PACKAGE_IDS[place] for place in range(PACKAGES) if place + 1 not in taken]


# The board


def city_row(state: EdoState, city: int) -> dict[str, object]:
    """A city with its tile, its buildings by site, and what it would pay now."""
    at, side = city * PER_CITY, state.setting.side
    tile = state.city[at + TILE]
    return {
        "city": SPACE_IDS[city],
        "tile": None if tile == NO_TILE else TILE_IDS[tile],
        "sites": side.sites[city],
        "buildings": buildings(state.city[at + ROW]),
        "fortress_sites": side.fortress_sites[city],
        "fortresses": state.city[at + FORTRESSES],
        "income": [] if tile == NO_TILE else income_rows(state, city),
    }


def buildings(row: int) -> list[dict[str, object]]:
    """A row of building sites from the first on."""
    found: list[dict[str, object]] = []
    while row:
        building = "post" if row & IS_POST else "house"
        found.append({"seat": (row & 7) - 1, "building": building})
        row >>= 4
    return found


def income_rows(state: EdoState, city: int) -> list[dict[str, object]]:
    """Who would earn what here if the round ended now, by rank."""
    strengths, firsts = board.standing(state, city)
    paid = board.shares(state, city)
    pays = not state.barren >> city & 1
    ranks: list[dict[str, object]] = []
    for rank in range(state.seats):
        for seat in range(state.seats):
            if strengths[seat] and board.rank_of(strengths, firsts, seat) == rank:
                ryo = paid[seat] if pays else 0
                ranks.append({"seat": seat, "strength": strengths[seat], "ryo": ryo})
    return ranks


def samurai(state: EdoState) -> list[dict[str, object]]:
    """All samurai by seat and space; `black` of them leave when the turn ends."""
    rows: list[dict[str, object]] = []
    for seat in range(state.seats):
        last, count, black = -1, 0, 0
        for place in range(seat * PIECES, seat * PIECES + PIECES + 1):
            end = place == seat * PIECES + PIECES
            piece = HOME if end else state.pieces[place]
            if piece >> 2 != last:
                if count:
                    rows.append(samurai_row(seat, last, count, black))
                last, count, black = piece >> 2, 0, 0
            if piece >= HOME:
                break
            count += 1
            black += int(piece & BLACK != 0)
    return rows


def samurai_row(seat: int, space: int, count: int, black: int) -> dict[str, object]:
    """A seat's samurai on one space."""
    return {"space": SPACE_IDS[space], "seat": seat, "count": count, "black": black}


def temples(state: EdoState) -> list[dict[str, object]]:
    """All temples by seat and space."""
    return [
        {"space": space, "seat": seat}
        for seat in range(state.seats)
        for space in spaces_in(state.hold[seat * HELD + HUBS])
    ]


def tokens(state: EdoState) -> dict[str, object]:
    """The privilege board and the Ronin; empty without their modules."""
    court = state.court
    demands = [demand_id(token) for token in court[:4]]
    grants = [privilege_id(token) for token in court[4:]]
    return {
        "demands": demands[:3],
        "demand_next": demands[3] if court else None,
        "demands_left": bin(state.demands).count("1"),
        "privileges": grants[:3],
        "privilege_next": grants[3] if court else None,
        "privileges_left": sum(counts(state.grants, PRIVILEGES)),
        "ronin": [SPACE_IDS[space] for space in state.ronin],
        "locations_out": repeated(state.drawn, LOCATION_IDS[:LOCATIONS]),
    }


def demand_id(token: int) -> str | None:
    """A demand by id."""
    return None if token == NO_TOKEN else DEMAND_IDS[token]


def privilege_id(token: int) -> str | None:
    """A privilege by id."""
    return None if token == NO_TOKEN else PRIVILEGE_IDS[token]


def counts(packed: int, kinds: int) -> list[int]:
    """How many of each kind are packed, four bits a kind."""
    return [packed >> 4 * kind & 15 for kind in range(kinds)]


def repeated(packed: int, ids: list[str]) -> list[str]:
    """What is packed, by id, each as often as it is there."""
    if not packed:
        return []
    amounts = counts(packed, len(ids))
    return [id for place, id in enumerate(ids) for _ in range(amounts[place])]


# The players


def player(state: EdoState, seat: int) -> dict[str, object]:
    """What the table shows of one player."""
    content, at, hold = state.setting.content, seat * HELD, state.hold
    cards = hold[at + CARDS_HELD]
    built = bin(hold[at + HUBS]).count("1")
    shown: dict[str, object] = {
        "points": hold[at + POINTS],
        "wood": hold[at],
        "stone": hold[at + 1],
        "rice": hold[at + 2],
        "ryo": hold[at + 3],
        "officials": board.officials_home(state, seat),
        "neutrals": hold[at + NEUTRALS],
        "blacks": hold[at + BLACKS],
        "houses": hold[at + HOUSES],
        "posts": content.posts_each - int(hold[at + POST_AT] != 0),
        "temples": content.temples_each - built,
        "cards": [CARD_IDS[card] for card in range(START_CARDS, CARDS) if cards >> card & 1],
        "privileges": repeated(hold[at + PRIVILEGES_HELD], PRIVILEGE_IDS),
        "tokens": hold[at + TOKENS],
        "package": named(PACKAGE_IDS, hold[at + PACKAGE_OF]),
        "town": named(SPACE_IDS, hold[at + TOWN_OF]),
        "in_edo": board.is_in_edo(state, seat),
        "ready": is_ready(state, seat),
        "plan": plan(state, seat, board.shown(state, seat)),
        "income_now": income_now(state, seat),
        "wages_now": wages(state, seat),
        "total_now": scoring.score(state, seat),
    }
    if state.ended != GOING_ON:
        result = scoring.outcome(state)
        assert result is not None
        shown["score"] = result.scores[seat]
        shown["place"] = result.places[seat]
    return shown


def named(ids: list[str], number: int) -> str | None:
    """The id of a number that counts from 1."""
    return ids[number - 1] if number else None


def income_now(state: EdoState, seat: int) -> int:
    """All income of a seat if the round ended now."""
    if not state.rounds:
        return 0
    total = 0
    for city in state.setting.cities:
        total += board.income(state, seat, city)
    return total


def is_ready(state: EdoState, seat: int) -> bool:
    """Whether the seat owes no answer in the open planning."""
    return state.branches is not None and not state.branches.owing >> seat & 1


def plan(state: EdoState, seat: int, slots: int) -> list[dict[str, object] | None]:
    """The first slots of a seat's plan; the others are not shown."""
    at = seat * PLANNED
    locked = state.plan[at + STOCK] != NO_PLAN
    return [
        planned(state.plan[at + slot]) if locked and slot < slots else None for slot in range(SLOTS)
    ]


def planned(entry: int) -> dict[str, object]:
    """One slot of a plan."""
    return {
        "card": CARD_IDS[entry & 15],
        "action": ACTION_IDS[entry >> 4 & 15],
        "own": entry >> 8 & 7,
        "neutral": entry >> 11 & 7,
        "black": entry >> 14,
    }


# The open turn


def turn(state: EdoState) -> dict[str, object] | None:
    """The turn that is on: whose, with which card, what is left of it."""
    place = open_turn(state)
    if place == NO_SEAT:
        return None
    seat = seat_of(state.stack[place])
    top = state.stack[-1]
    kind = kind_of(top)
    settles = kind == SETTLE_RONIN
    return {
        "seat": seat,
        "slot": a_of(state.stack[place]) + 1,
        "card": CARD_IDS[board.open_card(state, seat)],
        "action": ACTION_IDS[kind_of(state.stack[place]) - TURN],
        "own": state.own,
        "neutral": state.neutral,
        "black": state.black,
        "moving": state.moving != 0,
        "moved": marked(state, seat) if state.moving else [],
        "merchant_moved": state.led != 0,
        "spent": [] if state.moving else marked(state, seat),
        "again": state.again,
        "top_open": state.reach != 0,
        "dispersed": state.dispersed != 0,
        "dispersal": SPACE_IDS[a_of(top)] if kind in DISPERSING else None,
        "piece": SPACE_IDS[a_of(top)] if kind in PICKED_UP or settles else None,
        "kind": KIND_IDS[b_of(top)] if settles else None,
        "prices": prices(state, seat, a_of(top)) if kind in PAID else None,
    }


DISPERSING: Final = (BRING_SAMURAI, JOIN_SAMURAI)
PICKED_UP: Final = (MOVE_SAMURAI, LEAD_MERCHANT, RELOCATE_SAMURAI)
PAID: Final = (MOVE_SAMURAI, LEAD_MERCHANT, BRING_SAMURAI)


def open_turn(state: EdoState) -> int:
    """The place of the open turn in the stack, or NO_SEAT."""
    for place in range(len(state.stack) - 1, -1, -1):
        if TURN <= kind_of(state.stack[place]) < MOVE_SAMURAI:
            return place
    return NO_SEAT


def marked(state: EdoState, seat: int) -> list[str]:
    """The spaces of the samurai that have moved, or have produced."""
    pieces = state.pieces[seat * PIECES : seat * PIECES + PIECES]
    return [SPACE_IDS[piece >> 2] for piece in pieces if piece < HOME and piece & MARKED]


def prices(state: EdoState, seat: int, space: int) -> dict[str, int]:
    """What the ways from (or to) a space cost the seat, as far as its money goes."""
    ryo = state.hold[seat * HELD + RYO]
    reached = board.reach(state, seat, space, ryo) & ~(1 << space)
    return {
        SPACE_IDS[end]: board.price(state, seat, space, end)
        for end in range(SPACES)
        if reached >> end & 1
    }


# What is yours


def private(state: EdoState, seat: int) -> dict[str, object]:
    """What only this seat has: its plan, and its pending answers."""
    branches = state.branches
    answers = [] if branches is None else branches.answers[seat]
    return {
        "seat": seat,
        "plan": plan(state, seat, SLOTS),
        "answers": [state.game.notation(action) for action in answers],
    }
