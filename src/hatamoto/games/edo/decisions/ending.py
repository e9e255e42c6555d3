"""Phase 4: the limit of goods, the end of the game, and the next round (§end/check)."""

from typing import final

from hatamoto.games.edo import board, changes, scoring
from hatamoto.games.edo.actions import DISCARD
from hatamoto.games.edo.content import GOOD_IDS, MERCHANT_IDS, RESOURCES
from hatamoto.games.edo.state import (
    BEGIN_LIMIT,
    BEGIN_ROUND,
    DISCARD_GOODS,
    END_ROUND,
    ENOUGH_POINTS,
    HELD,
    NO_MERCHANT,
    NO_MERCHANTS,
    NO_PLAN,
    OPEN_MERCHANT,
    OPEN_SPECIAL,
    PLANNED,
    POINTS,
    REASONS,
    EdoState,
)
from hatamoto.kernel.frames import STEP, Frame, a_of, framed, seat_of
from hatamoto.kernel.kinds import Decision, Step
from hatamoto.kernel.refusals import Facts, Refusal, refused
from hatamoto.kernel.seats import NATURE


@final
class BeginningLimit(Step[EdoState]):
    """In turn order, who has too much discards; frame a counts those done (§end/limit)."""

    id = "begin_limit"
    rule = "end/limit"

    def run(self, state: EdoState, frame: Frame) -> None:
        """Ask the next, or end the round (ruling 56)."""
        done = a_of(frame)
        if done == state.seats:
            state.push(framed(END_ROUND, STEP))
            return
        seat = (state.first + done) % state.seats
        state.push(framed(BEGIN_LIMIT, STEP, done + 1))
        if is_over_limit(state, seat):
            state.push(framed(DISCARD_GOODS, seat))


def is_over_limit(state: EdoState, seat: int) -> bool:
    """Whether a seat has more wood, stone and rice than it may keep (§end/limit)."""
    return board.resources(state, seat) > state.setting.content.limit


@final
class DiscardingGoods(Decision[EdoState]):
    """Put goods back one by one, down to the limit (§end/limit)."""

    id = "discard_goods"
    rule = "end/limit"
    verbs: tuple[str, ...] = ("discard",)

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """The goods at hand."""
        at = seat_of(frame) * HELD
        return [DISCARD + good for good in range(RESOURCES) if state.hold[at + good]]

    def blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """None of that at hand."""
        return refused(self.rule, "no_such_good", {"good": GOOD_IDS[action - DISCARD]})

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """Until the limit is kept."""
        seat = seat_of(frame)
        changes.discard(state, seat, action - DISCARD)
        if is_over_limit(state, seat):
            state.push(frame)


@final
class EndingRound(Step[EdoState]):
    """The game ends, or the next round is made ready (§end/check)."""

    id = "end_round"
    rule = "end/check"

    def run(self, state: EdoState, frame: Frame) -> None:
        """Enough points come before the last merchant (ruling 59)."""
        for seat in range(state.seats):
            if state.hold[seat * HELD + POINTS] >= state.setting.content.end_points:
                end(state, ENOUGH_POINTS)
                return
        if state.coming == NO_MERCHANT:
            end(state, NO_MERCHANTS)
            return
        forget_plans(state)
        state.push(framed(BEGIN_ROUND, STEP))
        refill_display(state)
        change_merchant(state)
        pass_start(state)


def forget_plans(state: EdoState) -> None:
    """Cards and officials come home from the planning boards (§end/check)."""
    state.passes = 0
    for place in range(state.seats * PLANNED):
        state.plan[place] = NO_PLAN


def refill_display(state: EdoState) -> None:
    """New special cards are opened while there are any (§end/special)."""
    missing = state.setting.content.display - bin(state.display).count("1")
    left = bin(state.deck).count("1")
    count = missing if missing < left else left
    if count > 0:
        state.push(framed(OPEN_SPECIAL, NATURE, count))


def change_merchant(state: EdoState) -> None:
    """The top of the pile becomes current, and the next card is opened (§end/merchant)."""
    if state.events is not None:
        state.tell("merchant_left", {"merchant": MERCHANT_IDS[state.current]})
        state.tell("merchant_turned", {"merchant": MERCHANT_IDS[state.coming]})
    state.current = state.coming
    state.coming = NO_MERCHANT
    if state.pile:
        state.push(framed(OPEN_MERCHANT, NATURE))


def pass_start(state: EdoState) -> None:
    """The start player's marker goes clockwise (§end/start_player)."""
    seat = state.first
    state.first = board.next_seat(state, seat)
    if state.events is not None:
        state.tell("start_passed", {"seat": seat, "to_seat": state.first})


def end(state: EdoState, reason: int) -> None:
    """Final scoring (§end/scoring)."""
    state.ended = reason
    state.stack.clear()
    if state.events is not None:
        tell_end(state)


def tell_end(state: EdoState) -> None:
    """What the end counts."""
    result = scoring.outcome(state)
    assert result is not None
    for seat in range(state.seats):
        parts: Facts = {
            "points": state.hold[seat * HELD + POINTS],
            "money": scoring.for_money(state, seat),
            "samurai": scoring.for_samurai(state, seat),
            "tokens": scoring.for_modules(state, seat),
        }
        facts: Facts = {"seat": seat, **parts, "score": result.scores[seat]}
        state.tell("score_counted", {**facts, "place": result.places[seat]})
    state.tell("game_ended", {"reason": REASONS[state.ended]})
