"""Checks the facts of a position; each problem starts with the name of the field."""

from collections.abc import Iterator

from hatamoto.games.shogunate import codes, content, frames, ledger, loyalty, scoring, top_plots
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import FrameType, type_of
from hatamoto.kernel.seats import NATURE


def problems(state: ShogunateState) -> Iterator[str]:
    """All problems of a state that was read from a position."""
    yield from deal_problems(state)
    yield from plot_problems(state)
    yield from top_problems(state)
    yield from card_problems(state)
    yield from score_problems(state)
    yield from knowledge_problems(state)


def is_open(state: ShogunateState, frame_type: FrameType) -> bool:
    """Whether a frame of this type is open."""
    return frame_type.number in [type_of(frame) for frame in state.stack]


def deal_problems(state: ShogunateState) -> Iterator[str]:
    """Loyalty cards and the Line must be complete, or such that they can still be dealt."""
    held = [loyalty.size(state.down[s] + state.up[s]) for s in range(state.seats)]
    short = [seat for seat, count in enumerate(held) if count < state.content.hand_size]
    if state.ended and (short or not state.line):
        yield f"ended: {'a Line' if short == [] else 'every hand'} is needed for the scores"
    if short and state.options.redeals_pairs and any(held[seat] for seat in short[1:]):
        yield "loyalty: with redeal_pairs one hand is dealt after the other"
    if state.actor() == NATURE and not state.legal(NATURE):
        yield "loyalty: no card is left to deal" if short else "plot: there is none to draw"
    if state.pairless and not state.options.redeals_pairs:
        yield "pairless: nobody knows it without the option redeal_pairs"


def plot_problems(state: ShogunateState) -> Iterator[str]:
    """The Plots, the round, the strike, and the banner if an option sets the first Hatamoto."""
    draws = is_open(state, frames.REVEAL_PLOT)
    if draws and (state.top_plots or not state.bag):
        yield "plot: there is none to draw"
    revealed = content.PLOTS - masks.count(state.bag) - len(state.top_plots)
    round = state.rounds + int(is_open(state, frames.BEGIN_ROUND))
    if round > revealed + int(draws):
        yield f"round: only {revealed} Plot{' was' if revealed == 1 else 's were'} revealed"
    if round == 0 and not state.ended:
        yield "round: players act from round 1 on"
    for fact in state.ledger:
        if ledger.round_in(fact) > round:
            yield f"ledger: round {ledger.round_in(fact)} has not come yet"
    used = [plot for plot in (state.plot, *state.past) if state.ended and plot != codes.NO_PLOT]
    if state.strike != 1 and state.strike not in [state.content.strikes[plot] for plot in used]:
        yield f"strike: the Shinobi does not take {state.strike} here"
    expected = expected_hatamoto(state)
    if state.options.first_hatamoto != codes.BY_CHANCE and state.hatamoto != expected:
        yield f"hatamoto: by first_hatamoto it is seat {expected} in this round"


def expected_hatamoto(state: ShogunateState) -> int:
    """The seat that must have the banner, which passes once a round from the first Hatamoto."""
    is_passed = is_open(state, frames.BEGIN_ROUND) or state.ended == codes.PLOTS_EXHAUSTED
    passed = state.rounds if is_passed else state.rounds - 1
    return (state.options.first_hatamoto + passed) % state.seats


def top_problems(state: ShogunateState) -> Iterator[str]:
    """Plots that were looked at stay on top until they are revealed (ruling 31)."""
    looks, seat = state.content.looks, state.hatamoto - 1
    most = max([0, *[looks[plot] - 1 for plot in state.past]])
    if state.ended and state.plot != codes.NO_PLOT and looks[state.plot]:
        most, seat = looks[state.plot], state.hatamoto
    if len(state.top_plots) > most:
        yield f"plots_top: {len(state.top_plots)} Plots, but no more than {most} here"
    known = [top_plots.seats_in(entry) for entry in state.top_plots]
    if known and is_open(state, frames.START_PLAYER):
        seat = masks.members(known[0])[0] if known[0] else 0
    if any(seats != masks.one(seat % state.seats) for seats in known):
        yield "plots_top: the Hatamoto who looked at them alone knows them"


def card_problems(state: ShogunateState) -> Iterator[str]:
    """Players still to be named have a card in front of them; the Hatamoto has none."""
    if masks.has(state.waiting, state.hatamoto):
        yield "played: the Hatamoto plays no card"
    if is_open(state, frames.NAME_PLAYER) != (state.waiting != 0):
        yield f"played: {'nobody has' if state.waiting else 'somebody has'} a card in front here"
    is_filled = is_open(state, frames.BEGIN_ROUND) or state.ended == codes.PLOTS_EXHAUSTED
    if is_filled and 0 in state.hands:
        yield f"hands: seat {state.hands.index(0)} has picked its discard up"


def score_problems(state: ShogunateState) -> Iterator[str]:
    """The reason for the end must apply; before cards are chosen, the check must have passed."""
    dealing = is_open(state, frames.DEAL)
    reached = scoring.could_be_reached(state) if dealing else scoring.is_reached(state)
    if is_open(state, frames.BEGIN_ROUND) and reached:
        yield "honour: somebody has reached the threshold, so the game is over"
    fits = not (reached or state.plot != codes.NO_PLOT or state.bag or state.top_plots)
    if state.ended == codes.THRESHOLD:
        fits = reached and state.plot != codes.NO_PLOT
    if state.ended and (not fits or state.rounds == 0):
        yield "ended: the scores and the Plots do not say so"


def knowledge_problems(state: ShogunateState) -> Iterator[str]:
    """The ledger must fit the cards: its entries are reverted from last to first."""
    if state.learned < len(state.ledger):
        yield f"learned: the ledger alone counts {len(state.ledger)}"
    if state.ledger and is_open(state, frames.DEAL):
        yield "ledger: nothing is learned before all cards are dealt"
    down, up = state.down.copy(), state.up.copy()
    for fact in reversed(state.ledger):
        fits = ledger.take_back(fact, down, up)
        if ledger.type_in(fact) == ledger.PASSED:
            hands = [down[s] + up[s] for s in range(state.seats)]
            fits = not scoring.is_reached_with(state, ledger.honour_in(fact), hands)
        if not fits:
            name = ledger.TYPE_NAMES[ledger.type_in(fact)]
            yield f"ledger: {name} in round {ledger.round_in(fact)} does not fit"
    if state.pairless and any(loyalty.is_pair(down[s] + up[s]) for s in range(state.seats)):
        yield "pairless: a pair was dealt"
