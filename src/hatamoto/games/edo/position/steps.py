"""The steps of a position: where the facts alone determine what is open."""

from typing import Final

from hatamoto.games.edo import actions, board, codes, frames, plans, samurai
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.planning import stock_of
from hatamoto.games.edo.decisions.turn import open_turn
from hatamoto.games.edo.position.validation import rounds_over
from hatamoto.games.edo.setup import new_state, open_by_chance
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.frames import type_of
from hatamoto.kernel.positions import DRAW, Reader
from hatamoto.kernel.seats import NATURE

STEPS: Final = ["setup", "round", "ronin", "plan", "perform", "turn", "wages", "limit"]
OVER: Final = "over"
BETWEEN: Final = ""
"""No step: a decision is half done, or a draw is due."""
ASKED_AT_REST: Final = {
    frames.TAKE_PACKAGE.number: "setup",
    frames.CHOOSE_TOWN.number: "setup",
    frames.SELECT_RONIN.number: "ronin",
    frames.DISCARD_GOODS.number: "limit",
}
"""Decisions that can be opened from the facts alone."""


def step_of(state: EdoState, seat: int | None = None) -> str:
    """The step that restores the state from its facts, OVER, or BETWEEN.

    With a seat, as far as it knows: it cannot see who else has begun to plan (§plan/secret).
    """
    if state.ended != codes.GOING_ON:
        return OVER
    branches = state.branches
    if branches is not None:
        known = [own for other, own in enumerate(branches.answers) if seat in (None, other)]
        return BETWEEN if any(known) else "plan"
    top = state.stack[-1]
    if frames.is_turn(top):
        return "turn" if is_turn_fresh(state) else BETWEEN
    if type_of(top) == frames.PAY_WAGES.number:
        return "wages" if is_first_to_pay(state) else BETWEEN
    if is_new(state):
        return "setup"
    return ASKED_AT_REST.get(type_of(top), BETWEEN)


def is_new(state: EdoState) -> bool:
    """Whether nothing has been drawn yet, as at the beginning of a game."""
    if type_of(state.stack[-1]) != frames.LAY_TILE.number or state.rounds:
        return False
    return state.stack == new_state(state.game, state.config).stack


def is_turn_fresh(state: EdoState) -> bool:
    """Whether nothing has been done in the open turn."""
    marked = any(samurai.is_marked(piece) for piece in state.pieces if piece < codes.HOME)
    return state.moving != 0 and not state.merchant_moved and not marked


def is_first_to_pay(state: EdoState) -> bool:
    """Whether no earlier seat has samurai left, which would be asked again."""
    order = board.turn_order(state)
    asked_before = order[: order.index(state.actor())]
    return not any(state.holdings[seat * codes.HELD + codes.ABROAD] for seat in asked_before)


# Opening a step


def open_step(state: EdoState, step: str, reader: Reader) -> None:
    """Push a step, then the draws that come before it."""
    if step != "setup" and not state.rounds:
        state.rounds = 1
    if step == "round":
        state.rounds -= 1
    elif step in ("wages", "limit"):
        state.passes = actions.SLOTS
    elif step in ("perform", "turn"):
        fill_plans(state)
    push_step(state, step)
    past = rounds_over(state) if reader.is_drawn("merchants_past") else 0
    start, specials = reader.fields.get("start") == DRAW, reader.is_drawn("specials")
    open_by_chance(state, start, specials, reader.is_drawn("merchant_top"), past)


def push_step(state: EdoState, step: str) -> None:
    """Push the frames of a step."""
    if step == "setup":
        state.push(frames.BEGIN_ROUND.step())
        state.push(frames.BEGIN_PACKAGES.step())
    elif step == "round":
        state.push(frames.BEGIN_ROUND.step())
    elif step == "ronin":
        state.push(frames.BEGIN_PLAN.step())
        for module in state.config.modules:
            module.before_planning(state)
    elif step == "turn":
        state.push(frames.NEXT_TURN.step())
        open_turn(state, last_acted(state))
    else:
        first = {"plan": frames.BEGIN_PLAN, "perform": frames.NEXT_TURN}
        last = {"wages": frames.BEGIN_WAGES, "limit": frames.BEGIN_LIMIT}
        state.push((first | last)[step].step())


def last_acted(state: EdoState) -> int:
    """The seat whose turn it is: the last in turn order whose card has been shown."""
    acted = [seat for seat in board.turn_order(state) if masks.has(state.acted, seat)]
    if not acted or state.passes >= actions.SLOTS:
        raise BadPosition("acted: the last of these has the turn")
    return acted[-1]


def fill_plans(state: EdoState) -> None:
    """Give seats without a plan one that does nothing: start cards without officials."""
    for seat in range(state.seats):
        if not plans.is_locked(state, seat):
            at = seat * codes.PLANNED
            for slot in range(actions.SLOTS):
                card = slot % ids.START_CARDS
                first = state.config.content.card_actions[card][0]
                state.plan[at + slot] = plans.slot(card, first)
            state.plan[at + plans.STOCK] = stock_of(state, seat)


def check_answerable(state: EdoState) -> None:
    """Raise BadPosition unless somebody is to act and has a legal action."""
    for seat in state.to_act():
        if not state.legal(seat):
            who = "chance" if seat == NATURE else f"seat {seat}"
            raise BadPosition(f"step: {who} has nothing to answer")
