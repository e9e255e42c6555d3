"""Checks the facts of a position; each problem starts with the name of the field."""

from collections.abc import Iterator
from typing import Final

from hatamoto.games.edo import actions, board, codes, frames, plans
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import type_of

LEFT: Final = frames.PASS_MERCHANT.field("left")


def problems(state: EdoState, step: str) -> Iterator[str]:
    """All problems of a state that was read from a position with this step."""
    yield from order_problems(state, step)
    yield from merchant_problems(state)
    if step == "over":
        yield from end_problems(state)
    if step == "setup":
        yield from setup_problems(state)
    if step in ("setup", "round", "ronin", "plan"):
        yield from plan_problems(state)
    if step == "ronin" and not state.config.has_module("ronin"):
        yield "step: the module Ronin is not in play"


def order_problems(state: EdoState, step: str) -> Iterator[str]:
    """Players act in turn order, and only while there are passes (§perform/order)."""
    acted = [masks.has(state.acted, seat) for seat in board.turn_order(state)]
    if any(acted) and state.passes >= actions.SLOTS:
        yield "acted: nobody acts after the last pass"
    if sorted(acted, reverse=True) != acted:
        yield "acted: players act in turn order"
    if step in ("setup", "round", "ronin", "plan") and (any(acted) or state.passes):
        yield "pass: the passes begin when the plans are locked"


def rounds_over(state: EdoState) -> int:
    """The number of rounds that have ended."""
    between = len(state.stack) > 0 and type_of(state.stack[0]) == frames.BEGIN_ROUND.number
    return state.rounds if between else max(0, state.rounds - 1)


def merchant_problems(state: EdoState) -> Iterator[str]:
    """One merchant card leaves with each round, and the pile has an open top (§end/merchant)."""
    drawn = [type_of(frame) for frame in state.stack]
    passed = sum(LEFT.of(f) for f in state.stack if type_of(f) == frames.PASS_MERCHANT.number)
    opens = frames.OPEN_MERCHANT.number in drawn
    left = masks.count(state.pile)
    here = left + int(state.current != codes.NO_MERCHANT) + int(state.coming != codes.NO_MERCHANT)
    past, over = ids.MERCHANTS - here + passed, rounds_over(state)
    if past != over:
        yield f"merchants_past: one card for each round that is over, so {over}, not {past}"
    left -= passed + int(opens) + int(frames.TURN_MERCHANT.number in drawn)
    if left < 0:
        yield "merchant_top: the pile is empty in the last round"
    if left and state.coming == codes.NO_MERCHANT and not opens:
        yield "merchant_top: it lies open while the pile has cards"


def plan_problems(state: EdoState) -> Iterator[str]:
    """Before the plans nobody has too much, and nothing is planned (§end/limit, §end/check)."""
    content, most = state.config.content, state.config.content.limit
    if not rounds_over(state):
        firsts = range(0, len(content.package), ids.GOODS)
        most = max(most, *[sum(content.package[first:][: ids.RYO]) for first in firsts])
    for seat in range(state.seats):
        goods = board.resources(state, seat)
        points = state.holdings[seat * codes.HELD + codes.POINTS]
        if goods > most:
            kept = f"before the plans are made, and may keep {most}"
            yield f"players: seat {seat} has {goods} wood, stone and rice {kept}"
        if points >= content.end_points:
            yield f"points: seat {seat} has {points}, and {content.end_points} have ended the game"
        if plans.is_locked(state, seat):
            yield "plans: none is locked yet"


def setup_problems(state: EdoState) -> Iterator[str]:
    """Ronin on three kinds of space, packages in turn order, towns after all packages."""
    kinds = [(space - ids.RESOURCE_FIRST) // ids.EACH_RESOURCE for space in state.ronin]
    if len(set(kinds)) != len(kinds) or any(kind < 0 for kind in kinds):
        yield "ronin: in the set-up one stands on each kind of resource space"
    if state.rounds:
        yield "round: it is 0 in the set-up"
    order = board.turn_order(state)
    packages = [state.holdings[seat * codes.HELD + codes.PACKAGE_OF] > 0 for seat in order]
    towns = [state.holdings[seat * codes.HELD + codes.TOWN_OF] > 0 for seat in order]
    if sorted(packages, reverse=True) != packages:
        yield "package: packages are taken in turn order"
    if sorted(towns) != towns or (any(towns) and not all(packages)):
        yield "town: towns are chosen in reverse order, when all have a package"


def end_problems(state: EdoState) -> Iterator[str]:
    """The reason for the end must apply."""
    for city in state.config.cities:
        if state.city[city * codes.PER_CITY + codes.TILE] == codes.NO_TILE:
            yield "tiles: every city in use has one"
    if state.current == codes.NO_MERCHANT:
        yield "merchant_card: there is one in every round"
    if state.config.has_module("ronin") and len(state.ronin) < state.config.content.ronin:
        yield f"ronin: there are {state.config.content.ronin}"
    points = [state.holdings[seat * codes.HELD + codes.POINTS] for seat in range(state.seats)]
    reached = max(points) >= state.config.content.end_points
    if state.ended != codes.ENOUGH_POINTS:
        reached = reached or state.coming != codes.NO_MERCHANT or state.pile > 0
    if reached != (state.ended == codes.ENOUGH_POINTS):
        yield "ended: the points and the merchants do not say so"
