"""Writing a position: every field, and with a seat only what it may know."""

from typing import Final

from hatamoto.games.shogunate import board, codes, content, ledger, loyalty, top_plots, view
from hatamoto.games.shogunate.state import Options, ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.positions import DRAW, write_answers, write_frame, write_frames


def write(state: ShogunateState, seat: int | None) -> dict[str, object]:
    """Every field; with a seat, what it may not know is left to chance or left out."""
    facts = state.content
    branches = state.branches
    plot = state.plot
    return {
        "game": state.game.id,
        "rules": state.game.rules_number,
        "seats": state.seats,
        "options": write_options(state.options),
        "round": state.rounds,
        "hatamoto": state.hatamoto,
        "line": [facts.leaders[leader] for leader in state.line],
        "shinobi": board.shinobi_slot(state) + 1 if len(state.line) == content.SLOTS else None,
        "honour": dict(zip(facts.leaders, state.honour, strict=True)),
        "loyalty": [write_loyalty(state, owner, seat) for owner in range(state.seats)],
        "face_up": {
            str(s): view.clan_names(state, state.up[s]) for s in range(state.seats) if state.up[s]
        },
        "hands": {str(s): view.card_names(state, state.hands[s]) for s in range(state.seats)},
        "played": write_played(state),
        "waiting": masks.members(state.waiting),
        "plot": None if plot == codes.NO_PLOT else facts.plots[plot],
        "plots_past": [facts.plots[past] for past in state.past],
        "plots_top": [write_top(state, known, seat) for known in state.top_plots],
        "strike": state.strike,
        "pairless": state.pairless,
        "ledger": [write_fact(state, fact, seat) for fact in state.ledger],
        "open": write_frames(state.game, state.stack),
        "together": None if branches is None else write_frame(state.game, branches.frame),
        "answers": write_answers(state, seat),
        "ended": codes.REASONS[state.ended] or None,
        "rolls": state.rolls,
        "learned": state.learned,
    }


def write_options(options: Options) -> dict[str, object]:
    """The options as they were chosen."""
    return {
        "threshold_alt": options.alt,
        "pair_scoring": "double" if options.double else "once",
        "redeal_pairs": options.redeal,
        "shinobi_binding": "leader" if options.bound else "slot",
        "first_hatamoto": codes.FIRST_HATAMOTO[options.first + 1],
    }


def write_loyalty(state: ShogunateState, owner: int, seat: int | None) -> list[str]:
    """All cards of a player; those another seat may not know are "draw"."""
    if seat is None or seat == owner or state.ended != codes.GOING_ON:
        return view.clan_names(state, state.down[owner] + state.up[owner])
    hidden = [DRAW] * loyalty.held(state.down[owner])
    return view.clan_names(state, state.up[owner]) + hidden


def write_played(state: ShogunateState) -> dict[str, object]:
    """The cards in front of the players."""
    cards = state.content.cards
    return {str(s): cards[card] for s, card in enumerate(state.played) if card != codes.NO_CARD}


def write_top(state: ShogunateState, known: int, seat: int | None) -> list[object]:
    """A Plot on top of the deck, and the seats that know it."""
    visible = seat is None or top_plots.knows(known, seat)
    name = state.content.plots[top_plots.plot_in(known)]
    return [name if visible else DRAW, masks.members(top_plots.seats_in(known))]


def write_fact(state: ShogunateState, fact: int, seat: int | None) -> list[object]:
    """An entry of the ledger: kind, round, seats, then clans ("draw" where hidden)."""
    kind = ledger.kind_in(fact)
    row: list[object] = [ledger.KIND_NAMES[kind], ledger.round_in(fact)]
    if kind == ledger.PASSED:
        return row + list(ledger.honour_in(fact))
    visible = seat is None or ledger.knows(fact, seat)
    for place in range(SEATS_OF[kind] + CLANS_OF_KIND[kind]):
        value = ledger.part(fact, place)
        clan = place >= SEATS_OF[kind]
        name = state.content.leaders[value] if clan and visible else DRAW
        row.append(name if clan else value)
    return row


SEATS_OF: Final = [2, 1, 1, 2, 0]
CLANS_OF_KIND: Final = [1, 1, 1, 2, 0]
"""By kind of entry: how many seats, and how many clans it names."""
