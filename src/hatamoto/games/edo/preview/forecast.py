"""A forecast of the rest of a plan, for the person who makes it."""

from typing import Final

from hatamoto.games.edo import board, codes, frames, plans, sites
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.planning import stock_of
from hatamoto.games.edo.decisions.wages import wages
from hatamoto.games.edo.preview.projection import (
    Change,
    Projection,
    changes_of,
    count_of,
    income,
    open_turn,
    overflow,
    planned_slots,
    project,
    stored,
    totals,
    unpaid,
)
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.view_types import (
    SORTS,
    CityForecastView,
    FixView,
    ForecastView,
    GoodsView,
    SlotForecastView,
    StandingView,
    StepView,
    WarningSubject,
    WarningView,
)
from hatamoto.kernel.frames import type_of
from hatamoto.kernel.refusals import Facts

UNSAID: Final = ("move samurai", "move merchant", "to", "stop")
"""Verbs that a forecast leaves out: movement and the end of the turn."""
LATER: Final = (frames.BEGIN_LIMIT.number, frames.DISCARD_GOODS.number)
"""The open frames after the income of a round."""


def forecast(state: EdoState, seat: int, answers: list[int]) -> ForecastView:
    """The end of the round with the rest of a seat's plan, or with these answers of a planning."""
    slots = planned_slots(state, seat, answers)
    base = project(state, seat, slots)
    changes = changes_of(state, seat, base) if state.branches is not None and slots else []
    now, after = totals(state, seat), totals(base.state, seat)
    planned = [after[good] - now[good] for good in range(len(now))]
    settled = is_settled(state)
    ending = [0] * len(now) if settled else round_end(base.state, seat)
    then = [now[good] + planned[good] + ending[good] for good in range(len(now))]
    return {
        "slots": [slot_row(state, seat, base, changes, slot) for slot in range(len(slots))],
        "cities": [city_row(state, base.state, seat, city) for city in state.config.cities],
        "income_now": income(state, seat),
        "income": income(base.state, seat),
        "wages_now": wages(state, seat),
        "wages": wages(base.state, seat),
        "now": goods_row(now),
        "plan": goods_row(planned),
        "round_end": goods_row(ending),
        "then": goods_row(then),
        "settled": settled,
        "stored": then[ids.WOOD] + then[ids.STONE] + then[ids.RICE],
        "limit": state.config.content.limit,
        "samurai": base.state.holdings[seat * codes.HELD + codes.ABROAD],
        "warnings": warnings(state, seat, base, changes),
    }


def round_end(state: EdoState, seat: int) -> list[int]:
    """What the wages take and the cities pay (§wages/pay, §income/tile)."""
    change = [0] * (codes.POINTS + 1)
    change[ids.RICE] = -min(state.holdings[seat * codes.HELD + ids.RICE], wages(state, seat))
    change[ids.RYO] = income(state, seat)
    return change


def is_settled(state: EdoState) -> bool:
    """Whether the wages and the income of this round have been paid."""
    return any(type_of(frame) in LATER for frame in state.stack)


# Rows


def slot_row(
    state: EdoState, seat: int, base: Projection, changes: list[Change], slot: int
) -> SlotForecastView:
    """What a card of the plan would do, and what one more official would add."""
    entry = base.slots[slot]
    more = [change for change in changes if change.slot == slot and change.by > 0]
    better = [change for change in more if is_better(base, change)]
    shown = 0 if state.branches is not None else board.shown(state, seat)
    return {
        "slot": slot + 1,
        "card": ids.CARD_IDS[plans.card(entry)],
        "action": ids.ACTION_IDS[plans.action(entry)],
        "officials": count_of(plans.officials_of(entry)),
        "done": slot < shown and not (slot == shown - 1 and bool(open_turn(state, seat))),
        "moves": base.walked[slot],
        "steps": steps(state, base.done[slot]),
        "gain": goods_row(base.gains[slot]),
        "more_steps": added_steps(state, base, better[0]) if better else [],
        "more_gain": gain_of(base, better[0], seat)
        if better
        else goods_row([0] * (codes.POINTS + 1)),
    }


def is_better(base: Projection, change: Change) -> bool:
    """Whether a change is an improvement."""
    return change.projection.worth > base.worth


def steps(state: EdoState, done: list[int]) -> list[StepView]:
    """The steps of a turn, without movement."""
    verbs = state.game.verbs
    said = [action for action in done if verbs.verb(action).words not in UNSAID]
    return [{"verb": verbs.verb(action).id, "facts": verbs.facts(action)} for action in said]


def added_steps(state: EdoState, base: Projection, change: Change) -> list[StepView]:
    """The additional steps of a changed plan on its card."""
    known = base.done[change.slot].copy()
    added: list[int] = []
    for action in change.projection.done[change.slot]:
        if action in known:
            known.remove(action)
        else:
            added.append(action)
    return steps(state, added)


def gain_of(base: Projection, change: Change, seat: int) -> GoodsView:
    """The difference that a change makes at the end of the round."""
    then, now = totals(change.projection.state, seat), totals(base.state, seat)
    return goods_row([then[good] - now[good] for good in range(codes.POINTS + 1)])


def goods_row(amounts: list[int]) -> GoodsView:
    """Wood, stone, rice, ryo and points by name."""
    wood, stone, rice, ryo, points = amounts
    return {"points": points, "wood": wood, "stone": stone, "rice": rice, "ryo": ryo}


def city_row(now: EdoState, then: EdoState, seat: int, city: int) -> CityForecastView:
    """A city now and at the end of the round."""
    return {
        "city": ids.SPACE_IDS[city],
        "now": standing(now, seat, city),
        "then": standing(then, seat, city),
    }


def standing(state: EdoState, seat: int, city: int) -> StandingView | None:
    """A seat's buildings and rank in a city (§income/rank)."""
    strengths, firsts = board.standing(state, city)
    if not strengths[seat]:
        return None
    row, houses, has_post = state.city[city * codes.PER_CITY + codes.ROW], 0, False
    while row:
        if sites.owner(row) == seat:
            houses += int(not sites.is_post(row))
            has_post = has_post or sites.is_post(row)
        row = sites.rest(row)
    return {
        "houses": houses,
        "post": has_post,
        "rank": board.rank_of(strengths, firsts, seat) + 1,
        "players": sum(1 for strength in strengths if strength),
        "ryo": board.income(state, seat, city),
    }


# Warnings


def warnings(
    state: EdoState, seat: int, base: Projection, changes: list[Change]
) -> list[WarningView]:
    """What a planner may have overlooked; empty outside planning."""
    if state.branches is None or not base.slots:
        return []
    found: list[WarningView] = []
    used = sum(plans.officials_of(slot) for slot in base.slots)
    home = count_of(stock_of(state, seat) - used)
    useful = [change for change in changes if change.by > 0 and is_better(base, change)]
    if home and useful:
        fix = fix_row(state, seat, base, useful)
        found.append(warning("officials", "plan/officials", {"count": home}, fix))
    lost = overflow(base, seat)
    if lost:
        kept = [change for change in changes if overflow(change.projection, seat) < lost]
        facts: Facts = {
            "number": stored(base.state, seat),
            "most": state.config.content.limit,
            "count": lost,
        }
        fix = fix_row(state, seat, base, harmless(base, kept, seat))
        found.append(warning("goods", "end/limit", facts, fix))
    missing = unpaid(base, seat)
    if missing:
        fed = [change for change in changes if unpaid(change.projection, seat) < missing]
        facts = {"price": wages(base.state, seat), "count": missing}
        fix = fix_row(state, seat, base, harmless(base, fed, seat))
        found.append(warning("wages", "wages/return", facts, fix))
    return found


def warning(what: WarningSubject, rule: str, facts: Facts, fix: FixView | None) -> WarningView:
    """One warning."""
    return {"what": what, "rule": rule, "facts": facts, "fix": fix}


def harmless(base: Projection, changes: list[Change], seat: int) -> list[Change]:
    """The changes that do not cost points."""
    points = totals(base.state, seat)[codes.POINTS]
    return [
        change
        for change in changes
        if totals(change.projection.state, seat)[codes.POINTS] >= points
    ]


def fix_row(state: EdoState, seat: int, base: Projection, changes: list[Change]) -> FixView | None:
    """The best of these changes, or None."""
    if not changes:
        return None
    change = changes[0]
    for other in changes[1:]:
        if other.projection.worth > change.projection.worth:
            change = other
    return {
        "slot": change.slot + 1,
        "sort": SORTS[change.sort],
        "change": change.by,
        "steps": added_steps(state, base, change),
        "gain": gain_of(base, change, seat),
    }
