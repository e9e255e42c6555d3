"""The primitive changes: each keeps the state whole and writes its event."""

from hatamoto.games.shogunate import board, codes, ledger, loyalty, top_plots
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.seats import bit


def move_leader(state: ShogunateState, seat: int, leader: int, slot: int) -> None:
    """Take the leader out of the Line and put it back in a slot; the others close up."""
    line, slot_of = state.line, state.slot_of
    start = slot_of[leader]
    step = 1 if slot > start else -1
    at = start
    while at != slot:
        other = line[at + step]
        line[at] = other
        slot_of[other] = at
        at += step
    line[slot] = leader
    slot_of[leader] = slot
    if state.events is not None:
        facts: Facts = {"seat": seat, "leader": name(state, leader), "from_slot": start + 1}
        state.tell("leader_moved", {**facts, "to_slot": slot + 1})


def switch_leaders(state: ShogunateState, one: int, other: int) -> None:
    """Two leaders trade slots."""
    first, second = state.slot_of[one], state.slot_of[other]
    state.line[first] = other
    state.line[second] = one
    state.slot_of[one] = second
    state.slot_of[other] = first
    if state.events is not None:
        facts: Facts = {"leader": name(state, one), "other_leader": name(state, other)}
        state.tell("leaders_switched", {**facts})


def add_honour(state: ShogunateState, leader: int, amount: int) -> None:
    """Place honour from the unlimited pool (ruling 11)."""
    state.honour[leader] += amount
    if state.events is not None:
        facts: Facts = {"leader": name(state, leader), "amount": amount}
        state.tell("honour_gained", {**facts, "honour": state.honour[leader]})


def move_honour(state: ShogunateState, seat: int, donor: int, receiver: int) -> None:
    """One honour goes from a leader to another (§plot/p11)."""
    state.honour[donor] -= 1
    state.honour[receiver] += 1
    if state.events is not None:
        facts: Facts = {"from_leader": name(state, donor), "to_leader": name(state, receiver)}
        state.tell("honour_moved", {"seat": seat, **facts})


def move_shinobi(state: ShogunateState, slot: int) -> None:
    """Put the Shinobi beside a slot, or on the leader standing there (ruling 32)."""
    start = board.shinobi_slot(state)
    state.shinobi = state.line[slot] if state.options.bound else slot
    if state.events is not None and slot != start:
        facts: Facts = {"from_slot": start + 1, "to_slot": slot + 1}
        state.tell("shinobi_moved", {**facts, "leader": name(state, state.line[slot])})


def strike(state: ShogunateState) -> None:
    """The leader beside the Shinobi loses what it has, up to the strike (§play/shinobi)."""
    leader = state.line[board.shinobi_slot(state)]
    lost = state.strike if state.strike < state.honour[leader] else state.honour[leader]
    state.honour[leader] -= lost
    if state.events is None:
        return
    if lost:
        facts: Facts = {"leader": name(state, leader), "amount": lost}
        state.tell("shinobi_struck", {**facts, "honour": state.honour[leader]})
    elif state.strike:
        state.tell("shinobi_missed", {"leader": name(state, leader)})
    else:
        state.tell("shinobi_held", {})


def turn_face_up(state: ShogunateState, seat: int, clan: int) -> None:
    """A player turns one of their face-down cards face-up; everybody sees it (§play/dishonour)."""
    state.down[seat] -= loyalty.ONE[clan]
    state.up[seat] += loyalty.ONE[clan]
    state.learn(ledger.entry(ledger.TURNED, state.rounds, seat, clan))
    if state.events is not None:
        state.tell("loyalty_turned", {"seat": seat, "clan": name(state, clan)})


def turn_face_down(state: ShogunateState, by: int, seat: int, clan: int) -> None:
    """A face-up card is turned back; everybody remembers it (§plot/p15)."""
    state.up[seat] -= loyalty.ONE[clan]
    state.down[seat] += loyalty.ONE[clan]
    state.learn(ledger.entry(ledger.CONCEALED, state.rounds, seat, clan))
    if state.events is not None:
        facts: Facts = {"seat": seat, "clan": name(state, clan)}
        state.tell("loyalty_concealed", {"by_seat": by, **facts})


def show(state: ShogunateState, owner: int, viewer: int, clan: int) -> None:
    """The owner shows a face-down card to one other player only."""
    state.learn(ledger.entry(ledger.SAW, state.rounds, viewer, owner, clan))
    if state.events is not None:
        state.tell("loyalty_shown", {"seat": owner, "to_seat": viewer})
        facts: Facts = {"seat": owner, "to_seat": viewer, "clan": name(state, clan)}
        state.tell("loyalty_seen", {**facts}, bit(owner) | bit(viewer))


def exchange(state: ShogunateState, one: int, other: int, first: int, second: int) -> None:
    """Two players exchange face-down cards; only they see them (§play/storms)."""
    state.down[one] += loyalty.ONE[second] - loyalty.ONE[first]
    state.down[other] += loyalty.ONE[first] - loyalty.ONE[second]
    state.learn(ledger.entry(ledger.EXCHANGED, state.rounds, one, other, first, second))
    if state.events is not None:
        state.tell("loyalty_exchanged", {"seat": one, "other_seat": other})
        clans: Facts = {"clan": name(state, first), "other_clan": name(state, second)}
        facts: Facts = {"seat": one, "other_seat": other, **clans}
        state.tell("loyalty_swapped", facts, bit(one) | bit(other))


def discard_card(state: ShogunateState, seat: int) -> None:
    """The card in front of a player goes to their discard (ruling 27)."""
    if state.events is not None:
        state.tell("card_discarded", {"seat": seat, "card": card_name(state, state.played[seat])})
    state.played[seat] = codes.NO_CARD


def recall_card(state: ShogunateState, seat: int, card: int) -> None:
    """A player takes one card of their discard back into hand (§plot/p17)."""
    state.hands[seat] |= masks.one(card)
    if state.events is not None:
        state.tell("card_recalled", {"seat": seat, "card": card_name(state, card)})


def pick_up_discards(state: ShogunateState) -> None:
    """Whoever has an empty hand takes the whole discard back (§play/pickup)."""
    for seat in range(state.seats):
        if state.hands[seat] == 0:
            state.hands[seat] = board.ALL_CARDS
            if state.events is not None:
                state.tell("discard_picked_up", {"seat": seat}, rule="play/pickup")


def pass_hatamoto(state: ShogunateState) -> None:
    """The marker goes one seat to the left, once (§play/pass, ruling 4)."""
    seat = state.hatamoto
    state.hatamoto = board.left_of(state, seat)
    if state.events is not None:
        facts: Facts = {"seat": seat, "to_seat": state.hatamoto}
        state.tell("hatamoto_passed", facts, rule="play/pass")


def set_plot_aside(state: ShogunateState) -> None:
    """The old Plot is out of play, face-up (ruling 33)."""
    if state.events is not None:
        state.tell("plot_set_aside", {"plot": plot_name(state, state.plot)}, rule="play/plot")
    state.past = (*state.past, state.plot)
    state.plot = codes.NO_PLOT


def turn_plot(state: ShogunateState, plot: int) -> None:
    """A Plot becomes the active one (§play/plot)."""
    state.plot = plot
    state.strike = 1
    if state.events is not None:
        state.tell("plot_revealed", {"plot": plot_name(state, plot)}, rule="play/plot")


def turn_top_plot(state: ShogunateState) -> None:
    """A Plot that somebody has looked at comes up; now everybody knows it (ruling 31)."""
    state.learned += 1
    turn_plot(state, top_plots.plot_in(state.top_plots.pop(0)))


def look_at_plot(state: ShogunateState, seat: int, plot: int) -> None:
    """A Plot is drawn, seen by one player, and stays on top of the deck (ruling 31)."""
    state.bag &= ~masks.one(plot)
    state.top_plots.append(top_plots.looked_at(plot, bit(seat)))
    state.learned += 1
    if state.events is not None:
        state.tell("plot_seen", {"seat": seat, "plot": plot_name(state, plot)}, bit(seat))


def name(state: ShogunateState, leader: int) -> str:
    """The id of a leader, which is also that of the clan."""
    return state.content.leaders[leader]


def card_name(state: ShogunateState, card: int) -> str:
    """The id of an action card."""
    return state.content.cards[card]


def plot_name(state: ShogunateState, plot: int) -> str:
    """The id of a Plot."""
    return state.content.plots[plot]
