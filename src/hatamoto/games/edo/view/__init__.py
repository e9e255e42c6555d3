"""What one seat may know, built by inclusion: a new field is hidden until someone shows it here."""

from typing import Final

from hatamoto.games.edo import actions, codes
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
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
    cities = [space for space in state.setting.side.spaces if space < ids.CITIES]
    picture["cities"] = [city_row(state, city) for city in cities]
    picture["samurai"] = samurai(state)
    picture["temples"] = temples(state)
    picture |= tokens(state)
    picture["players"] = [player(state, owner) for owner in range(state.seats)]
    picture["turn"] = turn(state)
    picture["ended"] = codes.REASONS[state.ended] or None
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
        "merchant": None if state.merchant == codes.NOWHERE else ids.SPACE_IDS[state.merchant],
        "merchant_card": merchant_id(state.current),
        "merchant_top": merchant_id(state.coming),
        "merchants_left": bin(state.pile).count("1") + int(state.coming != codes.NO_MERCHANT),
        "merchants_past": merchants_past(state),
        "specials": [ids.CARD_IDS[card] for card in range(ids.CARDS) if state.display >> card & 1],
        "specials_left": bin(state.deck).count("1"),
        "packages": packages_left(state),
        "neutrals_left": state.neutrals,
        "fortresses_left": state.fortresses,
    }


def start(state: EdoState) -> int | None:
    """The start player, once chosen."""
    due = any(kind_of(frame) == codes.CHOOSE_START for frame in state.stack)
    return None if due else state.first


def phase(state: EdoState) -> str:
    """The part of the round that is on."""
    if state.ended != codes.GOING_ON:
        return "over"
    if state.branches is not None:
        return "plan"
    kinds = [kind_of(frame) for frame in state.stack]
    if codes.NEXT_TURN in kinds:
        return "perform"
    if codes.BEGIN_WAGES in kinds or codes.PAY_WAGES in kinds:
        return "wages"
    if codes.BEGIN_LIMIT in kinds or codes.DISCARD_GOODS in kinds:
        return "limit"
    if codes.BEGIN_PLAN in kinds:
        return "ronin"
    return "refill" if state.rounds else "setup"


def merchant_id(card: int) -> str | None:
    """A merchant card by id."""
    return None if card == codes.NO_MERCHANT else ids.MERCHANT_IDS[card]


def merchants_past(state: EdoState) -> list[str]:
    """The merchant cards out of the game, in their fixed order."""
    here = state.pile
    for card in (state.current, state.coming):
        if card != codes.NO_MERCHANT:
            here |= 1 << card
    return [ids.MERCHANT_IDS[card] for card in range(ids.MERCHANTS) if not here >> card & 1]


def packages_left(state: EdoState) -> list[str]:
    """The packages nobody has taken."""
    taken = [state.hold[seat * codes.HELD + codes.PACKAGE_OF] for seat in range(state.seats)]
    return [ids.PACKAGE_IDS[place] for place in range(ids.PACKAGES) if place + 1 not in taken]


def private(state: EdoState, seat: int) -> dict[str, object]:
    """What only this seat has: its plan, its pending answers, and what its cards could do."""
    branches = state.branches
    answers = [] if branches is None else branches.answers[seat]
    return {
        "seat": seat,
        "plan": plan(state, seat, actions.SLOTS),
        "answers": [state.game.notation(action) for action in answers],
        "outlook": None if branches is None else outlook(state, seat),
    }
