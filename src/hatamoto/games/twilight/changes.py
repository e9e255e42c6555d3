"""Primitive changes; each keeps totals, control and reach up to date and emits its event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hatamoto.games.twilight import actions, board, chart, codes, events, ids, ledger
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks

if TYPE_CHECKING:
    from mypy_extensions import i64

# Influence, reach and control


def add_influence(state: TwilightState, side: int, space: int, amount: int) -> None:
    """Add influence in a space that can have it (§9.3(1), ruling 78)."""
    if not board.takes_influence(state, space):
        return
    slot = side * ids.SPACES + space
    before = state.influence[slot]
    state.influence[slot] = before + amount
    if before == 0:
        enter(state, side, space)
    events.influence_placed(state, side, space, amount)
    update_control(state, space)


def cut_influence(state: TwilightState, side: int, space: int, amount: int) -> int:
    """Remove influence, at most what is there; returns how much (§9.3(1))."""
    slot = side * ids.SPACES + space
    before = state.influence[slot]
    lost = amount if amount < before else before
    if lost == 0:
        return 0
    after = before - lost
    state.influence[slot] = after
    if after == 0:
        leave(state, side, space)
    if after < state.support[slot]:
        mark_short(state, side, space)
    events.influence_removed(state, side, space, lost)
    update_control(state, space)
    return lost


def enter(state: TwilightState, side: int, space: int) -> None:
    """Extend a side's reach after its first influence in a space (§8.1)."""
    if side:
        state.pro_present |= masks.one(space)
        state.pro_reach |= state.chart.around_mask[space]
    else:
        state.anti_present |= masks.one(space)
        state.anti_reach |= state.chart.around_mask[space]


def leave(state: TwilightState, side: int, space: int) -> None:
    """Reduce a side's reach after it has lost its last influence in a space."""
    present = masks.without(board.present(state, side), masks.one(space))
    reach = board.reach(state, side)
    for near in state.chart.around[space]:
        if not state.chart.around_mask[near] & present:
            reach = masks.without(reach, masks.one(near))
    if side:
        state.pro_present, state.pro_reach = present, reach
    else:
        state.anti_present, state.anti_reach = present, reach


def update_control(state: TwilightState, space: int) -> None:
    """Update who controls a space: a lead of at least its stability (§3.2(i), §8.1(2)(ii))."""
    values = state.influence
    margin = values[ids.SPACES + space] - values[space]
    stability = state.content.stability[space]
    space_bit = masks.one(space)
    if state.pro_held & space_bit:
        if margin < stability:
            state.pro_held &= ~space_bit
            events.control_lost(state, ids.PRO, space)
    elif margin >= stability:
        state.pro_held |= space_bit
        events.control_gained(state, ids.PRO, space)
    if state.anti_held & space_bit:
        if -margin < stability:
            state.anti_held &= ~space_bit
            events.control_lost(state, ids.ANTI, space)
    elif -margin >= stability:
        state.anti_held |= space_bit
        events.control_gained(state, ids.ANTI, space)


def spend_port(state: TwilightState, side: int, space: int) -> None:
    """If the space is a port, a side has spent its one point of the round there (§8.0(2))."""
    spent = chart.PORT_BITS & masks.one(space)
    if side:
        state.pro_ports |= spent
    else:
        state.anti_ports |= spent


def mark_short(state: TwilightState, side: int, space: int) -> None:
    """Mark a space where influence is below support, for the recovery after the round (§3.4)."""
    if side:
        state.pro_short |= masks.one(space)
    else:
        state.anti_short |= masks.one(space)


def recover(state: TwilightState) -> None:
    """Raise both sides' influence to the total support value everywhere (§3.4, ruling 22)."""
    if state.anti_short:
        recover_side(state, ids.ANTI, state.anti_short)
        state.anti_short = 0
    if state.pro_short:
        recover_side(state, ids.PRO, state.pro_short)
        state.pro_short = 0


def recover_side(state: TwilightState, side: int, short: int) -> None:
    """One side's part of the recovery."""
    for space in masks.members(short):
        slot = side * ids.SPACES + space
        missing = state.support[slot] - state.influence[slot]
        if missing > 0:
            if state.influence[slot] == 0:
                enter(state, side, space)
            state.influence[slot] += missing
            events.influence_recovered(state, side, space, missing)
            update_control(state, space)


# Tracks


def gain_points(state: TwilightState, side: int, amount: int) -> None:
    """Gain victory points; the game ends at once if a side has enough (§11.1(i), ruling 62)."""
    most = state.content.winning_points
    if amount == 0:
        return
    vp = state.vp + amount if side else state.vp - amount
    state.vp = most if vp > most else -most if vp < -most else vp
    events.vp_gained(state, side, amount)
    if state.vp == most or state.vp == -most:
        end(state, codes.SUDDEN_DEATH, ids.PRO if state.vp > 0 else ids.ANTI)


def move_points(state: TwilightState, side: int, amount: int) -> None:
    """Move the marker without limit and without ending the game (§11.4(2), ruling 89)."""
    if amount:
        state.vp += amount if side else -amount
        events.vp_gained(state, side, amount)


def raise_intervention(state: TwilightState, loser: int) -> None:
    """One level up; at the last level `loser` loses at once (§8.3(2), §11.2(ii))."""
    state.intervention += 1
    events.intervention_raised(state)
    if state.intervention >= state.content.last_intervention:
        end(state, codes.INTERVENTION, 1 - loser)


def lower_intervention(state: TwilightState) -> None:
    """One level down, not below 0 (ruling 13)."""
    if state.intervention == 0:
        return
    state.intervention -= 1
    events.intervention_lowered(state)


def raise_treaty(state: TwilightState) -> None:
    """One level up, as far as the track goes (§2.23(3)(i))."""
    if state.treaty < state.content.last_treaty:
        state.treaty += 1
        events.treaty_signed(state)


def raise_court(state: TwilightState, side: int) -> None:
    """One level up, with the points printed there (§8.4(2)(iv))."""
    state.court[side] += 1
    events.court_raised(state, side)
    gain_points(state, side, state.content.court_points[state.court[side]])


def lower_court(state: TwilightState, side: int) -> None:
    """One level down, not below 0; no points change (ruling 87)."""
    if state.court[side] == 0:
        return
    state.court[side] -= 1
    events.court_lowered(state, side)


def set_modifier(state: TwilightState, is_placed: bool) -> None:
    """Place or remove Anti-Bakufu's court operation modifier (§2.24(1))."""
    if is_placed and not state.modifier:
        events.modifier_placed(state)
    elif state.modifier and not is_placed:
        events.modifier_removed(state)
    state.modifier = is_placed


def perform_joi(state: TwilightState) -> None:
    """Turn the Jo-i marker, once a turn (§2.23(6)(i), ruling 61)."""
    if not state.joi:
        events.joi_performed(state)
    state.joi = True


def open_port(state: TwilightState) -> None:
    """Yokohama becomes a space in play (§2.24(2)(ii))."""
    state.port_open = True
    events.yokohama_opened(state)


# Cards


def draw_card(state: TwilightState, side: int, card: int) -> None:
    """Move a card from the pile to a hand; an empty pile is reshuffled at once (ruling 80)."""
    state.pile = without(state.pile, actions.DRAW + card)
    if side:
        state.pro_hand = joined(state.pro_hand, card)
    else:
        state.anti_hand = joined(state.anti_hand, card)
    events.card_dealt(state, side, card)
    if not state.pile:
        shuffle_discards(state)


def shuffle_discards(state: TwilightState) -> None:
    """Make the discards the new pile; all cards in hands come from the old one (§6.3(ii))."""
    if not state.discard:
        return
    ledger.learn_shuffle(state)
    state.pile = [actions.DRAW + card for card in state.discard]
    state.discard = codes.NO_CARDS
    events.pile_reshuffled(state)


def join_open_deck(state: TwilightState) -> None:
    """Combine pile, discards and open deck: an Open turn begins (§6.2(ii), ruling 12)."""
    state.opened = True
    events.open_deck_joined(state)
    removed = state.removed
    state.pile = [actions.DRAW + card for card in state.content.all_cards if card not in removed]
    state.discard = codes.NO_CARDS


def play_card(state: TwilightState, side: int, card: int) -> None:
    """Play a card from a hand; everybody learns that it was there (ruling 93)."""
    if side:
        state.pro_hand = without(state.pro_hand, card)
    else:
        state.anti_hand = without(state.anti_hand, card)
    if state.known:
        ledger.learn_play(state, card)
    state.card = card
    state.dice = codes.NO_DICE
    state.learned += 1
    events.card_played(state, side, card)


def put_card_away(state: TwilightState, occurred: bool) -> None:
    """Discard the card in play, or remove it if its starred event occurred.

    §9.2(i), §9.2(ii), §9.2(iv)
    """
    card = state.card
    state.card = codes.NO_CARD
    if occurred and state.content.star[card]:
        state.removed = joined(state.removed, card)
        events.card_removed(state, card)
    else:
        state.discard = joined(state.discard, card)
        events.card_discarded(state, card)


def index_in(cards: list[int], card: int) -> int:
    """The index of a card in a sorted list, or where to insert it."""
    low: i64 = 0
    high: i64 = len(cards)
    while low < high:
        middle = (low + high) // 2
        if cards[middle] < card:
            low = middle + 1
        else:
            high = middle
    return low


def joined(cards: list[int], card: int) -> list[int]:
    """A new sorted list with the card."""
    more = cards.copy()
    more.insert(index_in(cards, card), card)
    return more


def without(cards: list[int], card: int) -> list[int]:
    """A new sorted list without the card, which must be in it."""
    fewer = cards.copy()
    fewer.pop(index_in(cards, card))
    return fewer


# The end


def end(state: TwilightState, reason: int, winner: int) -> None:
    """End the game; what is still open is dropped (ruling 89)."""
    if state.ended != codes.GOING_ON:
        return
    state.ended = reason
    state.winner = winner
    state.stack.clear()
    state.anti_short = state.pro_short = 0
    events.game_ended(state, reason)
