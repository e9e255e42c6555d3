"""Phase 4: the limit of goods, the end of the game, and the next round (§end/check)."""

from typing import final

from hatamoto.games.edo import actions, board, changes, codes, events, frames
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Decision, Step
from hatamoto.kernel.refusals import Refusal, refused


@final
class BeginningLimit(Step[EdoState]):
    """In turn order, players with too many goods discard (§end/limit)."""

    frame_type = frames.BEGIN_LIMIT
    done = frames.BEGIN_LIMIT.field("done")
    rule = "end/limit"

    def run(self, state: EdoState, frame: Frame) -> None:
        """Ask the next, or end the round (ruling 56)."""
        done = self.done.of(frame)
        if done == state.seats:
            state.push(frames.END_ROUND.step())
            return
        seat = (state.first + done) % state.seats
        state.push(frames.BEGIN_LIMIT.step(done + 1))
        if is_over_limit(state, seat):
            state.push(frames.DISCARD_GOODS.ask(seat))


def is_over_limit(state: EdoState, seat: int) -> bool:
    """Whether a seat has more wood, stone and rice than it may keep (§end/limit)."""
    return board.resources(state, seat) > state.config.content.limit


@final
class DiscardingGoods(Decision[EdoState]):
    """Discard goods one by one, down to the limit (§end/limit)."""

    frame_type = frames.DISCARD_GOODS
    glyph = "捨"
    rule = "end/limit"
    verbs: tuple[str, ...] = ("discard",)

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """The goods that the seat has."""
        at = seat_of(frame) * codes.HELD
        return [
            actions.DISCARD + good for good in range(ids.RESOURCES) if state.holdings[at + good]
        ]

    def blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """The seat has none of that good."""
        return refused(self.rule, "no_such_good", {"good": ids.GOOD_IDS[action - actions.DISCARD]})

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """Ask again until the seat is within the limit."""
        seat = seat_of(frame)
        changes.discard(state, seat, action - actions.DISCARD)
        if is_over_limit(state, seat):
            state.push(frame)


@final
class EndingRound(Step[EdoState]):
    """The game ends, or the next round is set up (§end/check)."""

    frame_type = frames.END_ROUND
    rule = "end/check"

    def run(self, state: EdoState, frame: Frame) -> None:
        """The points are checked before the last merchant (ruling 59)."""
        for seat in range(state.seats):
            if state.holdings[seat * codes.HELD + codes.POINTS] >= state.config.content.end_points:
                end(state, codes.ENOUGH_POINTS)
                return
        if state.coming == codes.NO_MERCHANT:
            end(state, codes.NO_MERCHANTS)
            return
        forget_plans(state)
        state.push(frames.BEGIN_ROUND.step())
        refill_display(state)
        change_merchant(state)
        pass_start(state)


def forget_plans(state: EdoState) -> None:
    """Clear the planning boards (§end/check)."""
    state.passes = 0
    for index in range(state.seats * codes.PLANNED):
        state.plan[index] = codes.NO_PLAN


def refill_display(state: EdoState) -> None:
    """Draw new special cards while there are any (§end/special)."""
    missing = state.config.content.display - masks.count(state.display)
    left = masks.count(state.deck)
    count = missing if missing < left else left
    if count > 0:
        state.push(frames.OPEN_SPECIAL.draw(count))


def change_merchant(state: EdoState) -> None:
    """Make the top card of the pile current, and reveal the next one (§end/merchant)."""
    events.merchant_left(state, state.current)
    events.merchant_turned(state, state.coming)
    state.current = state.coming
    state.coming = codes.NO_MERCHANT
    if state.pile:
        state.push(frames.OPEN_MERCHANT.draw())


def pass_start(state: EdoState) -> None:
    """The start player's marker goes clockwise (§end/start_player)."""
    seat = state.first
    state.first = board.next_seat(state, seat)
    events.start_passed(state, seat, state.first)


def end(state: EdoState, reason: int) -> None:
    """Final scoring (§end/scoring)."""
    state.ended = reason
    state.stack.clear()
    for seat in range(state.seats):
        events.score_counted(state, seat)
    events.game_ended(state)
