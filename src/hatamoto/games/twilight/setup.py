"""The initial state from the options, before the first deal (§4.0)."""

from hatamoto.games.twilight import actions, changes, codes, frames, ids
from hatamoto.games.twilight.chart import Chart
from hatamoto.games.twilight.content import Content
from hatamoto.games.twilight.state import Options, TwilightState
from hatamoto.kernel.game import Game
from hatamoto.kernel.options import OptionValue


def options_for(chosen: dict[str, OptionValue]) -> Options:
    """The options from their ids."""
    return Options(bool(chosen["navy"]), bool(chosen["joi_by_treaty_level"]))


def empty_state(
    game: Game[TwilightState], content: Content, chart: Chart, options: Options
) -> TwilightState:
    """The closed deck in the pile, markers at their starts, no influence on the map.

    §4.1(i), §4.3(2), §4.3(3), §4.3(4), §4.3(5), §4.3(6), §4.3(7), §4.3(8)
    """
    state = TwilightState(game, content, chart, options)
    state.stack = []
    state.ledger = []
    state.influence = [0] * (2 * ids.SPACES)
    state.support = content.inherent.copy()
    state.counter_at = [codes.OFF_MAP] * ids.COUNTERS
    state.counter_face = [0] * ids.COUNTERS
    if options.navy:
        state.counter_at[ids.NAVY_KATSU] = ids.EDO
    state.pile = [actions.DRAW + card for card in content.closed_deck]
    state.court = [0, 0]
    return state


def new_state(
    game: Game[TwilightState], content: Content, chart: Chart, options: Options
) -> TwilightState:
    """Influence equal to inherent support, and the first turn about to begin (§4.2)."""
    state = empty_state(game, content, chart, options)
    for side in (ids.ANTI, ids.PRO):
        for space in range(ids.SPACES):
            number = content.inherent[side * ids.SPACES + space]
            if number:
                changes.add_influence(state, side, space, number)
    state.push(frames.BEGIN_TURN.step())
    state.run_steps()
    return state
