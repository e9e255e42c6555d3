"""What one seat may know, built by inclusion: a new field is hidden until someone shows it here."""

from hatamoto.games.shogunate import board, codes, content, ledger, loyalty, scoring, top_plots
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.games.shogunate.views import NoteView, OwnView, PlayerView, ShogunateView, SlotView
from hatamoto.kernel import masks


def view(state: ShogunateState, seat: int) -> ShogunateView:
    """The public table, then what this seat alone has; WATCHER has nothing."""
    edition = state.content
    return {
        "round": state.rounds,
        "hatamoto": state.hatamoto,
        "threshold": state.options.threshold,
        "line": [line_row(state, slot) for slot in range(len(state.line))],
        "shinobi": board.shinobi_slot(state) + 1 if len(state.line) == content.LEADERS else None,
        "shinobi_leader": shinobi_leader(state),
        "strike": state.strike,
        "plot": active_plot(state),
        "plot_honour": None if state.plot == codes.NO_PLOT else edition.honour[state.plot],
        "plots_past": [edition.plots[past] for past in state.past],
        "plots_left": masks.count(state.bag) + len(state.top_plots),
        "waiting": masks.members(state.waiting),
        "loyalty_left_over": loyalty.held(board.undealt(state)),
        "ended": codes.REASONS[state.ended] or None,
        "players": [player(state, owner) for owner in range(state.seats)],
        "you": private(state, seat) if 0 <= seat < state.seats else None,
    }


def active_plot(state: ShogunateState) -> str | None:
    """The id of the active Plot; None between two."""
    return None if state.plot == codes.NO_PLOT else state.content.plots[state.plot]


def line_row(state: ShogunateState, slot: int) -> SlotView:
    """A leader in the Line with its honour."""
    leader = state.line[slot]
    return {"leader": state.content.leaders[leader], "honour": state.honour[leader]}


def shinobi_leader(state: ShogunateState) -> str | None:
    """The leader the Shinobi follows; None while it has none, or keeps its slot (ruling 3)."""
    if not state.options.bound or len(state.line) < content.LEADERS:
        return None
    return state.content.leaders[state.shinobi]


def player(state: ShogunateState, owner: int) -> PlayerView:
    """What the table shows of one player; all of it once the game is over."""
    card = state.played[owner]
    shown: PlayerView = {
        "face_up": clan_names(state, state.up[owner]),
        "face_down": loyalty.held(state.down[owner]),
        "discard": card_names(state, board.discard(state, owner)),
        "hand": card_names(state, state.hands[owner]),
        "played": None if card == codes.NO_CARD else state.content.cards[card],
        "ready": is_ready(state, owner),
    }
    if state.ended != codes.GOING_ON:
        shown["loyalty"] = clan_names(state, state.down[owner] + state.up[owner])
        shown["score"] = scoring.score(state, owner)
    return shown


def is_ready(state: ShogunateState, seat: int) -> bool:
    """Whether the seat owes no answer in the open simultaneous step (ruling 23)."""
    return state.branches is not None and not masks.has(state.branches.owing, seat)


def private(state: ShogunateState, seat: int) -> OwnView:
    """What only this seat has: its cards, its pending answers, its notes."""
    branches = state.branches
    answers = [] if branches is None else branches.answers[seat]
    return {
        "seat": seat,
        "loyalty": clan_names(state, state.down[seat]),
        "score": scoring.score(state, seat),
        "answers": [state.game.notation(action) for action in answers],
        "notes": [note_row(state, note) for note in ledger.notes(state, seat)],
        "plots_known": plots_known(state, seat),
    }


def note_row(state: ShogunateState, note: ledger.Note) -> NoteView:
    """A private note: whom, what, when, and whether they have exchanged since."""
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
