"""One function per kind of event; each does nothing unless events are collected.

Facts give leaders, cards and Plots by id and count slots from 1. An event without its own rule gets
the paragraph of the frame that emitted it.
"""

from hatamoto.games.shogunate import board, codes, loyalty, scoring, view
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks
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
    """The current Line, and the slot of the Shinobi, which may have moved with its leader."""
    leaders = [leader_name(state, leader) for leader in state.line]
    return {"leaders": leaders, "shinobi_slot": board.shinobi_slot(state) + 1}


def plot_facts(state: ShogunateState) -> Facts:
    """The active Plot, for the prompts of its power."""
    return {"plot": plot_name(state, state.plot)}


def loyalty_facts(state: ShogunateState, seat: int) -> Facts:
    """The face-up loyalty cards of a seat, and how many are face-down."""
    face_up = view.clan_names(state, state.up[seat])
    return {"face_up": face_up, "face_down": loyalty.size(state.down[seat])}


def hand_of(state: ShogunateState, seat: int) -> list[str]:
    """The action cards in a hand."""
    return view.card_names(state, state.hands[seat])


def discard_of(state: ShogunateState, seat: int) -> list[str]:
    """The action cards in a discard."""
    return view.card_names(state, board.discard(state, seat))


# Set-up


def loyalty_dealt(state: ShogunateState, seat: int, clan: int) -> None:
    """Everybody sees that a card is dealt; its owner also sees it (`loyalty_received`)."""
    if state.events is not None:
        state.emit("loyalty_dealt", {"seat": seat})
        facts: Facts = {"seat": seat, "clan": leader_name(state, clan)}
        state.emit("loyalty_received", facts, bit(seat))


def leader_laid(state: ShogunateState, leader: int, slot: int) -> None:
    """A leader takes the next slot of the Line."""
    if state.events is not None:
        state.emit("leader_laid", {"leader": leader_name(state, leader), "slot": slot + 1})


def hatamoto_chosen(state: ShogunateState) -> None:
    """Chance has named the first Hatamoto."""
    if state.events is not None:
        state.emit("hatamoto_chosen", {"seat": state.hatamoto})


# The round


def round_began(state: ShogunateState) -> None:
    """All but the Hatamoto choose a card."""
    if state.events is not None:
        state.emit("round_began", {"round": state.rounds, "seat": state.hatamoto})


def card_revealed(state: ShogunateState, seat: int, card: int) -> None:
    """A chosen card is turned over."""
    if state.events is not None:
        facts: Facts = {"seat": seat, "card": card_name(state, card), "hand": hand_of(state, seat)}
        state.emit("card_revealed", {**facts, "waiting": masks.members(state.waiting)})


def player_named(state: ShogunateState, seat: int, card: int) -> None:
    """The Hatamoto names a seat, which resolves its card."""
    if state.events is not None:
        facts: Facts = {"seat": state.hatamoto, "named_seat": seat, "card": card_name(state, card)}
        state.emit("player_named", {**facts, "waiting": masks.members(state.waiting)})


def card_discarded(state: ShogunateState, seat: int, card: int) -> None:
    """The card in front of a seat has gone to its discard."""
    if state.events is not None:
        facts: Facts = {"seat": seat, "card": card_name(state, card)}
        state.emit("card_discarded", {**facts, "discard": discard_of(state, seat)})


def check_passed(state: ShogunateState) -> None:
    """Nobody has reached the threshold."""
    if state.events is not None:
        state.emit("check_passed", {"round": state.rounds}, rule="play/check")


def discard_picked_up(state: ShogunateState, seat: int) -> None:
    """An empty hand is filled again."""
    if state.events is not None:
        facts: Facts = {"seat": seat, "cards": hand_of(state, seat)}
        facts["discard"] = discard_of(state, seat)
        state.emit("discard_picked_up", facts, rule="play/pickup")


def hatamoto_passed(state: ShogunateState, seat: int) -> None:
    """The banner has gone from a seat to the next."""
    if state.events is not None:
        facts: Facts = {"seat": seat, "to_seat": state.hatamoto}
        state.emit("hatamoto_passed", facts, rule="play/pass")


def plot_set_aside(state: ShogunateState) -> None:
    """The active Plot is set aside."""
    if state.events is not None:
        past = [plot_name(state, plot) for plot in state.past]
        state.emit("plot_set_aside", {"plot": past[-1], "plots_past": past}, rule="play/plot")


def plot_revealed(state: ShogunateState) -> None:
    """A Plot becomes the active one."""
    if state.events is not None:
        facts: Facts = {"plot": plot_name(state, state.plot), "strike": state.strike}
        facts["plot_honour"] = state.content.honour[state.plot].copy()
        facts["plots_left"] = board.plots_left(state)
        state.emit("plot_revealed", facts, rule="play/plot")


# The Line, Honour and the Shinobi


def leader_chosen(state: ShogunateState, leader: int) -> None:
    """The Hatamoto has picked the leader that the player of Cloaked in Shadows moves."""
    if state.events is not None:
        facts: Facts = {"seat": state.hatamoto, "leader": leader_name(state, leader)}
        state.emit("leader_chosen", facts)


def leader_moved(state: ShogunateState, seat: int, leader: int, start: int) -> None:
    """A leader has left a slot for the one it is in now."""
    if state.events is not None:
        facts: Facts = {"seat": seat, "leader": leader_name(state, leader), "from_slot": start + 1}
        facts["to_slot"] = state.slot_of[leader] + 1
        state.emit("leader_moved", {**facts, **line_facts(state)})


def leaders_switched(state: ShogunateState, one: int, other: int) -> None:
    """Two leaders have traded slots."""
    if state.events is not None:
        names: Facts = {
            "leader": leader_name(state, one),
            "other_leader": leader_name(state, other),
        }
        state.emit("leaders_switched", {**names, **line_facts(state)})


def honour_gained(state: ShogunateState, leader: int, amount: int) -> None:
    """Honour has been placed on a leader."""
    if state.events is not None:
        facts: Facts = {"leader": leader_name(state, leader), "amount": amount}
        state.emit("honour_gained", {**facts, "honour": state.honour[leader]})


def honour_moved(state: ShogunateState, seat: int, donor: int, receiver: int, amount: int) -> None:
    """Honour has gone from a leader to another."""
    if state.events is not None:
        to = leader_name(state, receiver)
        facts: Facts = {"seat": seat, "from_leader": leader_name(state, donor), "to_leader": to}
        left: Facts = {"from_honour": state.honour[donor], "to_honour": state.honour[receiver]}
        state.emit("honour_moved", {**facts, "amount": amount, **left})


def shinobi_moved(state: ShogunateState, start: int, slot: int) -> None:
    """The Shinobi has left a slot for another."""
    if state.events is not None:
        facts: Facts = {"from_slot": start + 1, "to_slot": slot + 1}
        state.emit("shinobi_moved", {**facts, "leader": leader_name(state, state.line[slot])})


def shinobi_struck(state: ShogunateState, leader: int, lost: int) -> None:
    """The Shinobi has taken honour."""
    if state.events is not None:
        facts: Facts = {"leader": leader_name(state, leader), "amount": lost}
        state.emit("shinobi_struck", {**facts, "honour": state.honour[leader]})


def shinobi_missed(state: ShogunateState, leader: int) -> None:
    """The leader beside the Shinobi has nothing to lose."""
    if state.events is not None:
        state.emit("shinobi_missed", {"leader": leader_name(state, leader)})


def shinobi_held(state: ShogunateState) -> None:
    """The Shinobi takes nothing this round."""
    if state.events is not None:
        state.emit("shinobi_held", {})


# Loyalty cards


def loyalty_turned(state: ShogunateState, seat: int, clan: int) -> None:
    """A seat has turned one of its cards face-up."""
    if state.events is not None:
        facts: Facts = {"seat": seat, "clan": leader_name(state, clan)}
        state.emit("loyalty_turned", {**facts, **loyalty_facts(state, seat)})


def loyalty_concealed(state: ShogunateState, by: int, seat: int, clan: int) -> None:
    """A face-up card of a seat has been turned back."""
    if state.events is not None:
        facts: Facts = {"by_seat": by, "seat": seat, "clan": leader_name(state, clan)}
        state.emit("loyalty_concealed", {**facts, **loyalty_facts(state, seat)})


def loyalty_shown(state: ShogunateState, owner: int, viewer: int, clan: int) -> None:
    """Everybody sees that a card is shown; owner and viewer also see it (`loyalty_seen`)."""
    if state.events is not None:
        state.emit("loyalty_shown", {"seat": owner, "to_seat": viewer})
        facts: Facts = {"seat": owner, "to_seat": viewer, "clan": leader_name(state, clan)}
        state.emit("loyalty_seen", facts, bit(owner) | bit(viewer))


def loyalty_exchanged(state: ShogunateState, one: int, other: int, first: int, second: int) -> None:
    """Everybody sees that cards change owner; the two also see them (`loyalty_swapped`)."""
    if state.events is not None:
        seats: Facts = {"seat": one, "other_seat": other}
        state.emit("loyalty_exchanged", seats)
        clans: Facts = {"clan": leader_name(state, first), "other_clan": leader_name(state, second)}
        state.emit("loyalty_swapped", {**seats, **clans}, bit(one) | bit(other))


# Plot powers


def power_idle(state: ShogunateState) -> None:
    """The power has no effect this round."""
    if state.events is not None:
        state.emit("power_idle", {"plot": plot_name(state, state.plot)})


def power_declined(state: ShogunateState, seat: int) -> None:
    """A player leaves an optional power unused."""
    if state.events is not None:
        state.emit("power_declined", {"seat": seat, "plot": plot_name(state, state.plot)})


def strike_changed(state: ShogunateState) -> None:
    """The active Plot has changed how much the Shinobi takes."""
    if state.events is not None:
        plot = plot_name(state, state.plot)
        state.emit("strike_changed", {"plot": plot, "amount": state.strike})


def card_recalled(state: ShogunateState, seat: int, card: int) -> None:
    """A seat has taken a card of its discard back."""
    if state.events is not None:
        facts: Facts = {"seat": seat, "card": card_name(state, card), "hand": hand_of(state, seat)}
        state.emit("card_recalled", {**facts, "discard": discard_of(state, seat)})


def plots_scried(state: ShogunateState, count: int) -> None:
    """The Hatamoto looks at Plots."""
    if state.events is not None:
        state.emit("plots_scried", {"seat": state.hatamoto, "count": count})


def plot_seen(state: ShogunateState, seat: int, plot: int) -> None:
    """One seat has looked at a Plot."""
    if state.events is not None:
        state.emit("plot_seen", {"seat": seat, "plot": plot_name(state, plot)}, bit(seat))


def plots_ordered(state: ShogunateState, seat: int, plot: int) -> None:
    """Everybody sees that Plots are ordered; one seat also sees the first (`plot_ordered`)."""
    if state.events is not None:
        state.emit("plots_ordered", {"seat": seat})
        state.emit("plot_ordered", {"seat": seat, "plot": plot_name(state, plot)}, bit(seat))


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
            state.emit("threshold_reached", reached, rule="play/check")
    for seat in range(state.seats):
        first, second = loyalty.clans_in(state.down[seat] + state.up[seat])
        clans: Facts = {"clan": leader_name(state, first), "other_clan": leader_name(state, second)}
        state.emit("loyalty_revealed", {"seat": seat, **clans}, rule="end/reveal")
    for seat in range(state.seats):
        counted: Facts = {"seat": seat, "score": result.scores[seat], "place": result.places[seat]}
        state.emit("score_counted", counted, rule="end/reveal")
    state.emit("game_ended", {"reason": codes.REASONS[state.ended]}, rule="end/reveal")
