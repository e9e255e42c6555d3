"""Queries about a state; nothing here changes it."""

from hatamoto.games.twilight import chart, codes, faces, ids
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks

# Influence and control


def influence(state: TwilightState, side: int, space: int) -> int:
    """A side's influence in a space (§3.1)."""
    return state.influence[side * ids.SPACES + space]


def support(state: TwilightState, side: int, space: int) -> int:
    """A side's total support value in a space: inherent number and counters (§3.3)."""
    return state.support[side * ids.SPACES + space]


def leads(state: TwilightState, side: int, space: int) -> bool:
    """Whether a side has more influence than the other; support does not count (§3.3)."""
    values = state.influence
    return values[side * ids.SPACES + space] > values[(1 - side) * ids.SPACES + space]


def held(state: TwilightState, side: int) -> int:
    """The spaces a side controls; Edo-Bakufu counts as Pro's (§3.2, §2.11(4)(ii))."""
    return state.pro_held if side else state.anti_held


def present(state: TwilightState, side: int) -> int:
    """The spaces with a side's influence; Edo-Bakufu counts as Pro's (§8.1)."""
    return state.pro_present if side else state.anti_present


def reach(state: TwilightState, side: int) -> int:
    """The spaces in or next to a side's influence (§8.1)."""
    return state.pro_reach if side else state.anti_reach


def controls(state: TwilightState, side: int, space: int) -> bool:
    """Whether a side controls a space (§3.2)."""
    return masks.has(held(state, side), space)


def controller(state: TwilightState, space: int) -> int:
    """Who controls a space, or NEITHER."""
    if masks.has(state.pro_held, space):
        return ids.PRO
    return ids.ANTI if masks.has(state.anti_held, space) else codes.NEITHER


def land(state: TwilightState) -> int:
    """The spaces that can have influence now (§2.11(4)(i), §2.24(2)(iii))."""
    return chart.OPEN_LAND if state.port_open else chart.CLOSED_LAND


def takes_influence(state: TwilightState, space: int) -> bool:
    """Whether a space can have influence now."""
    return masks.has(land(state), space)


def backing(state: TwilightState, side: int, space: int) -> int:
    """The number of clans a side controls in and around a space (§8.2(3)(ii), §9.4(ii)).

    Edo-Bakufu counts as one of Pro's (ruling 3).
    """
    return masks.count(held(state, side) & state.chart.around_mask[space])


# Where an action may go


def spent_ports(state: TwilightState, side: int) -> int:
    """The ports where a side has spent its one point of the round (§8.0(2))."""
    return state.pro_ports if side else state.anti_ports


def placeable(state: TwilightState, side: int, points: int) -> int:
    """Where a side may place an influence with these action points (§8.1)."""
    spaces = reach(state, side) & land(state) & ~spent_ports(state, side)
    if points < 2:
        spaces &= ~(held(state, 1 - side) | chart.KYO_BIT)
    return spaces if points else 0


def price(state: TwilightState, side: int, space: int) -> int:
    """The cost of one influence: 1, or 2 in Kyo and in opposing clans (§8.1(1)(i))."""
    return 2 if space == ids.KYO or controls(state, 1 - side, space) else 1


def realignable(state: TwilightState, side: int, points: int) -> int:
    """Where a side may try a realignment with these action points (§8.2, ruling 39)."""
    spaces = contested(state, side) & ~spent_ports(state, side)
    if points < 2:
        spaces &= ~chart.KYO_BIT
    return spaces if points else 0


def realign_price(space: int) -> int:
    """The cost of an attempt: 1 (§8.2(1)(i)), or 2 in Kyo (§8.2(1)(ii))."""
    return 2 if space == ids.KYO else 1


def contested(state: TwilightState, side: int) -> int:
    """The spaces with opposing influence in or next to a side's own (ruling 39)."""
    return present(state, 1 - side) & reach(state, side) & land(state)


def coup_targets(state: TwilightState, side: int) -> int:
    """The clans a side may choose for a coup (§8.3(1)(i))."""
    return contested(state, side) & chart.CLAN_BITS


def is_coup_allowed(state: TwilightState) -> bool:
    """Whether another coup would stay below the last level (§11.2(i), §2.23(5)(ii))."""
    return state.intervention < state.content.coup_ban


def court_modifier(state: TwilightState, side: int) -> int:
    """The modifier of a side's die in a court operation (§2.24(1), §8.4(2)(ii))."""
    return state.content.court_modifier if state.modifier and side == ids.ANTI else 0


def joi_side(state: TwilightState) -> int:
    """The side that scores for Jo-i: Anti-Bakufu in a Closed turn, Pro-Bakufu in an Open one.

    §10.0(1)(i), §10.0(1)(ii); with an option, the treaty level decides (ruling 11).
    """
    if state.opened:
        return ids.PRO
    by_level = state.options.joi_by_level and state.treaty >= state.content.open_treaty
    return ids.PRO if by_level else ids.ANTI


# Cards


def hand(state: TwilightState, side: int) -> list[int]:
    """The cards in a side's hand, sorted."""
    return state.pro_hand if side else state.anti_hand


def hand_size(state: TwilightState, side: int) -> int:
    """The hand size of a side this turn (§6.3, §6.3(i), §8.4(2)(v))."""
    content = state.content
    if state.turn <= 1:
        return content.start_hand
    return content.hand_size[state.treaty] + content.court_cards[state.court[side]]


def event_player(state: TwilightState, card: int, active: int) -> int:
    """Who plays a card's event: its own side, else the active player (§9.1)."""
    owner = state.content.type[card]
    return owner if owner < ids.COMMON else active


def is_choice(state: TwilightState, card: int, active: int) -> bool:
    """Whether the player chooses action or event: for own and common cards (§7.21)."""
    owner = state.content.type[card]
    return owner == active or owner == ids.COMMON


def has_occurred(state: TwilightState, card: int) -> bool:
    """Whether the event of a starred card has occurred, which removes the card (§9.2(i))."""
    return card in state.removed


# Counters


def face_on_map(state: TwilightState, face: int) -> bool:
    """Whether a face shows anywhere on the map (§2.22)."""
    counter = faces.counter_of(face)
    is_out = state.counter_at[counter] != codes.OFF_MAP
    return is_out and state.counter_face[counter] == faces.turned(face)


def face_at(state: TwilightState, face: int, space: int) -> bool:
    """Whether a face shows in a space."""
    counter = faces.counter_of(face)
    is_there = state.counter_at[counter] == space
    return is_there and state.counter_face[counter] == faces.turned(face)


def face_of(state: TwilightState, counter: int) -> int:
    """The number of the face a counter shows."""
    return faces.face_of(counter, state.counter_face[counter])


def own_face(state: TwilightState, counter: int, side: int) -> int:
    """The face of a counter that supports a side."""
    head = faces.face_of(counter, 0)
    return head if state.content.face_side[head] == side else faces.face_of(counter, 1)
