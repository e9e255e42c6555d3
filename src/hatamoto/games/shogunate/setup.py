"""The initial state from options and seats, before anything is dealt (ruling 34)."""

from hatamoto.games.shogunate import board, codes, content, favours, frames
from hatamoto.games.shogunate.content import Content
from hatamoto.games.shogunate.decisions.chance import push_deal
from hatamoto.games.shogunate.state import Options, ShogunateState
from hatamoto.kernel.game import Game


def empty_state(
    game: Game[ShogunateState], edition: Content, seats: int, options: Options
) -> ShogunateState:
    """Nothing dealt and nothing open: full hands, an empty Line, all Plots in the bag
    (§setup/actions)."""
    state = ShogunateState(game, seats, edition, options)
    state.stack = []
    state.ledger = []
    state.line = []
    state.slot_of = [0] * content.LEADERS
    state.honour = [0] * content.LEADERS
    state.down = [0] * seats
    state.up = [0] * seats
    state.hands = [board.ALL_CARDS] * seats
    state.played = [codes.NO_CARD] * seats
    state.favours = [favours.NONE] * seats
    state.top_plots = []
    return state


def new_state(
    game: Game[ShogunateState], edition: Content, seats: int, options: Options
) -> ShogunateState:
    """Before the deal: loyalty, then the Line, the first Plot, the first Hatamoto."""
    state = empty_state(game, edition, seats, options)
    state.push(frames.BEGIN_ROUND.step())
    if options.first_hatamoto == codes.BY_CHANCE:
        state.push(frames.START_PLAYER.draw())
    else:
        state.hatamoto = options.first_hatamoto
    push_draws(state)
    return state


def push_draws(state: ShogunateState) -> None:
    """Push the draws that are still to be made; the deal comes first, so it is pushed last."""
    if state.plot == codes.NO_PLOT:
        state.push(frames.REVEAL_PLOT.draw())
    if not state.line:
        state.push(frames.LAY_LINE.draw())
    push_deal(state, 0)
