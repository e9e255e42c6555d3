"""What one seat may know, built by inclusion: a new field is hidden until someone shows it here."""

from typing import Final

from hatamoto.games.edo.actions import SLOTS
from hatamoto.games.edo.content import (
    CARD_IDS,
    CARDS,
    CITIES,
    MERCHANT_IDS,
    MERCHANTS,
    PACKAGE_IDS,
    PACKAGES,
    SPACE_IDS,
)
from hatamoto.games.edo.state import (
    BEGIN_LIMIT,
    BEGIN_PLAN,
    BEGIN_WAGES,
    CHOOSE_START,
    DISCARD_GOODS,
    GOING_ON,
    HELD,
    NEXT_TURN,
    NO_MERCHANT,
    NOWHERE,
    PACKAGE_OF,
    PAY_WAGES,
    REASONS,
    EdoState,
)
from hatamoto.games.edo.view.land import (
    city_row,
    demand_id,
    privilege_id,
    repeated,
    samurai,
    spaces_in,
    temples,
    tokens,
)
from hatamoto.games.edo.view.outlook import outlook
from hatamoto.games.edo.view.players import named, plan, player
from hatamoto.games.edo.view.turns import NO_SEAT, open_turn, turn
from hatamoto.kernel.frames import kind_of

__all__ = [
    "NO_SEAT",
    "PHASES",
    "demand_id",
    "merchant_id",
    "merchants_past",
    "named",
    "open_turn",
    "phase",
    "player",
    "privilege_id",
    "repeated",
    "spaces_in",
    "tokens",
    "view",
]

PHASES: Final = ["setup", "ronin", "plan", "perform", "wages", "limit", "refill", "over"]


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


def private(state: EdoState, seat: int) -> dict[str, object]:
    """What only this seat has: its plan, its pending answers, and what its cards could do."""
    branches = state.branches
    answers = [] if branches is None else branches.answers[seat]
    return {
        "seat": seat,
        "plan": plan(state, seat, SLOTS),
        "answers": [state.game.notation(action) for action in answers],
        "outlook": None if branches is None else outlook(state, seat),
    }
