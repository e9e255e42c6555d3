"""Reading a position: what is left out has its set-up value, and every slip is named."""

from collections.abc import Mapping
from typing import Final

from hatamoto.games.shogunate import codes, content, ledger, loyalty, scoring, top_plots
from hatamoto.games.shogunate.position import writing
from hatamoto.games.shogunate.position.opening import read_open
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.positions import DRAW, Reader, integer, items, place_of

FIELDS: Final = [
    "game", "rules", "seats", "options", "round", "hatamoto", "line", "shinobi", "honour",
    "loyalty", "face_up", "hands", "played", "waiting", "plot", "plots_past", "plots_top",
    "strike", "pairless", "notes", "ledger", "step", "open", "together", "answers", "ended",
    "rolls", "learned",
]  # fmt: skip

MOST_COUNTED: Final = 10**9


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
        if len(line) != content.SLOTS and not reader.has("open"):
            raise BadPosition(f"line: it has {content.SLOTS} leaders")
        state.line = line
        for slot, leader in enumerate(line):
            state.slot_of[leader] = slot
    for name, amount in reader.table("honour").items():
        leader = place_of(name, leaders, "honour")
        state.honour[leader] = integer(amount, f"honour: {name}", 0, 999)


def read_loyalty(state: ShogunateState, reader: Reader) -> None:
    """All cards of each player, then which of them lie face-up."""
    if not reader.is_drawn("loyalty"):
        hands = reader.items("loyalty")
        if len(hands) != state.seats:
            raise BadPosition(f"loyalty: it has a list for each of the {state.seats} seats")
        for seat, hand in enumerate(hands):
            state.down[seat] = read_hand(state, hand, "loyalty")
        state.pairless = reader.flag("pairless", False)
    dealt = clans_in_play(state)
    if any(dealt.count(clan) > state.content.copies for clan in range(content.LEADERS)):
        raise BadPosition("loyalty: a clan has two cards, not more")
    for seat, hand in reader.by_seat("face_up", state.seats).items():
        if DRAW in items(hand, "face_up"):
            raise BadPosition("face_up: chance turns no card, so none is drawn")
        up = read_hand(state, hand, "face_up")
        if not loyalty.contains(state.down[seat], up):
            raise BadPosition(f"face_up: seat {seat} does not hold these cards")
        state.up[seat] = up
        state.down[seat] -= up


def read_hand(state: ShogunateState, hand: object, what: str) -> int:
    """Up to two loyalty cards, packed; "draw" is a card chance still deals."""
    names = items(hand, what)
    if len(names) > state.content.each:
        raise BadPosition(f"{what}: a player has {state.content.each} cards")
    packed = 0
    for name in names:
        if name != DRAW:
            packed += loyalty.ONE[place_of(name, state.content.leaders, what)]
    return packed


def read_cards(state: ShogunateState, reader: Reader) -> None:
    """Action cards in hand and in front; the rest lies in the discards."""
    names = state.content.cards
    for seat, card in reader.by_seat("played", state.seats).items():
        state.played[seat] = place_of(card, names, "played")
        state.hands[seat] &= ~masks.one(state.played[seat])
    for seat, hand in reader.by_seat("hands", state.seats).items():
        mask = 0
        for card in items(hand, "hands"):
            place = place_of(card, names, "hands")
            if masks.has(mask, place):
                raise BadPosition(f"hands: seat {seat} has {names[place]} twice")
            mask |= masks.one(place)
        if state.played[seat] != codes.NO_CARD and masks.has(mask, state.played[seat]):
            raise BadPosition(f"hands: seat {seat} has played {names[state.played[seat]]}")
        state.hands[seat] = mask
    for waiting in reader.items("waiting"):
        state.waiting |= masks.one(integer(waiting, "waiting", 0, state.seats - 1))


def read_plots(state: ShogunateState, reader: Reader) -> None:
    """The active Plot, those set aside, and those looked at; the rest is in the bag."""
    names = state.content.plots
    past = [place_of(plot, names, "plots_past") for plot in reader.items("plots_past")]
    state.past = tuple(past)
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
        state.bag &= ~masks.one(plot)
    state.rounds = reader.integer("round", 0, content.PLOTS, len(past) + len(active))


def read_top(state: ShogunateState, row: list[object], used: list[int]) -> int:
    """A Plot somebody has looked at; "draw" takes the first that is free."""
    if len(row) != 2:
        raise BadPosition("plots_top: each is a Plot and the seats that know it")
    if row[0] == DRAW:
        free = [plot for plot in range(content.PLOTS) if plot not in used]
        if not free:
            raise BadPosition("plots_top: no Plot is left for it")
        plot = free[0]
    else:
        plot = place_of(row[0], state.content.plots, "plots_top")
    knowers = 0
    for seat in items(row[1], "plots_top"):
        knowers |= masks.one(integer(seat, "plots_top", 0, state.seats - 1))
    state.top_plots.append(top_plots.looked_at(plot, knowers))
    return plot


def read_markers(state: ShogunateState, reader: Reader) -> None:
    """Hatamoto, Shinobi, strike, and how the game ended."""
    if not reader.is_drawn("hatamoto"):
        state.hatamoto = reader.integer("hatamoto", 0, state.seats - 1, 0)
    slot = state.content.shinobi
    if reader.has("shinobi"):
        slot = reader.integer("shinobi", 1, content.SLOTS, 1) - 1
    state.shinobi = slot
    if state.options.bound and len(state.line) == content.SLOTS:
        state.shinobi = state.line[slot]
    state.strike = reader.integer("strike", 0, 9, 1)
    if reader.has("ended"):
        state.ended = 1 + place_of(reader.fields["ended"], codes.REASONS[1:], "ended")


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
            if owner == seat:
                raise BadPosition(f"notes: seat {seat} needs no note of its own cards")
            clan = place_of(note[1], state.content.leaders, "notes")
            round = integer(note[2], "notes", 0, content.PLOTS) if len(note) == 3 else state.rounds
            state.ledger.append(ledger.entry(ledger.SAW, round, seat, owner, clan))
    state.rolls = reader.integer("rolls", 0, MOST_COUNTED, 0)
    state.learned = reader.integer("learned", 0, MOST_COUNTED, len(state.ledger))
    if state.learned < len(state.ledger):
        raise BadPosition(f"learned: the ledger alone counts {len(state.ledger)}")


def read_fact(state: ShogunateState, row: list[object]) -> int:
    """An entry of the ledger."""
    if len(row) < 2:
        raise BadPosition("ledger: an entry is a kind, a round, seats and clans")
    kind = place_of(row[0], ledger.KIND_NAMES, "ledger")
    round = integer(row[1], "ledger", 0, content.PLOTS)
    if kind == ledger.PASSED:
        honour = [integer(amount, "ledger", 0, ledger.HIGHEST) for amount in row[2:]]
        if len(honour) != content.LEADERS:
            raise BadPosition("ledger: a passed check has the honour of six leaders")
        return ledger.passed(round, honour)
    seats, clans = writing.SEATS_OF[kind], writing.CLANS_OF_KIND[kind]
    if len(row) != 2 + seats + clans:
        raise BadPosition(
            f"ledger: {ledger.KIND_NAMES[kind]} takes {seats} seats and {clans} clans"
        )
    parts = [integer(value, "ledger", 0, state.seats - 1) for value in row[2 : 2 + seats]]
    if seats == 2 and parts[0] == parts[1]:
        raise BadPosition(f"ledger: {ledger.KIND_NAMES[kind]} takes two different seats")
    parts += [place_of(value, state.content.leaders, "ledger") for value in row[2 + seats :]]
    parts += [0] * (4 - len(parts))
    return ledger.entry(kind, round, parts[0], parts[1], parts[2], parts[3])


def check_knowledge(state: ShogunateState) -> None:
    """What was learned must fit the cards: it is undone, from the last fact to the first."""
    if state.ledger and len(clans_in_play(state)) < state.seats * state.content.each:
        raise BadPosition("ledger: nothing is learned before all cards are dealt")
    down, up = state.down.copy(), state.up.copy()
    for fact in reversed(state.ledger):
        if not undone(state, fact, down, up):
            name = ledger.KIND_NAMES[ledger.kind_in(fact)]
            raise BadPosition(f"ledger: {name} in round {ledger.round_in(fact)} does not fit")
    if state.pairless and any(down[s] + up[s] in PAIRS_OF_ONE for s in range(state.seats)):
        raise BadPosition("pairless: a pair was dealt")


PAIRS_OF_ONE: Final = tuple(2 * one for one in loyalty.ONE)


def undone(state: ShogunateState, fact: int, down: list[int], up: list[int]) -> bool:
    """Whether a fact can have led to these cards; takes it back from them."""
    kind, one, other = ledger.kind_in(fact), ledger.part(fact, 0), ledger.part(fact, 1)
    if kind == ledger.SAW:
        return loyalty.has(down[other], ledger.part(fact, 2))
    if kind == ledger.TURNED:
        return turned_back(up, down, one, other)
    if kind == ledger.CONCEALED:
        return turned_back(down, up, one, other)
    if kind == ledger.EXCHANGED:
        first, second = ledger.part(fact, 2), ledger.part(fact, 3)
        fits = loyalty.has(down[one], second) and loyalty.has(down[other], first)
        down[one] += loyalty.ONE[first] - loyalty.ONE[second]
        down[other] += loyalty.ONE[second] - loyalty.ONE[first]
        return fits
    honour, double = ledger.honour_in(fact), state.options.double
    scores = [scoring.hand_score(honour, down[s] + up[s], double) for s in range(state.seats)]
    return max(scores) < state.options.threshold


def turned_back(now: list[int], before: list[int], seat: int, clan: int) -> bool:
    """Whether the seat has the card as it lies now; turns it as it lay before."""
    if not loyalty.has(now[seat], clan):
        return False
    now[seat] -= loyalty.ONE[clan]
    before[seat] += loyalty.ONE[clan]
    return True


def clans_in_play(state: ShogunateState) -> list[int]:
    """All loyalty cards the players hold."""
    clans: list[int] = []
    for seat in range(state.seats):
        clans += loyalty.clans_in(state.down[seat] + state.up[seat])
    return clans
