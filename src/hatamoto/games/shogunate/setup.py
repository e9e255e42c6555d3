"""The first state from options and seats; chance still has everything to deal (ruling 34)."""

from hatamoto.games.shogunate.board import ALL_CARDS
from hatamoto.games.shogunate.content import LEADERS, PLOTS, Content
from hatamoto.games.shogunate.decisions.chance import push_deal
from hatamoto.games.shogunate.state import (
    BEGIN_ROUND,
    BY_CHANCE,
    FIRST_HATAMOTO,
    GOING_ON,
    LAY_LINE,
    NO_CARD,
    NO_PLOT,
    REVEAL_PLOT,
    START_PLAYER,
    Options,
    ShogunateState,
)
from hatamoto.kernel.frames import STEP, framed
from hatamoto.kernel.game import Game
from hatamoto.kernel.options import OptionValue
from hatamoto.kernel.seats import NATURE


def options_for(content: Content, seats: int, chosen: dict[str, OptionValue]) -> Options:
    """The chosen rules, with the threshold of this number of seats (§play/check, ruling 1)."""
    alt = bool(chosen["threshold_alt"])
    thresholds = content.alternatives if alt else content.thresholds
    return Options(
        thresholds[seats],
        chosen["pair_scoring"] == "double",
        bool(chosen["redeal_pairs"]),
        chosen["shinobi_binding"] == "leader",
        alt,
        FIRST_HATAMOTO.index(str(chosen["first_hatamoto"])) - 1,
    )


def empty_state(
    game: Game[ShogunateState], content: Content, seats: int, options: Options
) -> ShogunateState:
    """Nothing dealt or open: full hands, an empty Line, all Plots in the bag (§setup/actions)."""
    return ShogunateState(
        game,
        seats,
        [],
        None,
        [],
        0,
        0,
        content,
        options,
        [],
        [0] * LEADERS,
        [0] * LEADERS,
        [0] * seats,
        [0] * seats,
        [ALL_CARDS] * seats,
        [NO_CARD] * seats,
        0,
        0,
        0,
        content.shinobi,
        1,
        NO_PLOT,
        (1 << PLOTS) - 1,
        (),
        [],
        GOING_ON,
        options.redeal,
        None,
    )


def new_state(
    game: Game[ShogunateState], content: Content, seats: int, options: Options
) -> ShogunateState:
    """Before the deal: loyalty, then the Line, the first Plot, the first Hatamoto."""
    state = empty_state(game, content, seats, options)
    state.push(framed(BEGIN_ROUND, STEP))
    if options.first == BY_CHANCE:
        state.push(framed(START_PLAYER, NATURE))
    else:
        state.hatamoto = options.first
    state.push(framed(REVEAL_PLOT, NATURE))
    state.push(framed(LAY_LINE, NATURE))
    push_deal(state, 0)
    return state
