"""Reading a position: what is left out has its set-up value, and every slip is named."""

from collections.abc import Mapping
from typing import Final

from hatamoto.games.twilight import (
    actions,
    board,
    changes,
    codes,
    content,
    counters,
    faces,
    frames,
    ids,
)
from hatamoto.games.twilight.decisions.turn import push_deal
from hatamoto.games.twilight.position.validation import check
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.positions import Reader, integer, items, place_of

FIELDS: Final = [
    "game", "rules", "seats", "options", "turn", "round", "first", "active", "opened", "vp",
    "treaty", "intervention", "court", "court_done", "modifier", "joi", "yokohama", "influence",
    "markers", "hands", "known", "discard", "removed", "card", "ports", "dice", "ended", "winner",
    "rolls", "learned",
]  # fmt: skip
SIDES: Final = (ids.ANTI, ids.PRO)
MOST_INFLUENCE: Final = 90
MOST_POINTS: Final = 200
MOST_ROUNDS: Final = 99
MOST_COUNTED: Final = 10**9


def read(state: TwilightState, fields: Mapping[str, object]) -> TwilightState:
    """Fill an empty state from a position; raises BadPosition."""
    if "open" in fields:
        raise BadPosition("open: a decision that is half done is given by its lines")
    reader = Reader(fields, FIELDS)
    read_tracks(state, reader)
    read_markers(state, reader)
    read_influence(state, reader)
    read_cards(state, reader)
    read_round(state, reader)
    check(state)
    if state.ended == codes.GOING_ON:
        open_rest(state)
    return state


def open_rest(state: TwilightState) -> None:
    """Open the deal, or the active player's round: one with a number has begun already."""
    if not state.anti_hand and not state.pro_hand:
        state.push(frames.BEGIN_ROUNDS.step())
        push_deal(state, state.first)
    elif state.rounds:
        state.push(frames.PLAY_CARD.ask(state.active))
    else:
        state.push(frames.BEGIN_ROUND.step(state.active))
    state.settle_opening()


def read_tracks(state: TwilightState, reader: Reader) -> None:
    """The tracks and boxes."""
    state.turn = reader.integer("turn", 1, state.content.turns, 1)
    state.first = reader.integer("first", ids.ANTI, ids.PRO, ids.ANTI)
    state.active = reader.integer("active", ids.ANTI, ids.PRO, state.first)
    state.opened = reader.flag("opened", False)
    state.vp = reader.integer("vp", -MOST_POINTS, MOST_POINTS, 0)
    state.treaty = reader.integer("treaty", 0, state.content.last_treaty, 0)
    state.intervention = reader.integer("intervention", 0, state.content.last_intervention, 0)
    for side, level in enumerate(by_side(reader, "court")):
        state.court[side] = integer(level, "court", 0, state.content.last_court)
    for side, done in enumerate(by_side(reader, "court_done")):
        if not isinstance(done, bool):
            raise BadPosition("court_done must be a list of true and false")
        if done:
            state.court_done |= masks.one(side)
    state.modifier = reader.flag("modifier", False)
    state.joi = reader.flag("joi", False)
    state.port_open = reader.flag("yokohama", False)


def by_side(reader: Reader, key: str) -> list[object]:
    """A value for each seat; none when the field was left out."""
    values = reader.items(key)
    if len(values) != 2 and key in reader.fields:
        raise BadPosition(f"{key}: there is one for each of the two seats")
    return values


def read_markers(state: TwilightState, reader: Reader) -> None:
    """The faces on the map; of a counter only one shows (§2.22)."""
    if state.options.navy and reader.has("markers"):
        counters.lift(state, ids.NAVY_KATSU)
    placed: set[int] = set()
    for name, where in reader.table("markers").items():
        face = place_of(name, state.content.faces, "markers")
        space = place_of(where, state.content.spaces, f"markers: {name}")
        if faces.counter_of(face) in placed:
            raise BadPosition(f"markers: {name} is the other face of a counter on the map")
        check_space(state, face, space)
        placed.add(faces.counter_of(face))
        counters.station(state, face, space)


def check_space(state: TwilightState, face: int, space: int) -> None:
    """Raise BadPosition where no counter, or not this one, can be (ruling 7)."""
    name = state.content.faces[face]
    is_navy = faces.counter_of(face) == ids.NAVY_KATSU
    if is_navy and not state.options.navy:
        raise BadPosition(f"markers: {name} takes part only with the option navy")
    if space == ids.EDO and not is_navy:
        raise BadPosition(f"markers: {name} does not stand on Edo-Bakufu")
    if space != ids.EDO and not board.takes_influence(state, space):
        raise BadPosition("markers: Yokohama is closed")


def read_influence(state: TwilightState, reader: Reader) -> None:
    """Influence by space; left out it is the total support value there (§4.2(i))."""
    spaces, given = state.content.spaces, reader.table("influence")
    amounts = [[board.support(state, side, space) for side in SIDES] for space in range(ids.SPACES)]
    for name, value in given.items():
        both = items(value, f"influence: {name}")
        if len(both) != 2:
            raise BadPosition(f"influence: {name} has Anti-Bakufu's and Pro-Bakufu's")
        amounts[place_of(name, spaces, "influence")] = [
            integer(amount, f"influence: {name}", 0, MOST_INFLUENCE) for amount in both
        ]
    state.anti_short = state.pro_short = 0
    for space, amount_of in enumerate(amounts):
        for side in SIDES:
            set_influence(state, side, space, amount_of[side])


def set_influence(state: TwilightState, side: int, space: int, amount: int) -> None:
    """Influence as written, where there can be any."""
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
        hands = [items(hand, "hands") for hand in reader.items("hands")]
        if len(hands) != 2:
            raise BadPosition("hands: there is a list for each of the two seats")
        state.anti_hand = read_list(state, hands[ids.ANTI], "hands", used)
        state.pro_hand = read_list(state, hands[ids.PRO], "hands", used)
    state.discard = read_list(state, reader.items("discard"), "discard", used)
    state.removed = read_list(state, reader.items("removed"), "removed", used)
    if reader.has("card"):
        state.card = read_list(state, [reader.fields["card"]], "card", used)[0]
    deck = range(ids.CARDS) if state.opened else state.content.closed_deck
    state.pile = [actions.DRAW + card for card in deck if card not in used]
    state.known = read_list(state, reader.items("known"), "known", set())
    if not set(state.known).issubset(state.anti_hand + state.pro_hand):
        raise BadPosition("known: these cards are in no hand")


def read_list(state: TwilightState, names: list[object], what: str, used: set[int]) -> list[int]:
    """Cards by id, sorted, each in one place only."""
    cards = sorted(place_of(name, state.content.cards, what) for name in names)
    for card in cards:
        if card in used:
            raise BadPosition(f"{what}: {state.content.cards[card]} is in two places")
        if state.content.deck[card] != content.CLOSED_DECK and not state.opened:
            raise BadPosition(f"{what}: {state.content.cards[card]} is in the open deck")
        used.add(card)
    return cards


def read_round(state: TwilightState, reader: Reader) -> None:
    """What belongs to the round, and how the game ended."""
    state.rounds = reader.integer("round", 0, MOST_ROUNDS, 0)
    if reader.is_drawn("hands"):
        state.rounds, state.active = 0, state.first
    for side, ports in enumerate(by_side(reader, "ports")):
        for name in items(ports, "ports"):
            space = place_of(name, state.content.spaces, "ports")
            if space not in (ids.NAGASAKI, ids.YOKOHAMA) or not board.takes_influence(state, space):
                raise BadPosition(f"ports: {state.content.spaces[space]} is no open port")
            changes.spend_port(state, side, space)
    state.dice = [integer(number, "dice", 1, 6) for number in reader.items("dice")]
    if len(state.dice) > 2:
        raise BadPosition("dice: no more than two are rolled at a time")
    if reader.has("ended"):
        state.ended = 1 + place_of(reader.fields["ended"], codes.REASONS[1:], "ended")
        state.anti_short = state.pro_short = 0
    if reader.has("winner"):
        state.winner = reader.integer("winner", ids.ANTI, ids.PRO, ids.ANTI)
    state.rolls = reader.integer("rolls", 0, MOST_COUNTED, 0)
    state.learned = reader.integer("learned", 0, MOST_COUNTED, 0)
