"""Phase 3: samurai go home or are paid in rice; then all cities pay income (§wages/pay)."""

from typing import final

from hatamoto.games.edo import actions, board, changes, codes, events, frames, samurai
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Decision, Step
from hatamoto.kernel.refusals import Facts, Refusal, refused


@final
class BeginningWages(Step[EdoState]):
    """In turn order, each player with samurai pays (§wages/pay)."""

    frame_type = frames.BEGIN_WAGES
    done = frames.BEGIN_WAGES.field("done")
    rule = "wages/pay"

    def run(self, state: EdoState, frame: Frame) -> None:
        """Ask the next player, or pay the income of cities (ruling 56)."""
        done = self.done.of(frame)
        if done == state.seats:
            state.push(frames.PAY_INCOME.step())
            return
        seat = (state.first + done) % state.seats
        state.push(frames.BEGIN_WAGES.step(done + 1))
        if state.holdings[seat * codes.HELD + codes.ABROAD]:
            state.push(frames.PAY_WAGES.ask(seat))


def wages(state: EdoState, seat: int) -> int:
    """The rice a seat owes for its samurai on the board (§wages/pay)."""
    return state.holdings[seat * codes.HELD + codes.ABROAD] * state.config.content.wage


@final
class PayingWages(Decision[EdoState]):
    """Take samurai home one by one, then pay the rest (§wages/pay, §wages/return)."""

    frame_type = frames.PAY_WAGES
    glyph = "扶"
    rule = "wages/pay"
    verbs: tuple[str, ...] = ("return", "pay")

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """Any samurai can go home; paying needs enough rice."""
        seat = seat_of(frame)
        offered = [actions.RETURN + space for space in samurai.spaces(state, seat)]
        if state.holdings[seat * codes.HELD + ids.RICE] >= wages(state, seat):
            offered.append(actions.PAY)
        return offered

    def blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """There is no samurai, or too little rice."""
        if action == actions.PAY:
            return refused(self.rule, "too_little_rice", {"price": wages(state, seat_of(frame))})
        facts: Facts = {"space": ids.SPACE_IDS[action - actions.RETURN]}
        if not masks.has(state.config.on_side, action - actions.RETURN):
            return refused("setup/board", "not_on_side", facts)
        return refused("wages/return", "no_samurai", facts)

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """Ask again until all are home or paid."""
        seat = seat_of(frame)
        if action != actions.PAY:
            changes.send_home(state, seat, action - actions.RETURN)
            if state.holdings[seat * codes.HELD + codes.ABROAD]:
                state.push(frame)
            return
        rice = wages(state, seat)
        state.holdings[seat * codes.HELD + ids.RICE] -= rice
        events.wages_paid(state, seat, rice)


@final
class PayingIncome(Step[EdoState]):
    """All cities pay by rank and profit tile at the same time (§income/tile, §income/rank)."""

    frame_type = frames.PAY_INCOME
    rule = "income/tile"

    def run(self, state: EdoState, frame: Frame) -> None:
        """Then the limit is checked."""
        for city in state.config.cities:
            if board.has_building(state, city) and not masks.has(state.barren, city):
                pay_city(state, city)
        state.push(frames.BEGIN_LIMIT.step())


def pay_city(state: EdoState, city: int) -> None:
    """One city pays every player who has a house or the trading post there."""
    paid = board.shares(state, city)
    for seat in range(state.seats):
        if paid[seat]:
            pay_share(state, seat, city, paid[seat])


def pay_share(state: EdoState, seat: int, city: int, amount: int) -> None:
    """Pay a player's share of a city's income."""
    changes.gain(state, seat, ids.RYO, amount)
    events.income_paid(state, seat, city, amount)
