"""What is told when something happens: one function per kind of event; silent without listeners.

Facts name leaders, cards and Plots by id and count slots from 1. An event without a rule of its own
gets the paragraph of the frame it comes from.
"""

from hatamoto.games.shogunate import board, codes, loyalty, scoring
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.seats import bit


def leader_name(state: ShogunateState, leader: int) -> str:
    """The id of a leader, which is also that of the clan."""
    return state.content.leaders[leader]


def card_name(state: ShogunateState, card: int) -> str:
    """The id of an action card."""
    return state.content.cards[card]


def plot_name(state: ShogunateState, plot: int) -> str:
    """The id of a Plot."""
    return state.content.plots[plot]


def line_facts(state: ShogunateState) -> Facts:
    """The Line as it is now, and the slot of the Shinobi, which may have gone with its leader."""
    leaders = [leader_name(state, leader) for leader in state.line]
    return {"leaders": leaders, "shinobi_slot": board.shinobi_slot(state) + 1}


# Set-up


def loyalty_dealt(state: ShogunateState, seat: int, clan: int) -> None:
    """Everybody sees that a card is dealt; its owner which (`loyalty_received`)."""
    if state.events is not None:
        state.tell("loyalty_dealt", {"seat": seat})
        facts: Facts = {"seat": seat, "clan": leader_name(state, clan)}
        state.tell("loyalty_received", facts, bit(seat))


def leader_laid(state: ShogunateState, leader: int, slot: int) -> None:
    """A leader takes the next slot of the Line."""
    if state.events is not None:
        state.tell("leader_laid", {"leader": leader_name(state, leader), "slot": slot + 1})


def hatamoto_chosen(state: ShogunateState) -> None:
    """Chance has named the first Hatamoto."""
    if state.events is not None:
        state.tell("hatamoto_chosen", {"seat": state.hatamoto})


# The round


def round_began(state: ShogunateState) -> None:
    """All but the Hatamoto choose a card."""
    if state.events is not None:
        state.tell("round_began", {"round": state.rounds, "seat": state.hatamoto})


def card_revealed(state: ShogunateState, seat: int, card: int) -> None:
    """A chosen card is turned over."""
    if state.events is not None:
        state.tell("card_revealed", {"seat": seat, "card": card_name(state, card)})


def player_named(state: ShogunateState, seat: int, card: int) -> None:
    """The Hatamoto names a seat, which carries out its card."""
    if state.events is not None:
        facts: Facts = {"seat": state.hatamoto, "named_seat": seat}
        state.tell("player_named", {**facts, "card": card_name(state, card)})


def card_discarded(state: ShogunateState, seat: int) -> None:
    """The card in front of a seat is done with."""
    if state.events is not None:
        state.tell("card_discarded", {"seat": seat, "card": card_name(state, state.played[seat])})


def check_passed(state: ShogunateState) -> None:
    """Nobody has reached the threshold."""
    if state.events is not None:
        state.tell("check_passed", {"round": state.rounds}, rule="play/check")


def discard_picked_up(state: ShogunateState, seat: int) -> None:
    """An empty hand is filled again."""
    if state.events is not None:
        facts: Facts = {"seat": seat, "cards": state.content.cards.copy()}
        state.tell("discard_picked_up", facts, rule="play/pickup")


def hatamoto_passed(state: ShogunateState, seat: int) -> None:
    """The banner has gone from a seat to the next."""
    if state.events is not None:
        facts: Facts = {"seat": seat, "to_seat": state.hatamoto}
        state.tell("hatamoto_passed", facts, rule="play/pass")


def plot_set_aside(state: ShogunateState) -> None:
    """The active Plot is done with."""
    if state.events is not None:
        state.tell("plot_set_aside", {"plot": plot_name(state, state.plot)}, rule="play/plot")


def plot_revealed(state: ShogunateState) -> None:
    """A Plot becomes the active one."""
    if state.events is not None:
        facts: Facts = {"plot": plot_name(state, state.plot), "strike": state.strike}
        state.tell("plot_revealed", facts, rule="play/plot")


# The Line, Honour and the Shinobi


def leader_chosen(state: ShogunateState, leader: int) -> None:
    """The Hatamoto has picked the leader that the player of Cloaked in Shadows moves."""
    if state.events is not None:
        facts: Facts = {"seat": state.hatamoto, "leader": leader_name(state, leader)}
        state.tell("leader_chosen", facts)


def leader_moved(state: ShogunateState, seat: int, leader: int, start: int) -> None:
    """A leader has left a slot for the one it is in now."""
    if state.events is not None:
        facts: Facts = {"seat": seat, "leader": leader_name(state, leader), "from_slot": start + 1}
        facts["to_slot"] = state.slot_of[leader] + 1
        state.tell("leader_moved", {**facts, **line_facts(state)})


def leaders_switched(state: ShogunateState, one: int, other: int) -> None:
    """Two leaders have traded slots."""
    if state.events is not None:
        names: Facts = {
            "leader": leader_name(state, one),
            "other_leader": leader_name(state, other),
        }
        state.tell("leaders_switched", {**names, **line_facts(state)})


def honour_gained(state: ShogunateState, leader: int, amount: int) -> None:
    """Honour has been placed on a leader."""
    if state.events is not None:
        facts: Facts = {"leader": leader_name(state, leader), "amount": amount}
        state.tell("honour_gained", {**facts, "honour": state.honour[leader]})


def honour_moved(state: ShogunateState, seat: int, donor: int, receiver: int) -> None:
    """One honour has gone from a leader to another."""
    if state.events is not None:
        to = leader_name(state, receiver)
        facts: Facts = {"seat": seat, "from_leader": leader_name(state, donor), "to_leader": to}
        left: Facts = {"from_honour": state.honour[donor], "to_honour": state.honour[receiver]}
        state.tell("honour_moved", {**facts, **left})


def shinobi_moved(state: ShogunateState, start: int, slot: int) -> None:
    """The Shinobi has left a slot for another."""
    if state.events is not None:
        facts: Facts = {"from_slot": start + 1, "to_slot": slot + 1}
        state.tell("shinobi_moved", {**facts, "leader": leader_name(state, state.line[slot])})


def shinobi_struck(state: ShogunateState, leader: int, lost: int) -> None:
    """The Shinobi has taken honour."""
    if state.events is not None:
        facts: Facts = {"leader": leader_name(state, leader), "amount": lost}
        state.tell("shinobi_struck", {**facts, "honour": state.honour[leader]})


def shinobi_missed(state: ShogunateState, leader: int) -> None:
    """The leader beside the Shinobi has nothing to lose."""
    if state.events is not None:
        state.tell("shinobi_missed", {"leader": leader_name(state, leader)})


def shinobi_held(state: ShogunateState) -> None:
    """The Shinobi takes nothing this round."""
    if state.events is not None:
        state.tell("shinobi_held", {})


# Loyalty cards


def loyalty_turned(state: ShogunateState, seat: int, clan: int) -> None:
    """A seat has turned one of its cards face-up."""
    if state.events is not None:
        state.tell("loyalty_turned", {"seat": seat, "clan": leader_name(state, clan)})


def loyalty_concealed(state: ShogunateState, by: int, seat: int, clan: int) -> None:
    """A face-up card of a seat has been turned back."""
    if state.events is not None:
        facts: Facts = {"by_seat": by, "seat": seat, "clan": leader_name(state, clan)}
        state.tell("loyalty_concealed", facts)


def loyalty_shown(state: ShogunateState, owner: int, viewer: int, clan: int) -> None:
    """Everybody sees that a card is shown; owner and viewer which (`loyalty_seen`)."""
    if state.events is not None:
        state.tell("loyalty_shown", {"seat": owner, "to_seat": viewer})
        facts: Facts = {"seat": owner, "to_seat": viewer, "clan": leader_name(state, clan)}
        state.tell("loyalty_seen", facts, bit(owner) | bit(viewer))


def loyalty_exchanged(state: ShogunateState, one: int, other: int, first: int, second: int) -> None:
    """Everybody sees that cards change owner; the two of them which (`loyalty_swapped`)."""
    if state.events is not None:
        seats: Facts = {"seat": one, "other_seat": other}
        state.tell("loyalty_exchanged", seats)
        clans: Facts = {"clan": leader_name(state, first), "other_clan": leader_name(state, second)}
        state.tell("loyalty_swapped", {**seats, **clans}, bit(one) | bit(other))


# Plot powers


def power_idle(state: ShogunateState) -> None:
    """The power has no effect this round."""
    if state.events is not None:
        state.tell("power_idle", {"plot": plot_name(state, state.plot)})


def power_declined(state: ShogunateState, seat: int) -> None:
    """A player leaves an optional power unused."""
    if state.events is not None:
        state.tell("power_declined", {"seat": seat, "plot": plot_name(state, state.plot)})


def strike_changed(state: ShogunateState) -> None:
    """The active Plot says how much the Shinobi takes."""
    if state.events is not None:
        plot = plot_name(state, state.plot)
        state.tell("strike_changed", {"plot": plot, "amount": state.strike})


def card_recalled(state: ShogunateState, seat: int, card: int) -> None:
    """A seat has taken a card of its discard back."""
    if state.events is not None:
        state.tell("card_recalled", {"seat": seat, "card": card_name(state, card)})


def plots_scried(state: ShogunateState, count: int) -> None:
    """The Hatamoto looks at so many Plots."""
    if state.events is not None:
        state.tell("plots_scried", {"seat": state.hatamoto, "count": count})


def plot_seen(state: ShogunateState, seat: int, plot: int) -> None:
    """One seat has looked at a Plot."""
    if state.events is not None:
        state.tell("plot_seen", {"seat": seat, "plot": plot_name(state, plot)}, bit(seat))


def plots_ordered(state: ShogunateState, seat: int, plot: int) -> None:
    """Everybody sees that Plots are ordered; one seat which is first (`plot_ordered`)."""
    if state.events is not None:
        state.tell("plots_ordered", {"seat": seat})
        state.tell("plot_ordered", {"seat": seat, "plot": plot_name(state, plot)}, bit(seat))


# The end


def game_ended(state: ShogunateState) -> None:
    """What the end shows: who declared, all hands, all scores (ruling 37)."""
    if state.events is None:
        return
    result = scoring.outcome(state)
    assert result is not None
    for seat in range(state.seats):
        if result.scores[seat] >= state.options.threshold and state.ended == codes.THRESHOLD:
            reached: Facts = {"seat": seat, "score": result.scores[seat]}
            state.tell("threshold_reached", reached, rule="play/check")
    for seat in range(state.seats):
        first, second = loyalty.clans_in(state.down[seat] + state.up[seat])
        clans: Facts = {"clan": leader_name(state, first), "other_clan": leader_name(state, second)}
        state.tell("loyalty_revealed", {"seat": seat, **clans}, rule="end/reveal")
    for seat in range(state.seats):
        counted: Facts = {"seat": seat, "score": result.scores[seat], "place": result.places[seat]}
        state.tell("score_counted", counted, rule="end/reveal")
    state.tell("game_ended", {"reason": codes.REASONS[state.ended]}, rule="end/reveal")
