"""What one seat may know; facts are added one by one, so new fields of the state stay hidden."""

from typing import Final, get_args

from hatamoto.games.edo import actions, codes, frames
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.preview.outlook import outlook
from hatamoto.games.edo.preview.turns import turn
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.view.land import (
    city_row,
    demand_id,
    fields,
    privilege_id,
    samurai_rows,
    spaces_in,
    temples,
    tokens,
)
from hatamoto.games.edo.view.players import plan, player, special_cards
from hatamoto.games.edo.view_types import EdoView, OwnView, Phase, TableView
from hatamoto.kernel import masks
from hatamoto.kernel.frames import type_of

__all__ = [
    "PHASES",
    "demand_id",
    "privilege_id",
    "spaces_in",
    "special_cards",
    "view",
]

PHASES: Final[list[str]] = list(get_args(Phase))


def view(state: EdoState, seat: int) -> EdoView:
    """The public table and the seat's private part, which WATCHER does not have."""
    cities = [space for space in state.config.side.spaces if space < ids.CITIES]
    return {
        **table(state),
        "cities": [city_row(state, city) for city in cities],
        "fields": fields(state),
        "samurai": samurai_rows(state),
        "temples": temples(state),
        **tokens(state),
        "players": [player(state, owner) for owner in range(state.seats)],
        "turn": turn(state),
        "ended": codes.REASONS[state.ended] or None,
        "you": private(state, seat) if 0 <= seat < state.seats else None,
    }


def table(state: EdoState) -> TableView:
    """The round, the merchant and what is next to the board."""
    config = state.config
    known = phase(state)
    return {
        "modules": [module.id for module in config.modules],
        "side": config.side.id,
        "round": state.rounds,
        "phase": known,
        "pass": state.passes + 1 if known == "perform" else None,
        "start": start(state),
        "covered": spaces_in(config.covered),
        "outsiders": spaces_in(config.outsiders),
        "merchant": None if state.merchant == codes.NOWHERE else ids.SPACE_IDS[state.merchant],
        "merchant_card": merchant_id(state.current),
        "merchant_top": merchant_id(state.coming),
        "merchants_left": masks.count(state.pile) + int(state.coming != codes.NO_MERCHANT),
        "merchants_past": merchants_past(state),
        "specials": special_cards(state.display),
        "specials_left": masks.count(state.deck),
        "packages": packages_left(state),
        "neutrals_left": state.neutrals,
        "fortresses_left": state.fortresses,
    }


def start(state: EdoState) -> int | None:
    """The start player, once chosen."""
    due = any(type_of(frame) == frames.CHOOSE_START.number for frame in state.stack)
    return None if due else state.first


def phase(state: EdoState) -> Phase:
    """The current part of the round."""
    if state.ended != codes.GOING_ON:
        return "over"
    if state.branches is not None:
        return "plan"
    frame_types = [type_of(frame) for frame in state.stack]
    if frames.NEXT_TURN.number in frame_types:
        return "perform"
    if frames.BEGIN_WAGES.number in frame_types or frames.PAY_WAGES.number in frame_types:
        return "wages"
    if frames.BEGIN_LIMIT.number in frame_types or frames.DISCARD_GOODS.number in frame_types:
        return "limit"
    if frames.BEGIN_PLAN.number in frame_types:
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
            here |= masks.one(card)
    return [ids.MERCHANT_IDS[card] for card in range(ids.MERCHANTS) if not masks.has(here, card)]


def packages_left(state: EdoState) -> list[str]:
    """The packages that are left."""
    taken = [state.holdings[seat * codes.HELD + codes.PACKAGE_OF] for seat in range(state.seats)]
    return [id for package, id in enumerate(ids.PACKAGE_IDS) if package + 1 not in taken]


def private(state: EdoState, seat: int) -> OwnView:
    """The seat's own part: its plan, pending answers, and the outlook of its cards."""
    branches = state.branches
    answers = [] if branches is None else branches.answers[seat]
    return {
        "seat": seat,
        "plan": plan(state, seat, actions.SLOTS),
        "answers": [state.game.notation(action) for action in answers],
        "outlook": None if branches is None else outlook(state, seat),
    }
