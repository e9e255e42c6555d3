"""Reads positions: missing fields get their set-up value, and errors name the field."""

from collections.abc import Mapping
from typing import Final

from hatamoto.games.shogunate import codes, content, favours, frames, ledger, loyalty, top_plots
from hatamoto.games.shogunate.position import validation
from hatamoto.games.shogunate.setup import push_draws
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks, positions
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.positions import DRAW, Reader, index_of, integer, items

FIELDS: Final = (
    "round", "hatamoto", "line", "shinobi", "honour", "loyalty", "face_up", "hands", "played",
    "waiting", "favours", "plot", "plots_past", "plots_top", "strike", "pairless", "notes",
    "ledger", "step",
)  # fmt: skip
STEPS: Final = ["choose", "name", "honour"]


def read(state: ShogunateState, fields: Mapping[str, object]) -> ShogunateState:
    """Fill an empty state from a position; raises BadPosition."""
    reader = positions.read_facts(fields, FIELDS)
    read_line(state, reader)
    read_loyalty(state, reader)
    read_cards(state, reader)
    read_plots(state, reader)
    read_markers(state, reader)
    read_knowledge(state, reader)
    if state.ended == codes.GOING_ON:
        push_step(state, reader)
    positions.check_facts(validation.problems(state))
    if reader.has("round") and state.stack == [frames.BEGIN_ROUND.step()]:
        state.run_steps()  # without events: a round with a number was announced when it began
    else:
        state.run_opening_steps()
    return state


def read_line(state: ShogunateState, reader: Reader) -> None:
    """The Line and the honour on its leaders."""
    leaders = state.content.leaders
    if not reader.is_drawn("line"):
        state.line = reader.indices("line", leaders)
        if sorted(state.line) != list(range(content.SLOTS)):
            raise BadPosition(f"line: it has {content.SLOTS} leaders, each once")
        for slot, leader in enumerate(state.line):
            state.slot_of[leader] = slot
    for name, amount in reader.table("honour").items():
        leader = index_of(name, leaders, "honour")
        state.honour[leader] = integer(amount, f"honour: {name}", 0, 999)


def read_loyalty(state: ShogunateState, reader: Reader) -> None:
    """All loyalty cards of each player, then which of them are face-up."""
    if not reader.is_drawn("loyalty"):
        for seat, names in enumerate(reader.seat_items("loyalty", state.seats)):
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
    """Up to two loyalty cards, packed; "draw" is a card that is still to be dealt, face-down."""
    names = items(value, what)
    if len(names) > state.content.hand_size:
        raise BadPosition(f"{what}: a player has {state.content.hand_size} cards")
    given = [name for name in names if name != DRAW or what == "face_up"]
    return sum(loyalty.ONE[index_of(name, state.content.leaders, what)] for name in given)


def read_cards(state: ShogunateState, reader: Reader) -> None:
    """Action cards in hand and in front of players; the rest is in the discards."""
    names = state.content.cards
    for seat, card in reader.by_seat("played", state.seats).items():
        state.played[seat] = index_of(card, names, "played")
        state.hands[seat] &= ~masks.one(state.played[seat])
        state.waiting |= masks.one(seat)
    for seat, value in reader.by_seat("hands", state.seats).items():
        hand = [index_of(name, names, "hands") for name in items(value, "hands")]
        if len({*hand, state.played[seat]}) != len(hand) + 1:
            raise BadPosition(f"hands: seat {seat} has a card twice, or has played it")
        state.hands[seat] = sum(masks.one(card) for card in hand)
    waiting = sorted([str(seat) for seat in reader.items("waiting")])
    if waiting and waiting != [str(seat) for seat in masks.members(state.waiting)]:
        raise BadPosition("waiting: exactly those with a card in front wait")
    for seat, shown in reader.by_seat("favours", state.seats).items():
        state.favours[seat] = read_favours(state, shown)


def read_favours(state: ShogunateState, value: object) -> int:
    """A seat's favours, packed."""
    packed, most = favours.NONE, favours.MAX_START
    for name, steps in positions.table(value, "favours").items():
        leader = index_of(name, state.content.leaders, "favours")
        packed += favours.packed(leader, integer(steps, f"favours: {name}", -most, most))
    return packed


def read_plots(state: ShogunateState, reader: Reader) -> None:
    """The active Plot, those set aside, and those looked at; the rest is in the bag."""
    names = state.content.plots
    used = reader.indices("plots_past", names)
    state.past = tuple(used)
    if not reader.is_drawn("plot"):
        state.plot = reader.index("plot", names, codes.NO_PLOT)
        used += [state.plot] if reader.has("plot") else []
    state.rounds = reader.integer("round", 0, content.PLOTS, len(used))
    for row in reader.items("plots_top"):
        used.append(read_top(state, items(row, "plots_top"), used))
    if len(set(used)) != len(used):
        raise BadPosition("plots: a Plot is in two places")
    for plot in used:
        state.bag &= ~masks.one(plot)


def read_top(state: ShogunateState, row: list[object], used: list[int]) -> int:
    """A Plot that somebody has looked at; "draw" takes the first one available."""
    if len(row) != 2:
        raise BadPosition("plots_top: each is a Plot and the seats that know it")
    free = [name for plot, name in enumerate(state.content.plots) if plot not in used]
    if row[0] == DRAW and not free:
        raise BadPosition("plots_top: no Plot is left for it")
    plot = index_of(free[0] if row[0] == DRAW else row[0], state.content.plots, "plots_top")
    known = [integer(seat, "plots_top", 0, state.seats - 1) for seat in items(row[1], "plots_top")]
    state.top_plots.append(top_plots.looked_at(plot, sum(masks.one(seat) for seat in set(known))))
    return plot


def read_markers(state: ShogunateState, reader: Reader) -> None:
    """Hatamoto, Shinobi and strike."""
    if not reader.is_drawn("hatamoto"):
        state.hatamoto = reader.integer("hatamoto", 0, state.seats - 1, 0)
    if reader.has("shinobi"):
        state.shinobi = reader.integer("shinobi", 1, content.SLOTS, 1) - 1
    if state.options.shinobi_follows_leader and state.line:
        state.shinobi = state.line[state.shinobi]
    state.strike = reader.integer("strike", 0, 9, 1)


def read_knowledge(state: ShogunateState, reader: Reader) -> None:
    """The ledger, notes in short form ([owner, clan] or [owner, clan, round]), and the end."""
    for row in reader.items("ledger"):
        state.ledger.append(read_fact(state, items(row, "ledger"), "ledger"))
    for seat, rows in reader.by_seat("notes", state.seats).items():
        for row in items(rows, "notes"):
            given = items(row, "notes")
            saw = ["saw", *(given[2:3] or [state.rounds]), seat, *given[:2], *given[3:]]
            state.ledger.append(read_fact(state, saw, "notes"))
    state.learned = len(state.ledger)
    state.ended = positions.read_end(state, reader, codes.REASONS)


def read_fact(state: ShogunateState, row: list[object], what: str) -> int:
    """An entry of the ledger: its type, the round, seats, and clans."""
    entry_type = index_of(row[0] if row else None, ledger.TYPE_NAMES, what)
    name, seats = ledger.TYPE_NAMES[entry_type], ledger.SEATS_OF[entry_type]
    clans = ledger.CLANS_OF[entry_type]
    expected = content.LEADERS if entry_type == ledger.PASSED else seats + clans
    if len(row) != 2 + expected:
        raise BadPosition(f"{what}: {name} takes a round and {expected} more")
    round, rest = integer(row[1], what, 0, content.PLOTS), row[2:]
    if entry_type == ledger.PASSED:
        honour = [integer(points, what, 0, ledger.MAX_STORED_HONOUR) for points in rest]
        return ledger.passed(round, honour)
    parts = [integer(value, what, 0, state.seats - 1) for value in rest[:seats]]
    if len(set(parts)) != seats:
        raise BadPosition(f"{what}: {name} takes two different seats")
    parts += [index_of(value, state.content.leaders, what) for value in rest[seats:]]
    return ledger.entry(entry_type, round, *parts)


def push_step(state: ShogunateState, reader: Reader) -> None:
    """Push the step of the round, then the draws that come before it."""
    usual = "name" if state.waiting else "choose"
    step = STEPS[reader.index("step", STEPS, STEPS.index(usual))]
    if step == "choose":
        state.push(frames.BEGIN_ROUND.step())
        if state.plot != codes.NO_PLOT or reader.has("round"):
            state.rounds = max(0, state.rounds - 1)
    elif state.plot == codes.NO_PLOT:
        raise BadPosition(f"step {step} needs a plot")
    elif step == "honour":
        state.push(frames.PAY_HONOUR.step())
    if reader.is_drawn("hatamoto"):
        if state.options.first_hatamoto != codes.BY_CHANCE:
            state.hatamoto = validation.expected_hatamoto(state)
        elif step == "name":
            raise BadPosition("step name needs a hatamoto")
        else:
            state.push(frames.START_PLAYER.draw())
    if step == "name":
        state.push(frames.NAME_PLAYER.ask(state.hatamoto))
    push_draws(state)
