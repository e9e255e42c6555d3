"""The first state from options and seats; chance still has everything to deal (ruling 34)."""

from hatamoto.games.shogunate import board, codes, content, frames
from hatamoto.games.shogunate.content import Content
from hatamoto.games.shogunate.decisions.chance import push_deal
from hatamoto.games.shogunate.state import Options, ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.game import Game
from hatamoto.kernel.options import OptionValue


def options_for(facts: Content, seats: int, chosen: dict[str, OptionValue]) -> Options:
    """The chosen rules, with the threshold of this number of seats (§play/check, ruling 1)."""
    alt = bool(chosen["threshold_alt"])
    thresholds = facts.alternatives if alt else facts.thresholds
    return Options(
        thresholds[seats],
        chosen["pair_scoring"] == "double",
        bool(chosen["redeal_pairs"]),
        chosen["shinobi_binding"] == "leader",
        alt,
        codes.FIRST_HATAMOTO.index(str(chosen["first_hatamoto"])) - 1,
    )


def empty_state(
    game: Game[ShogunateState], facts: Content, seats: int, options: Options
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
        facts,
        options,
        [],
        [0] * content.LEADERS,
        [0] * content.LEADERS,
        [0] * seats,
        [0] * seats,
        [board.ALL_CARDS] * seats,
        [codes.NO_CARD] * seats,
        0,
        0,
        0,
        facts.shinobi,
        1,
        codes.NO_PLOT,
        masks.first(content.PLOTS),
        (),
        [],
        codes.GOING_ON,
        options.redeal,
        None,
    )


def new_state(
    game: Game[ShogunateState], facts: Content, seats: int, options: Options
) -> ShogunateState:
    """Before the deal: loyalty, then the Line, the first Plot, the first Hatamoto."""
    state = empty_state(game, facts, seats, options)
    state.push(frames.BEGIN_ROUND.step())
    if options.first == codes.BY_CHANCE:
        state.push(frames.START_PLAYER.draw())
    else:
        state.hatamoto = options.first
    state.push(frames.REVEAL_PLOT.draw())
    state.push(frames.LAY_LINE.draw())
    push_deal(state, 0)
    return state
