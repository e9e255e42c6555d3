"""Writes positions: every field; with a seat, only what it may know."""

from hatamoto.games.shogunate import board, codes, content, favours, frames, ledger, top_plots, view
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import type_of
from hatamoto.kernel.positions import (
    DRAW,
    by_seat,
    open_frames,
    write_answers,
    write_end,
    write_head,
)


def is_resting(state: ShogunateState) -> bool:
    """Before the deal, when cards are to be chosen or a player to be named, and at the end."""
    branches, stack = state.branches, state.stack
    if branches is not None:
        return type_of(branches.frame) == frames.CHOOSE.number and not any(branches.answers)
    is_new = not state.line and state.plot == codes.NO_PLOT and not any(state.down)
    return not stack or is_new or type_of(stack[-1]) == frames.NAME_PLAYER.number


def write(state: ShogunateState, seat: int | None) -> dict[str, object]:
    """Every field; with a seat, what it may not know is "draw" or left out."""
    edition, is_laid = state.content, len(state.line) == content.SLOTS
    facts: dict[str, object] = {
        **write_head(state),
        "round": state.rounds,
        "hatamoto": DRAW if frames.START_PLAYER.draw() in state.stack else state.hatamoto,
        "line": [edition.leaders[leader] for leader in state.line] or DRAW,
        "shinobi": 1 + (board.shinobi_slot(state) if is_laid else state.shinobi),
        "honour": dict(zip(edition.leaders, state.honour, strict=True)),
        "loyalty": [write_loyalty(state, owner, seat) for owner in range(state.seats)],
        "face_up": by_seat(view.clan_names(state, hand) for hand in state.up),
        "hands": {str(s): view.card_names(state, hand) for s, hand in enumerate(state.hands)},
        "played": by_seat(None if c == codes.NO_CARD else edition.cards[c] for c in state.played),
        "waiting": masks.members(state.waiting),
        "favours": by_seat(write_favours(state, packed) for packed in state.favours),
        "plot": view.active_plot(state),
        "plots_past": [edition.plots[past] for past in state.past],
        "plots_top": [write_top(state, entry, seat) for entry in state.top_plots],
        "strike": state.strike,
        "pairless": state.pairless,
        "ledger": [ledger.row(fact, edition.leaders, seat) for fact in state.ledger],
        **write_end(state, codes.REASONS[state.ended]),
    }
    if not is_resting(state):
        facts["open"] = open_frames(state)
        facts["answers"] = write_answers(state, seat)
    return facts


def write_loyalty(state: ShogunateState, owner: int, seat: int | None) -> list[str]:
    """All cards of a player; those still to be dealt, or hidden from the seat, are "draw"."""
    visible = seat is None or seat == owner or state.ended != codes.GOING_ON
    names = view.clan_names(state, state.up[owner] + (state.down[owner] if visible else 0))
    return names + [DRAW] * (state.content.hand_size - len(names))


def write_favours(state: ShogunateState, packed: int) -> dict[str, int]:
    """A seat's favours by leader, without those that are 0."""
    shown = {name: favours.shown(packed, n) for n, name in enumerate(state.content.leaders)}
    return {name: steps for name, steps in shown.items() if steps}


def write_top(state: ShogunateState, entry: int, seat: int | None) -> list[object]:
    """A Plot on top of the deck, and the seats that know it."""
    visible = seat is None or top_plots.knows(entry, seat)
    name = state.content.plots[top_plots.plot_in(entry)]
    return [name if visible else DRAW, masks.members(top_plots.seats_in(entry))]
