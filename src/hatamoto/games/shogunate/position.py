"""The whole state as JSON that a person can write by hand; what is left out has its set-up value.

Chance's part (`loyalty`, `line`, `plot`, `hatamoto`) is given or "draw". `step` opens the game at a
natural place: `choose` (default) or `honour`, when all have acted. A saved state has `open`.
"""

from collections.abc import Mapping
from typing import Final

from hatamoto.games.shogunate import board, ledger, view
from hatamoto.games.shogunate.cards import ONE, clans_in
from hatamoto.games.shogunate.content import LEADERS, PLOTS, SLOTS
from hatamoto.games.shogunate.decisions.chance import push_deal
from hatamoto.games.shogunate.ledger import KIND_NAMES, PASSED, SAW
from hatamoto.games.shogunate.state import (
    BEGIN_ROUND,
    CHOOSE,
    EXCHANGE_TOGETHER,
    GOING_ON,
    LAY_LINE,
    NO_CARD,
    NO_PLOT,
    PAY_HONOUR,
    REASONS,
    REVEAL_PLOT,
    START_PLAYER,
    WHISPERS_TOGETHER,
    Options,
    ShogunateState,
)
from hatamoto.games.shogunate.worlds import known_worlds
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.frames import STEP, framed
from hatamoto.kernel.positions import (
    DRAW,
    Reader,
    give_answers,
    integer,
    items,
    place_of,
    read_frame,
    write_answers,
    write_frame,
    write_frames,
)
from hatamoto.kernel.seats import NATURE, is_in

FIELDS: Final = [
    "game", "rules", "seats", "options", "round", "hatamoto", "line", "shinobi", "honour",
    "loyalty", "face_up", "hands", "played", "waiting", "plot", "plots_past", "plots_top",
    "strike", "pairless", "notes", "ledger", "step", "open", "together", "answers", "ended",
    "rolls", "learned",
]  # fmt: skip


# Writing


def write(state: ShogunateState, seat: int | None) -> dict[str, object]:
    """Every field; with a seat, what it may not know is left to chance or left out."""
    content = state.content
    branches = state.branches
    plot = state.plot
    return {
        "game": state.game.id,
        "rules": state.game.rules_number,
        "seats": state.seats,
        "options": write_options(state.options),
        "round": state.rounds,
        "hatamoto": state.hatamoto,
        "line": [content.leaders[leader] for leader in state.line],
        "shinobi": board.shinobi_slot(state) + 1 if len(state.line) == SLOTS else None,
        "honour": dict(zip(content.leaders, state.honour, strict=True)),
        "loyalty": [write_loyalty(state, owner, seat) for owner in range(state.seats)],
        "face_up": {
            str(s): view.clan_names(state, state.up[s]) for s in range(state.seats) if state.up[s]
        },
        "hands": {str(s): view.card_names(state, state.hands[s]) for s in range(state.seats)},
        "played": write_played(state),
        "waiting": [s for s in range(state.seats) if state.waiting >> s & 1],
        "plot": None if plot == NO_PLOT else content.plots[plot],
        "plots_past": [content.plots[past] for past in view.plots_past(state)],
        "plots_top": [write_top(state, known, seat) for known in state.prefix],
        "strike": state.strike,
        "pairless": state.pairless,
        "ledger": [write_fact(state, fact, seat) for fact in state.ledger],
        "open": write_frames(state.game, state.stack),
        "together": None if branches is None else write_frame(state.game, branches.frame),
        "answers": write_answers(state, seat),
        "ended": REASONS[state.ended] or None,
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
    }


def write_loyalty(state: ShogunateState, owner: int, seat: int | None) -> list[str]:
    """All cards of a player; those another seat may not know are "draw"."""
    if seat is None or seat == owner or state.ended != GOING_ON:
        return view.clan_names(state, state.down[owner] + state.up[owner])
    hidden = [DRAW] * board.cards_held(state.down[owner])
    return view.clan_names(state, state.up[owner]) + hidden


def write_played(state: ShogunateState) -> dict[str, object]:
    """The cards in front of the players."""
    cards = state.content.cards
    return {str(s): cards[card] for s, card in enumerate(state.played) if card != NO_CARD}


def write_top(state: ShogunateState, known: int, seat: int | None) -> list[object]:
    """A Plot on top of the deck, and the seats that know it."""
    visible = seat is None or is_in(known >> 5, seat)
    knowers = [s for s in range(state.seats) if known >> 5 + s & 1]
    return [state.content.plots[known & 31] if visible else DRAW, knowers]


def write_fact(state: ShogunateState, fact: int, seat: int | None) -> list[object]:
    """An entry of the ledger: kind, round, seats, then clans ("draw" where hidden)."""
    kind = fact & 7
    row: list[object] = [KIND_NAMES[kind], ledger.round_in(fact)]
    if kind == PASSED:
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


# Reading


def read(state: ShogunateState, fields: Mapping[str, object]) -> ShogunateState:
    """Fill an empty state from a position; raises BadPosition."""
    reader = Reader(fields, FIELDS)
    read_line(state, reader)
    read_loyalty(state, reader)
    read_cards(state, reader)
    read_plots(state, reader)
    read_markers(state, reader)
    read_knowledge(state, reader)
    read_open(state, reader)
    check_knowledge(state)
    return state


def read_line(state: ShogunateState, reader: Reader) -> None:
    """The Line and the honour on its leaders."""
    leaders = state.content.leaders
    if not reader.is_drawn("line"):
        line = [place_of(name, leaders, "line") for name in reader.items("line")]
        if len(set(line)) != len(line):
            raise BadPosition("line: a leader stands in it twice")
        if len(line) != SLOTS and not reader.has("open"):
            raise BadPosition(f"line: it has {SLOTS} leaders")
        state.line = line
        for slot, leader in enumerate(line):
            state.slot_of[leader] = slot
    for name, amount in reader.table("honour").items():
        leader = place_of(name, leaders, "honour")
        state.honour[leader] = integer(amount, f"honour: {name}", 0, 99)


def read_loyalty(state: ShogunateState, reader: Reader) -> None:
    """All cards of each player, then which of them lie face-up."""
    if not reader.is_drawn("loyalty"):
        hands = reader.items("loyalty")
        if len(hands) != state.seats:
            raise BadPosition(f"loyalty: it has a list for each of the {state.seats} seats")
        for seat, cards in enumerate(hands):
            state.down[seat] = read_hand(state, cards, "loyalty")
        state.pairless = reader.flag("pairless", False)
    if min((board.undealt(state) + sum(ONE)) >> 2 * clan & 3 for clan in range(LEADERS)) < 1:
        raise BadPosition("loyalty: a clan has two cards, not more")
    for seat, cards in reader.by_seat("face_up", state.seats).items():
        up = read_hand(state, cards, "face_up")
        if any(up >> 2 * c & 3 > state.down[seat] >> 2 * c & 3 for c in range(LEADERS)):
            raise BadPosition(f"face_up: seat {seat} does not hold these cards")
        state.up[seat] = up
        state.down[seat] -= up


def read_hand(state: ShogunateState, cards: object, what: str) -> int:
    """Up to two loyalty cards, packed; "draw" is a card chance still deals."""
    names = items(cards, what)
    if len(names) > state.content.each:
        raise BadPosition(f"{what}: a player has {state.content.each} cards")
    packed = 0
    for name in names:
        if name != DRAW:
            packed += ONE[place_of(name, state.content.leaders, what)]
    return packed


def read_cards(state: ShogunateState, reader: Reader) -> None:
    """Action cards in hand and in front; the rest lies in the discards."""
    names = state.content.cards
    for seat, card in reader.by_seat("played", state.seats).items():
        state.played[seat] = place_of(card, names, "played")
        state.hands[seat] &= ~(1 << state.played[seat])
    for seat, cards in reader.by_seat("hands", state.seats).items():
        mask = 0
        for card in items(cards, "hands"):
            mask |= 1 << place_of(card, names, "hands")
        if state.played[seat] != NO_CARD and mask >> state.played[seat] & 1:
            raise BadPosition(f"hands: seat {seat} has played {names[state.played[seat]]}")
        state.hands[seat] = mask
    for waiting in reader.items("waiting"):
        state.waiting |= 1 << integer(waiting, "waiting", 0, state.seats - 1)


def read_plots(state: ShogunateState, reader: Reader) -> None:
    """The active Plot, those set aside, and those looked at; the rest is in the bag."""
    names = state.content.plots
    past = [place_of(plot, names, "plots_past") for plot in reader.items("plots_past")]
    active: list[int] = []
    if not reader.is_drawn("plot") and reader.has("plot"):
        active = [place_of(reader.fields["plot"], names, "plot")]
        state.plot = active[0]
    used = past + active
    for row in reader.items("plots_top"):
        used.append(read_top(state, items(row, "plots_top"), used))
    if len(set(used)) != len(used):
        raise BadPosition("plots: a Plot is in two places")
    for plot in used:
        state.bag &= ~(1 << plot)
    state.rounds = reader.integer("round", 0, PLOTS, len(past) + len(active))


def read_top(state: ShogunateState, row: list[object], used: list[int]) -> int:
    """A Plot somebody has looked at; "draw" takes the first that is free."""
    if len(row) != 2:
        raise BadPosition("plots_top: each is a Plot and the seats that know it")
    if row[0] == DRAW:
        plot = next(plot for plot in range(PLOTS) if plot not in used)
    else:
        plot = place_of(row[0], state.content.plots, "plots_top")
    knowers = 0
    for seat in items(row[1], "plots_top"):
        knowers |= 1 << integer(seat, "plots_top", 0, state.seats - 1)
    state.prefix.append(plot | knowers << 5)
    return plot


def read_markers(state: ShogunateState, reader: Reader) -> None:
    """Hatamoto, Shinobi, strike, and how the game ended."""
    if not reader.is_drawn("hatamoto"):
        state.hatamoto = reader.integer("hatamoto", 0, state.seats - 1, 0)
    slot = state.content.shinobi
    if reader.has("shinobi"):
        slot = reader.integer("shinobi", 1, SLOTS, 1) - 1
    state.shinobi = slot
    if state.options.bound and len(state.line) == SLOTS:
        state.shinobi = state.line[slot]
    state.strike = reader.integer("strike", 0, 9, 1)
    if reader.has("ended"):
        state.ended = place_of(reader.fields["ended"], REASONS, "ended")


def read_knowledge(state: ShogunateState, reader: Reader) -> None:
    """The ledger, and notes written the short way: [owner, clan] or [owner, clan, round]."""
    for row in reader.items("ledger"):
        state.ledger.append(read_fact(state, items(row, "ledger")))
    for seat, rows in reader.by_seat("notes", state.seats).items():
        for row in items(rows, "notes"):
            note = items(row, "notes")
            if not 2 <= len(note) <= 3:
                raise BadPosition("notes: each is owner, clan and perhaps the round")
            owner = integer(note[0], "notes", 0, state.seats - 1)
            clan = place_of(note[1], state.content.leaders, "notes")
            round = integer(note[2], "notes", 0, PLOTS) if len(note) == 3 else state.rounds
            state.ledger.append(ledger.entry(SAW, round, seat, owner, clan))
    state.rolls = reader.integer("rolls", 0, 1 << 30, 0)
    state.learned = reader.integer("learned", 0, 1 << 30, len(state.ledger))


def read_fact(state: ShogunateState, row: list[object]) -> int:
    """An entry of the ledger."""
    if len(row) < 2:
        raise BadPosition("ledger: an entry is a kind, a round, seats and clans")
    kind = place_of(row[0], KIND_NAMES, "ledger")
    round = integer(row[1], "ledger", 0, PLOTS)
    if kind == PASSED:
        honour = [integer(amount, "ledger", 0, 99) for amount in row[2:]]
        if len(honour) != LEADERS:
            raise BadPosition("ledger: a passed check has the honour of six leaders")
        return ledger.passed(round, honour)
    seats, clans = SEATS_OF[kind], CLANS_OF_KIND[kind]
    if len(row) != 2 + seats + clans:
        raise BadPosition(f"ledger: {KIND_NAMES[kind]} takes {seats} seats and {clans} clans")
    parts = [integer(value, "ledger", 0, state.seats - 1) for value in row[2 : 2 + seats]]
    parts += [place_of(value, state.content.leaders, "ledger") for value in row[2 + seats :]]
    parts += [0] * (4 - len(parts))
    return ledger.entry(kind, round, parts[0], parts[1], parts[2], parts[3])


def read_open(state: ShogunateState, reader: Reader) -> None:
    """What is open: the saved stack, or a natural step of the round."""
    if state.ended != GOING_ON:
        return
    if reader.has("open") or reader.has("together"):
        for words in reader.items("open"):
            state.push(read_frame(state.game, words, state.seats))
        if reader.has("together"):
            reopen_together(state, reader)
        state.settle()
    else:
        open_step(state, reader)
    give_answers(state, reader.by_seat("answers", state.seats))
    if state.plot == NO_PLOT and state.waiting:
        raise BadPosition("plot: players act only while a Plot is active")


def open_step(state: ShogunateState, reader: Reader) -> None:
    """Begin at a step of the round, after whatever chance has still to set."""
    step = reader.fields.get("step", "choose")
    place = place_of(step, ["choose", "honour"], "step")
    if place == 1 and reader.is_drawn("plot"):
        raise BadPosition("step honour needs a plot")
    if place == 0:
        state.push(framed(BEGIN_ROUND, STEP))
        state.rounds = max(0, state.rounds - 1)
    else:
        state.push(framed(PAY_HONOUR, STEP))
    if reader.is_drawn("hatamoto"):
        state.push(framed(START_PLAYER, NATURE))
    if reader.is_drawn("plot"):
        state.push(framed(REVEAL_PLOT, NATURE))
    if reader.is_drawn("line"):
        state.push(framed(LAY_LINE, NATURE))
    push_deal(state, 0)
    state.settle()


def reopen_together(state: ShogunateState, reader: Reader) -> None:
    """Open the saved simultaneous step for the seats it asks."""
    frame = read_frame(state.game, reader.fields["together"], state.seats)
    kind = frame & 255
    everyone = (1 << state.seats) - 1
    if kind == CHOOSE:
        seats = everyone & ~(1 << state.hatamoto)
    elif kind == WHISPERS_TOGETHER:
        seats = board.seats_face_down(state)
    elif kind == EXCHANGE_TOGETHER:
        seats = 1 << (frame >> 12 & 15) | 1 << (frame >> 8 & 15) - 1
    else:
        raise BadPosition("together: that is no simultaneous step")
    state.ask_together(frame, seats)


def check_knowledge(state: ShogunateState) -> None:
    """What the seats know must fit the cards they hold."""
    if not state.ledger or len(clans_in_play(state)) < state.seats * state.content.each:
        return
    for seat in range(state.seats):
        try:
            possible = bool(known_worlds(state, seat).sums)
        except (KeyError, ValueError):
            possible = False
        if not possible:
            raise BadPosition(f"what seat {seat} knows does not fit the cards")


def clans_in_play(state: ShogunateState) -> list[int]:
    """All loyalty cards the players hold."""
    clans: list[int] = []
    for seat in range(state.seats):
        clans += clans_in(state.down[seat] + state.up[seat])
    return clans
