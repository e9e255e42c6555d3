"""One function per kind of event; each does nothing unless events are collected.

An event without its own rule gets the paragraph of the frame that emitted it, or of the card in
play.
"""

from typing import Final

from hatamoto.games.twilight import actions, board, codes, ids
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.seats import bit

ENDINGS: Final = ["", "11.1(i)", "11.2(ii)", "11.3(iv)", "11.4(3)"]
"""The paragraph of each reason for the end."""


def count(state: TwilightState) -> int:
    """The number of events so far; 0 if they are not collected."""
    return 0 if state.events is None else len(state.events)


def cite_card(state: TwilightState, card: int, begun: int) -> None:
    """Cite the card's own text in events since `begun` that have no rule (§2.35(2)(ii))."""
    if state.events is not None:
        for event in state.events[begun:]:
            if not event.rule:
                event.rule = "card/" + state.content.cards[card]


# Influence and control


def influence_placed(state: TwilightState, side: int, space: int, amount: int) -> None:
    if state.events is not None:
        emit_influence(state, "influence_placed", side, space, amount)


def influence_removed(state: TwilightState, side: int, space: int, amount: int) -> None:
    if state.events is not None:
        emit_influence(state, "influence_removed", side, space, amount)


def influence_recovered(state: TwilightState, side: int, space: int, amount: int) -> None:
    if state.events is not None:
        emit_influence(state, "influence_recovered", side, space, amount)


def emit_influence(state: TwilightState, kind: str, side: int, space: int, amount: int) -> None:
    """Emit a change of influence with the amount after it."""
    facts: Facts = {"seat": side, "space": state.content.spaces[space], "amount": amount}
    state.emit(kind, {**facts, "influence": board.influence(state, side, space)})


def control_gained(state: TwilightState, side: int, space: int) -> None:
    if state.events is not None:
        facts: Facts = {"seat": side, "space": state.content.spaces[space]}
        state.emit("control_gained", facts, rule="3.2(i)")


def control_lost(state: TwilightState, side: int, space: int) -> None:
    if state.events is not None:
        facts: Facts = {"seat": side, "space": state.content.spaces[space]}
        state.emit("control_lost", facts, rule="3.2(i)")


# Support counters


def marker_stationed(state: TwilightState, face: int, space: int) -> None:
    if state.events is not None:
        content = state.content
        facts: Facts = {"seat": content.face_side[face], "marker": content.faces[face]}
        state.emit("marker_stationed", {**facts, "space": content.spaces[space]})


def marker_removed(state: TwilightState, face: int, space: int) -> None:
    if state.events is not None:
        content = state.content
        facts: Facts = {"marker": content.faces[face], "space": content.spaces[space]}
        state.emit("marker_removed", facts)


def marker_returned(state: TwilightState, face: int) -> None:
    if state.events is not None:
        state.emit("marker_returned", {"marker": state.content.faces[face]})


# Tracks


def vp_gained(state: TwilightState, side: int, amount: int) -> None:
    if state.events is not None:
        facts: Facts = {"seat": side, "amount": amount}
        state.emit("vp_gained", {**facts, **vp_facts(state)})


def vp_facts(state: TwilightState) -> Facts:
    """The marker as it is counted, plus for Pro-Bakufu, and in words: who leads by how much."""
    return {"vp": state.vp, "side": "anti" if state.vp < 0 else "pro", "points": abs(state.vp)}


def intervention_raised(state: TwilightState) -> None:
    if state.events is not None:
        state.emit("intervention_raised", {"level": state.intervention})


def intervention_lowered(state: TwilightState) -> None:
    if state.events is not None:
        state.emit("intervention_lowered", {"level": state.intervention})


def intervention_held(state: TwilightState) -> None:
    if state.events is not None:
        state.emit("intervention_held", {"level": state.intervention})


def treaty_signed(state: TwilightState) -> None:
    if state.events is not None:
        state.emit("treaty_signed", {"level": state.treaty})


def court_raised(state: TwilightState, side: int) -> None:
    if state.events is not None:
        facts: Facts = {"seat": side, "level": state.court[side]}
        state.emit("court_raised", facts, rule="8.4(2)(iv)")


def court_lowered(state: TwilightState, side: int) -> None:
    if state.events is not None:
        state.emit("court_lowered", {"seat": side, "level": state.court[side]})


def modifier_placed(state: TwilightState) -> None:
    if state.events is not None:
        state.emit("modifier_placed", {})


def modifier_removed(state: TwilightState) -> None:
    if state.events is not None:
        state.emit("modifier_removed", {})


def joi_performed(state: TwilightState) -> None:
    if state.events is not None:
        facts: Facts = {"card": state.content.cards[state.card]}
        state.emit("joi_performed", facts, rule="2.23(6)(i)")


def joi_scored(state: TwilightState, side: int, amount: int) -> None:
    if state.events is not None:
        state.emit("joi_scored", {"seat": side, "amount": amount}, rule="10.0(1)")


def yokohama_opened(state: TwilightState) -> None:
    if state.events is not None:
        state.emit("yokohama_opened", {})


# Cards


def card_dealt(state: TwilightState, side: int, card: int) -> None:
    """Everybody sees that a card is dealt; its owner also sees which."""
    if state.events is not None:
        state.emit("card_dealt", {"seat": side})
        state.emit("card_received", {"seat": side, "card": state.content.cards[card]}, bit(side))


def pile_reshuffled(state: TwilightState) -> None:
    if state.events is not None:
        state.emit("pile_reshuffled", {"count": len(state.pile)}, rule="6.3(ii)")


def pile_empty(state: TwilightState) -> None:
    if state.events is not None:
        state.emit("pile_empty", {})


def open_deck_joined(state: TwilightState) -> None:
    if state.events is not None:
        count = len(state.content.all_cards) - len(state.removed)
        facts: Facts = {"turn": state.turn, "count": count}
        state.emit("open_deck_joined", facts, rule="6.2(i)")


def card_played(state: TwilightState, side: int, card: int) -> None:
    if state.events is not None:
        state.emit("card_played", {"seat": side, "card": state.content.cards[card]})


def card_removed(state: TwilightState, card: int) -> None:
    if state.events is not None:
        state.emit("card_removed", {"card": state.content.cards[card]}, rule="9.2(i)")


def card_discarded(state: TwilightState, card: int) -> None:
    if state.events is not None:
        rule = "9.2(ii)" if state.content.star[card] else "2.35(3)"
        state.emit("card_discarded", {"card": state.content.cards[card]}, rule=rule)


def use_announced(state: TwilightState, seat: int, action: int) -> None:
    if state.events is not None:
        facts: Facts = {"seat": seat, "card": state.content.cards[state.card]}
        state.emit("use_announced", {**facts, "use": actions.USE_IDS[action - actions.USE]})


def event_lapsed(state: TwilightState) -> None:
    if state.events is not None:
        state.emit("event_lapsed", {"card": state.content.cards[state.card]}, rule="7.2(i)")


def event_occurred(state: TwilightState, seat: int) -> None:
    if state.events is not None:
        facts: Facts = {"seat": seat, "card": state.content.cards[state.card]}
        state.emit("event_occurred", facts, rule="9.0")


# Turns and rounds


def turn_began(state: TwilightState) -> None:
    if state.events is not None:
        years = state.content.years[state.turn - 1]
        state.emit("turn_began", {"turn": state.turn, "years": years, "seat": state.first})


def first_player_changed(state: TwilightState) -> None:
    if state.events is not None:
        state.emit("first_player_changed", {"seat": state.first}, rule="6.1(i)")


def round_began(state: TwilightState) -> None:
    if state.events is not None:
        facts: Facts = {"turn": state.turn, "round": state.rounds, "seat": state.active}
        state.emit("round_began", facts, rule="7.0(1)")


def turn_ended(state: TwilightState) -> None:
    if state.events is not None:
        state.emit("turn_ended", {"turn": state.turn})


# Actions


def kind_chosen(state: TwilightState, seat: int, action: int, points: int) -> None:
    if state.events is not None:
        kind = actions.ACTION_KIND_IDS[action - actions.KIND]
        state.emit("kind_chosen", {"seat": seat, "action_kind": kind, "points": points})


def points_unused(state: TwilightState, seat: int, points: int) -> None:
    if state.events is not None:
        state.emit("points_unused", {"seat": seat, "points": points})


def attempts_unused(state: TwilightState, seat: int, attempts: int) -> None:
    if state.events is not None:
        state.emit("attempts_unused", {"seat": seat, "count": attempts})


def court_idle(state: TwilightState, seat: int) -> None:
    if state.events is not None:
        state.emit("court_idle", {"seat": seat})


# Dice


def realignment_rolled(
    state: TwilightState, seat: int, space: int, number: int, other: int
) -> None:
    if state.events is not None:
        bonus = board.backing(state, seat, space)
        other_bonus = board.backing(state, 1 - seat, space)
        facts: Facts = {"seat": seat, "space": state.content.spaces[space], "number": number}
        facts["other_number"] = other
        facts["bonus"], facts["other_bonus"] = bonus, other_bonus
        facts["total"], facts["other_total"] = number + bonus, other + other_bonus
        state.emit("realignment_rolled", facts)


def realignment_tied(state: TwilightState, space: int) -> None:
    if state.events is not None:
        state.emit("realignment_tied", {"space": state.content.spaces[space]})


def coup_rolled(
    state: TwilightState, seat: int, space: int, points: int, number: int, value: int
) -> None:
    if state.events is not None:
        facts: Facts = {"seat": seat, "space": state.content.spaces[space], "number": number}
        facts["points"], facts["stability"] = points, state.content.stability[space]
        facts["value"] = value
        state.emit("coup_rolled", facts)


def court_tried(state: TwilightState, seat: int, number: int, points: int, modifier: int) -> None:
    if state.events is not None:
        facts: Facts = {"seat": seat, "number": number, "points": points, "modifier": modifier}
        state.emit("court_tried", facts)


def court_failed(state: TwilightState, seat: int) -> None:
    if state.events is not None:
        state.emit("court_failed", {"seat": seat, "level": state.court[seat]})


def war_declared(state: TwilightState, seat: int, space: int, target: int) -> None:
    if state.events is not None:
        facts: Facts = {"seat": seat, "space": state.content.spaces[space], "target": target}
        state.emit("war_declared", facts)


def war_idle(state: TwilightState, seat: int, space: int) -> None:
    if state.events is not None:
        state.emit("war_idle", {"seat": seat, "space": state.content.spaces[space]})


def war_rolled(
    state: TwilightState, seat: int, space: int, number: int, value: int, target: int
) -> None:
    if state.events is not None:
        facts: Facts = {"seat": seat, "space": state.content.spaces[space], "number": number}
        facts["bonus"] = board.backing(state, seat, space)
        facts["malus"] = board.backing(state, 1 - seat, space)
        facts["value"], facts["target"] = value, target
        state.emit("war_rolled", facts)


def war_won(state: TwilightState, seat: int, space: int) -> None:
    if state.events is not None:
        state.emit("war_won", {"seat": seat, "space": state.content.spaces[space]})


def war_failed(state: TwilightState, seat: int, space: int) -> None:
    if state.events is not None:
        state.emit("war_failed", {"seat": seat, "space": state.content.spaces[space]})


def flags_rolled(state: TwilightState, seat: int, number: int) -> None:
    if state.events is not None:
        state.emit("flags_rolled", {"seat": seat, "number": number})


# Scoring and the end


def area_scored(
    state: TwilightState, area: int, statuses: tuple[int, int], points: tuple[int, int]
) -> None:
    """The first of `statuses` and `points` is Anti-Bakufu's."""
    if state.events is not None:
        facts: Facts = {"area": state.content.areas[area]}
        facts["anti_status"] = codes.STATUS_IDS[statuses[ids.ANTI]]
        facts["pro_status"] = codes.STATUS_IDS[statuses[ids.PRO]]
        facts["anti_points"], facts["pro_points"] = points
        state.emit("area_scored", facts, rule="9.5(1)")


def kyo_scored(state: TwilightState) -> None:
    if state.events is not None:
        anti = board.influence(state, ids.ANTI, ids.KYO)
        pro = board.influence(state, ids.PRO, ids.KYO)
        state.emit("kyo_scored", {"anti": anti, "pro": pro}, rule="9.5")


def ports_scored(state: TwilightState, anti: int, pro: int) -> None:
    if state.events is not None:
        state.emit("ports_scored", {"anti_points": anti, "pro_points": pro}, rule="9.5")


def final_scoring_began(state: TwilightState) -> None:
    if state.events is not None:
        state.emit("final_scoring_began", {}, rule="11.4(1)")


def game_ended(state: TwilightState, reason: int) -> None:
    if state.events is not None:
        facts: Facts = {"seat": state.winner, "reason": codes.REASONS[reason], **vp_facts(state)}
        state.emit("game_ended", facts, rule=ENDINGS[reason])
