"""Reading a position: what is left out has its set-up value, and every slip is named."""

from collections.abc import Mapping
from typing import Final

from hatamoto.games.shogunate import codes, content, frames, ledger, loyalty, top_plots
from hatamoto.games.shogunate.position import validation
from hatamoto.games.shogunate.setup import push_draws
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.positions import DRAW, Reader, integer, items, place_of

FIELDS: Final = [
    "game", "rules", "seats", "options", "round", "hatamoto", "line", "shinobi", "honour",
    "loyalty", "face_up", "hands", "played", "waiting", "plot", "plots_past", "plots_top",
    "strike", "pairless", "notes", "ledger", "step", "ended", "rolls", "learned",
]  # fmt: skip
HALF_DONE: Final = ["open", "together", "answers"]
"""What only a reader is shown, and earlier versions wrote where the game rested."""
STEPS: Final = ["choose", "name", "honour"]


def read(state: ShogunateState, fields: Mapping[str, object]) -> ShogunateState:
    """Fill an empty state from a position; raises BadPosition."""
    reader = Reader(fields, [*FIELDS, *HALF_DONE])
    read_line(state, reader)
    read_loyalty(state, reader)
    read_cards(state, reader)
    read_plots(state, reader)
    read_markers(state, reader)
    read_knowledge(state, reader)
    open_step(state, reader)
    for problem in validation.problems(state):
        raise BadPosition(problem)
    if reader.has("round") and state.stack == [frames.BEGIN_ROUND.step()]:
        state.settle()  # a round that has its number was announced when it began
    else:
        state.settle_opening()
    return state


def read_line(state: ShogunateState, reader: Reader) -> None:
    """The Line and the honour on its leaders."""
    leaders = state.content.leaders
    if not reader.is_drawn("line"):
        state.line = [place_of(name, leaders, "line") for name in reader.items("line")]
        if sorted(state.line) != list(range(content.SLOTS)):
            raise BadPosition(f"line: it has {content.SLOTS} leaders, each once")
        for slot, leader in enumerate(state.line):
            state.slot_of[leader] = slot
    for name, amount in reader.table("honour").items():
        leader = place_of(name, leaders, "honour")
        state.honour[leader] = integer(amount, f"honour: {name}", 0, 999)


def read_loyalty(state: ShogunateState, reader: Reader) -> None:
    """All cards of each player, then which of them are face-up."""
    if not reader.is_drawn("loyalty"):
        hands = reader.items("loyalty")
        if len(hands) != state.seats:
            raise BadPosition(f"loyalty: it has a list for each of the {state.seats} seats")
        for seat, names in enumerate(hands):
            state.down[seat] = read_hand(state, names, "loyalty")
        state.pairless = reader.flag("pairless", False)
    if not loyalty.is_enough(state.down):
        raise BadPosition("loyalty: a clan has two cards, not more")
    for seat, names in reader.by_seat("face_up", state.seats).items():
        state.up[seat] = read_hand(state, names, "face_up")
        if not loyalty.contains(state.down[seat], state.up[seat]):
            raise BadPosition(f"face_up: seat {seat} does not hold these cards")
        state.down[seat] -= state.up[seat]


def read_hand(state: ShogunateState, value: object, what: str) -> int:
    """Up to two loyalty cards, packed; "draw" is a card chance still deals, face-down."""
    names = items(value, what)
    if len(names) > state.content.each:
        raise BadPosition(f"{what}: a player has {state.content.each} cards")
    given = [name for name in names if name != DRAW or what == "face_up"]
    return sum(loyalty.ONE[place_of(name, state.content.leaders, what)] for name in given)


def read_cards(state: ShogunateState, reader: Reader) -> None:
    """Action cards in hand and in front; the rest is in the discards."""
    names = state.content.cards
    for seat, card in reader.by_seat("played", state.seats).items():
        state.played[seat] = place_of(card, names, "played")
        state.hands[seat] &= ~masks.one(state.played[seat])
        state.waiting |= masks.one(seat)
    for seat, value in reader.by_seat("hands", state.seats).items():
        hand = [place_of(name, names, "hands") for name in items(value, "hands")]
        if len({*hand, state.played[seat]}) != len(hand) + 1:
            raise BadPosition(f"hands: seat {seat} has a card twice, or has played it")
        state.hands[seat] = sum(masks.one(card) for card in hand)
    waiting = sorted([str(seat) for seat in reader.items("waiting")])
    if waiting and waiting != [str(seat) for seat in masks.members(state.waiting)]:
        raise BadPosition("waiting: exactly those with a card in front wait")


def read_plots(state: ShogunateState, reader: Reader) -> None:
    """The active Plot, those set aside, and those looked at; the rest is in the bag."""
    names = state.content.plots
    used = [place_of(plot, names, "plots_past") for plot in reader.items("plots_past")]
    state.past = tuple(used)
    if not reader.is_drawn("plot") and reader.has("plot"):
        state.plot = place_of(reader.fields["plot"], names, "plot")
        used.append(state.plot)
    state.rounds = reader.integer("round", 0, content.PLOTS, len(used))
    for row in reader.items("plots_top"):
        used.append(read_top(state, items(row, "plots_top"), used))
    if len(set(used)) != len(used):
        raise BadPosition("plots: a Plot is in two places")
    for plot in used:
        state.bag &= ~masks.one(plot)


def read_top(state: ShogunateState, row: list[object], used: list[int]) -> int:
    """A Plot somebody has looked at; "draw" takes the first that is free."""
    if len(row) != 2:
        raise BadPosition("plots_top: each is a Plot and the seats that know it")
    free = [name for plot, name in enumerate(state.content.plots) if plot not in used]
    if row[0] == DRAW and not free:
        raise BadPosition("plots_top: no Plot is left for it")
    plot = place_of(free[0] if row[0] == DRAW else row[0], state.content.plots, "plots_top")
    known = [integer(seat, "plots_top", 0, state.seats - 1) for seat in items(row[1], "plots_top")]
    state.top_plots.append(top_plots.looked_at(plot, sum(masks.one(seat) for seat in set(known))))
    return plot


def read_markers(state: ShogunateState, reader: Reader) -> None:
    """Hatamoto, Shinobi, strike, and how the game ended."""
    if not reader.is_drawn("hatamoto"):
        state.hatamoto = reader.integer("hatamoto", 0, state.seats - 1, 0)
    if reader.has("shinobi"):
        state.shinobi = reader.integer("shinobi", 1, content.SLOTS, 1) - 1
    if state.options.bound and state.line:
        state.shinobi = state.line[state.shinobi]
    state.strike = reader.integer("strike", 0, 9, 1)
    if reader.has("ended"):
        state.ended = 1 + place_of(reader.fields["ended"], codes.REASONS[1:], "ended")


def read_knowledge(state: ShogunateState, reader: Reader) -> None:
    """The ledger, and notes written the short way: [owner, clan] or [owner, clan, round]."""
    for row in reader.items("ledger"):
        state.ledger.append(read_fact(state, items(row, "ledger"), "ledger"))
    for seat, rows in reader.by_seat("notes", state.seats).items():
        for row in items(rows, "notes"):
            given = items(row, "notes")
            saw = ["saw", *(given[2:3] or [state.rounds]), seat, *given[:2], *given[3:]]
            state.ledger.append(read_fact(state, saw, "notes"))
    state.rolls = reader.integer("rolls", 0, 10**9, 0)
    state.learned = reader.integer("learned", 0, 10**9, len(state.ledger))


def read_fact(state: ShogunateState, row: list[object], what: str) -> int:
    """An entry of the ledger: its kind, the round, seats, and clans."""
    kind = place_of(row[0] if row else None, ledger.KIND_NAMES, what)
    name, seats, clans = ledger.KIND_NAMES[kind], ledger.SEATS_OF[kind], ledger.CLANS_OF[kind]
    expected = content.LEADERS if kind == ledger.PASSED else seats + clans
    if len(row) != 2 + expected:
        raise BadPosition(f"{what}: {name} takes a round and {expected} more")
    round, rest = integer(row[1], what, 0, content.PLOTS), row[2:]
    if kind == ledger.PASSED:
        return ledger.passed(round, [integer(points, what, 0, ledger.HIGHEST) for points in rest])
    parts = [integer(value, what, 0, state.seats - 1) for value in rest[:seats]]
    if len(set(parts)) != seats:
        raise BadPosition(f"{what}: {name} takes two different seats")
    parts += [place_of(value, state.content.leaders, what) for value in rest[seats:]]
    return ledger.entry(kind, round, *parts)


def open_step(state: ShogunateState, reader: Reader) -> None:
    """Go on at a step of the round; the facts alone say which, so nothing half done is read."""
    resting = {"together": f"choose {state.hatamoto}", "open": [f"name_player {state.hatamoto}"]}
    for key in HALF_DONE:
        value = reader.fields.get(key)
        if value and value != resting.get(key):
            raise BadPosition(f"{key}: a decision that is half done is given by its lines")
    if state.ended == codes.GOING_ON:
        push_step(state, reader)


def push_step(state: ShogunateState, reader: Reader) -> None:
    """The step, and over it whatever chance has still to set."""
    usual = "name" if state.waiting else "choose"
    step = STEPS[place_of(reader.fields.get("step", usual), STEPS, "step")]
    if step == "choose":
        state.push(frames.BEGIN_ROUND.step())
        if state.plot != codes.NO_PLOT or reader.has("round"):
            state.rounds = max(0, state.rounds - 1)
    elif state.plot == codes.NO_PLOT:
        raise BadPosition(f"step {step} needs a plot")
    elif step == "honour":
        state.push(frames.PAY_HONOUR.step())
    if reader.is_drawn("hatamoto"):
        if state.options.first != codes.BY_CHANCE:
            state.hatamoto = validation.banner_due(state)
        elif step == "name":
            raise BadPosition("step name needs a hatamoto")
        else:
            state.push(frames.START_PLAYER.draw())
    if step == "name":
        state.push(frames.NAME_PLAYER.ask(state.hatamoto))
    push_draws(state)
