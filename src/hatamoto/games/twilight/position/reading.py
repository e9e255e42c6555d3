"""Reads positions: missing fields get their set-up value, and errors name the field."""

from collections.abc import Mapping
from typing import Final

from hatamoto.games.twilight import actions, board, changes, codes, counters, faces, frames, ids
from hatamoto.games.twilight.content import CLOSED_DECK, NO_DECK
from hatamoto.games.twilight.decisions.turn import push_deal
from hatamoto.games.twilight.position.validation import problems
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks, positions
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.positions import Reader, index_of, integer, items

TRACKS: Final = (
    "turn", "round", "first", "active", "opened", "vp", "treaty", "intervention", "court",
    "court_done", "modifier", "joi", "yokohama",
)  # fmt: skip
"""The fields that have the same form in a view, except `active`."""
FIELDS: Final = (
    *TRACKS, "influence", "markers", "hands", "known", "discard", "removed", "card", "ports",
    "dice", "winner",
)  # fmt: skip
SIDES: Final = (ids.ANTI, ids.PRO)
MAX_INFLUENCE: Final = 90
MAX_POINTS: Final = 200
MAX_ROUNDS: Final = 99


def read(state: TwilightState, fields: Mapping[str, object]) -> TwilightState:
    """Fill an empty state from a position; raises BadPosition."""
    reader = positions.read_facts(fields, FIELDS)
    read_tracks(state, reader)
    read_markers(state, reader)
    read_influence(state, reader)
    read_cards(state, reader)
    read_round(state, reader)
    positions.check_facts(problems(state))
    if state.ended == codes.GOING_ON:
        open_rest(state)
    return state


def open_rest(state: TwilightState) -> None:
    """Open the deal or the active player's round; a round with a number has begun already."""
    if not state.anti_hand and not state.pro_hand:
        state.push(frames.BEGIN_ROUNDS.step())
        push_deal(state, state.first)
    elif state.rounds:
        state.push(frames.PLAY_CARD.ask(state.active))
    else:
        state.push(frames.BEGIN_ROUND.step(state.active))
    state.run_opening_steps()


def read_tracks(state: TwilightState, reader: Reader) -> None:
    """The tracks and boxes."""
    state.turn = reader.integer("turn", 1, state.content.turns, 1)
    state.first = reader.integer("first", ids.ANTI, ids.PRO, ids.ANTI)
    state.active = reader.integer("active", ids.ANTI, ids.PRO, state.first)
    state.opened = reader.flag("opened", False)
    state.vp = reader.integer("vp", -MAX_POINTS, MAX_POINTS, 0)
    state.treaty = reader.integer("treaty", 0, state.content.last_treaty, 0)
    state.intervention = reader.integer("intervention", 0, state.content.last_intervention, 0)
    for side, level in enumerate(reader.seat_items("court", state.seats)):
        state.court[side] = integer(level, "court", 0, state.content.last_court)
    for side, done in enumerate(reader.seat_items("court_done", state.seats)):
        if positions.flag(done, "court_done"):
            state.court_done |= masks.one(side)
    state.modifier = reader.flag("modifier", False)
    state.joi = reader.flag("joi", False)
    state.port_open = reader.flag("yokohama", False)


def read_markers(state: TwilightState, reader: Reader) -> None:
    """The faces on the map; a counter shows only one (§2.22)."""
    if state.options.navy and reader.has("markers"):
        counters.lift(state, ids.NAVY_KATSU)
    placed: set[int] = set()
    for name, where in reader.table("markers").items():
        face = index_of(name, state.content.faces, "markers")
        space = index_of(where, state.content.spaces, f"markers: {name}")
        if faces.counter_of(face) in placed:
            raise BadPosition(f"markers: {name} is the other face of a counter on the map")
        check_space(state, face, space)
        placed.add(faces.counter_of(face))
        counters.station(state, face, space)


def check_space(state: TwilightState, face: int, space: int) -> None:
    """Raise BadPosition if this counter cannot be in this space (ruling 7)."""
    name = state.content.faces[face]
    is_navy = faces.counter_of(face) == ids.NAVY_KATSU
    if is_navy and not state.options.navy:
        raise BadPosition(f"markers: {name} takes part only with the option navy")
    if space == ids.EDO and not is_navy:
        raise BadPosition(f"markers: {name} does not stand on Edo-Bakufu")
    if space != ids.EDO and not board.takes_influence(state, space):
        raise BadPosition("markers: Yokohama is closed")


def read_influence(state: TwilightState, reader: Reader) -> None:
    """Influence by space; by default the total support value (§4.2(i))."""
    spaces, given = state.content.spaces, reader.table("influence")
    amounts = [[board.support(state, side, space) for side in SIDES] for space in range(ids.SPACES)]
    for name, value in given.items():
        both = items(value, f"influence: {name}")
        if len(both) != 2:
            raise BadPosition(f"influence: {name} has Anti-Bakufu's and Pro-Bakufu's")
        amounts[index_of(name, spaces, "influence")] = [
            integer(amount, f"influence: {name}", 0, MAX_INFLUENCE) for amount in both
        ]
    state.anti_short = state.pro_short = 0
    for space, amount_of in enumerate(amounts):
        for side in SIDES:
            set_influence(state, side, space, amount_of[side])


def set_influence(state: TwilightState, side: int, space: int, amount: int) -> None:
    """Set influence as written; raises BadPosition if the space cannot have any."""
    if amount and not board.takes_influence(state, space):
        raise BadPosition(f"influence: {state.content.spaces[space]} holds none")
    if amount:
        changes.add_influence(state, side, space, amount)
    if amount < board.support(state, side, space):
        changes.mark_short(state, side, space)


def read_cards(state: TwilightState, reader: Reader) -> None:
    """Hands, discards, removed cards, the card in play; the rest is in the pile."""
    used: set[int] = set()
    if not reader.is_drawn("hands"):
        hands = [items(hand, "hands") for hand in reader.seat_items("hands", state.seats)]
        state.anti_hand = read_list(state, hands[ids.ANTI], "hands", used)
        state.pro_hand = read_list(state, hands[ids.PRO], "hands", used)
    state.discard = read_list(state, reader.items("discard"), "discard", used)
    state.removed = read_list(state, reader.items("removed"), "removed", used)
    if reader.has("card"):
        state.card = read_list(state, [reader.fields["card"]], "card", used)[0]
    deck = state.content.all_cards if state.opened else state.content.closed_deck
    state.pile = [actions.DRAW + card for card in deck if card not in used]
    state.known = read_list(state, reader.items("known"), "known", set())
    if not set(state.known).issubset(state.anti_hand + state.pro_hand):
        raise BadPosition("known: these cards are in no hand")


def read_list(state: TwilightState, names: list[object], what: str, used: set[int]) -> list[int]:
    """Sorted cards from ids; raises BadPosition for a card that is used twice."""
    cards = sorted(index_of(name, state.content.cards, what) for name in names)
    for card in cards:
        if card in used:
            raise BadPosition(f"{what}: {state.content.cards[card]} is in two places")
        if state.content.deck[card] == NO_DECK:
            raise BadPosition(f"{what}: {state.content.cards[card]} is not in this edition")
        if state.content.deck[card] != CLOSED_DECK and not state.opened:
            raise BadPosition(f"{what}: {state.content.cards[card]} is in the open deck")
        used.add(card)
    return cards


def read_round(state: TwilightState, reader: Reader) -> None:
    """The facts of the round, and the reason for the end."""
    state.rounds = reader.integer("round", 0, MAX_ROUNDS, 0)
    if reader.is_drawn("hands"):
        state.rounds, state.active = 0, state.first
    for side, ports in enumerate(reader.seat_items("ports", state.seats)):
        for name in items(ports, "ports"):
            space = index_of(name, state.content.spaces, "ports")
            if space not in (ids.NAGASAKI, ids.YOKOHAMA) or not board.takes_influence(state, space):
                raise BadPosition(f"ports: {state.content.spaces[space]} is no open port")
            changes.spend_port(state, side, space)
    state.dice = [integer(number, "dice", 1, 6) for number in reader.items("dice")]
    if len(state.dice) > 2:
        raise BadPosition("dice: no more than two are rolled at a time")
    state.ended = positions.read_end(state, reader, codes.REASONS)
    if state.ended != codes.GOING_ON:
        state.anti_short = state.pro_short = 0
    if reader.has("winner"):
        state.winner = reader.integer("winner", ids.ANTI, ids.PRO, ids.ANTI)
