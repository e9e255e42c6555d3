"""What one seat may know; facts are added one by one, so new fields of the state stay hidden."""

from hatamoto.games.shogunate import (
    board,
    codes,
    content,
    frames,
    ledger,
    loyalty,
    scoring,
    top_plots,
)
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.games.shogunate.view_types import (
    NoteView,
    OwnView,
    PlayerView,
    ShareView,
    ShogunateView,
    SlotView,
    Step,
)
from hatamoto.kernel import masks
from hatamoto.kernel.frames import type_of


def view(state: ShogunateState, seat: int) -> ShogunateView:
    """The public table and the seat's private part, which WATCHER does not have."""
    edition = state.content
    return {
        "round": state.rounds,
        "step": step(state),
        "hatamoto": state.hatamoto,
        "threshold": state.options.threshold,
        "line": [line_row(state, slot) for slot in range(len(state.line))],
        "shinobi": board.shinobi_slot(state) + 1 if len(state.line) == content.LEADERS else None,
        "shinobi_leader": shinobi_leader(state),
        "strike": state.strike,
        "plot": active_plot(state),
        "plot_honour": None if state.plot == codes.NO_PLOT else edition.honour[state.plot],
        "plots_past": [edition.plots[past] for past in state.past],
        "plots_left": board.plots_left(state),
        "waiting": masks.members(state.waiting),
        "loyalty_left_over": loyalty.size(board.undealt(state)),
        "ended": codes.REASONS[state.ended] or None,
        "players": [player(state, owner) for owner in range(state.seats)],
        "you": private(state, seat) if 0 <= seat < state.seats else None,
    }


def step(state: ShogunateState) -> Step:
    """The step of the round that the open decision belongs to."""
    if state.waiting or any(card != codes.NO_CARD for card in state.played):
        return "resolve"
    branches = state.branches
    if branches is not None:
        return "choose" if type_of(branches.frame) == frames.CHOOSE.number else "power"
    return "power" if state.rounds else "choose"


def active_plot(state: ShogunateState) -> str | None:
    """The id of the active Plot; None between two Plots."""
    return None if state.plot == codes.NO_PLOT else state.content.plots[state.plot]


def line_row(state: ShogunateState, slot: int) -> SlotView:
    """A leader in the Line with its honour."""
    leader = state.line[slot]
    return {"leader": state.content.leaders[leader], "honour": state.honour[leader]}


def shinobi_leader(state: ShogunateState) -> str | None:
    """The leader the Shinobi follows; None if it stays in its slot (ruling 3)."""
    if not state.options.shinobi_follows_leader or len(state.line) < content.LEADERS:
        return None
    return state.content.leaders[state.shinobi]


def player(state: ShogunateState, owner: int) -> PlayerView:
    """What everybody can see of one player; after the game this is everything."""
    card = state.played[owner]
    shown: PlayerView = {
        "face_up": clan_names(state, state.up[owner]),
        "face_down": loyalty.size(state.down[owner]),
        "discard": card_names(state, board.discard(state, owner)),
        "hand": card_names(state, state.hands[owner]),
        "played": None if card == codes.NO_CARD else state.content.cards[card],
        "ready": is_ready(state, owner),
    }
    if state.ended != codes.GOING_ON:
        shown["loyalty"] = clan_names(state, state.down[owner] + state.up[owner])
        shown["score"] = scoring.score(state, owner)
        shown["shares"] = shares(state, owner)
    return shown


def shares(state: ShogunateState, owner: int) -> list[ShareView]:
    """The contributions of leaders to a seat's score (§goal/score)."""
    leaders = state.content.leaders
    return [
        {"clan": leaders[leader], "honour": state.honour[leader]}
        for leader in scoring.scoring_leaders(state, owner)
    ]


def is_ready(state: ShogunateState, seat: int) -> bool:
    """Whether the seat has nothing left to answer in the open simultaneous step (ruling 23)."""
    return state.branches is not None and not masks.has(state.branches.owing, seat)


def private(state: ShogunateState, seat: int) -> OwnView:
    """The seat's private part: its cards, pending answers and notes."""
    branches = state.branches
    answers = [] if branches is None else branches.answers[seat]
    return {
        "seat": seat,
        "loyalty": clan_names(state, state.down[seat]),
        "score": scoring.score(state, seat),
        "shares": shares(state, seat),
        "answers": [state.game.notation(action) for action in answers],
        "notes": [note_row(state, note) for note in ledger.notes(state, seat)],
        "plots_known": plots_known(state, seat),
    }


def note_row(state: ShogunateState, note: ledger.Note) -> NoteView:
    """A private note: owner, clan, round, and whether it may be out of date."""
    clan = state.content.leaders[note.clan]
    return {"seat": note.owner, "clan": clan, "round": note.round, "stale": note.stale}


def plots_known(state: ShogunateState, seat: int) -> list[str | None]:
    """The Plots on top of the deck, those this seat has looked at by name (ruling 31)."""
    names = state.content.plots
    return [
        names[top_plots.plot_in(entry)] if top_plots.knows(entry, seat) else None
        for entry in state.top_plots
    ]


def clan_names(state: ShogunateState, packed: int) -> list[str]:
    """The clans of packed cards by id."""
    return [state.content.leaders[clan] for clan in loyalty.clans_in(packed)]


def card_names(state: ShogunateState, mask: int) -> list[str]:
    """The action cards of a mask by id."""
    return [state.content.cards[card] for card in masks.members(mask)]
