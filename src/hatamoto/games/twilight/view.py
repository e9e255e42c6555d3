"""What one seat may know; facts are added one by one, so new fields of the state stay hidden."""

from typing import Final, Literal

from hatamoto.games.twilight import (
    actions,
    board,
    codes,
    frames,
    ids,
    ledger,
    outlook,
    scoring,
    stage,
)
from hatamoto.games.twilight.decisions import court
from hatamoto.games.twilight.effects import can_occur
from hatamoto.games.twilight.state import TwilightState
from hatamoto.games.twilight.view_types import (
    SIDES,
    AreaView,
    AskedView,
    MarkerView,
    OwnView,
    ProspectsView,
    SpaceView,
    StandingView,
    TracksView,
    TwilightView,
)
from hatamoto.kernel import masks
from hatamoto.kernel.frames import seat_of, type_of

AIMED: Final = {
    frames.PLACE.number: frames.PLACE.field("points"),
    frames.REALIGN.number: frames.REALIGN.field("points"),
    frames.FREE_REALIGN.number: frames.FREE_REALIGN.field("attempts"),
    frames.COUP.number: frames.COUP.field("points"),
    frames.WAR.number: frames.WAR.field("target"),
    frames.PUT.number: frames.PUT.field("points"),
    frames.TAKE.number: frames.TAKE.field("points"),
}
"""The decisions about a space, with the field that has the points or attempts left."""
AREAS_FROM: Final = 2
"""The index of the first area in `content.scored`."""
KIND_POINTS: Final = frames.CHOOSE_KIND.field("points")


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
    net = scoring.status_points(state, area, pro) - scoring.status_points(state, area, anti)
    return {
        "area": state.content.areas[area],
        "anti": status_row(state, ids.ANTI, area, anti),
        "pro": status_row(state, ids.PRO, area, pro),
        "net": net,
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


# The open decision about a space


def asked(state: TwilightState) -> AskedView | None:
    """The open decision about a space: points left, prices, odds (ruling 93)."""
    if not state.stack:
        return None
    frame = state.stack[-1]
    frame_type, seat = type_of(frame), seat_of(frame)
    if frame_type == frames.CHOOSE_KIND.number:
        return choice_of_kind(state, seat, KIND_POINTS.of(frame))
    if frame_type not in AIMED:
        return None
    points = AIMED[frame_type].of(frame)
    spaces = spaces_asked(state, seat)
    found: AskedView = {
        "seat": seat,
        "decision": state.game.kinds[frame_type].id,
        "points": None if frame_type == frames.WAR.number else points,
        "target": points if frame_type == frames.WAR.number else None,
        "prices": prices(state, frame_type, seat, spaces),
        **prospects(state, frame_type, seat, points, spaces),
    }
    return found


def spaces_asked(state: TwilightState, seat: int) -> list[int]:
    """The spaces that the seat can choose in the open decision."""
    return [actions.space_of(action) for action in state.legal(seat) if action != actions.STOP]


def choice_of_kind(state: TwilightState, seat: int, points: int) -> AskedView:
    """The points of the action to be chosen, and the die that a court operation needs."""
    return {
        "seat": seat,
        "decision": "choose_kind",
        "points": points,
        "court_die": outlook.court_die(state, seat, points),
    }


def prospects(
    state: TwilightState, frame_type: int, seat: int, points: int, spaces: list[int]
) -> ProspectsView:
    """The outlook of each space: results, or odds if dice decide."""
    names = state.content.spaces
    if frame_type in (frames.PLACE.number, frames.PUT.number, frames.TAKE.number):
        side, change = (1 - seat, -1) if frame_type == frames.TAKE.number else (seat, 1)
        owners = [outlook.after(state, side, s, change) for s in spaces]
        return {
            "after": {
                names[s]: None if owner == codes.NEITHER else SIDES[owner]
                for s, owner in zip(spaces, owners, strict=True)
            }
        }
    if frame_type == frames.COUP.number:
        ones = [outlook.coup_value(state, s, points, 1) for s in spaces]
        pairs = list(zip(spaces, ones, strict=True))
        return {
            "needs": {names[s]: outlook.least_die(one, 1) for s, one in pairs},
            "most": {names[s]: outlook.coup_value(state, s, points, 6) for s in spaces},
        }
    bonus = {names[s]: backings(state, seat, s) for s in spaces}
    if frame_type == frames.WAR.number:
        needs = {names[s]: outlook.war_die(state, seat, s, points) for s in spaces}
        return {"bonus": bonus, "needs": needs}
    odds = {names[s]: outlook.realign_chances(state, seat, s) for s in spaces}
    return {"bonus": bonus, "odds": odds}


def prices(state: TwilightState, frame_type: int, seat: int, spaces: list[int]) -> dict[str, int]:
    """The price of each space in action points, if spaces are paid for one by one."""
    names = state.content.spaces
    if frame_type == frames.PLACE.number:
        return {names[space]: board.price(state, seat, space) for space in spaces}
    if frame_type == frames.REALIGN.number:
        return {names[space]: board.realign_price(space) for space in spaces}
    return {}


def backings(state: TwilightState, seat: int, space: int) -> list[int]:
    """The numbers of clans that support the acting player and the opponent in a space."""
    return [board.backing(state, seat, space), board.backing(state, 1 - seat, space)]


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
    return area_row(state, place - AREAS_FROM)["net"]


def may_court(state: TwilightState, card: int, seat: int) -> bool:
    """Whether the seat could use a card for a court operation now (§8.4(1))."""
    return court.may_use(state, card, seat)
