"""Primitive changes of the state; each keeps it consistent and emits its event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hatamoto.games.shogunate import board, codes, events, favours, ledger, loyalty, top_plots
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks

if TYPE_CHECKING:
    from mypy_extensions import i64


def move_leader(state: ShogunateState, seat: int, leader: int, slot: int) -> None:
    """Take the leader out of the Line and put it back in a slot; the others close up."""
    line, slot_of = state.line, state.slot_of
    start = slot_of[leader]
    step = 1 if slot > start else -1
    at = start
    seen = favours.packed(leader, start - slot)
    while at != slot:
        other = line[at + step]
        line[at] = other
        slot_of[other] = at
        seen += favours.packed(other, step)
        at += step
    line[slot] = leader
    slot_of[leader] = slot
    given: list[i64] = state.favours
    given[seat] = given[seat] + seen
    events.leader_moved(state, seat, leader, start)


def switch_leaders(state: ShogunateState, one: int, other: int) -> None:
    """Two leaders trade slots."""
    first, second = state.slot_of[one], state.slot_of[other]
    state.line[first] = other
    state.line[second] = one
    state.slot_of[one] = second
    state.slot_of[other] = first
    events.leaders_switched(state, one, other)


def switch_by(state: ShogunateState, seat: int, one: int, other: int) -> None:
    """A player switches two leaders, which counts as favouring one of them."""
    by = state.slot_of[one] - state.slot_of[other]
    favours.favour(state.favours, seat, one, by)
    favours.favour(state.favours, seat, other, -by)
    switch_leaders(state, one, other)


def honour_by(state: ShogunateState, seat: int, leader: int) -> None:
    """A player places one honour on a leader of their choice, which counts as favouring it."""
    favours.favour(state.favours, seat, leader, 2)
    add_honour(state, leader, 1)


def add_honour(state: ShogunateState, leader: int, amount: int) -> None:
    """Place honour from the unlimited pool (ruling 11)."""
    state.honour[leader] += amount
    events.honour_gained(state, leader, amount)


def move_honour(state: ShogunateState, seat: int, donor: int, receiver: int) -> None:
    """One honour goes from a leader to another (§plot/p11)."""
    amount = 1
    state.honour[donor] -= amount
    state.honour[receiver] += amount
    favours.favour(state.favours, seat, receiver, 2)
    favours.favour(state.favours, seat, donor, -2)
    events.honour_moved(state, seat, donor, receiver, amount)


def move_shinobi(state: ShogunateState, slot: int) -> None:
    """Put the Shinobi beside a slot, or on the leader in it (ruling 32)."""
    start = board.shinobi_slot(state)
    state.shinobi = state.line[slot] if state.options.shinobi_follows_leader else slot
    if slot != start:
        events.shinobi_moved(state, start, slot)


def strike(state: ShogunateState) -> None:
    """The leader beside the Shinobi loses honour, up to the strike (§play/shinobi)."""
    leader = state.line[board.shinobi_slot(state)]
    lost = state.strike if state.strike < state.honour[leader] else state.honour[leader]
    state.honour[leader] -= lost
    if lost:
        events.shinobi_struck(state, leader, lost)
    elif state.strike:
        events.shinobi_missed(state, leader)
    else:
        events.shinobi_held(state)


def turn_face_up(state: ShogunateState, seat: int, clan: int) -> None:
    """A player turns one of their face-down cards face-up; everybody sees it (§play/dishonour)."""
    state.down[seat] -= loyalty.ONE[clan]
    state.up[seat] += loyalty.ONE[clan]
    state.learn(ledger.entry(ledger.TURNED, state.rounds, seat, clan))
    events.loyalty_turned(state, seat, clan)


def turn_face_down(state: ShogunateState, by: int, seat: int, clan: int) -> None:
    """A face-up card is turned back; everybody remembers it (§plot/p15)."""
    state.up[seat] -= loyalty.ONE[clan]
    state.down[seat] += loyalty.ONE[clan]
    state.learn(ledger.entry(ledger.CONCEALED, state.rounds, seat, clan))
    events.loyalty_concealed(state, by, seat, clan)


def show(state: ShogunateState, owner: int, viewer: int, clan: int) -> None:
    """The owner shows a face-down card to one other player only."""
    state.learn(ledger.entry(ledger.SAW, state.rounds, viewer, owner, clan))
    events.loyalty_shown(state, owner, viewer, clan)


def exchange(state: ShogunateState, one: int, other: int, first: int, second: int) -> None:
    """Two players exchange face-down cards; only they see them (§play/storms)."""
    state.down[one] += loyalty.ONE[second] - loyalty.ONE[first]
    state.down[other] += loyalty.ONE[first] - loyalty.ONE[second]
    state.favours[one] = state.favours[other] = favours.NONE
    state.learn(ledger.entry(ledger.EXCHANGED, state.rounds, one, other, first, second))
    events.loyalty_exchanged(state, one, other, first, second)


def discard_card(state: ShogunateState, seat: int) -> None:
    """The card in front of a player goes to their discard (ruling 27)."""
    card = state.played[seat]
    state.played[seat] = codes.NO_CARD
    events.card_discarded(state, seat, card)


def recall_card(state: ShogunateState, seat: int, card: int) -> None:
    """A player takes one card of their discard back into hand (§plot/p17)."""
    state.hands[seat] |= masks.one(card)
    events.card_recalled(state, seat, card)


def pick_up_discards(state: ShogunateState) -> None:
    """Players with an empty hand take back their discard (§play/pickup)."""
    for seat in range(state.seats):
        if state.hands[seat] == 0:
            state.hands[seat] = board.ALL_CARDS
            events.discard_picked_up(state, seat)


def pass_hatamoto(state: ShogunateState) -> None:
    """The marker goes one seat to the left, once (§play/pass, ruling 4)."""
    seat = state.hatamoto
    state.hatamoto = board.left_of(state, seat)
    events.hatamoto_passed(state, seat)


def set_plot_aside(state: ShogunateState) -> None:
    """Put the old Plot aside, face-up (ruling 33)."""
    state.past = (*state.past, state.plot)
    state.plot = codes.NO_PLOT
    events.plot_set_aside(state)


def turn_plot(state: ShogunateState, plot: int) -> None:
    """A Plot becomes the active one (§play/plot)."""
    state.plot = plot
    state.strike = 1
    events.plot_revealed(state)


def turn_top_plot(state: ShogunateState) -> None:
    """Reveal a Plot that somebody has looked at; everybody learns it (ruling 31)."""
    state.learned += 1
    turn_plot(state, top_plots.plot_in(state.top_plots.pop(0)))


def look_at_plot(state: ShogunateState, seat: int, plot: int) -> None:
    """A Plot is drawn, seen by one player, and stays on top of the deck (ruling 31)."""
    state.bag &= ~masks.one(plot)
    state.top_plots.append(top_plots.looked_at(plot, masks.one(seat)))
    state.learned += 1
    events.plot_seen(state, seat, plot)
