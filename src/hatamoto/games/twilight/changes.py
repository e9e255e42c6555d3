"""The primitive changes: each keeps totals, control and reach up to date and writes its event.

Bits of spaces are shifted in place, without `kernel.masks`: every action of every bot comes here.
"""

from typing import Final

from hatamoto.games.twilight import actions, board, chart, codes, ids, ledger
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.seats import bit

ENDINGS: Final = ["", "11.1(i)", "11.2(ii)", "11.3(iv)", "11.4(3)"]
"""By reason, the paragraph by which a game ends."""


# Influence and what follows from it


def add_influence(state: TwilightState, side: int, space: int, amount: int) -> None:
    """Put influence into a space that can hold it (§9.3(1), ruling 78)."""
    if not board.takes_influence(state, space):
        return
    slot = side * ids.SPACES + space
    before = state.influence[slot]
    state.influence[slot] = before + amount
    if before == 0:
        enter(state, side, space)
    if state.events is not None:
        tell_influence(state, "influence_placed", side, space, amount)
    weigh(state, space)


def cut_influence(state: TwilightState, side: int, space: int, amount: int) -> int:
    """Take influence away, no more than there is; returns how much (§9.3(1))."""
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
    if state.events is not None:
        tell_influence(state, "influence_removed", side, space, lost)
    weigh(state, space)
    return lost


def enter(state: TwilightState, side: int, space: int) -> None:
    """A side has its first influence in a space: it reaches the neighbours too (§8.1)."""
    if side:
        state.pro_present |= 1 << space
        state.pro_reach |= state.chart.around_mask[space]
    else:
        state.anti_present |= 1 << space
        state.anti_reach |= state.chart.around_mask[space]


def leave(state: TwilightState, side: int, space: int) -> None:
    """A side has lost its last influence in a space, and perhaps reach around it."""
    present = board.present(state, side) & ~(1 << space)
    reach = board.reach(state, side)
    for near in state.chart.around[space]:
        if not state.chart.around_mask[near] & present:
            reach &= ~(1 << near)
    if side:
        state.pro_present, state.pro_reach = present, reach
    else:
        state.anti_present, state.anti_reach = present, reach


def weigh(state: TwilightState, space: int) -> None:
    """Who controls the space now: more influence by its stability (§3.2(i), §8.1(2)(ii))."""
    values = state.influence
    margin = values[ids.SPACES + space] - values[space]
    stability = state.content.stability[space]
    space_bit = 1 << space
    if state.pro_held & space_bit:
        if margin < stability:
            state.pro_held &= ~space_bit
            tell_control(state, "control_lost", ids.PRO, space)
    elif margin >= stability:
        state.pro_held |= space_bit
        tell_control(state, "control_gained", ids.PRO, space)
    if state.anti_held & space_bit:
        if -margin < stability:
            state.anti_held &= ~space_bit
            tell_control(state, "control_lost", ids.ANTI, space)
    elif -margin >= stability:
        state.anti_held |= space_bit
        tell_control(state, "control_gained", ids.ANTI, space)


def spend_port(state: TwilightState, side: int, space: int) -> None:
    """A side has spent its point of the round, if the space is a port (§8.0(2))."""
    spent = chart.PORT_BITS & 1 << space
    if side:
        state.pro_ports |= spent
    else:
        state.anti_ports |= spent


def mark_short(state: TwilightState, side: int, space: int) -> None:
    """A side's influence in a space is below its support: it recovers after the round (§3.4)."""
    if side:
        state.pro_short |= 1 << space
    else:
        state.anti_short |= 1 << space


def recover(state: TwilightState) -> None:
    """Both sides' influence rises to the total support value everywhere (§3.4, ruling 22)."""
    if state.anti_short:
        recover_side(state, ids.ANTI, state.anti_short)
        state.anti_short = 0
    if state.pro_short:
        recover_side(state, ids.PRO, state.pro_short)
        state.pro_short = 0


def recover_side(state: TwilightState, side: int, short: int) -> None:
    """One side's part of the recovery."""
    for space in range(ids.EDO):
        if not short >> space & 1:
            continue
        slot = side * ids.SPACES + space
        missing = state.support[slot] - state.influence[slot]
        if missing > 0:
            if state.influence[slot] == 0:
                enter(state, side, space)
            state.influence[slot] += missing
            if state.events is not None:
                tell_influence(state, "influence_recovered", side, space, missing)
            weigh(state, space)


def tell_influence(state: TwilightState, kind: str, side: int, space: int, amount: int) -> None:
    """The event of a change of influence."""
    facts: Facts = {"seat": side, "space": state.content.spaces[space], "amount": amount}
    state.tell(kind, {**facts, "influence": board.influence(state, side, space)})


def tell_control(state: TwilightState, kind: str, side: int, space: int) -> None:
    """The event of a change of control."""
    if state.events is not None:
        state.tell(kind, {"seat": side, "space": state.content.spaces[space]}, rule="3.2(i)")


# Tracks


def gain_points(state: TwilightState, side: int, amount: int) -> None:
    """Victory points; the game ends at once when a side has enough (§11.1(i), ruling 62)."""
    most = state.content.winning_points
    if amount == 0:
        return
    vp = state.vp + amount if side else state.vp - amount
    state.vp = most if vp > most else -most if vp < -most else vp
    tell_points(state, side, amount)
    if state.vp == most or state.vp == -most:
        end(state, codes.SUDDEN_DEATH, ids.PRO if state.vp > 0 else ids.ANTI)


def move_points(state: TwilightState, side: int, amount: int) -> None:
    """Move the marker however far, and end nothing (§11.4(2), ruling 89)."""
    if amount:
        state.vp += amount if side else -amount
        tell_points(state, side, amount)


def tell_points(state: TwilightState, side: int, amount: int) -> None:
    """The event of victory points gained."""
    if state.events is not None:
        state.tell("vp_gained", {"seat": side, "amount": amount, "vp": state.vp})


def raise_intervention(state: TwilightState, loser: int) -> None:
    """One level up; at the last level a player has lost at once (§8.3(2), §11.2(ii))."""
    state.intervention += 1
    if state.events is not None:
        state.tell("intervention_raised", {"level": state.intervention})
    if state.intervention >= state.content.last_intervention:
        end(state, codes.INTERVENTION, 1 - loser)


def lower_intervention(state: TwilightState) -> None:
    """One level down, not below 0 (ruling 13)."""
    if state.intervention == 0:
        return
    state.intervention -= 1
    if state.events is not None:
        state.tell("intervention_lowered", {"level": state.intervention})


def raise_treaty(state: TwilightState) -> None:
    """One level up, as far as the track goes (§2.23(3)(i))."""
    if state.treaty < state.content.last_treaty:
        state.treaty += 1
        if state.events is not None:
            state.tell("treaty_signed", {"level": state.treaty})


def raise_court(state: TwilightState, side: int) -> None:
    """One level up, with the points printed there (§8.4(2)(iv))."""
    state.court[side] += 1
    level = state.court[side]
    if state.events is not None:
        state.tell("court_raised", {"seat": side, "level": level}, rule="8.4(2)(iv)")
    gain_points(state, side, state.content.court_points[level])


def lower_court(state: TwilightState, side: int) -> None:
    """One level down, not below 0; no points change (ruling 87)."""
    if state.court[side] == 0:
        return
    state.court[side] -= 1
    if state.events is not None:
        state.tell("court_lowered", {"seat": side, "level": state.court[side]})


def set_modifier(state: TwilightState, is_placed: bool) -> None:
    """Place or remove Anti-Bakufu's court operation modifier (§2.24(1))."""
    if state.modifier != is_placed and state.events is not None:
        state.tell("modifier_placed" if is_placed else "modifier_removed", {})
    state.modifier = is_placed


def perform_joi(state: TwilightState) -> None:
    """The Jo-i marker is turned, once a turn (§2.23(6)(i), ruling 61)."""
    if not state.joi and state.events is not None:
        facts: Facts = {"card": state.content.cards[state.card]}
        state.tell("joi_performed", facts, rule="2.23(6)(i)")
    state.joi = True


def open_port(state: TwilightState) -> None:
    """Yokohama becomes a space in play (§2.24(2)(ii))."""
    state.port_open = True
    if state.events is not None:
        state.tell("yokohama_opened", {})


# Cards


def draw_card(state: TwilightState, side: int, card: int) -> None:
    """A card goes from the pile to a hand; an empty pile is made anew at once (ruling 80)."""
    state.pile = without(state.pile, actions.DRAW + card)
    if side:
        state.pro_hand = joined(state.pro_hand, card)
    else:
        state.anti_hand = joined(state.anti_hand, card)
    if state.events is not None:
        state.tell("card_dealt", {"seat": side})
        state.tell("card_received", {"seat": side, "card": state.content.cards[card]}, bit(side))
    if not state.pile:
        shuffle_discards(state)


def shuffle_discards(state: TwilightState) -> None:
    """The discards become the pile; all cards in hand came from the old one (§6.3(ii))."""
    if not state.discard:
        return
    ledger.note_shuffle(state)
    state.pile = [actions.DRAW + card for card in state.discard]
    state.discard = codes.NO_CARDS
    if state.events is not None:
        state.tell("pile_reshuffled", {"count": len(state.pile)}, rule="6.3(ii)")


def join_open_deck(state: TwilightState) -> None:
    """Pile, discards and open deck become one pile: an Open turn begins (§6.2(ii), ruling 12)."""
    state.opened = True
    if state.events is not None:
        facts: Facts = {"turn": state.turn, "count": ids.CARDS - len(state.removed)}
        state.tell("open_deck_joined", facts, rule="6.2(i)")
    removed = state.removed
    state.pile = [actions.DRAW + card for card in range(ids.CARDS) if card not in removed]
    state.discard = codes.NO_CARDS


def play_card(state: TwilightState, side: int, card: int) -> None:
    """A card leaves a hand and lies open; everybody learns that it was there (ruling 93)."""
    if side:
        state.pro_hand = without(state.pro_hand, card)
    else:
        state.anti_hand = without(state.anti_hand, card)
    if state.known:
        ledger.note_play(state, card)
    state.card = card
    state.dice = codes.NO_DICE
    state.learned += 1
    if state.events is not None:
        state.tell("card_played", {"seat": side, "card": state.content.cards[card]})


def put_card_away(state: TwilightState, occurred: bool) -> None:
    """The card in play is discarded, or removed if its starred event occurred.

    §9.2(i), §9.2(ii), §9.2(iv)
    """
    card = state.card
    state.card = codes.NO_CARD
    leaves = occurred and state.content.star[card]
    if leaves:
        state.removed = joined(state.removed, card)
    else:
        state.discard = joined(state.discard, card)
    if state.events is not None:
        kind = "card_removed" if leaves else "card_discarded"
        rule = "9.2(i)" if leaves else "9.2(ii)" if state.content.star[card] else "2.35(3)"
        state.tell(kind, {"card": state.content.cards[card]}, rule=rule)


def cite_card(state: TwilightState, card: int, begun: int) -> None:
    """The events since then that have no paragraph come from the card's own text (§2.35(2)(ii))."""
    assert state.events is not None
    for event in state.events[begun:]:
        if not event.rule:
            event.rule = "card/" + state.content.cards[card]


def place_in(cards: list[int], card: int) -> int:
    """Where a card stands in a sorted list, or would."""
    low, high = 0, len(cards)
    while low < high:
        middle = (low + high) // 2
        if cards[middle] < card:
            low = middle + 1
        else:
            high = middle
    return low


def joined(cards: list[int], card: int) -> list[int]:
    """A new sorted list with one card more."""
    more = cards.copy()
    more.insert(place_in(cards, card), card)
    return more


def without(cards: list[int], card: int) -> list[int]:
    """A new sorted list without a card that is in it."""
    fewer = cards.copy()
    fewer.pop(place_in(cards, card))
    return fewer


# The end


def end(state: TwilightState, reason: int, winner: int) -> None:
    """The game is over: nothing that was still open happens (ruling 89)."""
    if state.ended != codes.GOING_ON:
        return
    state.ended = reason
    state.winner = winner
    state.stack.clear()
    state.anti_short = state.pro_short = 0
    if state.events is not None:
        facts: Facts = {"seat": winner, "reason": codes.REASONS[reason], "vp": state.vp}
        state.tell("game_ended", facts, rule=ENDINGS[reason])
