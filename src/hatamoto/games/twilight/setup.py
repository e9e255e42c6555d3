"""The first state from the options; chance still has the cards to deal (§4.0)."""

from hatamoto.games.twilight import changes
from hatamoto.games.twilight.actions import DRAW
from hatamoto.games.twilight.chart import EDO_BIT, Chart
from hatamoto.games.twilight.content import Content
from hatamoto.games.twilight.ids import (
    ANTI,
    COUNTERS,
    EDO,
    NAVY_KATSU,
    PRO,
    SPACES,
)
from hatamoto.games.twilight.state import (
    BEGIN_TURN,
    GOING_ON,
    NEITHER,
    NO_CARD,
    NO_CARDS,
    OFF_MAP,
    Options,
    TwilightState,
)
from hatamoto.kernel.frames import STEP, framed
from hatamoto.kernel.game import Game
from hatamoto.kernel.options import OptionValue


def options_for(chosen: dict[str, OptionValue]) -> Options:
    """The chosen rules."""
    return Options(bool(chosen["navy"]), bool(chosen["joi_by_treaty_level"]))


def empty_state(
    game: Game[TwilightState], content: Content, chart: Chart, options: Options
) -> TwilightState:
    """The closed deck in the pile, markers at their starts, no influence on the map.

    §4.1(i), §4.3(2), §4.3(3), §4.3(4), §4.3(5), §4.3(6), §4.3(7), §4.3(8)
    """
    counter_at = [OFF_MAP] * COUNTERS
    if options.navy:
        counter_at[NAVY_KATSU] = EDO
    return TwilightState(
        game,
        stack=[],
        branches=None,
        ledger=[],
        rolls=0,
        learned=0,
        content=content,
        chart=chart,
        options=options,
        influence=[0] * (2 * SPACES),
        support=content.inherent.copy(),
        counter_at=counter_at,
        counter_face=[0] * COUNTERS,
        anti_present=0,
        pro_present=EDO_BIT,
        anti_held=0,
        pro_held=EDO_BIT,
        anti_reach=0,
        pro_reach=chart.around_mask[EDO],
        anti_short=0,
        pro_short=0,
        anti_hand=NO_CARDS,
        pro_hand=NO_CARDS,
        pile=[DRAW + card for card in content.closed_deck],
        discard=NO_CARDS,
        removed=NO_CARDS,
        known=NO_CARDS,
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
        first=ANTI,
        active=ANTI,
        card=NO_CARD,
        ports=0,
        dice=0,
        ended=GOING_ON,
        winner=NEITHER,
    )


def new_state(
    game: Game[TwilightState], content: Content, chart: Chart, options: Options
) -> TwilightState:
    """Influence by the inherent numbers, and the first turn about to begin (§4.2)."""
    state = empty_state(game, content, chart, options)
    for side in (ANTI, PRO):
        for space in range(SPACES):
            number = content.inherent[side * SPACES + space]
            if number:
                changes.add_influence(state, side, space, number)
    state.push(framed(BEGIN_TURN, STEP))
    state.settle()
    return state
