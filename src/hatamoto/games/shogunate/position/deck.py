"""Whether the Plots on top of the deck, the strike and the banner fit what was played."""

from typing import Final

from hatamoto.games.shogunate import codes, content, frames, top_plots
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.frames import kind_of

ASTROLOGER: Final[int] = content.PLOT_IDS.index("p16")
"""The one Plot that looks at others."""


def check_deck(state: ShogunateState, is_ordered: bool) -> None:
    """All of it; `is_ordered` says whether `plots_past` tells the order of play."""
    if state.top_plots:
        check_top(state, is_ordered)
        check_knowers(state)
    check_strike(state, is_ordered)
    check_banner(state)


def is_power_used(state: ShogunateState) -> bool:
    """Whether the power of the active Plot has been asked or carried out."""
    return state.ended != codes.GOING_ON or bool(
        state.stack and kind_of(state.stack[0]) == frames.STRIKE.number
    )


def check_top(state: ShogunateState, is_ordered: bool) -> None:
    """Plots lie on top from the power of p16 on, until each comes up (§plot/p16, ruling 31)."""
    most = state.content.looks[ASTROLOGER]
    if state.plot == ASTROLOGER:
        if not is_power_used(state):
            raise BadPosition("plots_top: p16 is active, but its power comes only after the Honour")
    elif ASTROLOGER not in state.past:
        raise BadPosition("plots_top: nobody looks at a Plot before p16 was active")
    elif is_ordered and state.past[-1] != ASTROLOGER:
        raise BadPosition("plots_top: what p16 looked at has come up since")
    else:
        most -= 1
    if len(state.top_plots) > most:
        raise BadPosition(f"plots_top: {len(state.top_plots)} Plots, but no more than {most} here")


def check_knowers(state: ShogunateState) -> None:
    """Only the Hatamoto of the round of p16 knows what lies on top."""
    seat = state.hatamoto if state.plot == ASTROLOGER else state.hatamoto - 1
    viewer = 1 << seat % state.seats
    for known in state.top_plots:
        knowers = top_plots.seats_in(known)
        if frames.START_PLAYER.number in [kind_of(frame) for frame in state.stack]:
            viewer = knowers & -knowers
        if knowers == 0 or knowers != viewer:
            raise BadPosition("plots_top: the Hatamoto of the round of p16 alone knows them")


def check_strike(state: ShogunateState, is_ordered: bool) -> None:
    """The strike is 1, or what the Plot that was used last made it (§plot/p07 §plot/p08)."""
    used: tuple[int, ...] = ()
    if state.plot != codes.NO_PLOT:
        used = (state.plot,) if is_power_used(state) else ()
    elif state.past:
        used = state.past[-1:] if is_ordered else state.past
    fits = sorted({1, *[strike_by(state, plot) for plot in used]})
    if state.strike not in fits:
        amounts = " or ".join([str(amount) for amount in fits])
        raise BadPosition(f"strike: the Shinobi takes {amounts} here, not {state.strike}")


def strike_by(state: ShogunateState, plot: int) -> int:
    """What the Shinobi takes under a Plot."""
    changed = state.content.strikes[plot]
    sets = content.NEEDS.get(content.PLOT_IDS[plot], "") == "strike"
    return changed if sets and changed != content.NO_STRIKE_CHANGE else 1


def check_banner(state: ShogunateState) -> None:
    """With a named first Hatamoto the rounds say who has the banner (ruling 43)."""
    if state.options.first == codes.BY_CHANCE:
        return
    if frames.START_PLAYER.number in [kind_of(frame) for frame in state.stack]:
        raise BadPosition("open: start_player cannot be open here")
    due = banner_due(state)
    if state.hatamoto != due:
        raise BadPosition(f"hatamoto: by first_hatamoto it is seat {due} in this round")


def banner_due(state: ShogunateState) -> int:
    """The seat the banner has come to since the first Hatamoto; it passes once a round."""
    begins = frames.BEGIN_ROUND.number in [kind_of(frame) for frame in state.stack]
    is_passed = begins or state.ended == codes.PLOTS_EXHAUSTED
    passed = state.rounds if is_passed else state.rounds - 1
    return (state.options.first + passed) % state.seats
