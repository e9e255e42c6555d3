"""The first state from the options; chance still has the cards to deal (§4.0)."""

from hatamoto.games.twilight import actions, changes, chart, codes, frames, ids
from hatamoto.games.twilight.chart import Chart
from hatamoto.games.twilight.content import Content
from hatamoto.games.twilight.state import Options, TwilightState
from hatamoto.kernel.game import Game
from hatamoto.kernel.options import OptionValue


def options_for(chosen: dict[str, OptionValue]) -> Options:
    """The chosen rules."""
    return Options(bool(chosen["navy"]), bool(chosen["joi_by_treaty_level"]))


def empty_state(
    game: Game[TwilightState], content: Content, chart_list: Chart, options: Options
) -> TwilightState:
    """The closed deck in the pile, markers at their starts, no influence on the map.

    §4.1(i), §4.3(2), §4.3(3), §4.3(4), §4.3(5), §4.3(6), §4.3(7), §4.3(8)
    """
    counter_at = [codes.OFF_MAP] * ids.COUNTERS
    if options.navy:
        counter_at[ids.NAVY_KATSU] = ids.EDO
    return TwilightState(
        game,
        stack=[],
        branches=None,
        ledger=[],
        rolls=0,
        learned=0,
        content=content,
        chart=chart_list,
        options=options,
        influence=[0] * (2 * ids.SPACES),
        support=content.inherent.copy(),
        counter_at=counter_at,
        counter_face=[0] * ids.COUNTERS,
        anti_present=0,
        pro_present=chart.EDO_BIT,
        anti_held=0,
        pro_held=chart.EDO_BIT,
        anti_reach=0,
        pro_reach=chart_list.around_mask[ids.EDO],
        anti_short=0,
        pro_short=0,
        anti_hand=codes.NO_CARDS,
        pro_hand=codes.NO_CARDS,
        pile=[actions.DRAW + card for card in content.closed_deck],
        discard=codes.NO_CARDS,
        removed=codes.NO_CARDS,
        known=codes.NO_CARDS,
        court=[0, 0],
        court_done=0,
        vp=0,
        treaty=0,
        intervention=0,
        modifier=False,
        joi=False,
        port_open=False,
        opened=False,
        turn=0,
        rounds=0,
        first=ids.ANTI,
        active=ids.ANTI,
        card=codes.NO_CARD,
        ports=0,
        dice=codes.NO_DICE,
        ended=codes.GOING_ON,
        winner=codes.NEITHER,
    )


def new_state(
    game: Game[TwilightState], content: Content, chart_list: Chart, options: Options
) -> TwilightState:
    """Influence by the inherent numbers, and the first turn about to begin (§4.2)."""
    state = empty_state(game, content, chart_list, options)
    for side in (ids.ANTI, ids.PRO):
        for space in range(ids.SPACES):
            number = content.inherent[side * ids.SPACES + space]
            if number:
                changes.add_influence(state, side, space, number)
    state.push(frames.BEGIN_TURN.step())
    state.settle()
    return state
