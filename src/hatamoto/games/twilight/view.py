"""What one seat may know; facts are added one by one, so new fields of the state stay hidden."""

from typing import Final, Literal

from hatamoto.games.twilight import (
    board,
    codes,
    ids,
    ledger,
    scoring,
    stage,
)
from hatamoto.games.twilight.decisions import court
from hatamoto.games.twilight.effects import can_occur
from hatamoto.games.twilight.preview import asked
from hatamoto.games.twilight.state import TwilightState
from hatamoto.games.twilight.view_types import (
    SIDES,
    AreaView,
    MarkerView,
    OwnView,
    SpaceView,
    StandingView,
    TracksView,
    TwilightView,
)
from hatamoto.kernel import masks

AREAS_FROM: Final = 2
"""The index of the first area in `content.scored`."""


def view(state: TwilightState, seat: int) -> TwilightView:
    """The public table and the seat's private part, which WATCHER does not have."""
    content = state.content
    return {
        **tracks(state),
        "spaces": [space_row(state, space) for space in range(ids.SPACES)],
        "markers": markers(state),
        "areas": [area_row(state, area) for area in range(ids.AREAS)],
        "kyo_net": scoring.kyo_net(state),
        "ports_net": scoring.ports_net(state),
        "scored": memory(state),
        "hands": [len(state.anti_hand), len(state.pro_hand)],
        "pile": len(state.pile),
        "discard": names(state, state.discard),
        "removed": names(state, state.removed),
        "card": None if state.card == codes.NO_CARD else content.cards[state.card],
        "use": stage.use(state),
        "parts": stage.IN_ORDER[stage.use(state)].copy(),
        "part": part_of_card(state),
        "event_due": is_event_due(state),
        "asked": asked(state),
        "dice": state.dice.copy(),
        "ended": codes.REASONS[state.ended] or None,
        "winner": None if state.winner == codes.NEITHER else state.winner,
        "you": private(state, seat) if seat in (ids.ANTI, ids.PRO) else None,
    }


def tracks(state: TwilightState) -> TracksView:
    """The tracks and boxes of the map (§2.14, §2.15)."""
    turn = state.turn
    return {
        "turn": turn,
        "years": state.content.years[turn - 1] if turn > 0 else None,
        "round": state.rounds,
        "first": state.first,
        "active": state.active if state.rounds and state.ended == codes.GOING_ON else None,
        "opened": state.opened,
        "vp": state.vp,
        "treaty": state.treaty,
        "hand_size": state.content.hand_size[state.treaty],
        "intervention": state.intervention,
        "coup_allowed": board.is_coup_allowed(state),
        "coup_ban": state.content.coup_ban,
        "joi": state.joi,
        "joi_side": SIDES[board.joi_side(state)],
        "yokohama": state.port_open,
        "modifier": state.modifier,
        "court": state.court.copy(),
        "court_done": [masks.has(state.court_done, side) for side in (ids.ANTI, ids.PRO)],
        "court_modifiers": [board.court_modifier(state, side) for side in (ids.ANTI, ids.PRO)],
    }


def space_row(state: TwilightState, space: int) -> SpaceView:
    """A space: influence and total support of both sides, and who controls it."""
    controller = board.controller(state, space)
    values, supports = state.influence, state.support
    return {
        "space": state.content.spaces[space],
        "anti": values[space],
        "pro": values[ids.SPACES + space],
        "anti_support": supports[space],
        "pro_support": supports[ids.SPACES + space],
        "control": None if controller == codes.NEITHER else SIDES[controller],
        "closed": space == ids.YOKOHAMA and not state.port_open,
    }


def markers(state: TwilightState) -> list[MarkerView]:
    """The support counters on the map."""
    at = state.counter_at
    return [
        marker_row(state, counter)
        for counter in range(ids.COUNTERS)
        if at[counter] != codes.OFF_MAP
    ]


def marker_row(state: TwilightState, counter: int) -> MarkerView:
    """A support counter with its face and space."""
    content, face = state.content, board.face_of(state, counter)
    return {
        "marker": content.faces[face],
        "space": content.spaces[state.counter_at[counter]],
        "side": SIDES[content.face_side[face]],
        "value": content.face_value[face],
    }


def area_row(state: TwilightState, area: int) -> AreaView:
    """What an area would score now (§9.5)."""
    anti = scoring.status(state, ids.ANTI, area)
    pro = scoring.status(state, ids.PRO, area)
    return {
        "area": state.content.areas[area],
        "anti": status_row(state, ids.ANTI, area, anti),
        "pro": status_row(state, ids.PRO, area, pro),
        "net": scoring.area_net(state, area),
    }


def status_row(state: TwilightState, side: int, area: int, status: int) -> StandingView:
    """A side's clans, status and points in an area."""
    return {
        "clans": scoring.clans_held(state, side, area),
        "powered": scoring.has_powered(state, side, area),
        "status": codes.STATUS_IDS[status],
        "points": scoring.status_points(state, area, status),
    }


def memory(state: TwilightState) -> list[str]:
    """The scoring memory markers: ids whose card is in play or discarded (§2.24(3), ruling 95)."""
    content = state.content
    return [
        id
        for id, card in zip(content.scored, content.scoring_cards, strict=True)
        if card == state.card or card in state.discard
    ]


def part_of_card(state: TwilightState) -> Literal["action", "event"] | None:
    """The current part of the card in play: action, event or None."""
    part = stage.part(state)
    if part == stage.NOTHING:
        return None
    return "action" if part == stage.ACTION else "event"


def is_event_due(state: TwilightState) -> bool:
    """Whether the event of the card in play is announced and not finished."""
    return stage.part(state) == stage.EVENT or stage.awaits_event(state)


def names(state: TwilightState, cards: list[int]) -> list[str]:
    """Cards by id."""
    return [state.content.cards[card] for card in cards]


# The seat's own part


def private(state: TwilightState, seat: int) -> OwnView:
    """The hand, the possible uses of its cards, and what the seat can infer."""
    hand = board.hand(state, seat)
    return {
        "seat": seat,
        "hand": names(state, hand),
        "events": [would_occur(state, card, seat) for card in hand],
        "court": [may_court(state, card, seat) for card in hand],
        "pays": [would_pay(state, card) for card in hand],
        "known": names(state, ledger.known_of(state, 1 - seat)),
    }


def would_occur(state: TwilightState, card: int, seat: int) -> bool:
    """Whether the event of a card would occur if the seat played it now (§7.2(i))."""
    return can_occur(state, card, board.event_player(state, card, seat))


def would_pay(state: TwilightState, card: int) -> int | None:
    """What a scoring card would score now, plus for Pro-Bakufu; None for other cards (§9.5)."""
    cards = state.content.scoring_cards
    if card not in cards:
        return None
    place = cards.index(card)
    if place < AREAS_FROM:
        return scoring.kyo_net(state) if place == 0 else scoring.ports_net(state)
    return scoring.area_net(state, place - AREAS_FROM)


def may_court(state: TwilightState, card: int, seat: int) -> bool:
    """Whether the seat could use a card for a court operation now (§8.4(1))."""
    return court.may_use(state, card, seat)
