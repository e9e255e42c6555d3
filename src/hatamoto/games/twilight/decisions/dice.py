"""What the dice decide: realignment, coup, court operation, war, the emperor's flags."""

from typing import final

from hatamoto.games.twilight import actions, board, changes, codes, effects, outlook, scoring
from hatamoto.games.twilight.decisions import court
from hatamoto.games.twilight.effects.steps import realign_free
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.frames import Frame, a_of, b_of, c_of, framed, framed_wide
from hatamoto.kernel.kinds import Chance
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.seats import NATURE


@final
class RealignmentDie(Chance[TwilightState]):
    """The acting player's die; a is the space, b what is left, c the seat (§8.2(3)(ii))."""

    id = "realign_die"
    rule = "8.2(3)(ii)"
    verbs: tuple[str, ...] = ("roll",)
    purpose = "realignment"

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """A die."""
        return actions.ROLLS

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """The opponent's die follows before any other attempt (§8.2(2)(i)); c carries this one."""
        number = action - actions.ROLL + 1
        state.dice = number
        c = c_of(frame) | number << 8
        state.push(framed_wide(codes.REALIGN_REPLY, NATURE, a_of(frame), b_of(frame), c))

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """Who rolls, and where."""
        return {"seat": c_of(frame) & 1, "space": state.content.spaces[a_of(frame)]}


@final
class RealignmentReply(Chance[TwilightState]):
    """The opponent's die; c has the acting seat, the field and the first die (§8.2(3)(ii))."""

    id = "realign_reply"
    rule = "8.2(3)(ii)"
    verbs: tuple[str, ...] = ("roll",)
    purpose = "realignment"

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """A die."""
        return actions.ROLLS

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """The lower total loses the difference; then the next attempt may follow (§8.2(2)(ii))."""
        seat, field = c_of(frame) & 1, c_of(frame) >> 1 & 63
        number = c_of(frame) >> 8
        state.dice = number << 3 | action - actions.ROLL + 1
        realign(state, seat, a_of(frame), number, action - actions.ROLL + 1)
        left = b_of(frame)
        if field:
            realign_free(state, seat, left, field - 1)
        elif board.realignable(state, seat, left):
            state.push(framed(codes.REALIGN, seat, left))

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """Who rolls, and where."""
        return {"seat": 1 - (c_of(frame) & 1), "space": state.content.spaces[a_of(frame)]}


def realign(state: TwilightState, seat: int, space: int, number: int, other: int) -> None:
    """Compare both totals; the lower side loses the difference, at most all.

    §8.2(3)(iii), §8.2(3)(iv), §8.2(3)(v)
    """
    bonus, other_bonus = board.backing(state, seat, space), board.backing(state, 1 - seat, space)
    margin = number + bonus - other - other_bonus
    if state.events is not None:
        facts: Facts = {"seat": seat, "space": state.content.spaces[space], "number": number}
        facts["other_number"] = other
        facts["bonus"], facts["other_bonus"] = bonus, other_bonus
        facts["total"], facts["other_total"] = number + bonus, other + other_bonus
        state.tell("realignment_rolled", facts)
        if margin == 0:
            state.tell("realignment_tied", {"space": state.content.spaces[space]})
    if margin > 0:
        changes.cut_influence(state, 1 - seat, space, margin)
    elif margin < 0:
        changes.cut_influence(state, seat, space, -margin)


@final
class CoupDie(Chance[TwilightState]):
    """A coup's die; a is the space, b the points, c the seat, and 2 if it raises intervention.

    §8.3(1)(ii)
    """

    id = "coup_die"
    rule = "8.3(1)(ii)"
    verbs: tuple[str, ...] = ("roll",)
    purpose = "coup"

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """A die."""
        return actions.ROLLS

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """Intervention rises at once after the coup (§8.3(2), §2.23(5)(i), ruling 45)."""
        seat = c_of(frame) & 1
        state.dice = action - actions.ROLL + 1
        overthrow(state, seat, a_of(frame), b_of(frame), action - actions.ROLL + 1)
        if c_of(frame) & 2:
            changes.raise_intervention(state, seat)

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """Who, where, with how much."""
        facts: Facts = {"seat": c_of(frame) & 1, "space": state.content.spaces[a_of(frame)]}
        return {**facts, "points": b_of(frame)}


def overthrow(state: TwilightState, seat: int, space: int, points: int, number: int) -> None:
    """Opposing influence goes first (§8.3(1)(iii)), the excess is gained (§8.3(1)(iv))."""
    stability = state.content.stability[space]
    value = outlook.coup_value(state, space, points, number)
    if state.events is not None:
        facts: Facts = {"seat": seat, "space": state.content.spaces[space], "number": number}
        facts["points"], facts["stability"], facts["value"] = points, stability, value
        state.tell("coup_rolled", facts)
    if value <= 0:
        return
    lost = changes.cut_influence(state, 1 - seat, space, value)
    if value > lost:
        changes.add_influence(state, seat, space, value - lost)


@final
class CourtDie(Chance[TwilightState]):
    """A court operation's die; a is the seat, b the points (§8.4(2)(i))."""

    id = "court_die"
    rule = "8.4(2)(i)"
    verbs: tuple[str, ...] = ("roll",)
    purpose = "court"

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """A die."""
        return actions.ROLLS

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """At most the points of the card is a success (§8.4(2)(ii))."""
        state.dice = action - actions.ROLL + 1
        court.finish(state, a_of(frame), b_of(frame), action - actions.ROLL + 1)

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """Who, with how much."""
        return {"seat": a_of(frame), "points": b_of(frame)}


@final
class WarDie(Chance[TwilightState]):
    """A war's die; a is the clan, b the target value, c the seat (§9.4(ii))."""

    id = "war_die"
    rule = "9.4(ii)"
    verbs: tuple[str, ...] = ("roll",)
    purpose = "war"

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """A die."""
        return actions.ROLLS

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """Success removes all opposing influence; then what the card adds (§9.4(iii))."""
        seat, space = c_of(frame), a_of(frame)
        state.dice = action - actions.ROLL + 1
        won = fight(state, seat, space, b_of(frame), action - actions.ROLL + 1)
        if won:
            lost = board.influence(state, 1 - seat, space)
            changes.cut_influence(state, 1 - seat, space, lost)
        if state.card in effects.WARS:
            effects.WARS[state.card](state, seat, space, won)

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """Who, against whom, and what is needed."""
        facts: Facts = {"seat": c_of(frame), "space": state.content.spaces[a_of(frame)]}
        return {**facts, "target": b_of(frame)}


def fight(state: TwilightState, seat: int, space: int, target: int, number: int) -> bool:
    """Whether the die with the clans around reaches the target value (§9.4(ii), ruling 56)."""
    bonus, malus = board.backing(state, seat, space), board.backing(state, 1 - seat, space)
    value = outlook.war_value(state, seat, space, number)
    if state.events is not None:
        facts: Facts = {"seat": seat, "space": state.content.spaces[space], "number": number}
        facts["bonus"], facts["malus"], facts["value"], facts["target"] = (
            bonus, malus, value, target,
        )  # fmt: skip
        state.tell("war_rolled", facts)
        kind = "war_won" if value >= target else "war_failed"
        state.tell(kind, {"seat": seat, "space": state.content.spaces[space]})
    return value >= target


@final
class FlagsDie(Chance[TwilightState]):
    """The die of the emperor's flags, which end the game; a is the seat (§11.3(i), §11.3(iii))."""

    id = "flags_die"
    rule = "11.3(iii)"
    verbs: tuple[str, ...] = ("roll",)
    purpose = "flags"

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """A die."""
        return actions.ROLLS

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """The opponent gains the roll, and the game ends (§11.3(iv), ruling 64)."""
        seat, number = a_of(frame), action - actions.ROLL + 1
        state.dice = number
        if state.events is not None:
            state.tell("flags_rolled", {"seat": seat, "number": number})
        changes.move_points(state, 1 - seat, number)
        changes.end(state, codes.EMPEROR_FLAGS, scoring.leader(state))

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """Who rolls."""
        return {"seat": a_of(frame)}
