"""Whom a player has been seen to favour; a bot believes worlds that fit it."""

from hatamoto.games.shogunate import (
    GAME,
    actions,
    changes,
    favours,
    frames,
    insight,
    loyalty,
)
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE


def dealt() -> ShogunateState:
    """A game in its first round."""
    state = GAME.new(4)
    rng = Rng(2)
    while state.actor() == NATURE:
        state.apply(NATURE, state.draw(rng))
    return state


def shown(state: ShogunateState, seat: int) -> list[int]:
    """A seat's favours by slot of the Line as it was dealt."""
    return [favours.shown(state.favours[seat], leader) for leader in range(6)]


def test_moving_a_leader_up_favours_it_and_slights_those_it_passes() -> None:
    state = dealt()
    first, second, third = state.line[:3]
    changes.move_leader(state, 1, third, 0)
    found = shown(state, 1)
    assert (found[third], found[first], found[second]) == (2, -1, -1)
    assert sum(map(abs, found)) == 4
    assert shown(state, 0) == [0] * 6


def test_moving_a_leader_down_slights_it() -> None:
    state = dealt()
    first, second = state.line[:2]
    changes.move_leader(state, 2, first, 1)
    assert (shown(state, 2)[first], shown(state, 2)[second]) == (-1, 1)


def test_switching_honour_and_giving_it_are_seen() -> None:
    state = dealt()
    first, last = state.line[0], state.line[5]
    changes.switch_by(state, 0, first, last)
    assert (shown(state, 0)[first], shown(state, 0)[last]) == (-5, 5)
    changes.honour_by(state, 0, first)
    assert shown(state, 0)[first] == -3


def test_an_exchange_of_loyalty_begins_anew() -> None:
    state = dealt()
    changes.honour_by(state, 0, 3)
    changes.honour_by(state, 2, 3)
    one = next(clan for clan in range(6) if state.down[0] >> 2 * clan & 3)
    other = next(clan for clan in range(6) if state.down[1] >> 2 * clan & 3)
    changes.exchange(state, 0, 1, one, other)
    assert shown(state, 0) == [0] * 6
    assert shown(state, 2)[3] == 2


def test_a_world_keeps_what_everybody_saw() -> None:
    state = dealt()
    changes.honour_by(state, 0, 3)
    assert state.sample(1, Rng(3)).favours == state.favours  # type: ignore[attr-defined]


def test_the_seats_own_favours_say_nothing_to_itself() -> None:
    state = dealt()
    changes.honour_by(state, 0, 3)
    assert insight.log_likelihood(state, 0) == 0.0


def shown_to(state: ShogunateState, seat: int) -> list[float]:
    """What it is worth to ask each of the others for a card."""
    state.branches = None
    state.push(frames.ARROW_PLAYER.ask(seat))
    return [insight.information_gain(state, seat, action) for action in state.legal(seat)]


def test_a_card_one_has_seen_is_no_news() -> None:
    state = dealt()
    clan = loyalty.clans_in(state.down[1])[0]
    changes.turn_face_up(state, 1, loyalty.clans_in(state.down[1])[1])
    assert shown_to(state, 0) == [insight.SEEING_WORTH] * 3
    changes.show(state, 1, 0, clan)
    assert shown_to(state, 0) == [0.0, insight.SEEING_WORTH, insight.SEEING_WORTH]


def test_showing_what_the_viewer_knows_gives_nothing_away() -> None:
    state = dealt()
    state.branches = None
    known, secret = loyalty.clans_in(state.down[2])
    assert known != secret
    changes.show(state, 2, 0, known)
    state.push(frames.ARROW_SHOW.ask(2, 0))
    told = {action: insight.information_gain(state, 2, action) for action in state.legal(2)}
    assert told == {actions.SHOW + known: 0.0, actions.SHOW + secret: -insight.SHOWING_COST}


def test_turning_a_card_up_tells_everybody_who_has_not_seen_it() -> None:
    state = dealt()
    state.branches = None
    known, secret = loyalty.clans_in(state.down[2])
    changes.show(state, 2, 0, known)
    state.push(frames.DISHONOUR_TURN.ask(2))
    assert insight.information_gain(state, 2, actions.TURN + known) == -2 * insight.SHOWING_COST
    assert insight.information_gain(state, 2, actions.TURN + secret) == -3 * insight.SHOWING_COST
