"""The decisions of events: placing and removing influence, wars, free realignments."""

from typing import Final, final

from hatamoto.games.twilight import actions, board, changes, chosen_spaces, events, frames, ids
from hatamoto.games.twilight.actions import PUT as PUT_VERB
from hatamoto.games.twilight.actions import REALIGN as REALIGN_VERB
from hatamoto.games.twilight.actions import TAKE as TAKE_VERB
from hatamoto.games.twilight.actions import WAR as WAR_VERB
from hatamoto.games.twilight.actions import listed, listed_large
from hatamoto.games.twilight.decisions.action import closed_to, no_target
from hatamoto.games.twilight.effects import steps
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Decision, Kind
from hatamoto.kernel.refusals import Facts, Loss, Refusal, refused


@final
class Putting(Decision[TwilightState]):
    """Place an influence by an event, one at a time (§9.3)."""

    frame_type = frames.PUT
    glyph = "置"
    rule = "9.3"
    verbs: tuple[str, ...] = ("put",)

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """The spaces the event allows; it cannot be declined (ruling 84)."""
        return listed(actions.PUT_BY, steps.choosable(state, frame))

    def blocker(self, state: TwilightState, frame: Frame, action: int) -> Refusal:
        """The space is not allowed, out of reach, or has enough."""
        space = action - PUT_VERB
        found = closed_to(state, space) or not_named(state, frame, space)
        if found is not None:
            return found
        facts: Facts = {"space": state.content.spaces[space]}
        if chosen_spaces.times(steps.CHOSEN.of(frame), space) >= steps.MOST.of(frame):
            return refused(card_rule(state), "most_reached", facts)
        return refused("9.3(2)(ii)", "out_of_reach", facts)

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """Then the next one, while points and spaces are left."""
        space = action - PUT_VERB
        changes.add_influence(state, seat_of(frame), space, 1)
        steps.ask_next(state, frame, space)

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """The card and the influence left."""
        return left(state, frame)


@final
class Taking(Decision[TwilightState]):
    """Remove an opposing influence by an event, one at a time (§9.3(1))."""

    frame_type = frames.TAKE
    glyph = "除"
    rule = "9.3(1)"
    verbs: tuple[str, ...] = ("take",)

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """The spaces the event allows that have opposing influence."""
        return listed(actions.TAKE_BY, steps.choosable(state, frame))

    def blocker(self, state: TwilightState, frame: Frame, action: int) -> Refusal:
        """The space is not allowed, has none, or enough was removed there."""
        space = action - TAKE_VERB
        found = closed_to(state, space) or not_named(state, frame, space)
        if found is not None:
            return found
        facts: Facts = {"space": state.content.spaces[space]}
        if chosen_spaces.times(steps.CHOSEN.of(frame), space) >= steps.MOST.of(frame):
            return refused(card_rule(state), "most_reached", facts)
        return refused("9.3(1)", "nothing_to_take", facts)

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """Then the next one, while points and spaces are left."""
        space = action - TAKE_VERB
        changes.cut_influence(state, 1 - seat_of(frame), space, 1)
        steps.ask_next(state, frame, space)

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """The card and the influence left."""
        return left(state, frame)


def left(state: TwilightState, frame: Frame) -> Facts:
    """The card in play and the influence left to place or remove."""
    return {"card": state.content.cards[state.card], "count": steps.POINTS.of(frame)}


def not_named(state: TwilightState, frame: Frame, space: int) -> Refusal | None:
    """Why the event's choice does not include a space, or None (§9.3(2)(i))."""
    if masks.has(state.chart.space_sets[steps.SPACE_SET.of(frame)], space):
        return None
    return beyond_card(state, space)


def beyond_card(state: TwilightState, space: int) -> Refusal:
    """The refusal for a space that the card in play does not allow."""
    facts: Facts = {"space": state.content.spaces[space], "card": state.content.cards[state.card]}
    return refused(card_rule(state), "not_named", facts)


def card_rule(state: TwilightState) -> str:
    """The paragraph of the card in play: its text sets the limit (§2.35(2)(ii))."""
    return "card/" + state.content.cards[state.card]


@final
class Warring(Decision[TwilightState]):
    """Choose the clan to make war on (§9.4(i))."""

    frame_type = frames.WAR
    glyph = "戦"
    target = frames.WAR.field("target")
    space_set = frames.WAR.field("field")
    rule = "9.4(i)"
    verbs: tuple[str, ...] = ("war",)

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """Any clan of the set; no reach is needed (ruling 55)."""
        return listed(actions.WAR_BY, state.chart.space_sets[self.space_set.of(frame)])

    def blocker(self, state: TwilightState, frame: Frame, action: int) -> Refusal:
        """The space is not a clan, or the card does not allow it."""
        space = action - WAR_VERB
        if space >= ids.CLANS:
            return refused(self.rule, "not_a_clan", {"space": state.content.spaces[space]})
        return beyond_card(state, space)

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """Roll, unless there is no opposing influence (§9.4(iv), ruling 57)."""
        space, seat, target = action - WAR_VERB, seat_of(frame), self.target.of(frame)
        events.war_declared(state, seat, space, target)
        if board.influence(state, 1 - seat, space):
            state.push(frames.WAR_DIE.draw(space, target, seat))
        else:
            events.war_idle(state, seat, space)

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """The card and its target value."""
        return {"card": state.content.cards[state.card], "target": self.target.of(frame)}


@final
class RealigningFreely(Decision[TwilightState]):
    """Try a free realignment (§8.2(3))."""

    frame_type = frames.FREE_REALIGN
    glyph = "調"
    attempts = frames.FREE_REALIGN.field("attempts")
    space_set = frames.FREE_REALIGN.field("field")
    rule = "8.2(3)"
    verbs: tuple[str, ...] = ("realign", "stop")

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """The targets within the set; or stop."""
        return listed_large(actions.REALIGN_OR_STOP, self.targets(state, frame))

    def blocker(self, state: TwilightState, frame: Frame, action: int) -> Refusal:
        """The space is no target, or the card does not allow it."""
        space = action - REALIGN_VERB
        found = no_target(state, seat_of(frame), space, "8.2(3)(i)")
        return beyond_card(state, space) if found is None else found

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """Both roll; the frame of the die keeps the set for the next attempt."""
        seat, attempts = seat_of(frame), self.attempts.of(frame)
        if action == actions.STOP:
            events.attempts_unused(state, seat, attempts)
            return
        space, free = action - REALIGN_VERB, self.space_set.of(frame) + 1
        state.push(frames.REALIGN_DIE.draw(space, attempts - 1, seat, free))

    def loss(self, state: TwilightState, frame: Frame, action: int) -> Loss | None:
        """Unused attempts that could still be made."""
        return (
            Loss("attempts_unused", {"count": self.attempts.of(frame)})
            if action == actions.STOP
            else None
        )

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """The card and the attempts left."""
        return {"card": state.content.cards[state.card], "count": self.attempts.of(frame)}

    def targets(self, state: TwilightState, frame: Frame) -> int:
        """The ordinary realignment targets within the set."""
        within = state.chart.space_sets[self.space_set.of(frame)]
        return board.contested(state, seat_of(frame)) & within


KINDS: Final[list[Kind[TwilightState]]] = [Putting(), Taking(), Warring(), RealigningFreely()]
